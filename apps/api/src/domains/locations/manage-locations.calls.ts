import './locations.fields.ts';
import {
  type Calls,
  filled,
  given,
  list,
  mutation,
  object,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id, ids, page, pageIfAny, text } from '../../kernel/call/input.ts';
import { everyone, orError } from '../../kernel/read/reach.ts';
import { searchedIn } from '../../kernel/read/search.ts';
import { Location, LocationChange } from '../../model/location/entity.ts';
import { allTimezones, changesOfOwnLocations, ownLocations } from '../../model/location/reach.ts';
import { User } from '../../model/user/entity.ts';
import { belongsTo, holds, isInState } from '../../model/user/filters.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { addLocation, addWholeLocation } from './add-location.ts';
import { billingOf, saveBilling, saveLocationBillingSettingInput } from './billing-setting.ts';
import { changeLocation, updateLocationInput } from './change-location.ts';
import { checkLocationNameInput, countName } from './count-name.ts';
import {
  at,
  createLocationInput,
  createNewLocationInput,
  updateLocationSignupCodeInput,
} from './manage-locations.inputs.ts';
import { addManagers, managesAt, removeManager } from './managers.ts';
import { newSignupCode, saveSignupCode, signUpOf } from './open-signup.ts';
import { removeLocation } from './remove-location.ts';

const exceptOne = everyone(Location, 'the location is only left out of a count');
const reachOfNew = { managers: orError(ownPeople), timezone: orError(allTimezones) };

const pendingOf = (location: number | undefined, search: string | undefined) =>
  rows(User, {
    order: ['lname', 'fname'],
    where: () => [
      holds(['user']),
      isInState('pending'),
      location && belongsTo(location),
      search && searchedIn('app_user.searched', search),
    ],
  });
const pending = {
  reach: { rows: ownPeople, location: ownLocations },
  input: { location: id(Location).optional(), ...page, search: text(0, 80).optional() },
};

/** Locations as those who run the centre keep them: adding, changing, managers, sign-up, history. */
export const manageCalls: Calls = {
  createLocation: mutation({
    rule: 'kvsupport',
    permission: ['edit_settings', filled('managers', 'manage_team')],
    about:
      'Adds a location with its managers and default settings; a name that exists, or somebody who is no manager, gets Error.',
    reach: reachOfNew,
    input: createLocationInput,
    answer: outcome({ location: Location }),
    run: addLocation,
  }),
  createNewLocation: mutation({
    rule: 'kvsupport',
    permission: [
      'edit_settings',
      filled('managers', 'manage_team'),
      filled('rooms', 'manage_rooms'),
      filled('cameras', 'manage_cameras'),
    ],
    about: 'Adds a location with its managers, rooms and cameras, all or nothing; a name that exists gets Error.',
    reach: reachOfNew,
    input: createNewLocationInput,
    answer: outcome({ location: Location }),
    run: addWholeLocation,
  }),
  updateLocation: mutation({
    rule: 'manager',
    permission: ['edit_settings', given('managers', 'manage_team')],
    about:
      'Changes a location. With schedule_changed its opening times are replaced, and cameras that go by them follow; managers and active need kvsupport, billing admin.',
    reach: { id: orError(ownLocations), managers: orError(ownPeople), timezone: orError(allTimezones) },
    input: updateLocationInput,
    answer: outcome({ location: Location }),
    run: changeLocation,
  }),
  deleteLocation: mutation({
    rule: 'kvsupport',
    permission: 'edit_settings',
    about:
      'Deletes a location without students, staff and cameras; otherwise Error tells what is left. One whose records must be kept can only be closed.',
    reach: { id: orError(ownLocations) },
    input: { id: id(Location) },
    answer: outcome(),
    run: removeLocation,
  }),
  checkLocationName: query({
    rule: 'kvsupport',
    about: 'Counts the locations of a name, other than the one of the id.',
    reach: { id: exceptOne },
    input: checkLocationNameInput,
    answer: outcome({ counter: out.int }),
    run: countName,
  }),
  location_managers: query({
    rule: 'kvsupport',
    about: 'Lists the managers tied to a location.',
    reach: { rows: ownPeople, location_id: ownLocations },
    input: { ...at, ...pageIfAny },
    answer: list(User),
    run: (_, i) => rows(User, { order: ['lname', 'fname'], where: () => [managesAt(i.location_id)] }),
  }),
  addLocationManagers: mutation({
    rule: 'kvsupport',
    permission: 'manage_team',
    about: 'Ties managers to a location beside those it has; somebody who is no manager gets Error.',
    reach: { location_id: orError(ownLocations), managers: orError(ownPeople) },
    input: { ...at, managers: ids(User, 50) },
    answer: outcome(),
    run: addManagers,
  }),
  removeLocationManager: mutation({
    rule: 'kvsupport',
    permission: 'manage_team',
    about: 'Unties a manager from a location and its rooms; the last one gets Error.',
    reach: { location_id: orError(ownLocations), user_id: orError(ownPeople) },
    input: { ...at, user_id: id(User) },
    answer: outcome(),
    run: removeManager,
  }),
  getLocationSignupCode: query({
    rule: 'manager',
    about: 'The sign-up code of a location, whether families may use it now, and the hours a confirmation works.',
    reach: { location_id: ownLocations },
    input: at,
    answer: object({
      signup_code: outOrNull(out.text),
      is_signup: out.flag,
      signup_pin_code_expiry: outOrNull(out.int),
    }),
    run: signUpOf,
  }),
  generateLocationSignupCode: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Makes a free sign-up code and stores it in place of the old one, which leads nowhere from then on.',
    reach: { location_id: orError(ownLocations) },
    input: at,
    answer: outcome({ signup_code: out.text }),
    run: newSignupCode,
  }),
  updateLocationSignupCode: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Sets the sign-up code of a location and whether it is open; a code used elsewhere gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: updateLocationSignupCodeInput,
    answer: outcome(),
    run: saveSignupCode,
  }),
  getLocationBillingSetting: query({
    rule: 'manager',
    about: 'Whether billing is on for the location.',
    reach: { location_id: ownLocations },
    input: at,
    answer: object({ location_id: out.id, billing: out.flag, timezone: out.text }, 'LocationBillingSetting'),
    run: billingOf,
  }),
  saveLocationBillingSetting: mutation({
    rule: 'admin',
    permission: 'edit_settings',
    about:
      'Switches billing for a location: where it is off, every call that would bill somebody gets Error and the daily round leaves it out. Switching it off with open invoices gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: saveLocationBillingSettingInput,
    answer: outcome(),
    run: saveBilling,
  }),
  getLocationHistory: query({
    rule: 'manager',
    about: 'Lists what was changed on a location, by whom and when, the newest first.',
    reach: { rows: changesOfOwnLocations, location_id: ownLocations },
    input: { ...at, page: page.page, first: page.first },
    answer: paged(LocationChange),
    run: (_, i) =>
      rows(LocationChange, {
        order: ['-id'],
        where: (q) => [q('audit.entity', '=', 'Location'), q('audit.entity_id', '=', i.location_id)],
      }),
  }),
  PendingUser: query({
    rule: 'kvsupport',
    about: 'Lists contacts who wait for approval, of all locations or one.',
    ...pending,
    answer: paged(User),
    run: (_, i) => pendingOf(i.location, i.search),
  }),
  getManagerPendingUser: query({
    rule: 'manager',
    about: 'Lists contacts of own locations who wait for approval.',
    ...pending,
    answer: paged(User),
    run: (_, i) => pendingOf(i.location, i.search),
  }),
};
