import '../documents.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, object, out, outOrNull, query } from '../../../kernel/call/call.ts';
import { choice, date, id, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { searchedIn } from '../../../kernel/read/search.ts';
import { BillingPlan } from '../../../model/billing/entity.ts';
import {
  categoriesOfOwnLocations,
  payingPeople,
  studentsBilled,
  templatesOfOwnLocations,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { planState } from '../names.ts';
import {
  addPlan,
  changePlan,
  endPlan,
  mustBeUnbilled,
  newPlan,
  pauseInput,
  pausePlan,
  planChange,
  plans,
  resumePlan,
} from './plan.ts';
import { upcomingOfStudent } from './upcoming.ts';

const reach = {
  template: orError(templatesOfOwnLocations),
  'payers.user_id': orError(payingPeople),
  category: orError(categoriesOfOwnLocations),
};

/** An invoice as it will be made, with the arithmetic of its lines; it has no id yet. */
export const upcomingInvoice = object(
  {
    student_id: out.id,
    student_name: out.text,
    payer_name: outOrNull(out.text),
    plan_id: out.id,
    plan_name: out.text,
    date: out.date,
    due_date: out.date,
    period_start: out.date,
    period_end: out.date,
    total: out.int,
    items: [object({ name: out.text, worked: outOrNull(out.json), amount: out.int }, 'UpcomingItem')],
  },
  'UpcomingInvoice',
);

/** Plans: what students are billed each period. */
export const planCalls: Calls = {
  getBillingPlans: plans.list({
    rule: 'admin',
    about: 'Lists the plans of all students.',
    reach: { location: ownLocations },
    input: {
      location: id(Location).optional(),
      status: choice('active', 'paused', 'deactivated').optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    where: (_, i, ctx) => [
      matching(BillingPlan, { location_id: i.location }),
      i.status !== undefined && sql<boolean>`${planState({ name: 'billing_plan' }, ctx.now())} = ${i.status}`,
      i.search &&
        sql<boolean>`exists (select 1 from student st where st.id = billing_plan.student_id and ${searchedIn('st.searched', i.search)})`,
    ],
    order: ['next_on', 'name'],
  }),
  getBillingPlan: plans.read({ about: 'Answers one plan with its next dates; null for an unknown id.' }),
  getStudentBillingPlans: plans.list({
    rule: 'user',
    about: 'Lists the plans of a student; contacts see those of own students.',
    reach: { student_id: studentsBilled },
    input: { student_id: id(Student) },
    where: (q, i) => [q('billing_plan.student_id', '=', i.student_id)],
    order: (_, ctx) => [(as) => planState(as, ctx.now()), 'name'],
  }),
  getStudentUpcomingInvoices: query({
    rule: 'user',
    about:
      'Lists the invoices the plans of a student will make next, with the arithmetic of each line; contacts see their own.',
    reach: { student_id: studentsBilled },
    input: { student_id: id(Student) },
    answer: { kind: 'objects', of: upcomingInvoice },
    run: (ctx, i) => upcomingOfStudent(ctx, i.student_id),
  }),
  createBillingPlan: plans.add({
    about:
      'Gives a student a plan, from a template or by hand: weekly, biweekly and monthly ones are billed as a period begins, daily, hourly and session ones for what was attended when a month of them is over. An unknown period or an amount of zero or less gets Error.',
    reach: { student_id: orError(studentsBilled), ...reach },
    input: newPlan,
    run: addPlan,
    says: ({ name }) => message('billing.planAdded', { name }),
  }),
  updateBillingPlan: plans.change({
    about:
      'Changes a plan for invoices still to come; a date begins its periods anew, with a new amount or period from then on, and days before it are billed as before. A deactivated plan, or a day that is billed, gets Error.',
    reach,
    input: planChange,
    run: changePlan,
    says: message('billing.planChanged'),
  }),
  pauseBillingPlan: plans.act({
    about:
      'Pauses an active plan from the date, to the day before `until` where that is given; one not active, a date in the past or an until that is not later gets Error.',
    input: pauseInput,
    run: pausePlan,
    says: message('billing.planPaused'),
  }),
  unpauseBillingPlan: plans.act({
    about: 'Makes a paused plan active again, or calls off a pause ahead; one not paused gets Error.',
    run: resumePlan,
    says: message('billing.planResumed'),
  }),
  deactivateBillingPlan: plans.act({
    about:
      'Ends a plan for good from the date and bills it to the day before; an end ahead can be moved, one already deactivated gets Error.',
    input: { date: date() },
    run: endPlan,
    says: message('billing.planStopped'),
  }),
  deleteBillingPlan: plans.remove({
    about: 'Deletes a plan that never made an invoice; any other can only be deactivated and gets Error.',
    run: mustBeUnbilled,
    says: message('billing.planRemoved'),
  }),
};
