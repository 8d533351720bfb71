import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Room } from '../../../model/room/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { raiseAlert } from '../../door-alerts/door-alerts.door.ts';
import { readPost, saveClock } from '../../time-clock/time-clock.door.ts';
import { doneBefore } from './done-before.ts';
import type { Waiting } from './waiting.ts';

/** Two who say the same within so long have seen the same. */
const SAME_MS = 5 * 60_000;

/**
 * Clocks somebody of the team as a tablet has kept it, by the rules of every clock-in. Where the clock says otherwise,
 * or it cannot be believed, nothing is changed and staff are told to look at the shift; the act itself stays on record.
 */
export const settleClock = async (ctx: Ctx, location: number, row: Waiting): Promise<void> => {
  const { by, action, room } = row.act;
  if (by === null || action === null || room == null) return;
  if (await doneBefore(ctx, row.operation_id, 'saveAttandanceTeamFromScreen')) return;
  const at = Math.floor(row.at / 60_000) * 60_000;
  const believed = row.doubt !== 'proof' && row.doubt !== 'revoked';
  const post = believed ? await readPost(ctx, room) : undefined;
  const input = { program_id: idOf(Room, room), action, team: [idOf(User, by)], date: '', time: '' };
  const saved = post?.location === location ? await saveClock(ctx, input, 'kiosk', by, at) : null;
  const recorded = saved !== null && 'values' in saved;
  if (recorded && row.doubt === null) return;
  if (!recorded && believed && (await isSame(ctx, by, action, at))) return;
  await raiseAlert(ctx, { location, user: by, kind: 'clock', at: new Date(at) });
};

/** Somebody else has recorded the same at about the same time. */
const isSame = async (ctx: Ctx, user: number, action: string, at: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from team_event e where e.user_id = ${user}
    and e.kind = ${action} and abs(extract(epoch from e.stated_at) * 1000 - ${at}::float8) <= ${SAME_MS}::int limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
};
