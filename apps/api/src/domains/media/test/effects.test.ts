import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '../../../installation.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
let teacher: Person;
let image: string;

beforeAll(async () => {
  server = await startTestServer();
  teacher = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
  image = `data:image/jpeg;base64,${bytes.toString('base64')}`;
});
afterAll(() => server.close());

const stored = (): number => {
  const folder = join(installation().dataDir, 'files', String(server.tenant.centre));
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('.')).length
    : 0;
};
const csv = `data:text/csv;base64,${Buffer.from('a,b\n1,2\n').toString('base64')}`;

test('an upload that is admitted leaves its files', async () => {
  const before = stored();
  expect(await teacher.call('uploadImage', { image }, 'status')).toEqual({ status: 'Success' });
  expect(stored()).toBe(before + 3);
  expect(await teacher.call('uploadFile', { file: csv, name: 'a.csv' }, 'status')).toEqual({ status: 'Success' });
  expect(stored()).toBe(before + 4);
});

test('whoever is no longer signed in leaves nothing in the store', async () => {
  const gone = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
  await server.tenant.db
    .updateTable('session')
    .set({ ended_at: server.clock.now(), end_reason: 'logout' })
    .where('id', '=', gone.session)
    .execute();
  const before = stored();
  for (const [call, args] of [
    ['uploadImage', { image }],
    ['uploadFile', { file: csv, name: 'a.csv' }],
  ] as const)
    await expect(gone.call(call, args, 'status')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(stored()).toBe(before);
});

test('what a call that fails after it has put into the store is taken back', async () => {
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  await owner.query('alter table picture add constraint none_now check (width <> 80)  not valid');
  try {
    const before = stored();
    await expect(teacher.call('uploadImage', { image }, 'status')).rejects.toMatchObject({ code: 'INTERNAL' });
    expect(stored()).toBe(before);
  } finally {
    await owner.query('alter table picture drop constraint none_now');
    await owner.end();
  }
});
