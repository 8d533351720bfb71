import './users.fields.ts';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { choice, id, page, text } from '../../kernel/call/input.ts';
import { everyone, orError } from '../../kernel/read/reach.ts';
import { searchedIn } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { User } from '../../model/user/entity.ts';
import {
  belongsTo,
  contactStates,
  holds,
  isGuardianAt,
  isInState,
  isListedAt,
  isPersonFound,
  worksInRoom,
} from '../../model/user/filters.ts';
import { managedPeople, ofAccounts, ownPeople } from '../../model/user/reach.ts';
import {
  checkRemainingLoginsInput,
  remainingLogins,
  resetLogins,
  setLogins,
  updateUserLoginsInput,
} from './camera-logins.ts';
import { checkUserEmailInput, checkUserNameExceptIdInput, countEmail, countUsername } from './count-taken.ts';
import { countOwn } from './counters.ts';
import { switchUser } from './status.ts';

const status = choice('active', 'inactive');
const search = text(0, 80).optional();
const byName = ['lname', 'fname'] as const;
const team = ['teacher', 'manager', 'admin'] as const;

/** Whoever asks gets a number and nothing else, and not often. */
const checked = everyone(User, 'the person is only left out of a count');
const checkLimit = { times: 60, seconds: 60, by: 'address' } as const;

/** By name, address, latest sign-in, or how long they have been here. */
const peopleSorts = sorts(User, {
  name: byName,
  email: ['email'],
  login: ['last_login_time'],
  created: ['created_at'],
});
const listInput = { location: id(Location).optional(), ...page, search, status: status.optional() };

