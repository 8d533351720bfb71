import { activityKindNames, kindOf } from '@nestling/rules/activity-kinds.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { isWithheld } from '../../model/activity/reach.ts';
import { rank } from '../../model/user/rank.ts';
import { notices } from '../notifications/notifications.door.ts';

const noticeOf = JSON.stringify(Object.fromEntries(activityKindNames.map((kind) => [kind, kindOf(kind).notice])));
/** A notice shows the beginning of what was written; the rest stands in the entry. */
const MOST_WORDS = 500;

/** What a notice says of the row `a` and its children `st`; pictures say that they are there. */
const facts: Sql = sql`case when a.kind in ('photo', 'video') then jsonb_build_object('activity', a.kind)
    else jsonb_strip_nulls(jsonb_build_object('activity', a.kind,
      'time', (select to_char(a.at at time zone z.value, 'HH24:MI') from location l join timezone z on z.id = l.timezone_id
        where l.id = a.location_id),
      'by', (select w.full_name from app_user w where w.id = a.created_by),
      'note', left(a.note, ${MOST_WORDS}),
      'medicine', (select m.name from medication m where m.id = (a.details ->> 'medication')::int),
      'details', a.details || case when a.details ? 'details'
        then jsonb_build_object('details', left(a.details ->> 'details', ${MOST_WORDS})) else '{}' end)) end
  || jsonb_build_object('name', string_agg(coalesce(nullif(st.nick_name, ''), st.fname), ', ' order by st.fname))`;

/** What families, and teams of locations that have chosen so, are told of rows that families may see. Who wrote it is not told. */
const noticesOf = (ctx: Ctx, ids: readonly number[]): Sql => sql`select ${noticeOf}::jsonb ->> a.kind as kind,
      'activity:' || a.id as key, min(st.id) as about, ${facts} as facts,
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
    group by a.id, a.kind, a.location_id, a.at, a.created_by, a.note, a.details, gl.user_id
    union all
    select ${noticeOf}::jsonb ->> a.kind, 'team:activity:' || a.id, min(st.id),
      ${facts} || jsonb_build_object('writer', ${ctx.who.user}::int), null, a.location_id, ${rank.teacher}
    from activity a
    join activity_student x on x.activity_id = a.id and x.removed_at is null
    join student st on st.id = x.student_id
    where a.id = any(${[...ids]}::int[]) and not a.staff_only and a.removed_at is null
      and (a.kind not in ('photo', 'video') or a.approved_at is not null) and ${notices.toldToTeam(sql`a.location_id`)}
    group by a.id, a.kind, a.location_id, a.at, a.created_by, a.note, a.details`;

/**
 * Tells the families of rows that they may see: once for each row and person, naming that person's own children alone;
 * and the team of a location that has chosen so.
 */
export const notifyFamilies = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  notices.tell(ctx, noticesOf(ctx, ids));

/** Puts right what was told of rows that have changed, and takes it away where families do not see them any more. */
export const retellFamilies = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  notices.retell(
    ctx,
    ids.flatMap((id) => [`activity:${id}`, `team:activity:${id}`]),
    noticesOf(ctx, ids),
  );
