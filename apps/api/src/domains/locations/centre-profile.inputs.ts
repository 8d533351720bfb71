import { id, int, phone, text } from '../../kernel/call/input.ts';
import { Timezone } from '../../model/location/entity.ts';

export const line = text(0, 200).nullish();
export const profile = {
  phone: phone().nullish(),
  website: line,
  city: line,
  state: line,
  zip: text(0, 20).nullish(),
  country: line,
  timezone: id(Timezone).nullish(),
  capacity: int().nullish(),
  address1: line,
  address2: line,
  logo: line,
};
export const addSchoolInput = { school_name: text(0, 200), ...profile };
