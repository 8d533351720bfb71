import './reports.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { type Calls, list, objectsOf, paged, query, rows } from '../../kernel/call/call.ts';
import { date, id, month, pageIfAny } from '../../kernel/call/input.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { getLoginReportInput, isLoginLine } from './logins.ts';
import { LoginReport } from './reports.entities.ts';
import { loginsOfOwnLocations } from './reports.reach.ts';
import {
  camerasWatched,
  daysWatched,
  monthOf,
  viewersOf,
  watchDay,
  watched,
  watchedCamera,
  watchTimeRow,
  weekOf,
} from './watch-time.ts';

const here = { location: ownLocations };
const byPerson = { user_id: ownPeople, rows: loginsOfOwnLocations };

/** Camera logins and watch time: what families saw, as the gateway counted it. */
export const calls: Calls = {
  getLoginReport: query({
    rule: 'manager',
    about: 'Lists the camera logins by person and day, the newest day first.',
    reach: { ...here, rows: loginsOfOwnLocations },
    input: getLoginReportInput,
    answer: paged(LoginReport),
    run: (_, i) => rows(LoginReport, { where: () => isLoginLine(i), order: ['-day', '-opened_at'] }),
  }),
  getLoginDateReport: query({
    rule: 'manager',
    about: 'Lists the camera logins of one date by person.',
    reach: { ...here, rows: loginsOfOwnLocations },
    input: { date: date(), location: id(Location).optional() },
    answer: list(LoginReport),
    run: (_, i) =>
      rows(LoginReport, {
        where: () => isLoginLine({ location: i.location, start_date: i.date, end_date: i.date }),
        order: ['opened_at'],
        limit: 2000,
      }),
  }),
  getLoginWeekReport: query({
    rule: 'manager',
    about: 'Adds up the camera logins of the week of the date, Monday to Sunday, day by day.',
    reach: here,
    input: { date: date().optional(), location: id(Location).optional() },
    answer: objectsOf(watchDay),
    run: async (ctx, i) => daysWatched(ctx, { location: i.location, ...(await weekOf(ctx, i.date, i.location)) }),
  }),
  getUserLoginsReport: query({
    rule: 'manager',
    about: 'Lists the camera logins of one contact by date, the newest first.',
    reach: byPerson,
    input: { user_id: id(User), start_date: date().optional(), end_date: date().optional() },
    answer: list(LoginReport),
    run: (_, i) =>
      rows(LoginReport, {
        where: () => [...isLoginLine(i), sql<SqlBool>`camera_view.user_id = ${i.user_id}`],
        order: ['-day'],
        limit: 1000,
      }),
  }),
  watchTimeReportByDate: query({
    rule: 'manager',
    about: 'Lists the minutes watched by each contact on one date, the most first.',
    reach: here,
    input: { date: date(), location: id(Location).optional(), ...pageIfAny },
    answer: objectsOf(watchTimeRow),
    run: (ctx, i) => viewersOf(ctx, { location: i.location, start_date: i.date, end_date: i.date }, i),
  }),
  watchTimeReportByCamera: query({
    rule: 'manager',
    about: 'Adds up the minutes watched by camera between two dates, both included; this month unless told.',
    reach: { ...here, camera_id: ownCameras },
    input: {
      ...watched,
      start_date: date().optional(),
      end_date: date().optional(),
    },
    answer: objectsOf(watchedCamera),
    run: async (ctx, i) => {
      const month = await monthOf(ctx, i.end_date, i.location);
      return camerasWatched(ctx, {
        ...i,
        start_date: i.start_date ?? month.start_date,
        end_date: i.end_date ?? month.end_date,
      });
    },
  }),
  watchTimeWeeklyReport: query({
    rule: 'manager',
    about: 'Adds up the minutes watched in the week of the date, Monday to Sunday, day by day.',
    reach: here,
    input: { date: date().optional(), location: id(Location).optional() },
    answer: objectsOf(watchDay),
    run: async (ctx, i) => daysWatched(ctx, { location: i.location, ...(await weekOf(ctx, i.date, i.location)) }),
  }),
  watchTimeMonthlyReport: query({
    rule: 'manager',
    about: 'Adds up the minutes watched of a month (2026-11) or of the month of a date, day by day.',
    reach: here,
    input: { month: month().optional(), location: id(Location).optional() },
    answer: objectsOf(watchDay),
    run: async (ctx, i) => daysWatched(ctx, { location: i.location, ...(await monthOf(ctx, i.month, i.location)) }),
  }),
  userWatchTimeWeekly: query({
    rule: 'manager',
    about: 'Adds up the minutes one contact watched in the week of the date, Monday to Sunday, day by day.',
    reach: { user_id: ownPeople },
    input: { user_id: id(User), date: date().optional() },
    answer: objectsOf(watchDay),
    run: async (ctx, i) => daysWatched(ctx, { user_id: i.user_id, ...(await weekOf(ctx, i.date)) }),
  }),
};
