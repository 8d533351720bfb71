import { isObject } from '@nestling/rules/json.ts';
import { isList, listOf } from '@nestling/rules/lists.ts';
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
import type { Id, RowOf } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { todayAt } from '../../../model/location/today.ts';
import { Room } from '../../../model/room/entity.ts';
import { staffTables, studentTables } from '../attendance-tables.ts';
import { makeList } from '../lists/make-list.ts';
import { placeTables } from '../place-tables.ts';
import { giveOut, type OfPlace, type Table } from '../table.ts';
import { savedSpan } from './saved-span.ts';

/** Every report of a location by its name. */
const tables = { ...studentTables, ...staffTables, ...placeTables } satisfies Readonly<
  Record<string, (ctx: Ctx, of: OfPlace) => Promise<Table>>
> &
  Readonly<Record<SavedReportName, unknown>>;

/** Makes a saved report of the days it speaks of today, with what the reader may see. */
export const makeSaved = async (ctx: Ctx, { id }: { readonly id: Id<'saved_report'> }) => {
  const saved = await findRow(ctx, 'saved_report', { id });
  if (!(saved && isSavedDays(saved.days))) return gone(message('savedReports.gone'));
  const location = idOf(Location, saved.location_id);
  const span = savedSpan(saved.days, await todayAt(ctx, location));
  const rule = ruleOfSaved(saved.report);
  if (rule && !allows(ctx.who.role, rule))
    return declined(message('reports.forManagers'), { field: 'id', code: 'RULE' });
  return isList(saved.report) ? savedList(ctx, saved, span) : savedTable(ctx, saved, { location, ...span });
};

type Saved = RowOf<'saved_report'>;

/** A list as it was filtered when it was saved; of one of days, those it speaks of today. */
const savedList = (ctx: Ctx, { report, type, args, columns }: Saved, span: ReturnType<typeof savedSpan>) => {
  if (!(isList(report) && isSavedType(type))) return gone(message('savedReports.gone'));
  const given = isObject(args) ? args : {};
  const dated = listOf(report).dated ? { ...given, ...span } : given;
  return makeList(ctx, { list: report, args: dated, columns: columns ?? undefined, type });
};

const savedTable = async (ctx: Ctx, { report, type, room_id }: Saved, of: OfPlace) => {
  if (!(isSavedReport(report) && isSavedType(type))) return gone(message('savedReports.gone'));
  const place = await findRow(ctx, 'location', { id: of.location }, ['name']);
  const room = room_id === null ? null : await findRow(ctx, 'room', { id: idOf(Room, room_id) }, ['id', 'name']);
  const made = await tables[report](ctx, { ...of, ...(room && { program_id: idOf(Room, room.id) }) });
  const where = [place?.name, room?.name].filter(Boolean).join(', ');
  return giveOut(ctx, made, { ...of, type, report, place: where });
};
