import { expect, test } from 'vitest';
import { calls } from '../apps/api/src/domains.ts';
import { pathsOf, read } from './sources.ts';

const sources = read(pathsOf('apps/api/src/**/*.ts')).filter(({ path }) => !path.includes('/test/'));
const found = (pattern: RegExp): Set<string> =>
  new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].flatMap(([, kind]) => (kind ? [kind] : []))));
const kinds = () =>
  [
    ...(sources.find(({ path }) => path.endsWith('/event-kinds.ts'))?.text ?? '').matchAll(/^ {2}(\w+): true;/gm),
  ].flatMap(([, kind]) => (kind ? [kind] : []));

/** Kinds the kernel names by a constant, or that are handed on from a list. */
const BY_NAME = ['audited', 'centres'];

/** The kinds of the list that `app.ts` goes through with `events.subscribe(kind, …)`, and nothing else of the file. */
const listenedInApp = (): readonly string[] => {
  const text = sources.find(({ path }) => path.endsWith('api/src/app.ts'))?.text ?? '';
  const [, list = ''] = /for \(const kind of \[([^\]]+)\]\)\s*events\.subscribe\(kind,/.exec(text) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].flatMap(([, kind]) => (kind ? [kind] : []));
};

test('the list of kinds the gateway is told of is read as it stands', () => {
  expect(listenedInApp()).toContain('rights');
  expect(listenedInApp().filter((kind) => !kinds().includes(kind))).toEqual([]);
});

test('somebody listens to every kind of event', () => {
  const listened = new Set([
    ...Object.values(calls).flatMap(({ listensTo }) => listensTo),
    ...found(/subscribe\('(\w+)'/g),
    ...listenedInApp(),
    ...found(/\bk === '(\w+)'/g),
    ...BY_NAME,
  ]);
  expect(kinds().length).toBeGreaterThan(10);
  expect(kinds().filter((kind) => !listened.has(kind))).toEqual([]);
});

/** Kinds that triggers of the database tell. */
const toldByTables = (): readonly string[] =>
  read(pathsOf('apps/api/src/db/migrations/*.sql')).flatMap(({ text }) =>
    [...text.matchAll(/pg_notify\([^;]*'k', '(\w+)'/g)].flatMap(([, kind]) => (kind ? [kind] : [])),
  );

test('every kind of event is published', () => {
  // `k` is the kind in the JSON a notification carries, for what is sent outside of a call.
  const published = new Set([...found(/\b(?:kind|k): '(\w+)'/g), ...toldByTables(), ...BY_NAME]);
  expect(kinds().filter((kind) => !published.has(kind))).toEqual([]);
});
