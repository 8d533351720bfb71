import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { Form } from '../../model/form/entity.ts';
import { todayAt } from '../../model/location/today.ts';
import { Student } from '../../model/student/entity.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany } from '../notifications/notifications.door.ts';

/** Whom a form of `form` is asked from: each child, each contact it was given to, each of the team. */
const asked = (ctx: Ctx, form: number): Sql => sql`
  select st.id as student, null::int as person from form f
  join form_share s on s.form_id = f.id and s.kind in ('families', 'room', 'student')
  join student st on st.archived_at is null and ${ofOwnStudents(ctx.who, sql`st.id`)} and (
    (s.kind = 'families' and st.location_id = f.location_id) or st.room_id = s.room_id or st.id = s.student_id)
  where f.id = ${form}
  union
  select null, s.user_id from form_share s
  where s.form_id = ${form} and s.kind in ('contact', 'staff')
  union
  select null, ul.user_id from form f
  join form_share s on s.form_id = f.id and s.kind = 'team'
  join user_location ul on ul.location_id = f.location_id
  join user_role ur on ur.user_id = ul.user_id
  join role r on r.id = ur.role_id and r.rank >= ${rank.teacher}
  where f.id = ${form}`;

/** The same with the latest that was handed in; drafts are their writer's own. */
const withEntry = (ctx: Ctx, form: number): Sql => sql`
  select a.student, a.person, e.id as entry, e.status, e.submitted_at from (${asked(ctx, form)}) a
  left join lateral (select e.id, e.status, e.submitted_at from form_entry e
    where e.form_id = ${form} and e.status <> 'draft'
      and e.student_id is not distinct from a.student and (a.person is null or coalesce(e.on_paper_for, e.user_id) = a.person)
    order by e.id desc limit 1) e on true`;

interface Row {
  readonly student: number | null;
  readonly student_name: string | null;
  readonly person: number | null;
  readonly person_name: string | null;
  readonly guardians: readonly string[];
  readonly entry: number | null;
  readonly status: string | null;
  readonly submitted_at: Date | null;
}

/** Who is to fill a form in and how that stands, those who have not first. */
export const recipientsOf = async (ctx: Ctx, { form_id }: { readonly form_id: Id<'form'> }) => {
  const { rows } = await sql<Row>`select w.student, st.full_name as student_name, w.person, u.full_name as person_name,
      w.entry, w.status, w.submitted_at,
      coalesce((select array_agg(g.full_name order by g.full_name) from standing_guardian gl
        join app_user g on g.id = gl.user_id
        where gl.student_id = w.student), '{}') as guardians
    from (${withEntry(ctx, form_id)}) w
    left join student st on st.id = w.student
    left join app_user u on u.id = w.person and u.deleted_at is null
    where st.id is not null or u.id is not null
    order by w.entry is not null, lower(coalesce(st.lname, u.lname)), lower(coalesce(st.fname, u.fname)), w.student, w.person
    limit 2000`.execute(ctx.db);
  return rows.map(({ student, student_name, person, person_name, guardians, entry, status, submitted_at }) => ({
    student: student === null ? null : { id: student, full_name: student_name ?? '' },
    user: person === null ? null : { id: person, full_name: person_name ?? '' },
    guardians,
    entry_id: entry,
    state: status ?? 'new',
    submitted_at,
  }));
};

interface Held {
  readonly name: string;
  readonly open: boolean;
  readonly location_id: number;
}
export const remindFormInput = {
  form_id: id(Form),
  students: ids(Student, 1000).optional(),
  users: ids(User, 1000).optional(),
};

/**
 * Reminds whoever has not handed a form in, or was asked for a change; of one child or person where named. Each person is
 * reminded of a form once a day of its location.
 */
export const remind = async (ctx: Ctx, { form_id, students, users }: InputOf<typeof remindFormInput>) => {
  const held = await sql<Held>`select name, active and archived_at is null as open, location_id from form
    where id = ${form_id} for share`.execute(ctx.db);
  const [form] = held.rows;
  if (!form?.open) return declined(message('forms.closed'), { field: 'form_id', code: 'CLOSED' });
  const some = students !== undefined || users !== undefined;
  const day = await todayAt(ctx, form.location_id);
  const people = sql`select distinct u.id, u.full_name from (${withEntry(ctx, form_id)}) w
    left join standing_guardian gl on gl.student_id = w.student
    join app_user u on u.id = coalesce(w.person, gl.user_id)
      and u.status = 'active' and not u.pending and u.deleted_at is null
    where (w.entry is null or w.status = 'change_requested') and u.id <> ${ctx.who.user}
      and (not ${some}::boolean or w.student = any(${[...(students ?? [])]}::int[]) or w.person = any(${[...(users ?? [])]}::int[]))`;
  const key = `form:${form_id}:${day}`;
  const { rows } = await sql<{ id: number }>`with people as (${people})
    insert into form_notification_log (form_id, receiver, channel, subject, created_at, once)
    select ${form_id}::int, p.full_name, 'portal', ${message('forms.remindSubject', { name: form.name }).in(textsIn(ctx.request))},
      ${ctx.now()}::timestamptz, ${key}::text || ':' || p.id from people p
    on conflict on constraint form_notification_log_once do nothing
    returning split_part(once, ':', 4)::int as id`.execute(ctx.db);
  if (rows.length === 0) return declined(message('forms.nobodyToRemind'), { field: 'form_id', code: 'NOBODY' });
  const facts = JSON.stringify({ act: 'remind', name: form.name });
  await notifyMany(
    ctx,
    sql`select 'forms'::text as kind, ${key}::text as key, ${form_id}::int as about, ${facts}::jsonb as facts,
      p.id as person, null::int as location, null::int as least from unnest(${rows.map(({ id }) => id)}::int[]) p(id)`,
  );
  ctx.audit({ entity: Form, id: form_id, after: { reminded: rows.length } });
  return done(message('forms.reminded', { count: rows.length }));
};
