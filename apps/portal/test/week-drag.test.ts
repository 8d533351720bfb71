import { expect, test } from 'vitest';
import { dayBeside, dropped, moved } from '../src/domains/schedules/people/strip.ts';

const days = ['2026-03-16', '2026-03-17', '2026-03-18'];
const from = { date: '2026-03-16', at: { from: 480, to: 960 } };

test('a key goes from day to day and stops at the ends of the week', () => {
  expect(dayBeside(days, '2026-03-16', 1)).toBe('2026-03-17');
  expect(dayBeside(days, '2026-03-16', -1)).toBe('2026-03-16');
  expect(dayBeside(days, '2026-03-18', 1)).toBe('2026-03-18');
});

test('what is dropped on another day keeps its time unless it was meant to change', () => {
  expect(dropped(from, 44, 'move', '2026-03-17')).toEqual({ date: '2026-03-17', at: from.at });
  expect(dropped(from, -120, 'move', '2026-03-17')).toEqual({ date: '2026-03-17', at: { from: 360, to: 840 } });
  expect(dropped(from, 44, 'move', '2026-03-16')).toEqual({ date: '2026-03-16', at: { from: 525, to: 1005 } });
});

test('a stretch stays within its day, and its ends a quarter of an hour apart', () => {
  expect(moved(from.at, 1000, 'move')).toEqual({ from: 960, to: 1440 });
  expect(moved(from.at, -1000, 'move')).toEqual({ from: 0, to: 480 });
  expect(moved(from.at, 1000, 'start')).toEqual({ from: 945, to: 960 });
  expect(moved(from.at, -1000, 'end')).toEqual({ from: 480, to: 495 });
});
