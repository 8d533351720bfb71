import './billing.fields.ts';
import { byId, type Calls, mutation, one, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { id, pageIfAny } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { BillingProgram } from '../../model/billing/entity.ts';
import { programsOfOwnLocations } from '../../model/billing/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { addProgram, changeProgram, programForm, programId, removeProgram } from './programs.ts';

const formReach = { location_id: orError(ownLocations), rooms: orError(roomsOfOwnLocations) };

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
    input: programId,
    answer: one(BillingProgram),
    run: (_, i) => byId(BillingProgram, i.id),
  }),
  createBillingProgram: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Adds a billing program; a name that exists in the location, or an end before the start, gets Error.',
    reach: formReach,
    input: programForm,
    answer: outcome({ billing_program: BillingProgram }),
    run: addProgram,
  }),
  updateBillingProgram: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about:
      'Changes a billing program; a name that exists in the location, an end before the start, or another location while students are in it, gets Error.',
    reach: { id: orError(programsOfOwnLocations), ...formReach },
    input: { ...programId, ...programForm },
    answer: outcome({ billing_program: BillingProgram }),
    run: changeProgram,
  }),
  deleteBillingProgram: mutation({
    rule: 'manager',
    permission: 'manage_rooms',
    about: 'Deletes a billing program; one with students gets Error telling how many.',
    reach: { id: orError(programsOfOwnLocations) },
    input: programId,
    answer: outcome(),
    run: removeProgram,
  }),
};
