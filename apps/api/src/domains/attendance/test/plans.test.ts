import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundTo } from '../../../kernel/db/compile.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { listDay } from '../day-list.ts';
import { lockStudents, readPresence } from '../presence.ts';

const STUDENTS = 300;
const DAYS = 60;

let server: TestServer;
let client: pg.Client;
let location: { id: number };
let students: number[];
beforeAll(async () => {
  server = await startTestServer();
  const { db, centre } = server.tenant;
  location = await aLocation(server.tenant);
  const room = await aRoom(server.tenant, { location_id: location.id });
  await sql`insert into student (centre_id, location_id, room_id, fname, lname)
    select ${centre}, ${location.id}, ${room.id}, 'Child', n::text from generate_series(1, ${STUDENTS}::int) n`.execute(
    db,
  );
  await sql`insert into attendance (centre_id, location_id, student_id, date, checked_in_at, checked_out_at)
    select ${centre}, ${location.id}, st.id, '2026-03-11'::date - d, ('2026-03-11'::date - d) + time '13:00', ('2026-03-11'::date - d) + time '21:00'
    from student st, generate_series(1, ${DAYS}::int) d`.execute(db);
  await sql`insert into attendance_room (centre_id, attendance_id, student_id, room_id, entered_at, left_at)
    select ${centre}, id, student_id, ${room.id}, checked_in_at, checked_out_at from attendance`.execute(db);
  await sql`insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, attendance_id, source)
    select ${centre}, location_id, student_id, k, checked_in_at, checked_in_at, id, 'staff' from attendance, unnest(array['in', 'out']) k`.execute(
    db,
  );
  await sql`insert into absence (centre_id, student_id, location_id, date, marked_at)
    select ${centre}, st.id, ${location.id}, '2026-03-11'::date + d, now() from student st, generate_series(0, 20) d`.execute(
    db,
  );
  students = (await db.selectFrom('student').select('id').execute()).map(({ id }) => id);
  client = new pg.Client({ connectionString: server.ownerUrl, options: `-c app.centre_id=${centre}` });
  await client.connect();
  for (const table of ['student', 'attendance', 'attendance_room', 'attendance_event', 'absence'])
    await client.query(`analyze ${table}`);
}, 60_000);
afterAll(async () => {
  await client.end();
  await server.close();
});

/** The plan of the one statement that `read` sends, as text. */
const planOf = async (read: (ctx: Parameters<typeof readPresence>[0]) => Promise<unknown>): Promise<string> => {
  let plan = '';
  const db = boundTo(async ({ text, values }) => {
    const { rows } = await client.query({ text: `explain ${text}`, values: [...values] });
    plan += rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    return { rows: [], count: 0 };
  });
  const who = { centre: server.tenant.centre, user: 1, role: 'teacher', session: '' } as const;
  await read({ who, db, now: () => server.clock.now() });
  return plan;
};
/** Tables that hold a row per child and day. */
const growing = ['attendance', 'attendance_room', 'attendance_event', 'absence'];
const scansAll = (plan: string) => growing.filter((table) => plan.includes(`Seq Scan on ${table} `));

test('one child at the door: every growing table is read by an index', async () => {
  const plan = await planOf((ctx) => readPresence(ctx, students.slice(0, 1), { actionBy: 1, day: '2026-03-11' }));
  expect(scansAll(plan), plan).toEqual([]);
  expect(plan).toContain('attendance_event_of_student');
  const lock = await planOf((ctx) => lockStudents(ctx, students.slice(0, 5)));
  expect(scansAll(lock), lock).toEqual([]);
  expect(lock).toContain('LockRows');
});

test('the day of a location reads that day, not the year', async () => {
  const plan = await planOf((ctx) => listDay(ctx, { location: idOf(Location, location.id), date: '2026-03-11' }));
  expect(scansAll(plan), plan).toEqual([]);
  expect(plan).toContain('attendance_day');
});
