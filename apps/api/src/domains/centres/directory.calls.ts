import './centers.fields.ts';
import { sql } from 'kysely';
import { byId, type Calls, message, one, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { choice, flag, id, page, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { hostOf } from '../../kernel/lib/origin-of.ts';
import { orNothing } from '../../kernel/read/reach.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { centersBy, notSwitched, touched } from './center.ts';
import { Center } from './centers.entities.ts';
import { extendTrial } from './cover.ts';
import { centersOf } from './whose.ts';

export const centerSorts = sorts(Center, {
  name: [() => sql`lower(centre.name)`],
  status: ['status'],
  plan: [() => sql`(select lower(p.name) from centre_plan p where p.id = centre.center_billing_plan_id)`],
  added: ['created_at'],
  changed: ['changed_at'],
});

/** The platform's directory of centers. */
export const directoryCalls: Calls = {
  centersList: query({
    rule: 'kvsupport',
    about:
      'Lists the centers with trial and plan, by name; outside of the platform’s own center the own one alone. A page size that is not a positive integer is refused.',
    reach: { rows: centersOf('centersList') },
    input: {
      search: text(0, 200).optional(),
      status: choice('active', 'inactive', 'suspended').optional(),
      on_trial: flag().optional(),
      ...page,
      sort: centerSorts.input,
    },
    answer: paged(Center),
    run: (_, { search, status, on_trial, sort }) =>
      rows(Center, {
        order: centerSorts.order(sort, [() => sql`lower(centre.name)`]),
        where: () => [
          matching(Center, { status, on_trial }),
          search?.trim() &&
            eachWord(
              search,
              (word) => sql`(folded(centre.name) ${likeWord(word)} or centre.id in
            (select c.id from centre c where folded(${hostOf}) ${likeWord(word)}))`,
            ),
        ],
      }),
  }),
  getCenter: query({
    rule: 'kvsupport',
    about: 'Answers one center; an unknown id, and another one outside of the platform’s own center, answer null.',
    reach: { id: orNothing(centersOf('getCenter')), rows: centersOf('getCenter') },
    input: { id: id(Center) },
    answer: one(Center),
    run: (_, i) => byId(Center, i.id),
  }),
  updateCenterStatus: centersBy('updateCenterStatus').act({
    about:
      'Switches a center active, inactive (nobody gets in, and its jobs rest) or suspended (the door, attendance, allergies and urgent alerts go on); a step there is not gets Error.',
    input: { status: choice('active', 'inactive', 'suspended') },
    answer: outcome(),
    run: async (ctx, center, { status }) =>
      (await notSwitched(ctx, center, status)) ?? { set: { status, suspended_for: null, ...touched(ctx) } },
    says: ({ name, status }) => message('centres.switched', { name, status }),
  }),
  extendCenterTrial: centersBy('extendCenterTrial').act({
    about:
      'Adds days (a whole number, 1 to 365, as a text) to the trial of a center, and takes up one that was suspended; one that is not on trial gets Error.',
    input: { trial_days: text(1, 5) },
    answer: outcome(),
    run: extendTrial,
    says: ({ name }) => message('centres.extended', { name }),
  }),
};
