import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aTeacher } from '../../users/test/users.factory.ts';

const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const span = { start_date: '2026-03-01', end_date: '2026-03-11' };
const of = (args: object) => (w: World, where: Where) => ({ location: w.at(where).location, ...args });
const refused = { outside: 'refused' } as const;

export const matrix: Matrix = {
  getAttendanceSummary: { args: of({ date: '2026-03-11' }), from: staff, ...refused },
  getStudentDailyHours: { args: of({ date: '2026-03-11' }), from: managers, ...refused },
  getStudentHours: { args: of(span), from: managers, ...refused },
  getStudentAttendanceReport: { args: of(span), from: staff, ...refused },
  getStudentCheckInOutReport: { args: of(span), from: managers, ...refused },
  getStaffHours: { args: of(span), from: managers, ...refused },
  getTimeTrackingReport: { args: of(span), from: managers, ...refused },
  getTimeClockReport: { args: of({}), from: managers, ...refused },
  getTimeClockProgram: { args: of({}), from: managers, ...refused },
  getRatioLog: { args: of(span), from: managers, ...refused },
  getRatioForecast: { args: of({}), from: managers, ...refused },
  getTimeClockHistory: {
    args: async (w, where) => {
      const { tenant, location, mark } = w.at(where);
      const member = await aTeacher(tenant, { fname: mark, locations: [{ id: location }] });
      return { user_id: member.id, first: 10 };
    },
    from: managers,
    ...refused,
  },
};
