import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { aShift } from './time-clock.factory.ts';

const today = '2026-03-11';
const managers = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;
const member = (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  return aTeacher(tenant, { fname: mark, locations: [{ id: location }] });
};
const shift = async (w: World, where: Where, more: object = {}) => {
  const { tenant, location, room, mark } = w.at(where);
  const { id: user_id } = await aTeacher(tenant, { fname: mark, locations: [{ id: location }] });
  return aShift(tenant, { location_id: location, room_id: room, user_id, ...more });
};
const ofLocation = {
  args: (w: World, where: Where) => ({ location: w.at(where).location, date: today }),
  from: staff,
  outside: 'refused',
} as const;
/** One's own: it depends on the caller and not on the place. */
const callers = async (w: World, caller: { id: number } | null) => ({
  program_id: w.at('own').room,
  action: 'break',
  team: [caller?.id ?? w.at('own').contact],
  time: '10:30',
  date: today,
});

export const matrix: Matrix = {
  saveAttendanceTeam: {
    args: async (w, where) => ({
      program_id: w.at(where).room,
      action: 'in',
      team: [(await member(w, where)).id],
      time: '10:30',
      date: today,
    }),
    from: managers,
    outside: 'error',
  },
  // Nobody of these has clocked in: Error for everybody.
  saveAttandanceTeamFromApp: { args: callers, status: 'Error' },
  getTeamAttendance: ofLocation,
  teamAttendanceChanged: { ...ofLocation, args: (w: World, where: Where) => ({ location: w.at(where).location }) },
  updateTeamAttendance: {
    args: async (w, where) => ({ id: (await shift(w, where)).id, start_time: '09:15' }),
    from: managers,
    outside: 'error',
  },
  deleteTeamAttendance: {
    args: async (w, where) => ({ id: (await shift(w, where)).id }),
    from: managers,
    outside: 'error',
  },
  // Only whose shift it is, and none of these is.
  confirmTeamAttendance: {
    args: async (w) => ({ id: (await shift(w, 'own', { corrected_at: new Date('2026-03-11T14:00:00Z') })).id }),
    status: 'Error',
  },
};
