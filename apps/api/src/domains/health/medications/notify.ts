import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { notifyMany } from '../../notifications/notifications.door.ts';

const facts = (act: string) => sql`jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname),
  'medicine', a.name, 'act', ${act}::text, 'location', l.name)`;
const of = (id: number) => sql`medication_authorization a join student st on st.id = a.student_id
  join location l on l.id = st.location_id where a.id = ${id}`;

/** Tells the office that a family has signed something, or has taken its word back. */
export const tellOffice = (ctx: Ctx, id: number): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'medication_asked' as kind, 'medication_asked:' || a.id || ':' || a.status as key, st.id as about,
      jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname), 'medicine', a.name, 'act', a.status,
        'location', l.name) as facts,
      null::int as person, st.location_id as location, (select rank from role where name = 'manager') as least
    from ${of(id)}`,
  );

/** Tells the guardians of the child what became of it; never who did it. */
export const tellFamily = (ctx: Ctx, id: number, act: 'approved' | 'declined' | 'ended'): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'medication' as kind, 'medication:' || told.id || ':' || ${act}::text as key, told.student as about, told.facts,
      g.user_id as person, null::int as location, null::int as least
    from (select a.id, st.id as student, ${facts(act)} as facts from ${of(id)}) told
    join standing_guardian g on g.student_id = told.student
    where g.user_id <> ${ctx.who.user} and (g.legal_guardian or not exists (
      select 1 from standing_guardian o where o.student_id = told.student and o.legal_guardian))`,
  );
