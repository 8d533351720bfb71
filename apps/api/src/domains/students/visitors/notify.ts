import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { notifyMany } from '../../notifications/notifications.door.ts';

const factsOf = sql`jsonb_build_object('name', u.full_name, 'child', coalesce(nullif(st.nick_name, ''), st.fname),
  'location', l.name, 'from', v.from_date, 'to', v.until_date)`;
const visits = (ids: readonly number[]) => sql`visitor v
  join student st on st.id = v.student_id
  join location l on l.id = st.location_id
  join app_user u on u.id = v.user_id
  where v.id = any(${[...ids]}::int[])`;
/** A right that is given again is told again. */
const stamp = (ctx: Ctx) => String(ctx.now().getTime());

/** Tells the office of visitors who wait for its word. */
export const notifyOffice = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'visitor_asked' as kind, 'visitor_asked:' || v.id || ':' || ${stamp(ctx)}::text as key, st.id as about, ${factsOf} as facts,
      null::int as person, st.location_id as location, (select rank from role where name = 'manager') as least
    from ${visits(ids)}`,
  );

/** Tells every legal guardian of the student, whoever gave the right, that somebody new may watch. */
export const notifyFamily = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  notifyMany(
    ctx,
    sql`select 'visitor' as kind, 'visitor:' || told.id || ':' || ${stamp(ctx)}::text as key, told.student as about, told.facts,
      g.user_id as person, null::int as location, null::int as least
    from (select v.id, v.centre_id, st.id as student, ${factsOf} as facts from ${visits(ids)}) told
    join standing_guardian g on g.student_id = told.student and g.legal_guardian`,
  );
