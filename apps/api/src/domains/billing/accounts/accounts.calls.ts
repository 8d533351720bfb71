import '../accounts.fields.ts';
import '../documents.fields.ts';
import { sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  message,
  mutation,
  one,
  outcome,
  paged,
  query,
  rows,
  subscription,
} from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, id, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { searchedIn } from '../../../kernel/read/search.ts';
import { sorts } from '../../../kernel/read/sorts.ts';
import { BillingAccount, BillingAgency, BillingPlanTemplate } from '../../../model/billing/entity.ts';
import {
  agenciesOfOwnLocations,
  categoriesOfOwnLocations,
  ownAccounts,
  payingPeople,
  studentsBilled,
  studentsWithMoney,
  templatesOfOwnLocations,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { inOwnLocations, ownLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';
import { roomsNamed } from '../../../model/room/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { isOwedToday, owedToday } from '../ledger/owed.ts';
import { planState, today } from '../names.ts';
import { addPayer, changePayer, endPayer, newPayer, part, payers } from './payers.ts';
import { accountInput, saveAccount } from './settings.ts';

/** Unpaid invoices of families of an account, SQL on the table `student`: at own locations, or at the one asked for. */
const unpaid = (
  ctx: Ctx,
  location: number | undefined,
) => sql`from invoice i where i.student_id = student.id and ${isOwedToday(ctx.now())} and i.agency_id is null and ${inOwnLocations(ctx.who, sql`i.location_id`)}
  and (${location ?? null}::int is null or i.location_id = ${location ?? null})`;

/** For how many days what is owed the longest is past due, at least and at most. */
const ages = { due: [-1e6, 0], to_30: [1, 30], to_60: [31, 60], to_90: [61, 90], over: [91, 1e6] } as const;
const age = choice('due', 'to_30', 'to_60', 'to_90', 'over').optional();
const ofRoom = { room: id(Room).optional() };

const accountSorts = sorts(BillingAccount, { student: ['lname', 'fname'] });

/** Accounts of students, and who pays. */
export const accountCalls: Calls = {
  getUserBilling: query({
    rule: 'user',
    about:
      "Answers the calling contact's accounts with balance, open invoices and plans: each sees what is theirs to pay.",
    reach: { rows: ownAccounts },
    input: {},
    answer: list(BillingAccount),
    run: (ctx) =>
      rows(BillingAccount, {
        where: () => [
          sql<boolean>`(exists (select 1 from standing_guardian gl where gl.student_id = student.id
            and gl.user_id = ${ctx.who.user}) or exists (select 1 from invoice i
            where i.student_id = student.id and i.user_id = ${ctx.who.user}))`,
        ],
        order: ['fname', 'lname'],
      }),
  }),
  getStudentAccountDetail: query({
    rule: 'manager',
    about:
      "Answers balance, payers, plans, agencies and settings of a student's account; one outside the reach is refused.",
    reach: { student_id: studentsWithMoney, rows: ownAccounts },
    input: { student_id: id(Student) },
    answer: one(BillingAccount),
    run: (_, i) => byId(BillingAccount, i.student_id),
  }),
  updateStudentAccountDetail: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Saves settings of one account (due_days, note, discount in hundredths of a percent, discount_reason). A discount holds from effective_date on, today if left out: periods are billed by what holds on their first day. An unknown key or a day of a closed month gets Error.',
    reach: { student_id: orError(studentsBilled) },
    input: accountInput,
    answer: outcome({ account: BillingAccount }),
    run: saveAccount,
  }),
  getBillingStudentsOverview: query({
    rule: 'admin',
    about:
      'Lists all accounts with balance and last payment; status owing, credit or settled, a room, or the template of a plan that is not over narrows them.',
    reach: { location: ownLocations, room: roomsNamed, template: templatesOfOwnLocations, rows: ownAccounts },
    input: {
      location: id(Location).optional(),
      search: text(0, 80).optional(),
      status: choice('owing', 'credit', 'settled').optional(),
      ...ofRoom,
      template: id(BillingPlanTemplate).optional(),
      sort: accountSorts.input,
      ...page,
    },
    answer: paged(BillingAccount),
    run: (ctx, i) => {
      const balance = owedToday(
        sql`a.student_id = student.id and a.agency_id is null
          and a.kind in ('receivable', 'credit') and ${inOwnLocations(ctx.who, sql`a.location_id`)}`,
        ctx.now(),
      );
      const sign = {
        owing: sql<boolean>`${balance} > 0`,
        credit: sql<boolean>`${balance} < 0`,
        settled: sql<boolean>`${balance} = 0`,
      };
      return rows(BillingAccount, {
        where: (q) => [
          q('student.archived_at', 'is', null),
          matching(BillingAccount, { location_id: i.location, room_id: i.room }),
          i.template !== undefined &&
            sql<boolean>`exists (select 1 from billing_plan p where p.student_id = student.id and p.template_id = ${i.template}
              and ${planState({ name: 'p' }, ctx.now())} <> 'deactivated')`,
          i.search && searchedIn('student.searched', i.search),
          i.status !== undefined && sign[i.status],
        ],
        order: accountSorts.order(i.sort, ['lname', 'fname']),
      });
    },
  }),
  getUnpaidOverview: query({
    rule: 'admin',
    about:
      'Lists the accounts with unpaid invoices, the longest due first; at the location the invoices are of, after a move too. A room narrows them, or by how many days the longest is past due: due (not yet), to_30, to_60, to_90 or over.',
    reach: { location: ownLocations, room: roomsNamed, rows: ownAccounts },
    input: { location: id(Location).optional(), search: text(0, 80).optional(), ...ofRoom, age, ...page },
    answer: paged(BillingAccount),
    run: (ctx, i) =>
      rows(BillingAccount, {
        where: () => [
          sql<boolean>`exists (select 1 ${unpaid(ctx, i.location)})`,
          matching(BillingAccount, { room_id: i.room }),
          i.age !== undefined &&
            sql<boolean>`(select max(${today({ name: 'i' }, ctx.now())} - i.due_date) ${unpaid(ctx, i.location)})
              between ${ages[i.age][0]}::int and ${ages[i.age][1]}::int`,
          i.search && searchedIn('student.searched', i.search),
        ],
        order: [() => sql`(select min(i.due_date) ${unpaid(ctx, i.location)})`],
      }),
  }),
  getStudentPayers: payers.list({
    about: 'Lists who pays for a student and which part; a student outside the reach is refused.',
    reach: { student_id: studentsBilled },
    input: { student_id: id(Student) },
    where: (q, i) => [q('billing_payer.student_id', '=', i.student_id)],
    order: ['start_date'],
  }),
  addStudentPayer: payers.add({
    about:
      'Makes a guardian a payer from a day on; a contact who is no guardian or shares above 100 percent get Error.',
    reach: {
      student_id: orError(studentsBilled),
      user_id: orError(payingPeople),
      category: orError(categoriesOfOwnLocations),
    },
    input: newPayer,
    run: addPayer,
    says: message('billing.payerChanged'),
  }),
  updateStudentPayer: payers.act({
    about: "Changes a payer's share; shares above 100 percent get Error.",
    input: part,
    run: changePayer,
    says: message('billing.payerChanged'),
  }),
  removeStudentPayer: payers.act({
    about: "Ends a payer's share; the last payer with open invoices gets Error.",
    answer: outcome(),
    run: endPayer,
    says: message('billing.payerChanged'),
  }),
  billingChanged: subscription({
    rule: 'user',
    about: "Tells of new invoices, payments and states of an account in the caller's reach; one outside is refused.",
    reach: { student_id: studentsBilled, agency_id: agenciesOfOwnLocations, rows: ownAccounts },
    input: { student_id: id(Student).optional(), agency_id: id(BillingAgency).optional() },
    answer: one(BillingAccount),
    listensTo: ['billing'],
    match: (event, i) => i.student_id === undefined || (event.ids ?? []).some((student) => student === i.student_id),
    run: (_, i, event) => {
      const [student] = event.ids ?? [];
      const changed = i.student_id ?? student;
      if (changed === undefined) return null;
      return rows(BillingAccount, {
        where: () => [
          sql<boolean>`student.id = ${changed}`,
          i.agency_id !== undefined &&
            sql<boolean>`exists (select 1 from subsidy s where s.student_id = student.id
              and s.agency_id = ${i.agency_id})`,
        ],
      });
    },
  }),
};
