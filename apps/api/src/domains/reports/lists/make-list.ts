import { type ListName, listOf } from '@nestling/rules/lists.ts';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { dayAt } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { zoneOfCenter } from '../../../model/location/today.ts';
import { giveOut, table, wordsOf } from '../table.ts';
import { calledIn, cellsOf, shapeOf } from './cells.ts';
import type { AsFile, ListArgs } from './lists.inputs.ts';
import { columnsNamed } from './tables.ts';

/** So many rows a file of a list may hold: they are read at once. A whole center is taken away by `requestExport`. */
const MOST_ROWS = 10_000;
/** And on paper: a PDF is made by a slow pen, and a call has five seconds. */
const MOST_PRINTED = 3_000;

/** The location a list is of, by the argument of its call; null where it is of all its reader has. */
export const placeIn = (args: Readonly<Record<string, unknown>>): number | null => {
  const id = Number(args.location ?? args.location_id ?? Number.NaN);
  return Number.isInteger(id) ? id : null;
};

/** The arguments of a list that is read for a span: one of days is asked for those, whatever its arguments say. */
export const argsFor = (
  list: ListName,
  args: ListArgs,
  span: { readonly start_date: string; readonly end_date: string },
): ListArgs => (listOf(list).dated ? { ...args, start_date: span.start_date, end_date: span.end_date } : args);

const days = ({ start_date: from, end_date: to }: Readonly<Record<string, unknown>>, today: string) => ({
  start_date: typeof from === 'string' ? from : typeof to === 'string' ? to : today,
  end_date: typeof to === 'string' ? to : today,
});

/** Makes the file of a list, of what its reader sees of it now: their call is asked, and refuses what it refuses. */
export const makeList = async (ctx: Ctx, { list, args = {}, columns, type = 'csv' }: AsFile) => {
  const chosen = columnsNamed(list, columns);
  if (!chosen) return declined(message('lists.noColumn'), { field: 'columns', code: 'UNKNOWN' });
  const rows = await ctx.list({ name: list, args, record: shapeOf(chosen), most: MOST_ROWS + 1 });
  if (rows.length > MOST_ROWS)
    return declined(message('lists.tooMany', { most: MOST_ROWS }), { field: 'args', code: 'TOO_LARGE' });
  if (type === 'pdf' && rows.length > MOST_PRINTED)
    return declined(message('lists.tooMuchPaper'), { field: 'type', code: 'TOO_LARGE' });
  const location = placeIn(args);
  const zone = await zoneOfCenter(ctx, location);
  // Whether its reader may know of the location was asked by the call.
  const place = location === null ? null : await findRow(ctx, 'location', { id: idOf(Location, location) }, ['name']);
  const texts = wordsOf(ctx);
  const made = table(calledIn(texts, 'lists', list), rows, cellsOf(chosen, texts, zone));
  const of = days(args, dayAt(ctx.now().getTime(), zone));
  return giveOut(ctx, made, {
    ...of,
    type,
    report: list,
    location,
    place: place?.name ?? texts['reports.allLocations'],
  });
};
