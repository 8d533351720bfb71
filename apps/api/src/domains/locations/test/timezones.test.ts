import { seedTimezones } from '@nestling/api/db/seed/timezones.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Zone = { id: string; name: string; value: string; country: string | null };
const listed = async (): Promise<Zone[]> => (await server.as('manager')).call('timezones', {}, 'id name value country');

test('every zone browsers and this server know can be chosen, each once; those that were first keep their ids', async () => {
  const zones = await listed();
  const canonical = (value: string) => new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  const known = new Set(zones.map(({ value }) => canonical(value)));
  expect(Intl.supportedValuesOf('timeZone').filter((value) => !known.has(value))).toEqual([]);
  expect(known.size).toBe(zones.length);
  expect(zones.filter(({ country }) => country === null).map(({ value }) => value)).toEqual(['UTC']);
  expect([zones[0], zones[22], zones[23]]).toMatchObject([
    { id: '1', value: 'America/New_York', country: 'US' },
    { id: '23', value: 'Asia/Kolkata', country: 'IN' },
    { id: '24', value: 'UTC' },
  ]);
  expect(zones.find(({ value }) => value === 'America/Indiana/Vincennes')?.name).toBe(
    'Vincennes, Indiana (United States)',
  );
});

test('a list of before keeps its rows and is filled up, once', async () => {
  const owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  try {
    const before = await listed();
    await owner.query('delete from timezone where id > 24');
    await owner.query('update timezone set country = null');
    await seedTimezones(owner);
    expect(await listed()).toEqual(before);
    await seedTimezones(owner);
    expect(await listed()).toHaveLength(before.length);
  } finally {
    await owner.end();
  }
});
