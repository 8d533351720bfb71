import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aRelationship } from './relationships.factory.ts';

/** Names of relationships belong to the whole centre: whoever passes the rule may change them. */
const centreWide = { own: 'manager', other: 'manager', elsewhere: 'manager' } as const;
const fresh = async (w: World, where: Where) => ({ id: (await aRelationship(w.at(where).tenant)).id });
const ofLink = (values: object, given: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ ...(await w.guardian(where, given)), ...values }),
    from: staff,
    outside: 'error',
  }) as const;

export const matrix: Matrix = {
  relationships: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  createRelationship: { args: () => ({ name: `Kind ${nth()}` }) },
  updateRelationship: {
    args: async (w, where) => ({ ...(await fresh(w, where)), name: `Kind ${nth()}` }),
    from: centreWide,
    outside: 'error',
  },
  deleteRelationship: { args: fresh, from: centreWide, outside: 'error' },
  setDefaultRelationship: { args: fresh, from: centreWide, outside: 'error' },
  getStudentGuardians: {
    args: (w, where) => ({ student_id: w.at(where).student }),
    from: families,
    outside: 'refused',
  },
  getUserGuardianLinks: { args: (w, where) => ({ user_id: w.at(where).contact }), from: staff, outside: 'refused' },
  getGuardianBlackList: {
    args: (w, where) => ({ location: w.at(where).location, first: 10 }),
    from: staff,
    outside: 'refused',
  },
  addStudentGuardian: {
    args: async (w, where) => ({
      student_id: await w.student(where),
      user_id: w.at(where).contact,
      relation: w.at(where).relationship,
    }),
    from: staff,
    outside: 'error',
  },
  updateStudentGuardian: ofLink({ pickup: true }),
  removeStudentGuardian: ofLink({}),
  updateGuardianEmergencyContact: ofLink({ emergency_contact: true }),
  updateGuardianLegal: ofLink({ legal_guardian: true }),
  updateGuardianPayer: ofLink({ is_payer: true }),
  updateGuardianPickup: ofLink({ pickup: true }),
  updateUserAlert: ofLink({ alert: false }),
  updateUserWatchCamera: ofLink({ watch_camera: false }),
  addGuardianBlackList: ofLink({ note: 'By order of the court.' }),
  removeGuardianBlackList: ofLink({}, { black_list: true }),
};
