import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { answersNow } from '../../model/form/answers-now.ts';
import { isKnown } from '../../model/form/reach.ts';
import { rank } from '../../model/user/rank.ts';

/**
 * Whom a form of `form` is asked from: each child, each contact it was given to, each of the team.
 * @param reach whose children count, of `st`
 */
const asked = (form: number, reach: Sql): Sql => sql`
  select st.id as student, null::int as person from form f
  join form_share s on s.form_id = f.id and s.kind in ('families', 'room', 'student')
  join student st on st.archived_at is null and ${reach} and (
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

/** The same with the latest that was handed in (student, person, entry, status, submitted_at); drafts are their writer's own. */
export const askedWithEntry = (form: number, reach: Sql): Sql => sql`
  select a.student, a.person, e.id as entry, e.status, e.submitted_at from (${asked(form, reach)}) a
  left join lateral (select e.id, e.status, e.submitted_at from form_entry e
    where e.form_id = ${form} and e.status <> 'draft' and ${answersNow('e', sql`e.form_id`)}
      and e.student_id is not distinct from a.student and (a.person is null or coalesce(e.on_paper_for, e.user_id) = a.person)
    order by e.id desc limit 1) e on true`;

/** Somebody who has not handed a form in, or was asked for a change: a guardian with the children it is for, or a person itself. */
export interface Owing {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: string | null;
  readonly staff: boolean;
  readonly children: readonly string[];
}

/** At most so many people are told of a form at once. */
const MOST = 5_000;

/**
 * Who owes a form, by name. A contact it was given to counts while it can open it: one that is black-listed of every child it has
 * does not.
 * @param some narrows whom they owe it for, of `w`, or who of `u`
 */
export const peopleOwing = async (
  { db }: Pick<WorkContext, 'db'>,
  form: number,
  reach: Sql,
  some: Sql = sql`true`,
): Promise<readonly Owing[]> => {
  const { rows } = await sql<Owing>`
  select u.id, u.full_name as name, u.email, u.phone, u.language, bool_or(s.form_id is not null) as staff,
    coalesce(array_agg(distinct st.full_name) filter (where st.id is not null), '{}') as children
  from (${askedWithEntry(form, reach)}) w
  left join student st on st.id = w.student
  left join form_share s on s.form_id = ${form} and (s.kind = 'team' or (s.kind = 'staff' and s.user_id = w.person))
    and w.person is not null
  left join standing_guardian gl on gl.student_id = w.student
  join app_user u on u.id = coalesce(w.person, gl.user_id)
    and u.status = 'active' and not u.pending and u.deleted_at is null
  where (w.entry is null or w.status = 'change_requested') and ${some}
    and (w.student is not null or s.form_id is not null or ${isKnown(sql`u.id`)})
  group by u.id, u.full_name, u.email, u.phone, u.language
  order by u.full_name, u.id limit ${MOST}`.execute(db);
  return rows;
};
