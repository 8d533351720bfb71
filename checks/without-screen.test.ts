import { expect, test } from 'vitest';
import { reasons, withoutDocument } from './without-screen.ts';

const found = withoutDocument();
const explained = reasons.flatMap(({ calls }) => calls);

test('each call has a screen that asks for it, or a reason in spec/without-screen.json', () => {
  expect(found.filter((name) => !explained.includes(name))).toEqual([]);
});

test('no reason stands for a call that a screen asks for by now, or that there is none of', () => {
  expect(explained.filter((name) => !found.includes(name))).toEqual([]);
  expect(explained.length).toBe(new Set(explained).size);
});
