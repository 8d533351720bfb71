import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';

test('what came after the baseline is named by its time: docs/add-a-migration.md', () => {
  const [first, ...later] = readdirSync(inRoot('apps/api/src/db/migrations')).sort();
  expect(first).toBe('0000-baseline.sql');
  const isTime = /^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d-[a-z0-9-]+\.sql$/;
  expect(later.filter((name) => !isTime.test(name))).toEqual([]);
});
