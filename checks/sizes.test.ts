import { expect, test } from 'vitest';
import { allCode, isTest, pathsOf, read } from './sources.ts';

const median = 80;
const ninetieth = 250;
const stop = 400;

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const sized = read([...allCode(), ...pathsOf('{apps,packages}/**/*.css')])
  .filter(({ path }) => !isTest(path))
  .map(({ path, text }) => ({ path, lines: linesOf(text) }))
  .sort((a, b) => a.lines - b.lines);

const at = (share: number): number => sized[Math.floor(sized.length * share)]?.lines ?? 0;

test(`no file is longer than ${stop} lines`, () => {
  expect(sized.filter(({ lines }) => lines > stop)).toEqual([]);
});

test(`half of the files have at most ${median} lines`, () => {
  expect(sized.length).toBeGreaterThan(100);
  expect(at(0.5)).toBeLessThanOrEqual(median);
});

test(`nine of ten files have at most ${ninetieth} lines`, () => {
  const longest = sized.slice(-10).map(({ path, lines }) => `${lines} ${path}`);
  expect(at(0.9), `the longest: ${longest.join(', ')}`).toBeLessThanOrEqual(ninetieth);
});

test('tests stay readable too: none is longer than 600 lines', () => {
  const tests = read(allCode().filter(isTest)).map(({ path, text }) => ({ path, lines: linesOf(text) }));
  expect(tests.filter(({ lines }) => lines > 600)).toEqual([]);
});
