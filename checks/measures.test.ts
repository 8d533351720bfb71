import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { pathsOf } from './sources.ts';

const sheets = pathsOf('apps/portal/src/**/*.css', 'packages/{ui,kit,editor}/src/**/*.css').map((path) => ({
  path,
  css: readFileSync(inRoot(path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const base = sheets.find(({ path }) => path.endsWith('ui/src/base.css'))?.css ?? '';

/** Declarations of a property, as `path value`. */
const valuesOf = (property: RegExp): { path: string; value: string }[] =>
  sheets.flatMap(({ path, css }) =>
    [...css.matchAll(new RegExp(`(?<![-\\w])${property.source}:\\s*([^;}]+)`, 'g'))].map(([, value = '']) => ({
      path,
      value: value.trim(),
    })),
  );

/** Figures that are read from across a room: the kiosk and the tablet at the door. */
const signs = /^(64|88)px$/;

test('type has one of nine sizes; beside them stand those of paper, of the root, and of signs', () => {
  const tokens = new Set([...base.matchAll(/--n-size-(\w+):/g)].map(([, name]) => name));
  expect(tokens.size).toBe(9);
  const others = valuesOf(/font-size/).filter(
    ({ path, value }) =>
      !/^var\(--n-size-\w+\)$|^[\d.]+(em|pt|%)$|^(0|inherit)$/.test(value) &&
      !signs.test(value) &&
      !(path.endsWith('base.css') && value === '16px'),
  );
  expect(others).toEqual([]);
});

test('corners have one of five radii, or none, or are round', () => {
  const one = String.raw`(var\(--n-radius-\w+\)|0|50%|inherit)`;
  const others = valuesOf(/border(?:-\w+-\w+)?-radius/).filter(
    ({ value }) => !new RegExp(`^${one}( ${one}){0,3}$`).test(value),
  );
  expect(others).toEqual([]);
});

test('every measure that is asked for is there', () => {
  const known = new Set([...base.matchAll(/(--n-(?:size|space|radius)-\w+):/g)].map(([, name]) => name));
  const asked = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/var\((--n-(?:size|space|radius)-\w+)/g)].map(([, name]) => ({ path, name })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ name }) => !known.has(name))).toEqual([]);
});
