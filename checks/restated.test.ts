import { expect, test } from 'vitest';
import { restatedIn } from './restated.ts';

const names = new Set(['location', 'search', 'note', 'students']);
const lines = (text: string): number[] => restatedIn(text, (name) => names.has(name));

test('a type that says the arguments of a call again is found by its optional members, wherever it stands', () => {
  expect(lines('interface Wanted {\n  readonly location: number;\n  readonly search?: string | undefined;\n}')).toEqual(
    [3],
  );
  expect(lines('const list = (of: { location?: number | undefined }) => of;')).toEqual([1]);
  expect(lines('type Change = Rest & {\n  note?: string | null | undefined;\n};')).toEqual([2]);
});

test('what is inferred, what must be given and what only has the name of an argument is none', () => {
  expect(lines('type Wanted = InputOf<typeof listInput>;')).toEqual([]);
  expect(lines('interface Given {\n  readonly location: number;\n}')).toEqual([]);
  expect(lines('interface Moved {\n  readonly stay: number;\n  readonly note?: string | undefined;\n}')).toEqual([]);
  expect(lines('const at = (location?: number | undefined) => location;')).toEqual([]);
  expect(lines('interface Only {\n  readonly students?: readonly number[];\n}')).toEqual([]);
});
