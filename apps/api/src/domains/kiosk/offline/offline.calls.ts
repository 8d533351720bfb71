import { asksRatio } from '@nestling/rules/confirm-codes.ts';
import './tablets.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  type Calls,
  list,
  mutation,
  object,
  out,
  outcome,
  paged,
  query,
  rows,
  subscription,
} from '../../../kernel/call/call.ts';
import { choice, id, pageIfAny, secret } from '../../../kernel/call/input.ts';
import { nobody, orError, unasked } from '../../../kernel/read/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { enrol } from './enrol.ts';
import { doorList, makeList } from './list.ts';
import { contactAnswer, sendKioskActsInput, takeActs } from './receive.ts';
import { revokeTablet } from './revoke.ts';
import { settleConflict, settleKioskConflictInput } from './settle-conflict.ts';
import { KioskCheck, KioskDevice } from './tablets.entities.ts';
import { checksOfOwn, tabletsOfOwn } from './tablets.fields.ts';

/** A location's tablets speak every few seconds at most; several stand behind one address. */
const limit = { times: 240, seconds: 60, by: 'address' } as const;
/** The tablet at the door without a line: its keys and list, what it did meanwhile, and what staff make of it. */
export const offlineCalls: Calls = {
  enrolKiosk: mutation({
    rule: 'guest',
    about:
      'Makes the device of an active time-clock link a tablet that works without a line, known by a key that never leaves it; another device gets Error.',
    reach: nobody,
    limit,
    secret: true,
    input: { public_key: secret(64, 400) },
    answer: outcome({ device: out.id, location: out.id, salt: out.text, now: out.datetime }),
    run: enrol,
  }),
  getKioskList: query({
    rule: 'guest',
    about:
      'Answers who may come to the tablet without a line, each entry sealed under its PIN; another device is refused.',
    reach: nobody,
    limit,
    input: {},
    answer: doorList,
    run: makeList,
  }),
  sendKioskActs: mutation({
    rule: 'guest',
    about:
      'Takes what a tablet did without a line, signed by it, each act once and in its order; with no acts a sign of life. What attendance contradicts is kept for staff.',
    reach: { device: unasked(KioskDevice, 'the tablet that asks (its token and signatures decide)') },
    limit,
    secret: true,
    input: sendKioskActsInput,
    answer: contactAnswer,
    changesNothing: 'without acts it is a sign of life, which is noted once a minute',
    run: takeActs,
  }),
  getKiosks: query({
    rule: 'teacher',
    about:
      'Lists the tablets of a location: when they were last heard of, what they still keep, how wrong their clock is.',
    reach: { location: ownLocations, rows: tabletsOfOwn },
    input: { location: id(Location) },
    answer: list(KioskDevice),
    run: (_, i) =>
      rows(KioskDevice, {
        where: () => [sql<SqlBool>`kiosk_device.location_id = ${i.location}`],
        order: ['-id'],
      }),
  }),
  revokeKiosk: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      'Takes a tablet out of use for good; what it still sends is for staff to look at. One out of use gets Error.',
    reach: { id: orError(tabletsOfOwn) },
    input: { id: id(KioskDevice) },
    answer: outcome(),
    run: revokeTablet,
  }),
  getKioskConflicts: query({
    rule: 'teacher',
    about: 'Lists what tablets of a location recorded and attendance contradicts: those open, or those settled.',
    reach: { location: ownLocations, rows: checksOfOwn },
    input: { location: id(Location), settled: choice('no', 'yes').optional(), ...pageIfAny },
    answer: paged(KioskCheck),
    run: (_, i) =>
      rows(KioskCheck, {
        where: () => [
          sql<SqlBool>`kiosk_check.location_id = ${i.location}`,
          i.settled === 'yes'
            ? sql<SqlBool>`kiosk_check.state in ('kept', 'taken')`
            : sql<SqlBool>`kiosk_check.state = 'open'`,
        ],
        order: ['-at', '-id'],
      }),
  }),
  settleKioskConflict: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about:
      'Says what is right where a tablet and attendance differ: attendance, the tablet, or another minute, with a reason. One settled before gets Error.',
    reach: { id: orError(checksOfOwn) },
    input: settleKioskConflictInput,
    answer: outcome(),
    confirms: asksRatio,
    run: settleConflict,
  }),
  kioskChanged: subscription({
    rule: 'teacher',
    about: 'Tells that a tablet of a location, or what it recorded, has changed.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ location: out.id }, 'KioskTold'),
    listensTo: ['kiosk'],
    match: (event, i) => event.at?.location === i.location,
    run: (_, i) => ({ location: i.location }),
  }),
};
