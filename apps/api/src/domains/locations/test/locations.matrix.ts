import { centre, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aManager } from '../../users/test/users.factory.ts';
import { aLocation, aNoticeAddress, aSchoolProfile } from './locations.factory.ts';

const ofLocation = {
  args: (w: World, where: Where) => ({ location_id: w.at(where).location }),
  from: staff,
  outside: 'refused',
} as const;
const byId = {
  args: (w: World, where: Where) => ({ id: w.at(where).location }),
  from: staff,
  outside: 'refused',
} as const;

const counted = {
  args: (w: World, where: Where) => ({ location: w.at(where).location }),
  from: staff,
  outside: 'refused',
} as const;

const waiting = {
  args: (w: World, where: Where) => ({ location: w.at(where).location, first: 10 }),
  from: staff,
  outside: 'refused',
} as const;

export const matrix: Matrix = {
  locations: { args: () => ({ first: 50 }) },
  location: byId,
  allManagerLocations: { args: () => ({}) },
  activeLocations: { args: () => ({}) },
  locationsDropdown: { args: () => ({}) },
  location_cameras: ofLocation,
  location_programs: ofLocation,
  location_groups: ofLocation,
  getLocationSettingData: { ...byId, outside: 'null' },
  getLocationBySignupCode: { args: () => ({ signup_code: 'none such' }) },
  checkLocationSignupCode: { args: () => ({ signup_code: 'none such' }) },
  timezones: { args: () => ({}) },
  getLocationCounters: ofLocation,
  TotalCounter: counted,
  ManagerTotalCounter: counted,
  TeacherTotalCounter: counted,
  updateLocationSettings: {
    args: (w, where) => ({ id: w.at(where).location, default_city: 'Elmwood' }),
    from: staff,
    outside: 'error',
  },
  updateLocationStatus: {
    args: (w, where) => ({ id: w.at(where).location, active: true }),
    from: staff,
    outside: 'error',
  },
  createLocation: {
    args: async (w) => ({ name: `New ${nth()}`, managers: [(await aManager(w.at('own').tenant)).id] }),
  },
  createNewLocation: {
    args: async (w) => ({
      name: `New ${nth()}`,
      managers: [(await aManager(w.at('own').tenant)).id],
      rooms: [{ name: 'Owls' }],
    }),
  },
  updateLocation: {
    args: (w, where) => ({ id: w.at(where).location, address: '7 Elm Street' }),
    from: staff,
    outside: 'error',
  },
  deleteLocation: {
    args: async (w, where) => ({ id: (await aLocation(w.at(where).tenant)).id }),
    from: staff,
    outside: 'error',
  },
  checkLocationName: { args: () => ({ name: 'none such' }) },
  location_managers: ofLocation,
  addLocationManagers: {
    args: async (w, where) => ({
      location_id: w.at(where).location,
      managers: [(await aManager(w.at('own').tenant)).id],
    }),
    from: staff,
    outside: 'error',
  },
  removeLocationManager: {
    args: async (w, where) => {
      const { location } = w.at(where);
      const { tenant } = w.at('own');
      const tied = where === 'foreign' ? {} : { locations: [{ id: location }] };
      const manager = await aManager(tenant, tied);
      await aManager(tenant, tied);
      return { location_id: location, user_id: manager.id };
    },
    from: staff,
    outside: 'error',
  },
  getLocationSignupCode: ofLocation,
  generateLocationSignupCode: { ...ofLocation, outside: 'error' },
  updateLocationSignupCode: {
    args: (w, where) => ({ location_id: w.at(where).location, signup_code: `CODE-${nth()}` }),
    from: staff,
    outside: 'error',
  },
  getLocationBillingSetting: ofLocation,
  saveLocationBillingSetting: {
    args: (w, where) => ({ location_id: w.at(where).location, billing: true }),
    from: staff,
    outside: 'error',
  },
  getLocationHistory: {
    args: (w, where) => ({ location_id: w.at(where).location, first: 10 }),
    from: staff,
    outside: 'refused',
  },
  PendingUser: waiting,
  getManagerPendingUser: waiting,
  getSchoolProfile: {
    args: (w, where) => ({ location: w.at(where).location }),
    from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
    outside: 'refused',
  },
  addSchool: {
    args: async (w) => {
      const { db, centre: own } = w.at('own').tenant;
      await db.deleteFrom('school_profile').where('centre_id', '=', own).execute();
      return { school_name: 'Sunny' };
    },
  },
  updateSchoolProfile: {
    args: async (w, where) => ({ id: (await aSchoolProfile(w.at(where).tenant)).id, capacity: 40 }),
    from: centre,
    outside: 'error',
  },
  getLocationTeamNotification: ofLocation,
  saveLocationTeamNotification: {
    args: (w, where) => ({ location_id: w.at(where).location, email: `box${nth()}@example.com` }),
    from: staff,
    outside: 'error',
  },
  deleteLocationTeamNotification: {
    args: async (w, where) => ({ id: (await aNoticeAddress(w.at(where).tenant, w.at(where).location)).id }),
    from: staff,
    outside: 'error',
  },
  resendLocationTeamNotificationVerification: {
    args: async (w, where) => ({ id: (await aNoticeAddress(w.at(where).tenant, w.at(where).location)).id }),
    from: staff,
    outside: 'error',
  },
  verifyLocationTeamNotificationEmail: { args: () => ({ token: 'none', pin_created_at: 'such' }), status: 'Error' },
};
