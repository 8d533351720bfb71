import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { askedWithEntry } from './owing.ts';

interface Row {
  readonly student: number | null;
  readonly student_name: string | null;
  readonly person: number | null;
  readonly person_name: string | null;
  readonly guardians: readonly string[];
  readonly entry: number | null;
  readonly status: string | null;
  readonly submitted_at: Date | null;
  readonly reminded_at: Date | null;
}

/** Who is to fill a form in and how that stands, those who have not first. */
export const recipientsOf = async (ctx: Ctx, { form_id }: { readonly form_id: Id<'form'> }) => {
  const { rows } = await sql<Row>`select w.student, st.full_name as student_name, w.person, u.full_name as person_name,
      w.entry, w.status, w.submitted_at,
      (select max(m.at) from reminder m where m.form_id = ${form_id} and (m.user_id = w.person or m.user_id in (
        select gl.user_id from standing_guardian gl where gl.student_id = w.student))) as reminded_at,
      coalesce((select array_agg(g.full_name order by g.full_name) from standing_guardian gl
        join app_user g on g.id = gl.user_id
        where gl.student_id = w.student), '{}') as guardians
    from (${askedWithEntry(form_id, ofOwnStudents(ctx.who, sql`st.id`))}) w
    left join student st on st.id = w.student
    left join app_user u on u.id = w.person and u.deleted_at is null
    where st.id is not null or u.id is not null
    order by w.entry is not null, lower(coalesce(st.lname, u.lname)), lower(coalesce(st.fname, u.fname)), w.student, w.person
    limit 2000`.execute(ctx.db);
  return rows.map(({ student, student_name, person, person_name, guardians, entry, status, ...rest }) => ({
    student: student === null ? null : { id: student, full_name: student_name ?? '' },
    user: person === null ? null : { id: person, full_name: person_name ?? '' },
    guardians,
    entry_id: entry,
    state: status ?? 'new',
    submitted_at: rest.submitted_at,
    reminded_at: rest.reminded_at,
  }));
};
