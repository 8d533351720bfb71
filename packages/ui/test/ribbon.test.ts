import { expect, test } from 'vitest';
import { marksOf, markWords, piecesOf } from '../src/place/ribbon.ts';

const hours = { opens: 7 * 60, closes: 18 * 60 };
const stay = (from: number, to: number | null) => ({ from, to, room: 'Sunflowers', colour: '#eeb020' });

test('stays are drawn to the scale of the opening hours; one still open ends now', () => {
  const [first, second] = piecesOf([stay(492, 600), stay(600, null)], hours, 810);
  expect(first?.left).toBeCloseTo(((492 - 420) / 660) * 100);
  expect(first?.width).toBeCloseTo((108 / 660) * 100);
  expect(second?.width).toBeCloseTo((210 / 660) * 100);
});

test('what lies outside the opening hours is cut, and left out when nothing remains', () => {
  expect(piecesOf([stay(300, 400), stay(1100, 1200)], hours, 1200)).toEqual([]);
  expect(piecesOf([stay(300, 480)], hours, 800)[0]).toMatchObject({ left: 0 });
});

test('the hours under the ribbon are those of the drawing', () => {
  const marks = marksOf(hours);
  expect(marks.map((mark, i) => markWords(mark, marks[i - 1]))).toEqual(['7 AM', '9', '11', '1 PM', '3', '5']);
});
