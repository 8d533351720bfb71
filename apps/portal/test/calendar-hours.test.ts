import { timeOf } from '@nestling/ui/format/clock.ts';
import { expect, test } from 'vitest';
import { hoursShown, lanesOf, moved, type Span, spanOf, stretched, timesOf } from '../src/domains/calendar/hours.ts';

const span = (from: number, to: number | null, date = '2026-05-04'): Span => ({ date, from, to });

test('an event keeps its length when it moves, and stays within its day', () => {
  expect(moved(span(600, 660), 1, 45)).toEqual(span(645, 705, '2026-05-05'));
  expect(moved(span(600, 660), 0, -900)).toEqual(span(0, 60));
  expect(moved(span(600, 660), 0, 9000)).toEqual(span(1380, 1440));
  expect(moved({ date: '2026-05-04', from: null, to: null }, -7, 30)).toEqual({
    date: '2026-04-27',
    from: null,
    to: null,
  });
});

test('an event is stretched no shorter than a step and not past its day', () => {
  expect(stretched(span(600, 660), 30)).toEqual(span(600, 690));
  expect(stretched(span(600, null), 15)).toEqual(span(600, 645));
  expect(stretched(span(600, 660), -600)).toEqual(span(600, 615));
  expect(stretched(span(600, 660), 6000)).toEqual(span(600, 1425));
});

test('the grid shows the working day and what is outside of it', () => {
  expect(hoursShown([])).toEqual({ first: 7, last: 18 });
  expect(hoursShown([span(330, 345), span(1100, 1170)])).toEqual({ first: 5, last: 20 });
});

test('events that overlap stand beside each other, others take the whole width', () => {
  const [a, b, c, d] = [span(600, 660), span(630, 690), span(660, 700), span(800, 830)];
  const lanes = lanesOf([a, b, c, d].map((one) => ({ of: one, span: one }))).map(({ lane, lanes: all }) => [lane, all]);
  expect(lanes).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

test('times are read and written as clocks', () => {
  expect(spanOf({ date: '2026-05-04', start_time: '08:05', end_time: null })).toEqual(span(485, null));
  expect(timeOf(485)).toBe('08:05');
  expect(timesOf(span(1380, 1440))).toEqual({ start_time: '23:00', end_time: '23:59' });
});
