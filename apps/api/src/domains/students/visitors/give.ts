import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { clock, date, email, ids, text } from '../../../kernel/call/input.ts';
import { constraint, UserError } from '../../../kernel/call/refusals.ts';
import { Student } from '../../../model/student/entity.ts';
import { newPerson } from '../../users/users.door.ts';
import { notifyFamily, notifyOffice } from './notify.ts';

export const giveVisitInput = {
  students: ids(Student, 10),
  fname: text(1, 200),
  lname: text(1, 200),
  email: email(),
  from_date: date(),
  until_date: date(),
  start_time: clock().nullish(),
  end_time: clock().nullish(),
};
type Given = InputOf<typeof giveVisitInput>;

constraint('visitor_days', 'until_date', 'INVALID', message('visitors.days'));
constraint('visitor_times', 'end_time', 'INVALID', message('visitors.times'));

interface Leave {
  /** Students the caller may let somebody watch: a legal guardian who watches them too. */
  readonly students: number;
  readonly today: string | null;
  readonly waits: boolean;
}

const leaveFor = async (ctx: Ctx, students: readonly number[]): Promise<Leave | undefined> => {
  const { rows } = await sql<Leave>`
    select count(*)::int as students, to_char(min((${ctx.now()}::timestamptz at time zone z.value)::date), 'YYYY-MM-DD') as today,
      coalesce(bool_or(coalesce(ls.visitors_approved, true)), true) as waits
    from standing_guardian g
    join student st on st.id = g.student_id and st.archived_at is null
    join location l on l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    left join location_setting ls on ls.location_id = l.id
    where g.user_id = ${ctx.who.user} and g.legal_guardian and g.watch_camera
      and g.student_id = any(${[...students]}::int[])`.execute(ctx.db);
  return rows[0];
};

/** Who has the address already, and whether only as a visitor of students the caller is a legal guardian of. */
const knownAs = async (ctx: Ctx, email: string) => {
  const { rows } = await sql<{ id: number; full_name: string; visits: boolean }>`
    select u.id, u.full_name, u.status = 'active' and u.deleted_at is null and exists (
      select 1 from visitor v join standing_guardian g on g.student_id = v.student_id
        and g.user_id = ${ctx.who.user} and g.legal_guardian
      where v.user_id = u.id) as visits
    from app_user u where u.email_key = ${email.toLowerCase()}`.execute(ctx.db);
  return rows[0];
};

const taken = () => declined(message('visitors.known'), { field: 'email', code: 'TAKEN' });

/**
 * Lets somebody watch for some days. A new person gets an account that reaches nothing but these pictures, and an
 * invitation; where the center wants to be asked, both wait for it. Given again it is a record of its own, which ends those
 * that name one of its days.
 */
export const giveVisit = async (ctx: Ctx, given: Given) => {
  const { students, fname, lname, email, from_date, until_date, start_time = null, end_time = null } = given;
  const { user } = ctx.who;
  const wanted = [...new Set(students)];
  const leave = await leaveFor(ctx, wanted);
  if (!leave || leave.students < wanted.length)
    return declined(message('visitors.notLegal'), { field: 'students', code: 'NOT_LEGAL' });
  if (leave.today !== null && until_date < leave.today)
    return declined(message('visitors.past'), { field: 'until_date', code: 'PAST' });
  const known = await knownAs(ctx, email);
  if (known && !known.visits) return taken();
  const person =
    known ??
    (await newPerson(
      ctx,
      { fname, lname, email, username: email, pending: leave.waits },
      { roles: ['user'], invite: 'email', nowhere: true },
    ));
  if (person instanceof UserError) return person;
  const approved = leave.waits ? null : ctx.now();
  await sql`update visitor set ended_at = ${ctx.now()}::timestamptz, ended_by = ${user}
    where user_id = ${person.id} and student_id = any(${wanted}::int[]) and ended_at is null
      and daterange(from_date, until_date, '[]') && daterange(${from_date}::date, greatest(${from_date}, ${until_date})::date, '[]')`.execute(
    ctx.db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into visitor (student_id, user_id, from_date, until_date, start_time, end_time, given_by, given_at,
      approved_at)
    select st, ${person.id}, ${from_date}::date, ${until_date}::date, ${start_time}::time, ${end_time}::time,
      ${user}, ${ctx.now()}::timestamptz, ${approved}::timestamptz
    from unnest(${wanted}::int[]) st returning id`.execute(ctx.db);
  const visits = rows.map(({ id }) => id);
  for (const student of wanted)
    ctx.audit({
      entity: Student,
      id: student,
      after: { visitor: person.id, from_date, until_date, start_time, end_time },
    });
  if (leave.waits) await notifyOffice(ctx, visits);
  else await notifyFamily(ctx, visits);
  ctx.publish({ kind: 'rights', at: { user: person.id } });
  return done(message(leave.waits ? 'visitors.asked' : 'visitors.given', { name: person.full_name }));
};
