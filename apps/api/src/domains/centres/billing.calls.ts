import './centers.fields.ts';
import { type Calls, message, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { id } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { billingForm, choice } from './billing.inputs.ts';
import { billingOf, choosePlan, moved, setBilling } from './billing.ts';
import { centersBy } from './center.ts';
import { Center, CenterPlan } from './centers.entities.ts';
import { plansInSight } from './centers.reach.ts';
import { centersOf } from './whose.ts';

constraint('centre_payment_end', 'payment_end', 'BEFORE_START', message('centres.endBeforeStart'));

const billing = object(
  {
    center: Center,
    plan: CenterPlan,
    payment_start: outOrNull(out.date),
    payment_end: outOrNull(out.date),
    on_trial: out.flag,
    trial_end: outOrNull(out.date),
    next_payment: outOrNull(out.date),
    /** Whether a subscription pays, or will once its card is mended. */
    subscribed: out.flag,
    /** What a plan counts, as the center has it; null where another center asks. */
    locations: outOrNull(out.int),
    students: outOrNull(out.int),
    cameras: outOrNull(out.int),
  },
  'CenterBilling',
);

/** What a center has, until when, and what it chooses. */
export const centerBillingCalls: Calls = {
  getCenterBilling: query({
    rule: 'admin',
    about: 'Answers plan, days paid for and trial of a center; an unknown one answers null.',
    reach: { center_id: orNothing(centersOf('getCenterBilling')) },
    input: { center_id: id(Center) },
    answer: billing,
    run: (ctx, { center_id }) => billingOf(ctx, center_id),
  }),
  getCurrentCenterPlan: query({
    rule: 'admin',
    about: 'Answers the plan, the trial and the next payment of the own center; without the role it is refused.',
    reach: nobody,
    input: {},
    answer: billing,
    run: (ctx) => billingOf(ctx, ctx.who.centre),
  }),
  attachCenterPlan: centersBy('attachCenterPlan').act({
    rule: 'admin',
    about:
      'Puts a center on a plan and ends its trial. Outside of the platform’s own center the days are not given: what remains of the trial stands. An inactive plan, and one that holds less than the center has, get Error.',
    by: 'center_id',
    reach: { plan_id: orError(plansInSight) },
    input: choice,
    answer: outcome(),
    run: choosePlan,
    afterwards: moved,
    says: ({ name }) => message('centres.planChosen', { name }),
  }),
  updateCenterBilling: centersBy('updateCenterBilling').change({
    rule: 'admin',
    about: 'Changes the days a center has paid for, its plan or its customer; an end before the start gets Error.',
    by: 'center_id',
    reach: { center_billing_plan_id: orError(plansInSight) },
    input: billingForm,
    answer: outcome(),
    run: setBilling,
    afterwards: moved,
    says: ({ name }) => message('centres.billingSaved', { name }),
  }),
};
