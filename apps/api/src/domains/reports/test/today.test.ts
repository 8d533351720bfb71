import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
let manager: Person;
let elm: { id: number };
beforeAll(async () => {
  // Monday, 23:30 in New York; in UTC it is Tuesday, in Tokyo nearly noon of it.
  server = await startTestServer({ now: '2026-06-02T03:30:00Z' });
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

test('figures that end today end on the day of the location, not of UTC', async () => {
  const { end_date } = await manager.call('getCenterStatistics', { location: elm.id }, 'end_date');
  expect(end_date).toBe('2026-06-01');
  const week: { date: string }[] = await manager.call('watchTimeWeeklyReport', { location: elm.id }, 'date');
  expect(week.map(({ date }) => date)).toHaveLength(7);
  expect(week[0]?.date).toBe('2026-06-01');
  server.clock.tick(-24 * 3_600_000);
  const month: { date: string }[] = await manager.call('watchTimeMonthlyReport', { location: elm.id }, 'date');
  expect([month[0]?.date, month.at(-1)?.date]).toEqual(['2026-05-01', '2026-05-31']);
  const named: { date: string }[] = await manager.call(
    'watchTimeMonthlyReport',
    { location: elm.id, month: '2026-04' },
    'date',
  );
  expect([named[0]?.date, named.at(-1)?.date]).toEqual(['2026-04-01', '2026-04-30']);
  // No day comes after it.
  await expect(manager.call('watchTimeMonthlyReport', { month: '9999-12-31' }, 'date')).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});
