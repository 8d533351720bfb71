import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { byId, rows } from '../../kernel/call/call.ts';
import type { Ctx, Event } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { answersNow } from '../../model/form/answers-now.ts';
import { FormSubmission } from '../../model/form/entity.ts';
import { ownSubmissions, targetsOf } from '../../model/form/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { rank } from '../../model/user/rank.ts';

interface Line {
  readonly form_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly required: boolean;
  readonly due_date: string | null;
  readonly version: number;
  readonly type: string;
  readonly document: boolean;
  readonly student_id: number | null;
  readonly full_name: string | null;
  readonly entry_id: number | null;
  readonly status: string | null;
  readonly submitted_at: Date | null;
}

/** Forms to fill in, each with its child and the latest that was filled in of it; drafts count for their writer alone. */
const withState = async (ctx: Ctx, targets: Sql, ofEntry: Sql) => {
  const staff = allows(ctx.who.role, 'teacher');
  const { rows: found } =
    await sql<Line>`select t.form_id, f.name, f.description, f.required, f.due_date, f.version, f.type, f.file_id is not null as document,
      t.student_id, st.full_name, e.id as entry_id, e.status, e.submitted_at
    from (${targets}) t
    join form f on f.id = t.form_id
      and ${staff ? inOwnLocations(ctx.who, sql`f.location_id`) : sql`true`}
    left join student st on st.id = t.student_id
    left join lateral (select e.id, e.status, e.submitted_at from form_entry e
      where e.form_id = t.form_id
      and e.student_id is not distinct from t.student_id and (e.status <> 'draft' or e.user_id = ${ctx.who.user}) and ${ofEntry}
        and ${answersNow('e', sql`t.form_id`)}
      order by (e.status = 'draft') desc, e.id desc limit 1) e on true
    where t.student_id is null or ${ofOwnStudents(ctx.who, sql`t.student_id`)}
    order by f.required desc, f.due_date nulls last, f.name, t.form_id, t.student_id limit 1000`.execute(ctx.db);
  return found.map((line) => ({
    form: {
      id: line.form_id,
      name: line.name,
      description: line.description,
      required: line.required,
      due_date: line.due_date,
      version: line.version,
      type: line.type,
      document: line.document,
    },
    student: line.student_id === null ? null : { id: line.student_id, full_name: line.full_name ?? '' },
    entry:
      line.entry_id === null ? null : { id: line.entry_id, status: line.status ?? '', submitted_at: line.submitted_at },
    state: line.status ?? 'new',
  }));
};

/** The forms of a contact, with the state of what it filled in itself. */
export const formsOfContact = (ctx: Ctx, { id }: { readonly id: Id<'app_user'> }) =>
  withState(ctx, targetsOf({ centre: ctx.who.centre, user: id }), sql`coalesce(e.on_paper_for, e.user_id) = ${id}`);

/** The forms of a student: a contact sees what it filled in itself, staff what anybody handed in. */
export const formsOfStudent = (ctx: Ctx, { id }: { readonly id: Id<'student'> }) => {
  const { user, role } = ctx.who;
  if (!allows(role, 'teacher')) {
    const own = sql`select x.form_id, x.student_id from (${targetsOf(ctx.who)}) x where x.student_id = ${id}`;
    return withState(ctx, own, sql`coalesce(e.on_paper_for, e.user_id) = ${user}`);
  }
  const all = sql`select distinct f.id as form_id, st.id as student_id from form f
    join form_share s on s.form_id = f.id
    join student st on st.id = ${id} and (
      (s.kind = 'families' and st.location_id = f.location_id) or st.room_id = s.room_id or st.id = s.student_id)
    where f.archived_at is null and f.active`;
  return withState(ctx, all, sql`true`);
};
export const getTeamSharedFormsInput = { location: id(Location).optional(), user_id: id(User).optional() };

/** Forms the staff of a location, or one of them, are to fill in. */
export const formsOfTeam = (ctx: Ctx, { location, user_id }: InputOf<typeof getTeamSharedFormsInput>) => {
  const user = user_id ?? ctx.who.user;
  const targets = sql`select distinct f.id as form_id, null::int as student_id from form f
    join form_share s on s.form_id = f.id
    where f.archived_at is null and f.active and (${location ?? null}::int is null
      or f.location_id = ${location ?? null}::int)
      and ((s.kind = 'staff' and s.user_id = ${user}) or (s.kind = 'team' and exists (select 1 from user_location ul
        join user_role ur on ur.user_id = ul.user_id join role r on r.id = ur.role_id and r.rank >= ${rank.teacher}
        where ul.user_id = ${user} and ul.location_id = f.location_id)))`;
  return withState(ctx, targets, sql`coalesce(e.on_paper_for, e.user_id) = ${user}`);
};

/** The latest that was handed in of a form for a student; contacts their own. */
export const reviewOf = (_: Ctx, { student_id, form_id }: { student_id: Id<'student'>; form_id: Id<'form'> }) =>
  rows(FormSubmission, {
    reach: ownSubmissions,
    where: (q) => [q('form_entry.student_id', '=', student_id), q('form_entry.form_id', '=', form_id)],
    order: ['-id'],
    limit: 1,
  });
export const formSubmissionChangedInput = { location: id(Location).optional(), student_id: id(Student).optional() };

/** What became of a submission, for whoever listens to its location or child. */
export const changedSubmission = (
  _: Ctx,
  { location, student_id }: InputOf<typeof formSubmissionChangedInput>,
  event: Event,
) => {
  const [id] = event.ids ?? [];
  if (id === undefined) return null;
  if (location !== undefined && event.at?.location !== location) return null;
  if (student_id !== undefined && event.at?.student !== student_id) return null;
  return byId(FormSubmission, id);
};
