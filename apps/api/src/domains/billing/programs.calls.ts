import './billing.fields.ts';
import { byId, type Calls, mutation, one, outcome, paged, query, rows } from '../../kernel/call.ts';
import { colour, date, id, ids, pageIfAny, text } from '../../kernel/input.ts';
import { orError, orNothing } from '../../kernel/reach.ts';
import { Location } from '../locations/locations.entities.ts';
import { ownLocations } from '../locations/locations.reach.ts';
import { Room } from '../rooms/rooms.entities.ts';
import { roomsOfOwnLocations } from '../rooms/rooms.reach.ts';
import { BillingProgram } from './billing.entities.ts';
import { programsOfOwnLocations } from './billing.reach.ts';
import { addProgram, changeProgram, removeProgram } from './programs.ts';

const formReach = { location_id: orError(ownLocations), rooms: orError(roomsOfOwnLocations) };
const form = {
  name: text(1, 100),
  location_id: id(Location),
  color_code: colour().nullish(),
  start_date: date().nullish(),
  end_date: date().nullish(),
  rooms: ids(Room, 200, 0).optional(),
};

export const programCalls: Calls = {
  billingPrograms: query({
    rule: 'manager',
    about: 'Lists the billing programs of a location, or of own locations.',
    reach: { location_id: ownLocations, rows: programsOfOwnLocations },
    input: { location_id: id(Location).optional(), ...pageIfAny },
    answer: paged(BillingProgram),
    run: (_, i) =>
      rows(BillingProgram, {
        where: (q) => [i.location_id && q('billing_program.location_id', '=', i.location_id)],
        order: ['location_id', 'name'],
      }),
  }),
  billingProgram: query({
    rule: 'manager',
    about: 'Answers one billing program of own locations; an unknown one answers null.',
    reach: { id: orNothing(programsOfOwnLocations) },
    input: { id: id(BillingProgram) },
    answer: one(BillingProgram),
    run: (_, i) => byId(BillingProgram, i.id),
  }),
  createBillingProgram: mutation({
    rule: 'manager',
    about: 'Adds a billing program; a name that exists in the location, or an end before the start, gets Error.',
    reach: formReach,
    input: form,
    answer: outcome({ billing_program: BillingProgram }),
    run: addProgram,
  }),
  updateBillingProgram: mutation({
    rule: 'manager',
    about:
      'Changes a billing program; a name that exists in the location, an end before the start, or another location while students are in it, gets Error.',
    reach: { id: orError(programsOfOwnLocations), ...formReach },
    input: { id: id(BillingProgram), ...form },
    answer: outcome({ billing_program: BillingProgram }),
    run: changeProgram,
  }),
  deleteBillingProgram: mutation({
    rule: 'manager',
    about: 'Deletes a billing program; one with students gets Error telling how many.',
    reach: { id: orError(programsOfOwnLocations) },
    input: { id: id(BillingProgram) },
    answer: outcome(),
    run: removeProgram,
  }),
};
