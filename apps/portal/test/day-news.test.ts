import { expect, test } from 'vitest';
import { fitOfDay } from '../src/domains/attendance/day/fit.ts';
import { mustReadAnew, withNews } from '../src/domains/attendance/news.ts';

const date = '2026-03-11';
const ava = { student: { id: '1' }, date, state: 'none' };
const ben = { student: { id: '2' }, date, state: 'none' };
const fit = fitOfDay<typeof ben>(date);
const read = { lines: [ava, ben], at: 100_000 };
const told = (at: number, day = { ...ben, state: 'in' }) => new Map([['2', { told: day, at }]]);

test('who is told of takes its place in the list', () => {
  expect(withNews(read, told(101_000), fit).map(({ state }) => state)).toEqual(['none', 'in']);
});

test('what is told of a line leaves the rest of it as it was read', () => {
  const byId = { idOf: ({ id }: { readonly id: string }) => id };
  const lines = { lines: [{ id: '1', name: 'Ava', absent: false }], at: 100_000 };
  expect(withNews(lines, new Map([['1', { told: { id: '1', absent: true }, at: 101_000 }]]), byId)).toEqual([
    { id: '1', name: 'Ava', absent: true },
  ]);
});

test('a list that arrives just after some news may have been read before them; a later one was not', () => {
  expect(withNews(read, told(99_000), fit)[1]?.state).toBe('in');
  expect(withNews(read, told(90_000), fit)[1]?.state).toBe('none');
});

test('news of another day are not those of the list', () => {
  expect(withNews(read, told(101_000, { ...ben, date: '2026-03-12', state: 'in' }), fit)[1]?.state).toBe('none');
});

test('the list is read anew where what was told is not enough', () => {
  const now = 110_000;
  const stranger = { ...ben, student: { id: '3' } };
  expect(mustReadAnew(read, [ben], fit, now)).toBe(false);
  expect(mustReadAnew(undefined, [ben], fit, now)).toBe(true);
  expect(mustReadAnew(read, [], fit, now)).toBe(true);
  expect(mustReadAnew(read, [stranger], fit, now)).toBe(true);
  expect(mustReadAnew(read, [stranger], { ...fit, partial: true }, now)).toBe(false);
  expect(mustReadAnew(read, [ben], fitOfDay('2026-03-10'), now)).toBe(true);
  expect(mustReadAnew(read, [ben], fit, now + 60_000)).toBe(true);
});
