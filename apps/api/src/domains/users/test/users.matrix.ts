import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';

const lists = {
  args: (w: World, where: Where) => ({ location: w.at(where).location, first: 50 }),
  from: staff,
  outside: 'refused',
} as const;
const ofContact = (values: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await w.guardian(where)).user_id, ...values }),
    from: staff,
    outside: 'error',
  }) as const;

const passwords = { old_password: 'not the old one', password: 'a new and long one' };

export const matrix: Matrix = {
  // Own passwords alone; a wrong old one is told as Error to the person itself, and so is everybody else's id.
  updateUserPassword: { args: (_, caller) => ({ id: caller?.id ?? 1, ...passwords }), status: 'Error' },
  users: lists,
  managers: lists,
  teachers: lists,
  getTeamList: lists,
  admins: { args: () => ({ first: 50 }) },
  singleUserDataById: {
    args: (w, where, caller) => ({ id: where === 'own' ? (caller?.id ?? 0) : w.at(where).contact }),
    from: families,
    outside: 'refused',
  },
  getTeamDropdown: { args: (w, where) => ({ location: w.at(where).location }), from: staff, outside: 'refused' },
  getTeamByProgram: { args: (w, where) => ({ program_id: w.at(where).room }), from: staff, outside: 'refused' },
  userByStudentLocation: {
    args: (w, where) => ({ location_id: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
  checkRemainingLogins: {
    args: (w, where, caller) => ({ id: where === 'own' ? (caller?.id ?? 0) : w.at(where).contact }),
    from: families,
    outside: 'refused',
  },
  checkUserNameExceptId: { args: () => ({ username: `free${nth()}` }) },
  checkUserEmail: { args: () => ({ email: `free${nth()}@example.com` }) },
  updateUserStatus: ofContact({ status: 'inactive' }),
  resetUserLogins: ofContact(),
  updateUserLogins: ofContact({ max_logins: 3 }),
};
