import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aUser } from './users.factory.ts';

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

const person = () => {
  const n = nth();
  return { fname: 'New', lname: `Person${n}`, username: `new.person.${n}`, email: `new.person.${n}@example.com` };
};
const unnamed = () => ({ fname: 'New', lname: 'Guardian', email: `new.guardian.${nth()}@example.com` });
const created = (more: object = {}) =>
  ({
    args: (w: World, where: Where) => ({ ...person(), locations: [w.at(where).location], ...more }),
    from: staff,
    outside: 'error',
  }) as const;
const ofRole = (role: 'teacher' | 'manager' | 'admin', values: object = {}) =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, location } = w.at(where);
      return {
        id: (await aUser(tenant, role, { fname: w.at(where).mark, locations: [{ id: location }] })).id,
        ...values,
      };
    },
    from: staff,
    outside: 'error',
  }) as const;
const invitee = async (w: World, where: Where) => {
  const { tenant, location } = w.at(where);
  const given = { fname: w.at(where).mark, invited: true, locations: [{ id: location }] };
  return (await aUser(tenant, 'user', given)).id;
};
const applicant = {
  args: async (w: World, where: Where) => ({ id: (await w.guardian(where, {})).user_id }),
  from: staff,
  outside: 'error',
} as const;
/** A contact of the place who signed up and waits. */
const pending = {
  ...applicant,
  args: async (w: World, where: Where) => {
    const { user_id } = await w.guardian(where);
    await w.at(where).tenant.db.updateTable('app_user').set({ pending: true }).where('id', '=', user_id).execute();
    return { id: user_id };
  },
} as const;

/** A change of the caller's own e-mail that waits for its code. */
const waitingChange = {
  args: async (w: World, caller: { id: number } | null) => {
    const { tenant } = w.at('own');
    const [now, at] = [w.server.clock.now().getTime(), nth()];
    if (caller)
      await tenant.db
        .insertInto('sign_in_link')
        .values({
          centre_id: tenant.centre,
          user_id: caller.id,
          kind: 'change_email',
          pin_time: `waits-${at}`,
          secret_hash: Buffer.from(`waits-${at}`),
          target: `waits${at}@example.com`,
          created_at: new Date(now),
          expires_at: new Date(now + 3_600_000),
        })
        .execute();
    return { id: caller?.id ?? 1 };
  },
} as const;

