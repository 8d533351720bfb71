import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, int } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { type Message, message } from '../../kernel/call/message.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { ownRights } from './own-rights.ts';
import { reasonMessage } from './reason-message.ts';

/** A view whose first picture was shown and whose end was not told. */
export const stillWatching = (q: ExpressionBuilder<DB, 'camera_view'>): Expression<SqlBool>[] => [
  q('camera_view.closed_at', 'is', null),
  q('camera_view.opened_at', 'is not', null),
];

/** Stamps the caller's latest view of the camera that has not ended, whether or not its picture came already. */
const keepReport = async (ctx: Ctx, i: InputOf<typeof createCameraWatchTimeReportInput>): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`update camera_view set reported_at = ${ctx.now()}::timestamptz,
      reported_minutes = coalesce(${i.minutes ?? null}::int, reported_minutes)
    where id = (select v.id from camera_view v
      where v.user_id = ${ctx.who.user} and v.camera_id = ${i.camera_id}
        and v.location_id = ${i.location} and v.closed_at is null order by v.ticketed_at desc limit 1)
    returning id`.execute(ctx.db);
  return rows.length > 0;
};
export const createCameraWatchTimeReportInput = {
  camera_id: id(Camera),
  location: id(Location),
  minutes: int(0, 1440).optional(),
};

/**
 * A player's word that it goes on, kept with the view: when, and the `minutes` it believes to have shown, which no report
 * counts (those were acknowledged to the gateway). Answers whether a view of the caller runs, and whether the right or the
 * day's logins are gone, on which the player stops; where none was opened there is nothing to keep.
 */
export const reportWatching = async (ctx: Ctx, i: InputOf<typeof createCameraWatchTimeReportInput>) => {
  const now = ctx.now();
  const running = await ctx.db
    .selectFrom('camera_view')
    .select('sid')
    .where('user_id', '=', ctx.who.user)
    .where('camera_id', '=', i.camera_id)
    .where('location_id', '=', i.location)
    .where((q) => q.and(stillWatching(q)))
    .limit(1)
    .executeTakeFirst();
  const asked = { camera: i.camera_id, ...(running ? { sid: running.sid } : {}) };
  const [right] = await ownRights(ctx, [asked], now);
  if (!right) return null;
  const mine = right.allowed && right.location_id === i.location;
  const told = (of: Message) => of.in(textsIn(ctx.request));
  if (right.allowed && !mine)
    return {
      status: 'Error',
      message: told(message('cameras.otherLocation')),
      is_counter: false,
      limit_over: false,
    };
  if (mine) {
    const kept = await keepReport(ctx, i);
    if (!kept)
      return { status: 'Error', message: told(message('cameras.notOpened')), is_counter: false, limit_over: false };
  }
  return {
    status: mine ? 'Success' : 'Error',
    message: told(reasonMessage(right, now)),
    is_counter: mine && running !== undefined && !right.staff,
    limit_over: right.reason === 'limit',
  };
};
