import { sql } from 'kysely';
import type { Ctx, WorkContext } from '../../../kernel/call/context.ts';
import { roomsOfStudent, worksIn } from '../../../model/room/reach.ts';
import { rank } from '../../../model/user/rank.ts';
import { tellEach, tellGuardians, tellManagers } from '../tell.ts';

const facts = (act: string) => sql`jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname),
  'medicine', a.name, 'act', ${act}::text, 'location', l.name)`;
const of = (id: number) => sql`medication_authorization a join student st on st.id = a.student_id
  join location l on l.id = st.location_id where a.id = ${id}`;

/** Tells the office that a family has signed something, or has taken its word back. */
export const tellOffice = (ctx: Ctx, id: number): Promise<void> =>
  tellManagers(
    ctx,
    sql`select 'medication_asked' as kind, 'medication_asked:' || a.id || ':' || a.status as key, st.id as student,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'medicine', a.name, 'act', a.status,
        'location', l.name) as facts
    from ${of(id)}`,
  );

/** Tells the guardians of the child what became of it; never who did it. */
export const tellFamily = (ctx: Ctx, id: number, act: 'approved' | 'declined' | 'ended'): Promise<void> =>
  tellGuardians(
    ctx,
    sql`select 'medication' as kind, 'medication:' || a.id || ':' || ${act}::text as key, st.id as student,
      ${facts(act)} as facts
    from ${of(id)}`,
  );

/** Tells of planned doses nobody has written of: the teachers of the child's rooms, and the office; once for each. */
export const tellOfMissed = async (ctx: WorkContext, lines: readonly number[]): Promise<void> => {
  if (lines.length === 0) return;
  const told = sql`select 'dose_missed'::text as kind, 'dose_missed:' || e.id as key, st.id as student, st.location_id,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'medicine', a.name, 'time', e.due,
        'location', l.name) as facts
    from medication_event e join medication_authorization a on a.id = e.authorization_id
    join student st on st.id = a.student_id join location l on l.id = st.location_id
    where e.id = any(${[...lines]}::int[])`;
  await tellManagers(ctx, sql`select kind, key, student, facts from (${told}) t`);
  await tellEach(
    ctx,
    sql`select t.kind, t.key, t.student as about, t.facts, u.id as person from (${told}) t
      join student st on st.id = t.student
      join user_location ul on ul.location_id = t.location_id
      join app_user u on u.id = ul.user_id and u.status = 'active' and not u.pending and u.deleted_at is null
      where exists (select 1 from user_role ur join role r on r.id = ur.role_id
          where ur.user_id = u.id and r.rank = ${rank.teacher})
        and ${worksIn(sql`u.id`, sql`t.location_id`, roomsOfStudent('st'))}`,
  );
};
