import { expect, test } from 'vitest';
import { tablesNoted } from '../src/touched.ts';

test('tables are told as they were noted; what is not noted, or by no list of names, may be any', () => {
  expect(tablesNoted({ shows: ['room'], changes: ['student', 'room'] }, 'shows')).toEqual(['room']);
  expect(tablesNoted({ shows: ['room'], changes: ['student', 'room'] }, 'changes')).toEqual(['student', 'room']);
  expect(tablesNoted({}, 'shows')).toBeNull();
  expect(tablesNoted({ changes: 'room' }, 'changes')).toBeNull();
  expect(tablesNoted({ changes: ['room', 3] }, 'changes')).toBeNull();
});

test('a query may read nothing, a mutation that is noted to write nothing is not known', () => {
  expect(tablesNoted({ shows: [] }, 'shows')).toEqual([]);
  expect(tablesNoted({ changes: [] }, 'changes')).toBeNull();
});