export const calls: Calls = {
  users: query({
    rule: 'manager',
    about: 'Lists the contacts of own locations by how they stand.',
    reach: { rows: ownPeople, location: ownLocations },
    input: {
      location: id(Location).optional(),
      ...page,
      search,
      status: choice(...contactStates).optional(),
      sort: peopleSorts.input,
    },
    answer: paged(User),
    run: (_, i) =>
      rows(User, {
        order: peopleSorts.order(i.sort, byName),
        where: () => [
          holds(['user']),
          i.location && belongsTo(i.location),
          isInState(i.status ?? 'all'),
          i.search && isPersonFound(i.search),
        ],
      }),
  }),
  managers: query({
    rule: 'manager',
    about: 'Lists the managers of own locations.',
    reach: { rows: ownPeople, location: ownLocations },
    input: listInput,
    answer: paged(User),
    run: (_, i) =>
      rows(User, {
        order: byName,
        where: (q) => [
          holds(['manager']),
          i.location && isListedAt(i.location),
          i.status && q('app_user.status', '=', i.status),
          i.search && searchedIn('app_user.searched', i.search),
        ],
      }),
  }),
  teachers: query({
    rule: 'manager',
    about: 'Lists the staff of own locations, or of one room.',
    reach: { rows: ownPeople, location: ownLocations, program: roomsOfOwnLocations },
    input: {
      location: id(Location).optional(),
      program: id(Room).optional(),
      ...page,
      search,
      status: status.optional(),
    },
    answer: paged(User),
    run: (_, i) =>
      rows(User, {
        order: byName,
        where: (q) => [
          holds(['teacher']),
          i.location && isListedAt(i.location),
          i.program && worksInRoom(i.program),
          i.status && q('app_user.status', '=', i.status),
          i.search && searchedIn('app_user.searched', i.search),
        ],
      }),
  }),
  admins: query({
    rule: 'manager',
    about: 'Lists the admins of the centre, as far as they belong to own locations.',
    reach: { rows: ownPeople },
    input: { ...page, search, status: status.optional() },
    answer: paged(User),
    run: (_, i) =>
      rows(User, {
        order: byName,
        where: (q) => [
          holds(['admin']),
          i.status && q('app_user.status', '=', i.status),
          i.search && searchedIn('app_user.searched', i.search),
        ],
      }),
  }),
  singleUserDataById: query({
    rule: 'user',
    about: 'Answers one person with locations, students and roles; one out of reach is refused.',
    reach: { id: ownPeople, rows: ownPeople },
    input: { id: id(User) },
    answer: one(User),
    run: (_, i) => byId(User, i.id),
  }),
  getTeamList: query({
    rule: 'manager',
    about: 'Lists the team of own locations: teachers, managers and admins, or one of these.',
    reach: { rows: ownPeople, location: ownLocations },
    input: {
      location: id(Location).optional(),
      role: choice(...team).optional(),
      ...page,
      search,
      status: status.optional(),
      sort: peopleSorts.input,
    },
    answer: paged(User),
    run: (_, i) =>
      rows(User, {
        order: peopleSorts.order(i.sort, byName),
        where: (q) => [
          holds(i.role ? [i.role] : team),
          i.location && isListedAt(i.location),
          i.status && q('app_user.status', '=', i.status),
          i.search && searchedIn('app_user.searched', i.search),
        ],
      }),
  }),
  getTeamDropdown: query({
    rule: 'teacher',
    about: 'Lists the active team of a location, for pickers and filters.',
    reach: { rows: ownPeople, location: ownLocations },
    input: { location: id(Location), role: choice(...team).optional() },
    answer: list(User),
    run: (_, i) =>
      rows(User, {
        order: byName,
        where: (q) => [holds(i.role ? [i.role] : team), isListedAt(i.location), q('app_user.status', '=', 'active')],
      }),
  }),
  getTeamByProgram: query({
    rule: 'teacher',
    about: 'Lists the staff of a room.',
    reach: { rows: ownPeople, program_id: roomsOfOwnLocations },
    input: { program_id: id(Room) },
    answer: list(User),
    run: (_, i) => rows(User, { order: byName, where: () => [worksInRoom(i.program_id)] }),
  }),
  userByStudentLocation: query({
    rule: 'teacher',
    about: 'Lists the contacts whose students are in the location, narrowed by a name or by how they stand.',
    reach: { rows: ownPeople, location_id: ownLocations },
    input: { location_id: id(Location), filter: text(0, 80).optional() },
    answer: list(User),
    run: (_, i) => {
      const state = contactStates.find((each) => each === i.filter);
      return rows(User, {
        order: byName,
        where: () => [
          isGuardianAt(i.location_id),
          state ? isInState(state) : i.filter && searchedIn('app_user.searched', i.filter),
        ],
      });
    },
  }),
  getUserCounters: query({
    rule: 'user',
    about:
      'Counts what a contact finds on its home page: its students, messages and files it has not read, forms to fill in, invoices to pay, what it has not seen, and when a student left that it was asked and did not say; another contact is refused below manager.',
    reach: { id: managedPeople },
    input: { id: id(User) },
    answer: object(
      {
        id: out.id,
        students: out.int,
        messages: out.int,
        files: out.int,
        forms: out.int,
        invoices: out.int,
        notifications: out.int,
        questions: out.int,
      },
      'UserCounters',
    ),
    run: countOwn,
  }),
  checkRemainingLogins: query({
    rule: 'user',
    about: 'Tells how many camera logins the caller, or a contact of own locations, has left today; null: no limit.',
    reach: { id: ownPeople },
    input: checkRemainingLoginsInput,
    answer: outcome({ remaining: outOrNull(out.int), max_logins: outOrNull(out.int) }),
    run: remainingLogins,
  }),
  checkUserNameExceptId: query({
    rule: 'guest',
    about: 'Tells how many other people have the username; an empty one gets Error.',
    reach: { id: checked },
    limit: checkLimit,
    input: checkUserNameExceptIdInput,
    answer: outcome({ counter: out.int }),
    run: countUsername,
  }),
  checkUserEmail: query({
    rule: 'guest',
    about: 'Tells how many other people have the e-mail; an address that is none gets Error.',
    reach: { id: checked },
    limit: checkLimit,
    input: checkUserEmailInput,
    answer: outcome({ counter: out.int }),
    run: countEmail,
  }),
  updateUserStatus: mutation({
    rule: 'manager',
    permission: ofAccounts('id'),
    about: 'Switches a person active or inactive and signs out one made inactive; oneself or a higher role gets Error.',
    reach: { id: orError(ownPeople) },
    input: { id: id(User), status },
    answer: outcome(),
    run: switchUser,
  }),
  resetUserLogins: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: "Gives a contact today's camera logins back.",
    reach: { id: orError(ownPeople) },
    input: { id: id(User) },
    answer: outcome(),
    run: resetLogins,
  }),
  updateUserLogins: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about:
      "Sets a contact's own limit of camera logins a day, or with `today` raises it for today alone; a negative number, or one that raises nothing, gets Error.",
    reach: { id: orError(ownPeople) },
    input: updateUserLoginsInput,
    answer: outcome(),
    run: setLogins,
  }),
};
