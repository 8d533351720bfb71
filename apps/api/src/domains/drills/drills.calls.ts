import './drills.fields.ts';
import { drillKinds } from '@nestling/rules/drills.ts';
import { sql } from 'kysely';
import { type Calls, message, mutation, objects, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { choice, date, id, page, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Drill } from './drills.entities.ts';
import { peopleOfDrills } from './drills.reach.ts';
import {
  addVisitor,
  count,
  countInput,
  drills,
  end,
  endInput,
  listThePresent,
  removeVisitor,
  removeVisitorInput,
  start,
  startInput,
  visitorInput,
} from './drills.ts';
import { dueAt, planInput, savePlan } from './due.ts';

const drillSorts = sorts(Drill, { date: ['started_at'], kind: ['kind', '-started_at'] });

/** Head-counts: begun with one press, counted by everybody at once, kept for the inspector. */
export const drillCalls: Calls = {
  getDrill: drills.read({ about: 'Answers a head-count with who was there and who was counted; null for none.' }),
  getDrills: drills.list({
    about:
      'Lists the head-counts of a location, the latest first, of a kind or between two days; search finds place and notes.',
    reach: { location: ownLocations },
    input: {
      location: id(Location),
      kind: choice(...drillKinds).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
      search: text(0, 80).optional(),
      ...page,
      sort: drillSorts.input,
    },
    order: ({ sort }) => drillSorts.order(sort, ['-started_at', '-id']),
    where: (q, { location, kind, start_date, end_date, search }) => [
      matching(Drill, { location_id: location, kind }),
      start_date && q('drill.date', '>=', start_date),
      end_date && q('drill.date', '<=', end_date),
      search?.trim() && sql<boolean>`(${containing('drill.place', search)} or ${containing('drill.notes', search)})`,
    ],
  }),
  startDrill: drills.add({
    about:
      'Begins a head-count of the children who are checked in at a location and the staff on its clock; while one runs there, or where nobody is in, Error.',
    reach: { location: orError(ownLocations) },
    input: startInput,
    run: start,
    afterwards: listThePresent,
    says: message('drills.started'),
  }),
  countDrillPeople: drills.act({
    about:
      'Counts people of a head-count, or takes that back; `ago` seconds where it was pressed while the line was gone. Of one that has ended Error.',
    reach: { people: orError(peopleOfDrills) },
    input: countInput,
    from: ['running'],
    run: count,
    says: ({ counted_at }) => message(counted_at ? 'drills.allHere' : 'drills.counted'),
  }),
  addDrillVisitor: drills.act({
    about:
      'Puts somebody without an account, who is in the house, on the list of a head-count that runs, counted at once where `here`.',
    input: visitorInput,
    from: ['running'],
    run: addVisitor,
    says: message('drills.visitorAdded'),
  }),
  removeDrillVisitor: drills.act({
    about: 'Takes a visitor off the list of a head-count that runs; of a child or of staff Error.',
    reach: { person: orError(peopleOfDrills) },
    input: removeVisitorInput,
    from: ['running'],
    run: removeVisitor,
    says: message('drills.visitorRemoved'),
  }),
  endDrill: drills.act({
    about: 'Gives the all-clear with what is to be remembered; asks first where somebody is missing.',
    input: endInput,
    from: ['running'],
    to: 'ended',
    confirms: { MISSING: 'where somebody was not counted: who' },
    run: end,
    says: message('drills.ended'),
  }),
  updateDrill: drills.change({
    rule: 'manager',
    permission: null,
    because: 'what was seen is written down by who leads the place',
    about: 'Changes the place and the notes of a head-count; times and people stay as they were.',
    input: { place: text(0, 120).nullish(), notes: text(0, 2000).nullish() },
    set: ({ place, notes }) => ({
      ...(place === undefined ? {} : { place: place || null }),
      ...(notes === undefined ? {} : { notes: notes || null }),
    }),
    says: message('drills.saved'),
  }),
  cancelDrill: drills.remove({
    about: 'Takes back a head-count that was begun by mistake; one that has ended stays, Error.',
    from: ['running'],
    says: message('drills.canceled'),
  }),
  getDrillsDue: query({
    rule: 'teacher',
    about: 'Tells of each kind how often a location practices it, when it did last, and by when it has to again.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objects(
      {
        kind: out.text,
        every_months: outOrNull(out.int),
        last_on: outOrNull(out.date),
        due_on: outOrNull(out.date),
      },
      'DrillDue',
    ),
    run: (ctx, { location }) => dueAt(ctx, location),
  }),
  saveDrillPlan: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Says how often a location practices a kind of drill, in months; null takes it off the list.',
    reach: { location: orError(ownLocations) },
    input: planInput,
    answer: outcome(),
    run: savePlan,
  }),
};
