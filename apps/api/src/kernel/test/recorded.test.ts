import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seen } from '@nestling/api/harness/evidence.ts';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from './toy.ts';

let folder: string;
const before = process.env.SEEN_CALLS;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-seen-'));
  process.env.SEEN_CALLS = folder;
});
afterAll(() => {
  if (before === undefined) delete process.env.SEEN_CALLS;
  else process.env.SEEN_CALLS = before;
  rmSync(folder, { recursive: true, force: true });
});

const kept = (): Record<string, Seen>[] =>
  readdirSync(folder).map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')));

test('what the real calls serve is evidence: arguments, fields with a value, and changed rows', async () => {
  const server = await startTestServer();
  const manager = await server.as('manager');
  expect(await manager.call('createRelationship', { name: 'Aunt' }, 'status')).toEqual({ status: 'Success' });
  // Declined: its arguments were not served, and nothing changed.
  const again = await manager.call('createRelationship', { name: 'Aunt' }, 'status');
  expect(again).toEqual({ status: 'Error' });
  const named = await manager.call('relationships', {}, 'title: name');
  expect(Object.keys(named[0])).toEqual(['title']);
  await manager.call('deleteRelationship', { id: 999_999 }, 'status').catch(() => undefined);
  await server.close();
  const [seen] = kept();
  expect(seen?.createRelationship).toMatchObject({ given: ['name'], changed: true });
  expect(seen?.createRelationship?.held).toEqual(expect.arrayContaining(['status', 'message', 'relationship']));
  expect(seen?.relationships?.held).toEqual(expect.arrayContaining(['id', 'name']));
  expect(seen?.relationships?.changed).toBe(false);
  expect(seen?.deleteRelationship).toSatisfy((one: Seen | undefined) => !one?.changed && !one?.given.includes('id'));
});

test('calls a test made up are none', async () => {
  const files = kept().length;
  const server = await startTestServer({ calls });
  expect(await server.guest().call('openToGuests', {}, 'who')).toBeTruthy();
  await server.close();
  expect(kept()).toHaveLength(files);
});
