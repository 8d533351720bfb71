import { allows } from '@nestling/rules/roles.ts';
import { EXPORT_TYPES } from '../../files/content-types.ts';
import { type Calls, declined, gone, message, out, outcome, query } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, date, id } from '../../kernel/call/input.ts';
import { checkSpan } from '../../kernel/call/span.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import { InjuryReport } from '../../model/health/entity.ts';
import { ownInjuryReports } from '../../model/health/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { todayAt } from '../../model/location/today.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownTeam } from '../../model/time-clock/reach.ts';
import { ofWhom, staffTables, studentTables } from './attendance-tables.ts';
import { ofOutbreak } from './immunization-table.ts';
import { injuryCopy } from './injury-table.ts';
import { placeTables } from './place-tables.ts';
import { systemTables } from './system-tables.ts';
import { giveOut, wordsOf } from './table.ts';

const keysOf = <K extends string>(of: Readonly<Record<K, unknown>>) =>
  Object.keys(of).filter((name): name is K => Object.hasOwn(of, name));
const isKey = <K extends string>(of: Readonly<Record<K, unknown>>, name: string): name is K => Object.hasOwn(of, name);
const types = keysOf(EXPORT_TYPES);

/** Those that tell how things are now. */
const ofToday = ['immunizations', 'care_plans', 'staff_credentials'] as const;

/** A centre's whole day of exports is far below; a script that empties the database is not. */
const limit = { times: 60, seconds: 600, by: 'user' } as const;
const fileAnswer = outcome({ file: out.text });

const nameOf = async (ctx: Ctx, location: Id<'location'>): Promise<string> => {
  const { name } = await ctx.db
    .selectFrom('location')
    .select('name')
    .where('id', '=', location)
    .executeTakeFirstOrThrow();
  return name;
};

/** The four weeks that end today. */
const lastWeeks = async (ctx: Ctx, location: number | undefined) => {
  const today = await todayAt(ctx, location);
  return { start_date: addDays(today, -27), end_date: today };
};

/** Reports as files. The address that is answered holds for 15 minutes, and the trail keeps who asked for what. */
export const calls: Calls = {
  exportAttendanceReport: query({
    rule: 'teacher',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about:
      'Makes a file (csv, xlsx or pdf) of an attendance report: attendance, sign_in, summary, daily_hours, student_hours, activities; for managers staff_hours, pay_period and ratio_log. An unknown report is refused.',
    reach: {
      location: ownLocations,
      program_id: roomsOfOwnLocations,
      students: ownStudents,
      users: ownTeam,
    },
    input: {
      location: id(Location),
      report: choice(...keysOf(studentTables), ...keysOf(staffTables)),
      start_date: date(),
      end_date: date(),
      type: choice(...types).optional(),
      ...ofWhom,
    },
    answer: fileAnswer,
    writes: true,
    limit,
    run: async (ctx, { report, type = 'csv', ...span }) => {
      if (!isKey(studentTables, report) && !allows(ctx.who.role, 'manager'))
        return declined(message('reports.forManagers'), { field: 'report', code: 'RULE' });
      // Asked first: the language of the account is known once a statement was answered, and tables are headed in it.
      const place = await nameOf(ctx, span.location);
      const made = await (isKey(studentTables, report)
        ? studentTables[report](ctx, span)
        : staffTables[report](ctx, span));
      return giveOut(ctx, made, { ...span, type, report, place });
    },
  }),
  exportReport: query({
    rule: 'manager',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about:
      'Makes a file (csv, xlsx or pdf) of a report: logins, watch_time, log, invites, messages (of conversations), or communications (conversations, alerts, texts and letters), time_clock, immunizations, medications (the log of doses), care_plans (those in force, with whom to call), drills (head counts that have ended), injuries (reports by their latest version), illnesses (with until when each stayed away), health_checks (the looks at arrival) and staff_credentials (what is asked of the team) of a location; of the last four weeks unless told, immunizations, care_plans and staff_credentials of today. With outbreak only who must stay home. An unknown report is refused.',
    reach: { location: ownLocations },
    input: {
      report: choice(...keysOf(systemTables), ...keysOf(placeTables)),
      location: id(Location).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      type: choice(...types).optional(),
      ...ofOutbreak,
    },
    answer: fileAnswer,
    writes: true,
    limit,
    run: async (ctx, { report, type = 'csv', location, outbreak, ...days }) => {
      const usual = await lastWeeks(ctx, location);
      const end_date = days.end_date ?? usual.end_date;
      const start_date = days.start_date ?? (days.end_date === undefined ? usual.start_date : end_date);
      checkSpan(start_date, end_date);
      const place = location === undefined ? wordsOf(ctx)['reports.allLocations'] : await nameOf(ctx, location);
      const of = { type, report, place, start_date, end_date };
      if (!isKey(placeTables, report)) {
        const made = await systemTables[report](ctx, { location, start_date, end_date });
        return giveOut(ctx, made, { ...of, location: location ?? null });
      }
      if (location === undefined)
        return declined(message('reports.whichLocation'), { field: 'location', code: 'MISSING' });
      const today = usual.end_date;
      const span = ofToday.some((one) => one === report)
        ? { start_date: today, end_date: today }
        : { start_date, end_date };
      return giveOut(ctx, await placeTables[report](ctx, { location, outbreak, ...span }), {
        ...of,
        ...span,
        location,
      });
    },
  }),
  exportInjuryReport: query({
    rule: 'user',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about:
      'Makes a PDF of a version of an injury report, without what families never read: for the family as its guardians, and for staff.',
    reach: { id: ownInjuryReports },
    input: { id: id(InjuryReport) },
    answer: fileAnswer,
    writes: true,
    limit,
    run: async (ctx, { id: report }) => {
      const copy = await injuryCopy(ctx, report);
      if (!copy) return gone(message('injuries.gone'));
      const { made, day, location, place } = copy;
      return giveOut(ctx, made, { type: 'pdf', report: 'injury', location, place, start_date: day, end_date: day });
    },
  }),
};
