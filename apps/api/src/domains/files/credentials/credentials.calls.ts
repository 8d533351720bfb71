import './credentials.fields.ts';
import { sql } from 'kysely';
import {
  type Calls,
  message,
  mutation,
  objects,
  out,
  outcome,
  outList,
  outOrNull,
  query,
} from '../../../kernel/call/call.ts';
import { choice, date, id, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { sorts } from '../../../kernel/read/sorts.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { StaffCredential } from '../../../model/credential/entity.ts';
import { ownCredentials } from '../../../model/credential/reach.ts';
import { staffStanding } from '../../../model/credential/standing.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { ownTeam } from '../../../model/time-clock/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { ofCredential } from '../file-ways.ts';
import { addressOf } from '../stored.ts';
import { requirementInput, requirementsAt, saveRequirement } from './requirements.ts';
import {
  addCredential,
  addInput,
  afterAdding,
  approveInput,
  changeCredential,
  changeInput,
  decide,
  kind,
  rejectInput,
  removeCredential,
} from './write.ts';

const credentials = resource(StaffCredential, {
  as: 'credential',
  rule: 'teacher',
  permission: null,
  because: 'everybody of the team shows what is asked of them; who may approve it is asked within',
  reach: ownCredentials,
  gone: message('credentials.gone'),
  stamps: ['created_at', 'created_by', 'updated_at'],
});
const credentialSorts = sorts(StaffCredential, {
  name: ['name'],
  kind: ['kind', 'name'],
  issued_on: ['issued_on'],
  expires_on: ['expires_on'],
  status: ['status', '-updated_at'],
});
/** What the team has to show: who has what, what is asked, and what waits. */
export const credentialCalls: Calls = {
  getStaffCredentials: credentials.list({
    about:
      "Lists what the team has shown: the caller's own, for managers that of the staff of own locations; of a location or a person, by kind, status, or what runs out until a day.",
    reach: { location: ownLocations, user_id: ownTeam },
    input: {
      location: id(Location).optional(),
      user_id: id(User).optional(),
      kind: kind.optional(),
      status: choice('waiting', 'approved', 'rejected').optional(),
      expires_before: date().optional(),
      search: text(0, 80).optional(),
      ...page,
      sort: credentialSorts.input,
    },
    order: ({ sort }) => credentialSorts.order(sort, ['-updated_at', '-id']),
    where: (q, { location, user_id, kind, status, expires_before, search }) => [
      matching(StaffCredential, { user_id, kind, status }),
      expires_before && q('staff_credential.expires_on', '<=', expires_before),
      location !== undefined &&
        sql<boolean>`exists (select 1 from user_location ul where ul.user_id = staff_credential.user_id
          and ul.location_id = ${location})`,
      search?.trim() &&
        sql<boolean>`(${containing('staff_credential.name', search)} or exists (select 1 from app_user u
          where u.id = staff_credential.user_id and ${containing('u.full_name', search)}))`,
    ],
  }),
  getStaffStanding: query({
    rule: 'teacher',
    about:
      'Tells of each thing a location asks of its team how everybody stands: valid, expiring within 30 days, expired, waiting or missing; below managers of the caller alone.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objects(
      {
        user_id: out.id,
        name: out.text,
        kind: out.text,
        state: out.text,
        expires_on: outOrNull(out.date),
        minutes: outOrNull(out.int),
        minutes_needed: outOrNull(out.int),
      },
      'StaffStanding',
    ),
    run: (ctx, { location }) => staffStanding(ctx, location),
  }),
  getStaffRequirements: query({
    rule: 'teacher',
    about:
      'Tells of each kind whether a location asks it of its team, for how long it is good, hours in a year, and of whom: of those in the roles and of the people, of everybody where roles is null. Below managers nobody is named but the caller.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objects(
      {
        kind: out.text,
        asked: out.flag,
        months: outOrNull(out.int),
        minutes: outOrNull(out.int),
        roles: outOrNull(outList(out.text)),
        people: outList(out.id),
      },
      'StaffRequirement',
    ),
    run: (ctx, { location }) => requirementsAt(ctx, location),
  }),
  saveStaffRequirement: mutation({
    rule: 'manager',
    permission: 'manage_team',
    about:
      'Asks a kind of the team of a location, or no more: of those in the roles and of the people, of everybody where neither is said; hours in a year are of training alone, else Error.',
    reach: { location: orError(ownLocations), people: orError(ownTeam) },
    input: requirementInput,
    answer: outcome(),
    run: saveRequirement,
  }),
  createStaffCredential: credentials.add({
    about:
      'Adds what somebody has to show, with a file where there is one; it waits unless the caller may approve it, and nobody but an administrator approves their own. Without a last day it is good for as long as the location says.',
    reach: { user_id: orError(ownTeam) },
    input: addInput,
    run: addCredential,
    afterwards: afterAdding,
    says: message('credentials.saved'),
  }),
  updateStaffCredential: credentials.change({
    about: 'Changes it; what the caller may not approve waits anew, and what was approved is closed to them.',
    input: changeInput,
    seen: true,
    run: changeCredential,
    afterwards: afterAdding,
    says: message('credentials.saved'),
  }),
  deleteStaffCredential: credentials.remove({
    about: 'Deletes it with its file; of one that was approved only who may approve it.',
    run: removeCredential,
    says: message('credentials.deleted'),
  }),
  approveStaffCredential: credentials.act({
    rule: 'manager',
    permission: 'manage_team',
    about: "Approves it; one's own, or one that was changed since `seen`, gets Error.",
    input: approveInput,
    from: ['waiting', 'rejected'],
    run: decide('approved'),
    says: message('credentials.approved'),
  }),
  rejectStaffCredential: credentials.act({
    rule: 'manager',
    permission: 'manage_team',
    about: 'Sends it back with why; one that was approved gets Error.',
    input: rejectInput,
    from: ['waiting'],
    run: decide('rejected'),
    says: message('credentials.rejected'),
  }),
  openStaffCredential: credentials.act({
    about: 'Answers where its file is fetched for a short time, and writes down who asked; null where it has none.',
    allowedWhileActing: 'it shows the paper; the trail has both names',
    answer: outcome({ url: outOrNull(out.text) }),
    changesNothing: 'it signs an address; who opened the paper stands in the trail alone',
    run: (ctx, row) => ({ notes: { opened: true }, gives: { url: addressOf(row, ctx, ofCredential(row.id)) } }),
    says: message('files.download'),
  }),
};
