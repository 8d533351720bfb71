import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { Illness } from '../../../model/health/entity.ts';
import { tellEach } from '../tell.ts';

/** SQL: the guardians of the other children of the room of a child `me`; those of the child itself know already. */
const others = sql`student st join standing_guardian g on g.student_id = st.id
  where st.room_id = me.room_id and st.id <> me.id and st.archived_at is null and st.status = 'active'
    and (g.legal_guardian or not exists (
      select 1 from standing_guardian o where o.student_id = st.id and o.legal_guardian))
    and not exists (select 1 from standing_guardian own where own.student_id = me.id and own.user_id = g.user_id)`;

/** Tells the other families of the room of a case, never whose; after asking: of what, where, and how many they are. */
export const tellExposed = async (ctx: Ctx, { id, student_id, kind, exposure_told_at }: RecordOf<'illness'>) => {
  if (exposure_told_at !== null) return declined(message('illnesses.exposureTold'), { field: 'id', code: 'STATE' });
  const { rows } = await sql<{ room: string; people: number }>`select ro.name as room,
      (select count(distinct g.user_id)::int from ${others}) as people
    from student me join room ro on ro.id = me.room_id and ro.deleted_at is null
    where me.id = ${student_id}`.execute(ctx.db);
  const { room, people } = rows[0] ?? { room: '', people: 0 };
  if (people === 0) return declined(message('illnesses.nobodyExposed'), { field: 'id', code: 'NOBODY' });
  ctx.confirm({
    code: 'ALERT',
    title: message('confirm.exposure', { people }),
    lines: [message('confirm.exposureLine', { illness: kind, room })],
    about: { entity: Illness, id },
  });
  ctx.mustBeConfirmed();
  await tellEach(
    ctx,
    sql`select 'exposure' as kind, 'exposure:' || i.id as key, t.student as about, jsonb_build_object('illness', i.kind,
        'room', ro.name, 'location', l.name) as facts, t.person
      from illness i join student me on me.id = i.student_id join room ro on ro.id = me.room_id
      join location l on l.id = me.location_id
      cross join lateral (select g.user_id as person, min(st.id) as student from ${others} group by g.user_id) t
      where i.id = ${id}`,
  );
  return { set: { exposure_told_at: ctx.now(), exposure_told_by: ctx.who.user } };
};
