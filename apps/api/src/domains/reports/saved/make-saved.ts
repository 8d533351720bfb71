import { allows } from '@nestling/rules/roles.ts';
import {
  isForTeachers,
  isSavedDays,
  isSavedReport,
  isSavedType,
  type SavedReportName,
} from '@nestling/rules/saved-reports.ts';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { todayAt } from '../../../model/location/today.ts';
import { Room } from '../../../model/room/entity.ts';
import { staffTables, studentTables } from '../attendance-tables.ts';
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
  if (!(saved && isSavedReport(saved.report) && isSavedDays(saved.days) && isSavedType(saved.type)))
    return declined(message('savedReports.gone'));
  const { report, type } = saved;
  const location = idOf(Location, saved.location_id);
  if (!(isForTeachers(report) || allows(ctx.who.role, 'manager')))
    return declined(message('reports.forManagers'), { field: 'id', code: 'RULE' });
  const span = savedSpan(saved.days, await todayAt(ctx, location));
  const place = await findRow(ctx, 'location', { id: location }, ['name']);
  const room =
    saved.room_id === null ? null : await findRow(ctx, 'room', { id: idOf(Room, saved.room_id) }, ['id', 'name']);
  const made = await tables[report](ctx, { location, ...span, ...(room && { program_id: idOf(Room, room.id) }) });
  const where = [place?.name, room?.name].filter(Boolean).join(', ');
  return giveOut(ctx, made, { ...span, type, report, location, place: where });
};
