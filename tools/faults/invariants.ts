import type { TestTenant } from '@nestling/api/harness/test-tenant.ts';
import { verify } from '@nestling/api/kernel/audit/audit-chain.ts';
import { type RawBuilder, sql } from 'kysely';

/** What must hold of a centre however a run went: each query answers the rows that break it. */
const broken: readonly { readonly name: string; readonly rows: RawBuilder<unknown> }[] = [
  {
    name: 'stays of a child overlap',
    rows: sql`select a.id, b.id as other from attendance a join attendance b on b.student_id = a.student_id and b.id > a.id
      and tstzrange(a.checked_in_at, a.checked_out_at) && tstzrange(b.checked_in_at, b.checked_out_at)`,
  },
  {
    name: 'rooms of a child overlap',
    rows: sql`select a.id, b.id as other from attendance_room a join attendance_room b on b.student_id = a.student_id and b.id > a.id
      and tstzrange(a.entered_at, a.left_at) && tstzrange(b.entered_at, b.left_at)`,
  },
  {
    name: 'a stay is negative',
    rows: sql`select id from attendance where checked_out_at < checked_in_at
      union all select id from attendance_room where left_at < entered_at`,
  },
  {
    name: 'a child in a room is not in, or is in and in no room',
    rows: sql`select a.student_id from attendance a full join attendance_room r on r.attendance_id = a.id and r.left_at is null
      where (a.checked_out_at is null) is distinct from (r.id is not null) and (r.id is not null or a.checked_out_at is null)`,
  },
  {
    name: 'in and out do not take turns',
    rows: sql`select id from (select id, kind, lag(kind, 1, 'out') over (partition by student_id order by id) as before
      from attendance_event where kind in ('in', 'out')) e where kind = before`,
  },
  {
    name: 'events and stays differ',
    rows: sql`select a.id from attendance a left join attendance_event i on i.attendance_id = a.id and i.kind = 'in'
        left join attendance_event o on o.attendance_id = a.id and o.kind = 'out'
      where i.id is null or (a.checked_out_at is null) <> (o.id is null)
      union all
      select e.attendance_id from attendance_event e left join attendance a on a.id = e.attendance_id where a.id is null`,
  },
  {
    name: 'a row names a record of another centre',
    rows: sql`select e.id from attendance_event e
      where not exists (select from student s where s.id = e.student_id)
        or (e.room_id is not null and not exists (select from room r where r.id = e.room_id))
        or (e.recorded_by is not null and not exists (select from app_user u where u.id = e.recorded_by))
        or (e.action_by is not null and not exists (select from app_user u where u.id = e.action_by))
      union all
      select a.id from audit a where a.user_id is not null and not exists (select from app_user u where u.id = a.user_id)`,
  },
  {
    name: 'an operation was claimed and not done',
    rows: sql`select operation_id from operation where answer is null`,
  },
  {
    name: 'a check-in or -out has no audit row, or two',
    rows: sql`select e.attendance_id from attendance_event e left join audit a
        on a.entity = 'Attendance' and a.entity_id = e.attendance_id
      group by e.attendance_id having count(distinct e.id) <> count(distinct a.id)`,
  },
];

/** What does not hold in a centre, in words. Reads over the owner's connection, inside the centre's wall. */
export const brokenInvariants = async ({ db, centre }: TestTenant): Promise<string[]> => {
  const found: string[] = [];
  for (const { name, rows } of broken) {
    const { rows: wrong } = await rows.execute(db);
    if (wrong.length > 0) found.push(`${name}: ${JSON.stringify(wrong.slice(0, 3))}`);
  }
  const jobs = await sql`select j.id from graphile_worker._private_jobs j
    where j.payload->>'centre' = ${String(centre)} and j.locked_at < now() - interval '20 seconds'`.execute(db);
  if (jobs.rows.length > 0) found.push(`${jobs.rows.length} jobs are held by nobody who works on them`);
  const breaks = await verify(db, centre);
  if (breaks.length > 0) found.push(`the audit chain is broken: ${JSON.stringify(breaks.slice(0, 3))}`);
  return found;
};
