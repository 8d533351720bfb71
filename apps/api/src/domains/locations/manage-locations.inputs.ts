import { colour, email, flag, id, ids, int, listOf, phone, text } from '../../kernel/call/input.ts';
import { Location, Timezone } from '../../model/location/entity.ts';
import { newRooms } from '../../model/room/new-rooms.inputs.ts';
import { User } from '../../model/user/entity.ts';

/** Letters, digits and hyphens: what can be read out and typed on a phone. */
export const code = text(4, 40);
export const openingTimes = listOf({ day: text(1, 20), start_time: text(1, 10), end_time: text(1, 10) });
const newLocation = {
  name: text(1, 100),
  managers: ids(User, 50),
  email: email().optional(),
  phone: phone().optional(),
  address: text(0, 300).optional(),
  longitude: text(0, 20).optional(),
  latitude: text(0, 20).optional(),
  timezone: id(Timezone).optional(),
  color_code: colour().optional(),
  is_signup: flag().optional(),
  signup_code: code.optional(),
  schedule: openingTimes.optional(),
};
export const createNewLocationInput = {
  ...newLocation,
  rooms: newRooms.rooms.optional(),
  cameras: listOf({ name: text(1, 100), code: text(1, 40), color_code: colour() }, 100).optional(),
};
export const createLocationInput = { ...newLocation, billing: flag().optional(), active: flag().optional() };

export const at = { location_id: id(Location) };
export const updateLocationSignupCodeInput = {
  ...at,
  signup_code: code,
  is_signup: flag().optional(),
  signup_pin_code_expiry: int(1, 720).nullish(),
};
