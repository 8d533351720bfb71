import { loadavg } from 'node:os';
import { type Person, startTestServer } from '@nestling/api/harness/test-server.ts';
import type { Statement } from '@nestling/api/kernel/db/batch.ts';
import { sql } from 'kysely';
import { percentile } from './api.ts';
import { lastTrip } from './recorded.ts';

/**
 * Two readings of presence against the very SQL they send, by turns in one run: the day of a location with 500
 * students, and the hours of a year with 1,000,000 events (2,000 students on 250 days). Beside the year stands a sum
 * written by hand that knows no midnight, for how much the splitting of days costs. Prints medians in ms.
 */
const ROUNDS = { day: 9, year: 3 } as const;
const MOST = { day: 1.5, year: 1.3 } as const;
const STUDENTS = { day: 500, year: 2000 } as const;

const server = await startTestServer({ now: '2026-03-11T16:00:00Z' });
const { db, centre } = server.tenant;
const { pools } = server.app.appContext;

/** A location with so many students, who were there on each of the last `days` weekdays. */
const fill = async (name: string, students: number, days: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`insert into location (centre_id, name, timezone_id)
    select ${centre}::int, ${name}::text, id from timezone where value = 'America/New_York' returning id`.execute(db);
  const location = rows[0]?.id ?? 0;
  await sql`insert into room (centre_id, location_id, name) select ${centre}::int, ${location}::int, 'Room ' || n
    from generate_series(1, 10) n`.execute(db);
  await sql`insert into student (centre_id, location_id, room_id, fname, lname)
    select ${centre}::int, ${location}::int, (select min(id) from room where centre_id = ${centre} and location_id = ${location}) + n % 10,
      'Child' || n, 'Family' || n / 2 from generate_series(1, ${students}::int) n`.execute(db);
  await sql`with stay as (
      insert into attendance (centre_id, location_id, student_id, date, checked_in_at, checked_out_at)
      select ${centre}::int, ${location}::int, st.id, day, (day + time '08:00' + interval '1 minute' * (st.id % 50)) at time zone 'America/New_York',
        (day + time '15:30' + interval '1 minute' * ((st.id + extract(doy from day)::int) % 110)) at time zone 'America/New_York'
      from student st cross join (select date '2026-03-11' - n as day from generate_series(0, 365) n) d
      where st.centre_id = ${centre} and st.location_id = ${location} and extract(isodow from day) < 6
        and day > date '2026-03-11' - ${days}::int
      returning id, student_id, checked_in_at, checked_out_at)
    insert into attendance_room (centre_id, attendance_id, student_id, room_id, entered_at, left_at)
    select ${centre}::int, stay.id, stay.student_id, st.room_id, checked_in_at, checked_out_at
    from stay join student st on st.centre_id = ${centre} and st.id = stay.student_id
    where ${days}::int < 30`.execute(db);
  return location;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const send = async (statements: readonly Statement[]): Promise<void> => {
  const line = await pools.acquire();
  try {
    await line.send(statements);
  } finally {
    line.release();
  }
};
const median = (times: readonly number[]): number => percentile(times, 0.5);

/** A call and its own SQL by turns, after one of each that warms up. */
const compare = async (who: Person, call: string, args: object, fields: string, rounds: number) => {
  const ask = () => who.call(call, { ...args }, fields);
  const own = await lastTrip(pools, ask);
  const asked: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await timed(ask), await timed(() => send(own))];
    if (round === 0) continue;
    asked.push(one);
    bare.push(other);
  }
  return { call: median(asked), bare: median(bare), statements: own.length };
};

// Filling is not measured: without the rule against overlaps it takes seconds, not minutes.
await sql`alter table attendance drop constraint attendance_overlap`.execute(db);
const elm = await fill('Elm', STUDENTS.day, 1);
const oak = await fill('Oak', STUDENTS.year, 350);
await sql`analyze`.execute(db).catch(() => {});
const manager = await server.as('manager', { locations: [{ id: elm }, { id: oak }] });
const { rows } = await sql<{
  n: number;
}>`select count(*)::int as n from attendance where centre_id = ${centre}`.execute(db);
console.log(`${rows[0]?.n} stays, two events each; load ${loadavg()[0]?.toFixed(1)} (this run included)`);

const day = await compare(
  manager,
  'getStudentAttendance',
  { location: elm, date: '2026-03-11' },
  'student { id full_name } state minutes program { id name } stays { start_time end_time rooms { room { id name } } }',
  ROUNDS.day,
);
const span = { start_date: '2025-03-12', end_date: '2026-03-11' };
const year = await compare(
  manager,
  'getStudentHours',
  { location: oak, ...span },
  'student { id full_name } days_present days_absent minutes',
  ROUNDS.year,
);
const plain: number[] = [];
for (let round = 0; round <= ROUNDS.year; round += 1) {
  plain.push(
    await timed(() =>
      sql`select a.student_id, count(distinct a.date), sum(floor(extract(epoch from a.checked_out_at - a.checked_in_at) / 60))
        from attendance a join student st on st.centre_id = a.centre_id and st.id = a.student_id
        where a.centre_id = ${centre} and a.location_id = ${oak} and a.date between ${span.start_date}::date and ${span.end_date}::date
        group by a.student_id`.execute(db),
    ),
  );
}
let missed = false;
for (const [name, { call, bare }, most] of [
  ['day of 500 students', day, MOST.day],
  ['year of 2,000 students', year, MOST.year],
] as const) {
  const ratio = call / bare;
  missed ||= ratio > most;
  console.log(
    `${name}: call ${call.toFixed(1)} ms, its SQL ${bare.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (at most ${most})`,
  );
}
console.log(`year summed by hand, without midnights: ${median(plain.slice(1)).toFixed(1)} ms`);
await server.close();
if (missed) process.exitCode = 1;
