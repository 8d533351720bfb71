import { activityKindNames, kindOf } from '@nestling/rules/activity-kinds.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { isWithheld } from '../../model/activity/reach.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany, toldToTeam } from '../notifications/notifications.door.ts';

const noticeOf = JSON.stringify(Object.fromEntries(activityKindNames.map((kind) => [kind, kindOf(kind).notice])));

/**
 * Tells the families of rows that they may see: once for each row and person, naming that person's own children alone;
 * and the team of a location that has chosen so. Who wrote it is not told of it.
 */
export const notifyFamilies = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  notifyMany(
    ctx,
    sql`select ${noticeOf}::jsonb ->> a.kind as kind, 'activity:' || a.id as key, min(st.id) as about,
      jsonb_build_object('activity', a.kind, 'name', string_agg(coalesce(nullif(st.nick_name, ''), st.fname), ', ' order by st.fname)) as facts,
      gl.user_id as person, null::int as location, null::int as least
    from activity a
    join activity_student x on x.activity_id = a.id and x.removed_at is null
    join student st on st.id = x.student_id
    join standing_guardian gl on gl.student_id = st.id and gl.alert
    where a.id = any(${[...ids]}::int[]) and not a.staff_only and a.removed_at is null
      and (a.kind not in ('photo', 'video') or a.approved_at is not null) and gl.user_id <> ${ctx.who.user}
      and (a.kind not in ('photo', 'video') or not ${isWithheld(
        { name: 'a' },
        sql`select g2.student_id from standing_guardian g2 where g2.user_id = gl.user_id`,
      )})
    group by a.id, a.kind, gl.user_id
    union all
    select ${noticeOf}::jsonb ->> a.kind, 'team:activity:' || a.id, min(st.id),
      jsonb_build_object('activity', a.kind, 'name', string_agg(coalesce(nullif(st.nick_name, ''), st.fname), ', ' order by st.fname),
        'writer', ${ctx.who.user}::int), null, a.location_id, ${rank.teacher}
    from activity a
    join activity_student x on x.activity_id = a.id and x.removed_at is null
    join student st on st.id = x.student_id
    where a.id = any(${[...ids]}::int[]) and not a.staff_only and a.removed_at is null
      and (a.kind not in ('photo', 'video') or a.approved_at is not null) and ${toldToTeam(sql`a.location_id`)}
    group by a.id, a.kind, a.location_id`,
  );
