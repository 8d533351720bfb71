import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aText } from '../../alerts/test/alerts.factory.ts';
import { aMessage } from '../../chat/test/chat.factory.ts';
import { aPack } from './pack.factory.ts';

const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const refused = { outside: 'refused' } as const;
const span = { start_date: '2026-03-01', end_date: '2026-03-11' };
const at = (args: object) => (w: World, where: Where) => ({ location: w.at(where).location, ...args });
/** A pack is its maker's: one of another center is that of somebody there. */
const pack = async (w: World, where: Where, caller: { id: number } | null) => {
  const { tenant, location } = w.at(where);
  const user_id = where === 'foreign' || !caller ? (await w.guardian(where)).user_id : caller.id;
  const ends_at = new Date('2999-01-01T00:00:00Z');
  return { id: (await aPack(tenant, { location_id: location, user_id, file: 'bpack.zip', ends_at })).id };
};
const weekly = {
  ...{ name: 'Friday', report: 'attendance', type: 'csv', days: 'last_week' },
  ...{ every: 'week', weekday: 5, hour: 8 },
};
const saved = async (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  const { db, centre } = tenant;
  const at = new Date('2026-03-11T15:00:00Z');
  const { id } = await db
    .insertInto('saved_report')
    .values({
      ...{ centre_id: centre, location_id: location, name: `${mark} report`, report: 'attendance', type: 'csv' },
      ...{ days: 'last_week', created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id };
};
const person = (args: object) => async (w: World, where: Where) => ({
  user_id: (await w.guardian(where)).user_id,
  ...args,
});

export const matrix: Matrix = {
  exportAttendanceReport: { args: at({ report: 'attendance', ...span }), from: staff, ...refused },
  exportReport: { args: at({ report: 'time_clock', ...span }), from: managers, ...refused },
  getCommunicationLog: {
    args: async (w, where) => {
      const { tenant, location, student, mark } = w.at(where);
      await aMessage(tenant, { location_id: location, student_id: student, message: `${mark} text` });
      return { location, first: 10 };
    },
    from: staff,
    ...refused,
  },
  getCommunicationPeople: {
    args: async (w, where) => {
      const { tenant, location } = w.at(where);
      return { location, kind: 'text', id: (await aText(tenant, { location_id: location })).id };
    },
    from: staff,
    ...refused,
  },
  getInspectorPacks: { args: at({}), from: managers, ...refused },
  requestInspectorPack: {
    args: async (w, where) => {
      const { tenant, location } = w.at(where);
      await tenant.db.deleteFrom('inspector_pack').where('location_id', '=', location).execute();
      return { location, ...span };
    },
    from: managers,
    outside: 'error',
  },
  openInspectorPack: { args: pack, from: managers, outside: 'error' },
  deleteInspectorPack: { args: pack, from: managers, outside: 'error' },
  getSavedReports: { args: at({}), from: staff, ...refused },
  createSavedReport: {
    args: async (w, where, caller) => ({
      location: w.at(where).location,
      ...weekly,
      readers: caller ? [caller.id] : [],
    }),
    from: managers,
    outside: 'error',
  },
  updateSavedReport: {
    args: async (w, where, caller) => ({
      id: (await saved(w, where)).id,
      ...weekly,
      name: 'Renamed',
      readers: caller ? [caller.id] : [],
    }),
    from: managers,
    outside: 'error',
  },
  deleteSavedReport: { args: saved, from: managers, outside: 'error' },
  exportList: {
    args: async (w, where) => ({ list: 'programs', args: { location: w.at(where).location }, type: 'csv' }),
    from: managers,
    ...refused,
  },
  getListColumns: { args: () => ({ list: 'carePlans' }) },
  exportSavedReport: { args: saved, from: managers, ...refused },
  getLoginReport: { args: at({ first: 10 }), from: managers, ...refused },
  getLoginDateReport: { args: at({ date: '2026-03-11' }), from: managers, ...refused },
  getLoginWeekReport: { args: at({ date: '2026-03-11' }), from: managers, ...refused },
  getUserLoginsReport: { args: person(span), from: managers, ...refused },
  watchTimeReportByDate: { args: at({ date: '2026-03-11' }), from: managers, ...refused },
  watchTimeReportByCamera: { args: at(span), from: managers, ...refused },
  watchTimeWeeklyReport: { args: at({ date: '2026-03-11' }), from: managers, ...refused },
  watchTimeMonthlyReport: { args: at({ month: '2026-03-11' }), from: managers, ...refused },
  userWatchTimeWeekly: { args: person({ date: '2026-03-11' }), from: managers, ...refused },
  getLogReport: { args: at({ first: 10 }), from: managers, ...refused },
  getLogReportAllUser: { args: at({}), from: managers, ...refused },
  getUserLogData: { args: person({ first: 10 }), from: managers, ...refused },
  getInvitedLogReport: { args: at({ first: 10 }), from: managers, ...refused },
  getOnlineContactsReport: { args: at({ first: 10 }), from: managers, ...refused },
  getCenterStatistics: { args: at(span), from: managers, ...refused },
};
