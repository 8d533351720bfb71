import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
type Time = readonly [day: string, start: string, end: string];

let count = 0;
const aSchedule = async (times: readonly Time[], status = 'active'): Promise<number> => {
  const { db, centre } = server.tenant;
  count += 1;
  const { id } = await db
    .insertInto('schedule')
    .values({ centre_id: centre, name: `Schedule ${count}`, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [day, start_time, end_time] of times)
    await db
      .insertInto('schedule_date')
      .values({ centre_id: centre, schedule_id: id, day, start_time, end_time })
      .execute();
  return id;
};

interface Hours {
  is_open: boolean;
  until: Date | null;
  opens_at: Date | null;
}
const hoursAt = async (schedule: number, zone: string, at: string): Promise<Hours> => {
  const { rows } =
    await sql<Hours>`select * from schedule_hours(${server.tenant.centre}, ${schedule}, ${zone}, ${at}::timestamptz)`.execute(
      server.tenant.db,
    );
  const [row] = rows;
  if (!row) throw new Error('schedule_hours answers one row.');
  return row;
};
const utc = (at: string) => new Date(at);

test('open from the start to just before the end', async () => {
  const id = await aSchedule([['Wednesday', '08:00', '17:00']]);
  const zone = 'America/New_York';
  expect(await hoursAt(id, zone, '2026-03-11T11:59:59Z')).toEqual({
    is_open: false,
    until: null,
    opens_at: utc('2026-03-11T12:00:00Z'),
  });
  expect(await hoursAt(id, zone, '2026-03-11T12:00:00Z')).toMatchObject({
    is_open: true,
    until: utc('2026-03-11T21:00:00Z'),
  });
  expect(await hoursAt(id, zone, '2026-03-11T21:00:00Z')).toEqual({
    is_open: false,
    until: null,
    opens_at: utc('2026-03-18T12:00:00Z'),
  });
});

test('a day that ends at 24:00 goes on into the next that begins at 00:00', async () => {
  const id = await aSchedule([
    ['Monday', '20:00', '24:00'],
    ['Tuesday', '00:00', '06:00'],
  ]);
  expect(await hoursAt(id, 'UTC', '2026-03-09T21:00:00Z')).toMatchObject({
    is_open: true,
    until: utc('2026-03-10T06:00:00Z'),
  });
  expect(await hoursAt(id, 'UTC', '2026-03-10T00:00:00Z')).toMatchObject({
    is_open: true,
    until: utc('2026-03-10T06:00:00Z'),
  });
});

test('open day and night has no end', async () => {
  const id = await aSchedule(DAYS.map((day) => [day, '00:00', '24:00'] as const));
  for (const at of ['2026-03-08T06:59:59Z', '2026-03-08T07:00:00Z', '2026-11-01T05:30:00Z', '2026-07-01T00:00:00Z'])
    expect(await hoursAt(id, 'America/New_York', at)).toMatchObject({ is_open: true, until: null });
});

test('on the day the clocks go forward the morning is an hour shorter, and the wall clock holds', async () => {
  const id = await aSchedule([
    ['Sunday', '00:00', '08:00'],
    ['Sunday', '17:00', '18:00'],
  ]);
  const zone = 'America/New_York';
  // 8 March 2026: 02:00 EST becomes 03:00 EDT, at 07:00 UTC. The night before still counts five hours behind.
  expect(await hoursAt(id, zone, '2026-03-08T05:00:00Z')).toMatchObject({
    is_open: true,
    until: utc('2026-03-08T12:00:00Z'),
  });
  expect(await hoursAt(id, zone, '2026-03-08T12:00:00Z')).toMatchObject({
    is_open: false,
    opens_at: utc('2026-03-08T21:00:00Z'),
  });
});

test('a time within the hour that is jumped over comes by the clock of the hour before: once, as long as it is', async () => {
  const id = await aSchedule([['Sunday', '02:10', '02:50']]);
  const zone = 'America/New_York';
  const around = { '2026-03-08T06:30:00Z': false, '2026-03-08T07:09:59Z': false, '2026-03-08T07:10:00Z': true };
  for (const [at, is_open] of Object.entries(around))
    expect(await hoursAt(id, zone, at), at).toMatchObject({ is_open });
  expect(await hoursAt(id, zone, '2026-03-08T07:10:00Z')).toMatchObject({ until: utc('2026-03-08T07:50:00Z') });
});

test('the hour that comes twice is open as long as it lasts when it lies inside', async () => {
  const id = await aSchedule([['Sunday', '00:00', '03:00']]);
  const zone = 'America/New_York';
  // 1 November 2026: 02:00 EDT becomes 01:00 EST, at 06:00 UTC.
  for (const at of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:59:59Z'])
    expect(await hoursAt(id, zone, at), at).toMatchObject({ is_open: true, until: utc('2026-11-01T08:00:00Z') });
});

test('zones of half and quarter hours, and those across the date line', async () => {
  const id = await aSchedule([['Wednesday', '08:00', '17:00']]);
  expect(await hoursAt(id, 'Asia/Kolkata', '2026-03-11T02:30:00Z')).toMatchObject({
    is_open: true,
    until: utc('2026-03-11T11:30:00Z'),
  });
  expect(await hoursAt(id, 'Asia/Kathmandu', '2026-03-11T02:14:59Z')).toMatchObject({
    is_open: false,
    opens_at: utc('2026-03-11T02:15:00Z'),
  });
  expect(await hoursAt(id, 'Pacific/Kiritimati', '2026-03-10T18:00:00Z')).toMatchObject({ is_open: true });
  expect(await hoursAt(id, 'Pacific/Pago_Pago', '2026-03-11T19:00:00Z')).toMatchObject({ is_open: true });
  // Lord Howe moves its clocks by half an hour: 5 April 2026, 02:00 becomes 01:30.
  const night = await aSchedule([['Sunday', '00:00', '03:00']]);
  expect(await hoursAt(night, 'Australia/Lord_Howe', '2026-04-04T13:00:00Z')).toMatchObject({
    is_open: true,
    until: utc('2026-04-04T16:30:00Z'),
  });
});

test('an inactive schedule, and one without times, is never open', async () => {
  const everyDay = DAYS.map((day) => [day, '00:00', '24:00'] as const);
  const closed = { is_open: false, until: null, opens_at: null };
  expect(await hoursAt(await aSchedule(everyDay, 'inactive'), 'UTC', '2026-03-11T12:00:00Z')).toEqual(closed);
  expect(await hoursAt(await aSchedule([]), 'UTC', '2026-03-11T12:00:00Z')).toEqual(closed);
});

test('the database refuses times of one day that overlap, and takes those that touch', async () => {
  await aSchedule([
    ['Monday', '08:00', '12:00'],
    ['Monday', '12:00', '24:00'],
    ['Tuesday', '08:00', '12:00'],
  ]);
  await expect(
    aSchedule([
      ['Monday', '08:00', '12:00'],
      ['Monday', '11:59', '13:00'],
    ]),
  ).rejects.toMatchObject({ constraint: 'schedule_date_overlap' });
});
