import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { boundsOf, dayAt, instantsOf } from '../../kernel/lib/local-time.ts';
import { zoneOfCenter } from '../../model/location/today.ts';
import type { postDetails } from './blogs.inputs.ts';

type When = Pick<RowOf<'blog'>, 'status' | 'date' | 'time' | 'location_id' | 'appears_at'>;
/** What a call says of it; undefined leaves what stands. */
type Said = Pick<InputOf<typeof postDetails>, 'status' | 'date' | 'time' | 'location_id'>;

/**
 * When a post appears once `said` is done: a published one without a day appears at once; a day without a minute begins with
 * the day; of a minute that comes twice it is the first. One that the clocks jump over is declined.
 */
export const whenOf = async (ctx: Ctx, before: When | null, said: Said): Promise<Partial<When> | UserError> => {
  const status = said.status ?? before?.status ?? false;
  const date = said.date === undefined ? (before?.date ?? null) : said.date;
  const time = said.time === undefined ? (before?.time?.slice(0, 5) ?? null) : said.time;
  const location = said.location_id === undefined ? (before?.location_id ?? null) : said.location_id;
  const turnedOn = status && date === null;
  if (said.date === undefined && said.time === undefined && said.location_id === undefined && !turnedOn)
    return { status };
  if (date === null && said.time) return declined(message('blogs.timeNeedsDate'), { field: 'date', code: 'REQUIRED' });
  const zone = await zoneOfCenter(ctx, location);
  const now = ctx.now();
  if (date === null)
    return turnedOn
      ? { status, date: dayAt(now.getTime(), zone), time: null, appears_at: now }
      : { status, date: null, time: null, appears_at: null };
  const [at] = time === null ? [boundsOf(date, zone).from] : instantsOf(date, time, zone);
  if (at === undefined) return declined(message('blogs.noSuchTime'), { field: 'time', code: 'NO_SUCH_TIME' });
  return { status, date, time, appears_at: new Date(at) };
};
