import './centers.fields.ts';
import { sql } from 'kysely';
import { type Calls, declined, list, message, outcome, query, rows } from '../../kernel/call/call.ts';
import { choice, flag, int, pageIfAny, text, texts } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { containing } from '../../kernel/read/search.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { resource } from '../../kernel/write/resource.ts';
import { CenterPlan } from './centers.entities.ts';
import { plansFromHome, plansInSight, plansOnOffer } from './centers.reach.ts';
import { mustBeHome } from './must-be-home.ts';

constraint('centre_plan_name', 'name', 'TAKEN', message('centres.planTaken'));
// Raised by triggers, whatever adds the record.
constraint('location_fits_plan', '', 'PLAN_FULL', message('centres.noMoreLocations'));
constraint('student_fits_plan', '', 'PLAN_FULL', message('centres.noMoreStudents'));
constraint('camera_fits_plan', '', 'PLAN_FULL', message('centres.noMoreCameras'));

const plans = resource(CenterPlan, {
  as: 'plan',
  rule: 'admin',
  reach: plansFromHome,
  gone: message('centres.planGone'),
  stamps: ['created_at', 'updated_at'],
});
const answer = outcome();

/** A million dollars, in cents. */
const MOST = 100_000_000;
const price = int(-MOST, MOST);
const period = choice('month', 'year');
/** So many of a kind a plan holds; null for any number. */
const most = int(1, 1_000_000).nullish();
const details = {
  price_id: text(0, 200).nullish(),
  description: text(0, 2000).nullish(),
  features: texts(30, 200).optional(),
  active: flag().optional(),
  max_locations: most,
  max_students: most,
  max_cameras: most,
};
type Details = { readonly [K in 'price_id' | 'description']?: string | null | undefined };

const told = ({ price_id, description, ...given }: Details) => ({
  ...given,
  price_id: cleared(price_id),
  description: cleared(description),
});
const mustBeNoDebt = (amount = 0): void => {
  if (amount < 0) throw declined(message('centres.negative'), { field: 'price', code: 'NEGATIVE' });
};

/** What the platform sells to centers. */
export const centerPlanCalls: Calls = {
  packages: query({
    rule: 'guest',
    about: 'Lists the plans offered to new customers, by price, without what the platform alone knows of them.',
    reach: { rows: plansOnOffer },
    limit: { times: 120, seconds: 600, by: 'address' },
    input: {},
    answer: list(CenterPlan),
    run: () => rows(CenterPlan, { order: ['amount', 'name'] }),
  }),
  centerPlans: query({
    rule: 'admin',
    about:
      'Lists the plans by price; outside of the platform’s own center those on offer and the own one. A page size that is not a positive integer is refused.',
    reach: { rows: plansInSight },
    input: { search: text(0, 200).optional(), ...pageIfAny },
    answer: list(CenterPlan),
    run: (_, { search }) =>
      rows(CenterPlan, {
        order: ['amount', 'name'],
        where: () => [search?.trim() && containing('centre_plan.name', search)],
      }),
  }),
  createCenterPlan: plans.add({
    about: 'Adds a plan for centers; a name that exists or a negative price gets Error.',
    input: { name: text(1, 100), price, period, ...details },
    answer,
    run: async (ctx, { price: amount, name, period: each, ...more }) => {
      mustBeNoDebt(amount);
      await mustBeHome(ctx);
      return { set: { name, amount, period: each, ...told(more) } };
    },
    says: ({ name }) => message('centres.planAdded', { name }),
  }),
  updateCenterPlan: plans.change({
    about: 'Changes a plan for invoices still to come; an unknown id gets Error.',
    input: { name: text(1, 100).optional(), price: price.optional(), period: period.optional(), ...details },
    answer,
    run: (_, __, { price: amount, name, period: each, ...more }) => {
      mustBeNoDebt(amount);
      return { set: { name, amount, period: each, ...told(more) } };
    },
    says: ({ name }) => message('centres.planSaved', { name }),
  }),
  deleteCenterPlan: plans.remove({
    about: 'Deletes a plan no center has; one in use gets Error with how many have it.',
    run: async ({ db }, { id }) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from centre
        where center_billing_plan_id = ${id}`.execute(db);
      const count = rows[0]?.count ?? 0;
      return count > 0 ? declined(message('centres.planUsed', { count }), { field: 'id', code: 'IN_USE' }) : undefined;
    },
    says: ({ name }) => message('centres.planRemoved', { name }),
  }),
};
