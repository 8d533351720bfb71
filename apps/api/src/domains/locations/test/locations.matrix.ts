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

export const matrix: Matrix = {
  locations: { args: () => ({ first: 50 }) },
  location: byId,
  allManagerLocations: { args: () => ({}) },
  activeLocations: { args: () => ({}) },
  locationsDropdown: { args: () => ({}) },
  location_cameras: ofLocation,
  location_programs: ofLocation,
  location_groups: ofLocation,
  getLocationSettingData: byId,
  timezones: { args: () => ({}) },
};
