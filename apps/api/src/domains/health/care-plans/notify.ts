import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { notifyMany } from '../../notifications/notifications.door.ts';

const facts = (act: string) => sql`jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname),
  'plan', p.name, 'act', ${act}::text, 'location', l.name)`;
const of = (id: number) => sql`care_plan p join student st on st.id = p.student_id
  join location l on l.id = st.location_id where p.id = ${id}`;

/** Tells the guardians of the child of its plan, or asks them to look at it; never who did it. */
export const tellFamily = (ctx: Ctx, id: number, act: 'added' | 'changed' | 'ended' | 'asked'): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'care_plan' as kind, 'care_plan:' || told.id || ':' || ${act}::text || ':' || ${ctx.now().getTime()}::text as key,
      told.student as about, told.facts, g.user_id as person, null::int as location, null::int as least
    from (select p.id, st.id as student, ${facts(act)} as facts from ${of(id)}) told
    join standing_guardian g on g.student_id = told.student
    where g.user_id <> ${ctx.who.user} and (g.legal_guardian or not exists (
      select 1 from standing_guardian o where o.student_id = told.student and o.legal_guardian))`,
  );

/** Tells the office what a family has answered. */
export const tellOffice = (ctx: Ctx, id: number, act: 'right' | 'wrong'): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'care_plan_office' as kind, 'care_plan_office:' || p.id || ':' || ${ctx.now().getTime()}::text as key,
      st.id as about, ${facts(act)} as facts, null::int as person, st.location_id as location,
      (select rank from role where name = 'manager') as least
    from ${of(id)}`,
  );
