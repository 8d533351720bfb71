import { sql } from 'kysely';
import type { Ctx, WorkContext } from '../../../kernel/call/context.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { tellGuardians, tellManagers } from '../tell.ts';

const facts = (act: string) => sql`jsonb_build_object('name', coalesce(nullif(st.nick_name, ''), st.fname),
  'plan', p.name, 'act', ${act}::text, 'location', l.name)`;
const plans = sql`care_plan p join student st on st.id = p.student_id join location l on l.id = st.location_id`;
/** SQL: the same act of one version is told at each moment it is done. */
const once = (kind: string, act: string, now: Date): Sql =>
  sql`${kind}::text || ':' || p.id || ':' || ${act}::text || ':' || ${now.getTime()}::text`;

/** Tells the guardians of the child of its plan, or asks them to look at it; never who did it. */
export const tellFamily = (ctx: Ctx, id: number, act: 'added' | 'changed' | 'ended' | 'asked'): Promise<void> =>
  tellGuardians(
    ctx,
    sql`select 'care_plan' as kind, ${once('care_plan', act, ctx.now())} as key, st.id as student, ${facts(act)} as facts
    from ${plans} where p.id = ${id}`,
  );

/** Tells the office what a family has answered. */
export const tellOffice = (ctx: Ctx, id: number, act: 'right' | 'wrong'): Promise<void> =>
  tellManagers(
    ctx,
    sql`select 'care_plan_office' as kind, ${once('care_plan_office', act, ctx.now())} as key, st.id as student,
      ${facts(act)} as facts
    from ${plans} where p.id = ${id}`,
  );

/** Tells the office of plans to look at anew, once for each of their ends. */
export const tellOfReview = (ctx: WorkContext, ids: readonly number[]): Promise<void> =>
  tellManagers(
    ctx,
    sql`select 'care_plan_office' as kind, 'care_plan_due:' || p.id || ':' || p.ends_on as key, st.id as student,
      ${facts('due')} as facts
    from ${plans} where p.id = any(${ids}::int[])`,
  );
