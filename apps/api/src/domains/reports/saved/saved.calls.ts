import './saved.fields.ts';
import { isOfRooms, savedDays, savedEvery, savedKinds, savedTypes } from '@nestling/rules/saved-reports.ts';
import { type Calls, message, out, outcome, query } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, id, ids, int, text } from '../../../kernel/call/input.ts';
import { linked } from '../../../kernel/db/join-table.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { mustBeAt } from '../../../kernel/write/at-location.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { ownTeam } from '../../../model/time-clock/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { argsOfList, columnsOfList } from '../lists/lists.inputs.ts';
import { SavedReport } from '../reports.entities.ts';
import { savedOfOwnLocations } from '../reports.reach.ts';
import { listChanged, listSaved } from './list-saved.ts';
import { makeSaved } from './make-saved.ts';
import { readersOfReport } from './saved.links.ts';

const saved = resource(SavedReport, {
  as: 'saved_report',
  rule: 'manager',
  permission: null,
  because: 'it is a report managers take away anyway, and whoever is told of it reads it with their own rights',
  reach: savedOfOwnLocations,
  gone: message('savedReports.gone'),
  stamps: ['created_at', 'created_by', 'updated_at'],
});
const form = {
  name: text(1, 80),
  report: choice(...savedKinds),
  type: choice(...savedTypes),
  days: choice(...savedDays),
  every: choice(...savedEvery).nullish(),
  weekday: int(1, 7).nullish(),
  hour: int(0, 23).optional(),
  program_id: id(Room).nullish(),
  readers: ids(User, 50, 0).optional(),
  columns: columnsOfList().nullish(),
};

/** Monday, where nobody said which day of the week. */
const MONDAY = 1;
const USUAL_HOUR = 7;
/** A day of the week is of what is told every week alone. */
const told = (every: string | null | undefined, weekday: number | null | undefined) =>
  every === 'week' ? (weekday ?? MONDAY) : null;

/** The room of a report, which stands at its location: of one that knows no rooms there is none. */
const roomOf = async (ctx: Ctx, location: number, report: string, room: number | null | undefined) => {
  if (!isOfRooms(report)) return { room_id: null };
  const wrong = { field: 'program_id', message: message('rooms.otherLocation'), soft: true };
  await mustBeAt(ctx, location, Room, [room], wrong);
  return room === undefined ? {} : { room_id: room };
};

/** Reports that are wanted again and again, and who is told of them when. */
export const savedReportCalls: Calls = {
  getSavedReports: saved.list({
    rule: 'teacher',
    about: 'Lists the saved reports of a location: all of them for managers, below those one is told of.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    where: (_, { location }) => [matching(SavedReport, { location_id: location })],
    order: ['name', 'id'],
    most: 200,
  }),
  createSavedReport: saved.add({
    about:
      'Saves a report of a location: which, as what kind of file, of which days, of which room where it is not of all of them, and who is told of it every day, week or month from an hour on. Or a list, by its call: with the arguments it is asked with, the columns that are wanted and its address in the portal; one of days is asked for those, whatever its arguments say. A room of another location, and a list whose call refuses these arguments, get Error.',
    reach: { location: orError(ownLocations), program_id: orError(roomsOfOwnLocations), readers: orError(ownTeam) },
    input: { location: id(Location), ...form, args: argsOfList().optional(), address: text(0, 1000).optional() },
    run: async (ctx, { location, readers, every, weekday, hour, program_id, args, address, columns, ...of }) => ({
      set: {
        // First: nothing may be written before a list is asked.
        ...(await listSaved(ctx, location, { report: of.report, args, address, columns })),
        ...{ ...of, location_id: location, every: every ?? null, weekday: told(every, weekday) },
        ...(await roomOf(ctx, location, of.report, program_id)),
        hour: hour ?? USUAL_HOUR,
      },
      links: { readers: linked(readersOfReport, readers ?? []) },
    }),
    says: message('savedReports.saved'),
  }),
  updateSavedReport: saved.change({
    about:
      'Changes a saved report; who is not named any more is not told any more. A list stays the list it is, with its arguments; another one gets Error.',
    reach: { program_id: orError(roomsOfOwnLocations), readers: orError(ownTeam) },
    input: form,
    seen: true,
    run: async (ctx, { location_id, report }, { readers, every, weekday, hour, program_id, columns, ...of }) => ({
      set: {
        ...listChanged(report, of.report, columns),
        ...{ ...of, every: every ?? null, weekday: told(every, weekday) },
        ...(await roomOf(ctx, location_id, of.report, program_id)),
        ...(hour === undefined ? {} : { hour }),
      },
      links: { readers: linked(readersOfReport, readers) },
    }),
    says: message('savedReports.saved'),
  }),
  deleteSavedReport: saved.remove({
    about: 'Deletes a saved report; nobody is told of it any more.',
    says: message('savedReports.deleted'),
  }),
  exportSavedReport: query({
    rule: 'teacher',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about: 'Makes the file of a saved report, of the days it speaks of today and with the rights of whoever asks.',
    reach: { id: savedOfOwnLocations },
    input: { id: id(SavedReport) },
    answer: outcome({ file: out.text }),
    writes: true,
    limit: { times: 60, seconds: 600, by: 'user' },
    run: makeSaved,
  }),
};
