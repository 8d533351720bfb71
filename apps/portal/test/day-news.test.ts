import { expect, test } from 'vitest';
import { mustReadAnew, withNews } from '../src/domains/attendance/day/news.ts';

const date = '2026-03-11';
const ava = { student: { id: '1' }, date, state: 'none' };
const ben = { student: { id: '2' }, date, state: 'none' };
const read = { days: [ava, ben], at: 100_000 };
const told = (at: number, day = { ...ben, state: 'in' }) => new Map([['2', { day, at }]]);

test('who is told of takes its place in the list', () => {
  expect(withNews(read, told(101_000), date).map(({ state }) => state)).toEqual(['none', 'in']);
});

test('a list that arrives just after some news may have been read before them; a later one was not', () => {
  expect(withNews(read, told(99_000), date)[1]?.state).toBe('in');
  expect(withNews(read, told(90_000), date)[1]?.state).toBe('none');
});

test('news of another day are not those of the list', () => {
  expect(withNews(read, told(101_000, { ...ben, date: '2026-03-12', state: 'in' }), date)[1]?.state).toBe('none');
});

test('the list is read anew where what was told is not enough', () => {
  const now = 110_000;
  expect(mustReadAnew(read, [ben], date, now)).toBe(false);
  expect(mustReadAnew(undefined, [ben], date, now)).toBe(true);
  expect(mustReadAnew(read, [], date, now)).toBe(true);
  expect(mustReadAnew(read, [{ ...ben, student: { id: '3' } }], date, now)).toBe(true);
  expect(mustReadAnew(read, [ben], '2026-03-10', now)).toBe(true);
  expect(mustReadAnew(read, [ben], date, now + 60_000)).toBe(true);
});
