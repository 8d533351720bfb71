import { choice, datetime, email, flag, id, ids, phone, secret, text } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Relationship } from '../../model/relationship/entity.ts';
import { allRelationships } from '../../model/relationship/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople } from '../../model/user/reach.ts';

const kindOfPhone = () => choice('mobile', 'home', 'work', 'other').nullish();
const words = (max: number) => text(0, max).nullish();

/** What every new account is asked. */
export const names = { fname: text(1, 200), lname: text(1, 200), username: text(1, 100), email: email() };
/** The same where a form changes one. */
export const namesIfAny = {
  fname: text(1, 200).optional(),
  lname: text(1, 200).optional(),
  username: text(1, 100).optional(),
  email: email().optional(),
};
export const confirmed = flag();
export const status = choice('active', 'inactive').optional();
export const locations = ids(Location, 200, 0);
export const rooms = ids(Room, 200, 0).optional();
export const students = ids(Student, 50, 0).optional();
/** What links that the form makes are and give; who is linked already keeps what it has. */
export const newLinks = {
  relation: id(Relationship).optional(),
  watch_camera: flag().optional(),
  alert: flag().optional(),
};
/** Where somebody belongs and with whom; what is left out stays as it is. */
export const belongings = { locations: locations.optional(), programs: rooms, students, ...newLinks };
export const password = { password: secret(1, 1000).optional() };
export const which = id(User);
/** When the form was filled: `updated_at` of the record it shows. */
export const seen = datetime().optional();
export const changed = { id: which, seen };

export const staffFields = {
  middle_name: words(200),
  phone: phone().nullish(),
  phone_type: kindOfPhone(),
  avatar: words(300),
  job_title: words(100),
};
export const contactFields = {
  middle_name: words(200),
  nick_name: words(200),
  phone: phone().nullish(),
  phone_type: kindOfPhone(),
  phone2: phone().nullish(),
  phone2_type: kindOfPhone(),
  emergency_contact: words(500),
};
export const avatar = words(300);
/** All that forms of people may hold beside where they belong. */
export const personFields = {
  ...namesIfAny,
  ...contactFields,
  ...staffFields,
  email_confirmed: confirmed.optional(),
  status,
};

/** Scopes of what forms of people name. */
export const places = { locations: orError(ownLocations) };
export const workplaces = { ...places, programs: orError(roomsOfOwnLocations) };
export const families = {
  ...places,
  students: orError(ownStudents),
  relation: orError(allRelationships),
};
export const person = { id: orError(ownPeople) };
