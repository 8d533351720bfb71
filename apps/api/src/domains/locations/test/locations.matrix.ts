import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';

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
};
