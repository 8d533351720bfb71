import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { languages } from '../../kernel/call/languages.ts';
import { reasonMessage } from './reason-message.ts';
import { rightsToWatch } from './right-to-watch.ts';

/** A view whose first picture was shown and whose end was not told. */
export const stillWatching = (q: ExpressionBuilder<DB, 'camera_view'>): Expression<SqlBool>[] => [
  q('camera_view.closed_at', 'is', null),
  q('camera_view.opened_at', 'is not', null),
];

/**
 * A player's word that it goes on. `minutes` is not believed: what counts was acknowledged to the gateway. Answers
 * whether a view of the caller runs, and whether the right or the day's logins are gone, on which the player stops.
 */
export const reportWatching = async (
  ctx: Ctx,
  i: { camera_id: number; location: number; minutes?: number | undefined },
) => {
  const now = ctx.now();
  const running = await ctx.db
    .selectFrom('camera_view')
    .select('sid')
    .where('centre_id', '=', ctx.who.centre)
    .where('user_id', '=', ctx.who.user)
    .where('camera_id', '=', i.camera_id)
    .where('location_id', '=', i.location)
    .where((q) => q.and(stillWatching(q)))
    .limit(1)
    .executeTakeFirst();
  const asked = { user: ctx.who.user, camera: i.camera_id, ...(running ? { sid: running.sid } : {}) };
  const [right] = await rightsToWatch(ctx.db, ctx.who.centre, [asked], now);
  if (!right) return null;
  const mine = right.allowed && right.location_id === i.location;
  return {
    status: mine ? 'Success' : 'Error',
    message: reasonMessage(right, now).in(languages[ctx.request.language]),
    is_counter: mine && running !== undefined && !right.staff,
    limit_over: right.reason === 'limit',
  };
};
