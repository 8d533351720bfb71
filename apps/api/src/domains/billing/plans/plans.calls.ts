import '../documents.fields.ts';
import { sql } from 'kysely';
import { type Calls, message, mutation, object, out, outcome, outOrNull, query } from '../../../kernel/call/call.ts';
import { choice, date, id, int, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { searchedIn } from '../../../kernel/read/search.ts';
import {
  BillingPlan,
  BillingPlanTemplate,
  BillingRun,
  Invoice,
  UpcomingChange,
} from '../../../model/billing/entity.ts';
import {
  categoriesOfOwnLocations,
  changesOfOwnPlans,
  payingPeople,
  studentsBilled,
  templatesOfOwnLocations,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsNamed } from '../../../model/room/reach.ts';
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
import {
  billNow,
  changeInput,
  changeOne,
  MOST_PERIODS,
  nowInput,
  ofChange,
  skipInput,
  skipOne,
  undoChange,
} from './upcoming-changes.ts';

const changed = outcome({ plan: BillingPlan, change: UpcomingChange });
const reach = {
  template: orError(templatesOfOwnLocations),
  'payers.user_id': orError(payingPeople),
  category: orError(categoriesOfOwnLocations),
};

/**
 * An invoice as it will be made, with the arithmetic of its lines; it has no id yet. One that is skipped is empty; `next` says that it
 * can be made now; plan_id is null for what stays cost. The office alone is shown who changed it.
 */
export const upcomingInvoice = object(
  {
    student_id: out.id,
    student_name: out.text,
    payer_name: outOrNull(out.text),
    plan_id: outOrNull(out.id),
    plan_name: out.text,
    date: out.date,
    due_date: out.date,
    period_start: out.date,
    period_end: out.date,
    total: out.int,
    items: [
      object(
        { name: out.text, worked: outOrNull(out.json), detail: outOrNull(out.text), amount: out.int },
        'UpcomingItem',
      ),
    ],
    skipped: out.flag,
    next: out.flag,
    changes: [
      object(
        {
          id: out.id,
          kind: out.text,
          name: outOrNull(out.text),
          amount: outOrNull(out.int),
          reason: out.text,
          by: outOrNull(out.text),
          at: out.datetime,
        },
        'UpcomingInvoiceChange',
      ),
    ],
  },
  'UpcomingInvoice',
);

/** Plans: what students are billed each period. */
export const planCalls: Calls = {
  getBillingPlans: plans.list({
    rule: 'admin',
    about: 'Lists the plans of all students; a room, or the template they were made from, narrows them.',
    reach: { location: ownLocations, room: roomsNamed, template: templatesOfOwnLocations },
    input: {
      location: id(Location).optional(),
      status: choice('active', 'paused', 'deactivated').optional(),
      room: id(Room).optional(),
      template: id(BillingPlanTemplate).optional(),
      search: text(0, 80).optional(),
      ...page,
    },
    where: (_, i, ctx) => [
      matching(BillingPlan, { location_id: i.location, template_id: i.template }),
      i.room !== undefined &&
        sql<boolean>`exists (select 1 from student st where st.id = billing_plan.student_id and st.room_id = ${i.room})`,
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
      'Lists the invoices of as many coming periods of each plan as asked (1 to 12; 1 where nothing is), and what stays have cost already, with the arithmetic of each line; contacts see their own.',
    reach: { student_id: studentsBilled },
    input: { student_id: id(Student), periods: int(1, MOST_PERIODS).optional() },
    answer: { kind: 'objects', of: upcomingInvoice },
    run: (ctx, i) => upcomingOfStudent(ctx, i.student_id, i.periods),
  }),
  skipUpcomingInvoice: plans.act({
    about:
      'Leaves out the bill of one of the next twelve periods of a plan, with a reason; a day none of them begins on, or one left out already, gets Error.',
    input: skipInput,
    answer: changed,
    run: skipOne,
    says: message('billing.oneSkipped'),
  }),
  changeUpcomingInvoice: plans.act({
    about:
      'Changes the bill of one of the next twelve periods of a plan, with a reason: what the plan costs this once (a discount still lowers it), or with a name a line more, below zero for one that lowers it. A day none of them begins on, a second amount, or a line that takes the bill below zero gets Error.',
    input: changeInput,
    answer: changed,
    run: changeOne,
    says: message('billing.oneChanged'),
  }),
  undoUpcomingChange: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Takes back what was decided of a bill to come; once the bill is made, or after it was taken back, it gets Error.',
    reach: { id: orError(changesOfOwnPlans) },
    input: ofChange,
    answer: changed,
    run: undoChange,
  }),
  createUpcomingInvoices: plans.act({
    about:
      "Makes the invoices of a plan's next period now, ahead of their day, and answers them; a period that is not the next one, one by attendance that is not over, or a location whose billing is off gets Error.",
    input: nowInput,
    answer: outcome({ plan: BillingPlan, invoices: [Invoice], run: BillingRun }),
    run: billNow,
    says: message('billing.planChanged'),
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
