import { isList, type ListName } from '@nestling/rules/lists.ts';
import { isOwnPath } from '@nestling/rules/own-path.ts';
import { message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { declined, Refused } from '../../../kernel/call/refusals.ts';
import { todayAt } from '../../../model/location/today.ts';
import { shapeOf } from '../lists/cells.ts';
import type { ListArgs } from '../lists/lists.inputs.ts';
import { argsFor, placeIn } from '../lists/make-list.ts';
import { columnsNamed, columnsOf } from '../lists/tables.ts';

interface GivenList {
  readonly report: string;
  readonly args: ListArgs | undefined;
  readonly address: string | undefined;
  readonly columns: readonly string[] | null | undefined;
}

const none = { args: null, columns: null, address: null };

/** The columns of a list that are wanted; null: all. Throws what is declined where one is unknown. */
const wantedOf = (list: ListName, columns: readonly string[] | null | undefined): string[] | null => {
  if (!columns || columns.length === 0) return null;
  if (columnsNamed(list, columns)) return [...columns];
  throw declined(message('lists.noColumn'), { field: 'columns', code: 'UNKNOWN' });
};

/**
 * What of a list is saved; of a report nothing. Its call is asked once in the name of whoever saves it, so that nothing is
 * saved which it refuses; a list of a place must be of the location it is saved at. To be asked before the first write.
 */
export const listSaved = async (ctx: Ctx, location: number, { report, args = {}, address, columns }: GivenList) => {
  if (!isList(report)) return none;
  const wanted = wantedOf(report, columns);
  if (address !== undefined && !isOwnPath(address))
    throw declined(message('savedReports.noAddress'), { field: 'address', code: 'ADDRESS' });
  const place = placeIn(args);
  if (place !== null && place !== location)
    throw declined(message('savedReports.otherLocation'), { field: 'args', code: 'OTHER_LOCATION' });
  await mustBeAnswered(ctx, report, args, await todayAt(ctx, location));
  return { args: { ...args }, columns: wanted, address: address ?? null };
};

/** What a change says of the columns; of which call a list is stays as it was saved. */
export const listChanged = (from: string, to: string, columns: readonly string[] | null | undefined) => {
  if (from !== to && (isList(from) || isList(to)))
    throw declined(message('savedReports.sameList'), { field: 'report', code: 'STATE' });
  if (!isList(to)) return {};
  return columns === undefined ? {} : { columns: wantedOf(to, columns) };
};

const mustBeAnswered = async (ctx: Ctx, list: ListName, given: ListArgs, today: string) => {
  const args = argsFor(list, given, { start_date: today, end_date: today });
  try {
    await ctx.list({ name: list, args, record: shapeOf(columnsOf(list).slice(0, 1)), most: 1 });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw declined(message('savedReports.refused'), { field: 'args', code: 'REFUSED' });
  }
};
