import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { lastingLocks, tablesMade } from './migration-locks.ts';

const DAY_MS = 86_400_000;

test('what came after the baseline is named by its time: docs/add-a-migration.md', () => {
  const [first, ...later] = readdirSync(inRoot('apps/api/src/db/migrations')).sort();
  expect(first).toBe('0000-baseline.sql');
  const isTime = /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d-[a-z0-9-]+\.sql$/;
  expect(later.filter((name) => !isTime.test(name))).toEqual([]);
});

test('no lock on a table in use lasts with its rows, but on one that is said to be small', () => {
  const later = readdirSync(inRoot('apps/api/src/db/migrations')).sort().slice(1);
  const files = later.map((name) => {
    const sql = readFileSync(inRoot(`apps/api/src/db/migrations/${name}`), 'utf8');
    const [year = 0, month = 1, day] = [name.slice(0, 4), name.slice(4, 6), name.slice(6, 8)].map(Number);
    return { name, sql, day: Date.UTC(year, month - 1, day) };
  });
  const found = files.flatMap(({ name, sql, day }) => {
    const fresh = files
      .filter((one) => one.day <= day && day - one.day <= DAY_MS)
      .flatMap((one) => tablesMade(one.sql));
    return lastingLocks(sql, fresh).map((lock) => `${name} ${lock}`);
  });
  expect(found, 'Build it beside the writes, or add it not valid: docs/add-a-migration.md').toEqual([]);
});

test.each([
  ['create index audit_by_who on audit (centre_id, user_id);', 1],
  ['-- no transaction: audit is large\ncreate index concurrently audit_by_who on audit (centre_id, user_id);', 0],
  ['create table cot (id int); create unique index cot_id on cot (id); alter table cot add check (id > 0);', 0],
  ['alter table audit add column held boolean not null default false;', 0],
  ['alter table audit add column at timestamptz not null default now();', 0],
  ['alter table audit add column key uuid default gen_random_uuid();', 1],
  ['alter table audit add column day date generated always as (at::date) stored;', 1],
  ['alter table audit add constraint audit_known check (id > 0);', 1],
  ['alter table audit add constraint audit_known check (id > 0) not valid;', 0],
  ['alter table audit validate constraint audit_known;', 0],
  ['alter table audit\n  alter column id type bigint;', 1],
  ['alter table audit alter column call set not null;', 1],
  ['-- small: location: a center has some dozens of them\nalter table location alter column name set not null;', 0],
  ['create function f() returns void language sql as $$ alter table audit alter call set not null; $$;', 0],
])('a lock that lasts is seen: %s', (sql, count) => {
  expect(lastingLocks(sql)).toHaveLength(count);
});
