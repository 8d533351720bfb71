import '../documents.fields.ts';
import { sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  mutation,
  object,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import { choice, choices, date, float, id, int, listOf, page, text } from '../../../kernel/call/input.ts';
import { orError, orNothing } from '../../../kernel/read/reach.ts';
import { searchedIn } from '../../../kernel/read/search.ts';
import { BillingPlan, BillingPlanTemplate, ChargeCategory } from '../../../model/billing/entity.ts';
import {
  categoriesOfOwnLocations,
  payingPeople,
  plansOfOwnStudents,
  studentsBilled,
  templatesOfOwnLocations,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { planState } from '../names.ts';
import { addPlan, changePlan, endPlan, pausePlan, removePlan, resumePlan } from './change-plan.ts';
import { upcomingOfStudent } from './upcoming.ts';

const asPlan = { name: 'billing_plan' } as const;
const cents = int(-100_000_000, 100_000_000);
const weekdays = choices('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');
const payers = listOf({ user_id: id(User), percent: float(0, 1000).optional(), amount: cents.optional() }, 10);
const reach = {
  template: orError(templatesOfOwnLocations),
  'payers.user_id': orError(payingPeople),
  category: orError(categoriesOfOwnLocations),
};
const more = { category: id(ChargeCategory).nullish() };

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
  getBillingPlans: query({
    rule: 'admin',
    about: 'Lists the plans of all students.',
    reach: { location: ownLocations, rows: plansOfOwnStudents },
    input: {
      location: id(Location).optional(),
      status: choice('active', 'paused', 'deactivated').optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    answer: paged(BillingPlan),
    run: (ctx, i) =>
      rows(BillingPlan, {
        where: (q) => [
          i.location !== undefined && q('billing_plan.location_id', '=', i.location),
          i.status !== undefined && sql<boolean>`${planState(asPlan, ctx.now())} = ${i.status}`,
          i.search &&
            sql<boolean>`exists (select 1 from student st where st.centre_id = billing_plan.centre_id and st.id = billing_plan.student_id
              and ${searchedIn('st.searched', i.search)})`,
        ],
        order: ['next_on', 'name'],
      }),
  }),
  getBillingPlan: query({
    rule: 'manager',
    about: 'Answers one plan with its next dates; null for an unknown id.',
    reach: { id: orNothing(plansOfOwnStudents), rows: plansOfOwnStudents },
    input: { id: id(BillingPlan) },
    answer: one(BillingPlan),
    run: (_, i) => byId(BillingPlan, i.id),
  }),
  getStudentBillingPlans: query({
    rule: 'user',
    about: 'Lists the plans of a student; contacts see those of own students.',
    reach: { student_id: studentsBilled, rows: plansOfOwnStudents },
    input: { student_id: id(Student) },
    answer: list(BillingPlan),
    run: (ctx, i) =>
      rows(BillingPlan, {
        where: (q) => [q('billing_plan.student_id', '=', i.student_id)],
        order: [(as) => planState(as, ctx.now()), 'name'],
      }),
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
  createBillingPlan: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Gives a student a plan, from a template or by hand: weekly, biweekly and monthly ones are billed as a period begins, daily, hourly and session ones for what was attended when a month of them is over. An unknown period or an amount of zero or less gets Error.',
    reach: { student_id: orError(studentsBilled), ...reach },
    input: {
      student_id: id(Student),
      name: text(1, 100),
      period: text(1, 30),
      amount: cents,
      days: weekdays.optional(),
      template: id(BillingPlanTemplate).optional(),
      date: date().optional(),
      payers: payers.optional(),
      ...more,
    },
    answer: outcome({ plan: BillingPlan }),
    run: addPlan,
  }),
  updateBillingPlan: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Changes a plan for invoices still to come; a date begins its periods anew, with a new amount or period from then on, and days before it are billed as before. A deactivated plan, or a day that is billed, gets Error.',
    reach: { id: orError(plansOfOwnStudents), ...reach },
    input: {
      id: id(BillingPlan),
      name: text(1, 100).optional(),
      period: text(1, 30).optional(),
      amount: cents.optional(),
      days: weekdays.optional(),
      template: id(BillingPlanTemplate).nullish(),
      date: date().optional(),
      payers: payers.optional(),
      ...more,
    },
    answer: outcome({ plan: BillingPlan }),
    run: changePlan,
  }),
  pauseBillingPlan: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Pauses an active plan from the date; one not active or a date in the past gets Error.',
    reach: { id: orError(plansOfOwnStudents) },
    input: { id: id(BillingPlan), date: date() },
    answer: outcome({ plan: BillingPlan }),
    run: pausePlan,
  }),
  unpauseBillingPlan: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Makes a paused plan active again, or calls off a pause ahead; one not paused gets Error.',
    reach: { id: orError(plansOfOwnStudents) },
    input: { id: id(BillingPlan) },
    answer: outcome({ plan: BillingPlan }),
    run: resumePlan,
  }),
  deactivateBillingPlan: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Ends a plan for good from the date and bills it to the day before; an end ahead can be moved, one already deactivated gets Error.',
    reach: { id: orError(plansOfOwnStudents) },
    input: { id: id(BillingPlan), date: date() },
    answer: outcome({ plan: BillingPlan }),
    run: endPlan,
  }),
  deleteBillingPlan: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Deletes a plan that never made an invoice; any other can only be deactivated and gets Error.',
    reach: { id: orError(plansOfOwnStudents) },
    input: { id: id(BillingPlan) },
    answer: outcome(),
    run: removePlan,
  }),
};
