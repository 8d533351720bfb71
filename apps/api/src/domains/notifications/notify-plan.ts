import { sql } from 'kysely';
import { on } from '../../kernel/events/listener.ts';
import { PlanShared } from '../../model/plan/events.ts';
import { isSharedWith } from '../../model/plan/reach.ts';
import { notifyMany } from './notify.ts';

/**
 * Tells those who read a plan by now that it was shared, nobody twice of one plan; of a correction once for each time that is
 * asked for. A contact is led to the student it is read of, staff to the plan.
 */
export const notifyPlan = on(PlanShared, 'notices', {
  run: (ctx, { plan, act, team }, { by, id }) =>
    notifyMany(
      ctx,
      sql`select 'plans'::text as kind, ${act === 'shared' ? `plan:${plan}` : `plan:${plan}:${id}`}::text as key,
        coalesce(r.student, p.id) as about, jsonb_build_object('name', p.name, 'act', ${act}::text) as facts,
        r.person, null::int as location, null::int as least
      from plan p cross join lateral (
        select gl.user_id as person, min(st.id) as student from standing_guardian gl
        join student st on st.id = gl.student_id and st.archived_at is null and st.status = 'active'
        where ${isSharedWith({ name: 'p' }, 'st', sql`gl.user_id`)} group by gl.user_id
        union all
        select u.id, null::int from app_user u where u.id = any(${team}::int[]) and u.status = 'active'
          and not u.pending and u.deleted_at is null) r
      where p.id = ${plan} and p.status = 'shared' and r.person <> ${by}`,
    ),
});
