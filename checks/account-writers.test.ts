import { expect, test } from 'vitest';
import { guardedTables, writers } from './account-writers.ts';
import { isTest, pathsOf, read } from './sources.ts';

const FOLDER = 'apps/api/src/domains/';
const tables = guardedTables.join('|');
const write = new RegExp(
  [
    `(?:updateTable|insertInto|deleteFrom|mergeInto)\\('(${tables})'\\)`,
    `(?:insert|create|add|update|upsert|delete)(?:Rows?|Many|Missing)\\(\\s*[\\w.{} ]+,\\s*'(${tables})'`,
    `(?:update|insert into|delete from|merge into) (${tables})\\b`,
  ].join('|'),
  'gi',
);

/** The guarded tables a text writes, sorted. */
const writesOf = (text: string): string =>
  [...new Set([...text.matchAll(write)].flatMap(([, ...tables]) => tables.filter(Boolean)))].sort().join(' ');

const sources = read(pathsOf(`${FOLDER}**/*.ts`, 'apps/api/src/model/**/*.ts').filter((path) => !isTest(path))).map(
  ({ path, text }) => ({
    name: path.replace(FOLDER, ''),
    text,
  }),
);

test('whatever writes who may sign in or act has a row with rank, confirmation and letters', () => {
  const found = Object.fromEntries(
    sources.flatMap(({ name, text }) => (writesOf(text) === '' ? [] : [[name, writesOf(text)]])),
  );
  expect(found).toEqual(Object.fromEntries(Object.entries(writers).map(([name, { writes }]) => [name, writes])));
});

test('what a row says of rank and confirmation stands in its file', () => {
  const asks = /mayChangeSignIn|mustBeConfirmed|signInChange/;
  const shows = /whenSure|isPassword|withPasswordPlace|isRight|mayChangeSignIn|letIn|beginApp|openSession|hashOf/;
  for (const { name, text } of sources) {
    const row = writers[name];
    if (row?.again === 'confirmed') expect(asks.test(text), name).toBe(true);
    if (row?.again === 'password') expect(shows.test(text), name).toBe(true);
    if (row?.rank === 'higher') expect(/mayChangeSignIn|signInChange/.test(text), name).toBe(true);
  }
});

test('a new writer is found in each way of writing', () => {
  expect(writesOf("db.updateTable('app_user').set({ email })")).toBe('app_user');
  expect(writesOf('sql`insert into passkey (centre_id) values (1)`; sql`delete from totp where true`')).toBe(
    'passkey totp',
  );
  expect(writesOf("updateRows(ctx, 'app_user', { id }, { email })")).toBe('app_user');
  expect(writesOf("findRow(ctx, 'app_user', { id }, ['email'])")).toBe('');
  expect(writesOf("db.selectFrom('app_user')")).toBe('');
});
