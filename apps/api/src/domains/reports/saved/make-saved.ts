import { isList } from '@nestling/rules/lists.ts';
import { allows } from '@nestling/rules/roles.ts';
import {
  isSavedDays,
  isSavedReport,
  isSavedType,
  ruleOfSaved,
  type SavedReportName,
} from '@nestling/rules/saved-reports.ts';
import { declined, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { todayAt } from '../../../model/location/today.ts';
import { Room } from '../../../model/room/entity.ts';
import { staffTables, studentTables } from '../attendance-tables.ts';
import { argsOfList } from '../lists/lists.inputs.ts';
import { argsFor, makeList } from '../lists/make-list.ts';
import { placeTables } from '../place-tables.ts';
import { giveOut, type OfPlace, type Table } from '../table.ts';
import { savedSpan } from './saved-span.ts';

/** Every report of a location by its name. */
const tables = { ...studentTables, ...staffTables, ...placeTables } satisfies Readonly<
  Record<string, (ctx: Ctx, of: OfPlace) => Promise<Table>>
> &
  Readonly<Record<SavedReportName, unknown>>;

/** Makes a saved report of the days it speaks of today, with what the reader may see; a list as it was filtered then. */
export const makeSaved = async (ctx: Ctx, { id }: { readonly id: Id<'saved_report'> }) => {
  const saved = await findRow(ctx, 'saved_report', { id });
  if (!(saved && isSavedDays(saved.days) && isSavedType(saved.type))) return gone(message('savedReports.gone'));
  const { report, type, columns } = saved;
  const location = idOf(Location, saved.location_id);
  const rule = ruleOfSaved(report);
  if (rule && !allows(ctx.who.role, rule))
    return declined(message('reports.forManagers'), { field: 'id', code: 'RULE' });
  const span = savedSpan(saved.days, await todayAt(ctx, location));
  if (isList(report)) {
    const { data: args = {} } = argsOfList().safeParse(saved.args);
    return makeList(ctx, { list: report, args: argsFor(report, args, span), columns: columns ?? undefined, type });
  }
  if (!isSavedReport(report)) return gone(message('savedReports.gone'));
  const place = await findRow(ctx, 'location', { id: location }, ['name']);
  const room =
    saved.room_id === null ? null : await findRow(ctx, 'room', { id: idOf(Room, saved.room_id) }, ['id', 'name']);
  const made = await tables[report](ctx, { location, ...span, ...(room && { program_id: idOf(Room, room.id) }) });
  const where = [place?.name, room?.name].filter(Boolean).join(', ');
  return giveOut(ctx, made, { ...span, type, report, location, place: where });
};