export const matrix: Matrix = {
  createUser: created(),
  createTeacher: created({ email_confirmed: true }),
  createManager: created(),
  createAdmin: created(),
  createInviteUser: {
    ...created({ email_confirmed: false, roles: ['user'] }),
    asking: { manage_contacts: { roles: ['user'] }, manage_team: { roles: ['teacher'] } },
  },
  getUserCounters: {
    args: (w, where, caller) => ({ id: where === 'own' ? (caller?.id ?? 0) : w.at(where).contact }),
    from: { own: 'user', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  saveUserCheckInPin: {
    args: async (w, where) => ({
      id: (await w.guardian(where)).user_id,
      check_in_pin: String(700_000 + nth() * 7).slice(0, 6),
    }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  generateUserCheckInPin: ofContact(),
  requestEmailChange: { args: (_, caller) => ({ id: caller?.id ?? 1, email: `next${nth()}@example.com` }) },
  resendEmailChange: waitingChange,
  cancelEmailChange: waitingChange,
  getEmailChange: { args: () => ({}) },
  verifyEmailChange: { args: () => ({ token: '123456', pin_created_at: 'nothing' }), status: 'Error' },
  requestPhoneVerification: { args: () => ({ phone: '+1 202 555 0100' }) },
  verifyPhone: { args: () => ({ token: '123456', pin_created_at: 'nothing' }), status: 'Error' },
  mergeUsers: {
    args: async (w, where) => ({
      user_id: (await w.guardian(where)).user_id,
      duplicate_id: (await w.guardian(where)).user_id,
    }),
    from: staff,
    outside: 'error',
  },
  undoUserMerge: {
    args: async (w, where) => {
      const { tenant } = w.at(where);
      const kept = (await w.guardian(where)).user_id;
      const gone = await aUser(tenant, 'user');
      await tenant.db
        .insertInto('merge')
        .values({
          centre_id: tenant.centre,
          kept_user_id: kept,
          gone_user_id: gone.id,
          moved: '[]',
          filled: '{}',
          gone_before: '{}',
          merged_at: new Date(),
        })
        .execute();
      return { user_id: kept };
    },
    from: staff,
    outside: 'error',
  },
  getUserMerges: { args: (w, where) => ({ user_id: w.at(where).contact }), from: staff, outside: 'refused' },
  createStudentUserByParent: {
    args: async (w, where) => ({
      student_id: await w.student(where),
      relation: w.at(where).relationship,
      ...unnamed(),
      location: w.at(where).location,
    }),
    from: families,
    outside: 'error',
  },
  updateUser: ofContact({ nick_name: 'Nini' }),
  updateNewUser: ofContact({ nick_name: 'Nini' }),
  updateTeacher: ofRole('teacher', { job_title: 'Cook' }),
  updateManager: ofRole('manager', { job_title: 'Head' }),
  updateAdmin: ofRole('admin', { job_title: 'Head' }),
  sendMultipleUserInvite: {
    args: async (w, where) => ({ users: [await invitee(w, where)] }),
    from: staff,
    outside: 'error',
  },
  cancelUserInvite: {
    args: async (w, where) => ({ id: await invitee(w, where) }),
    from: staff,
    outside: 'error',
  },
  approveUser: pending,
  rejectPendingUser: pending,
  unapproveUser: {
    ...applicant,
    args: async (w: World, where: Where) => ({ id: (await w.guardian(where)).user_id }),
  },
  confirmUserEmail: {
    args: async (w, where) => {
      const { user_id } = await w.guardian(where);
      const { db } = w.at(where).tenant;
      await db.updateTable('app_user').set({ email_confirmed: false }).where('id', '=', user_id).execute();
      return { name: 'confirm', user_ids: [user_id] };
    },
    from: staff,
    outside: 'error',
  },
  deleteUser: applicant,
  userByEmail: { args: () => ({ email: 'nobody@example.com' }) },
  userByUserName: { args: () => ({ username: 'nobody' }) },
  getUserSettingData: { args: (w, where) => ({ id: w.at(where).contact }), from: staff, outside: 'null' },
  getTeamProfile: { args: (w, where) => ({ id: w.at(where).contact }), from: staff, outside: 'null' },
  getAllStaffForDocument: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
  // Whoever may ask is told, of others that they are not there.
  checkUserProfilePermission: { args: (w, where) => ({ id: w.at(where).contact }), from: staff, outside: 'alike' },
  checkTeamProfilePermission: { args: (w, where) => ({ id: w.at(where).contact }), from: staff, outside: 'alike' },
  checkStudentProfilePermission: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
  checkLocationEditStudentPermission: {
    args: (w, where) => ({ location_id: w.at(where).location }),
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  checkLocationEditFieldsPermission: {
    args: (w, where) => ({ location_id: w.at(where).location }),
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  saveUserColumn: ofContact({ column: 'job_title', value: 'Painter' }),
  saveUserEmail: {
    args: async (w, where) => ({ id: (await w.guardian(where)).user_id, email: `changed${nth()}@example.com` }),
    from: staff,
    outside: 'error',
  },
  // From managers on, people of own locations; everybody else only themselves.
  saveUserName: {
    args: async (w, where) => ({ id: (await w.guardian(where)).user_id, fname: w.at(where).mark, lname: 'Changed' }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  saveUserUserName: {
    args: async (w, where) => ({ id: (await w.guardian(where)).user_id, username: `changed${nth()}` }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  updateUserProfile: { args: (_, caller) => ({ id: caller?.id ?? 1, nick_name: 'Nini' }) },
  updateManagerUserPassword: ofContact({ password: 'a new and long one' }),
  updateAdminUserPassword: ofContact({ password: 'a new and long one' }),
  updateRoleUserPassword: ofContact({ role: 'user', password: 'a new and long one' }),
  // Own passwords alone; a wrong old one is told as Error to the person itself, and so is everybody else's id.
  updateUserPassword: { args: (_, caller) => ({ id: caller?.id ?? 1, ...passwords }), status: 'Error' },
  updateUserAvatar: { args: (_, caller) => ({ id: caller?.id ?? 1, avatar: '' }) },
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
