import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aText } from '../../alerts/test/alerts.factory.ts';
import { aMessage } from '../../chat/test/chat.factory.ts';

const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const refused = { outside: 'refused' } as const;
const span = { start_date: '2026-03-01', end_date: '2026-03-11' };
const at = (args: object) => (w: World, where: Where) => ({ location: w.at(where).location, ...args });
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
