import './users.fields.ts';
import { byId, type Calls, list, mutation, one, out, outcome, query, rows } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { orNothing } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { User } from '../../model/user/entity.ts';
import { holds, isListedAt } from '../../model/user/filters.ts';
import { ownPeople } from '../../model/user/reach.ts';
import { mayEditPerson } from './may-edit.ts';
import * as input from './person-input.ts';
import { addPerson, changePerson } from './save-person.ts';

const { password } = input.password;
const permission = outcome({ found: out.flag, permission: out.flag });

/** Staff, managers and admins: their forms. Without a password a new one is invited by e-mail. */
export const teamCalls: Calls = {
  createTeacher: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Adds a member of staff; without a password the person is invited. A taken e-mail or username gets Error.',
    reach: input.workplaces,
    secret: 'input',
    input: {
      ...input.names,
      locations: input.locations,
      email_confirmed: input.confirmed,
      ...input.staffFields,
      programs: input.rooms,
      password,
      status: input.status,
    },
    answer: outcome({ user: User }),
    run: (ctx, i) => addPerson(ctx, i, { roles: ['teacher'], invite: 'email' }),
  }),
  updateTeacher: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Changes a member of staff; a taken e-mail or username, or a location of others, gets Error.',
    reach: { ...input.person, ...input.workplaces },
    input: {
      id: input.which,
      ...input.namesIfAny,
      locations: input.locations.optional(),
      email_confirmed: input.confirmed.optional(),
      ...input.staffFields,
      programs: input.rooms,
      status: input.status,
      seen: input.seen,
    },
    answer: outcome({ user: User }),
    run: (ctx, i) => changePerson(ctx, i, 'teacher'),
  }),
  createManager: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Adds a manager of the given locations and sends the invitation; a taken e-mail or username gets Error.',
    reach: input.places,
    secret: 'input',
    input: {
      ...input.names,
      locations: input.locations,
      email_confirmed: input.confirmed.optional(),
      ...input.staffFields,
      password,
      status: input.status,
    },
    answer: outcome({ user: User }),
    run: (ctx, i) => addPerson(ctx, i, { roles: ['manager'], invite: 'email' }),
  }),
  updateManager: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Changes a manager of own locations; somebody who is none, or a taken e-mail or username, gets Error.',
    reach: { ...input.person, ...input.places },
    input: {
      id: input.which,
      ...input.namesIfAny,
      locations: input.locations.optional(),
      email_confirmed: input.confirmed.optional(),
      ...input.staffFields,
      status: input.status,
      seen: input.seen,
    },
    answer: outcome({ user: User }),
    run: (ctx, i) => changePerson(ctx, i, 'manager'),
  }),
  createAdmin: mutation({
    rule: 'admin',
    permission: 'manage_team',
    about: 'Adds an admin; without a password the person is invited. A taken e-mail or username gets Error.',
    reach: input.places,
    secret: 'input',
    input: {
      ...input.names,
      email_confirmed: input.confirmed.optional(),
      locations: input.locations.optional(),
      ...input.staffFields,
      password,
      status: input.status,
    },
    answer: outcome({ user: User }),
    run: (ctx, i) => addPerson(ctx, i, { roles: ['admin'], invite: 'email' }),
  }),
  updateAdmin: mutation({
    rule: 'admin',
    permission: 'manage_team',
    about: 'Changes an admin; taking the last active one out of service, or a taken e-mail, gets Error.',
    reach: { ...input.person, ...input.places },
    input: {
      id: input.which,
      ...input.namesIfAny,
      email_confirmed: input.confirmed.optional(),
      locations: input.locations.optional(),
      ...input.staffFields,
      status: input.status,
      seen: input.seen,
    },
    answer: outcome({ user: User }),
    run: (ctx, i) => changePerson(ctx, i, 'admin'),
  }),
  getTeamProfile: query({
    rule: 'manager',
    about: 'Answers one member of the team of own locations; an unknown one answers null.',
    reach: { id: orNothing(ownPeople), rows: ownPeople },
    input: { id: input.which },
    answer: one(User),
    run: (_, i) => byId(User, i.id),
  }),
  checkTeamProfilePermission: query({
    rule: 'manager',
    about: 'Tells whether a member of the team is there for the caller, and whether the caller may change it.',
    reach: { id: mayEditPerson.reach },
    input: { id: input.which },
    answer: permission,
    run: mayEditPerson.run,
  }),
  getAllStaffForDocument: query({
    rule: 'teacher',
    about: 'Lists the active staff of a location that a document or form can be shared with.',
    reach: { rows: ownPeople, location: ownLocations },
    input: { location: id(Location).optional() },
    answer: list(User),
    run: (_, i) =>
      rows(User, {
        order: ['lname', 'fname'],
        where: (q) => [
          holds(['teacher', 'manager']),
          i.location && isListedAt(i.location),
          q('app_user.status', '=', 'active'),
        ],
      }),
  }),
};
