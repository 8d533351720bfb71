import '../accounts.fields.ts';
import '../documents.fields.ts';
import { sql } from 'kysely';
import { byId, type Calls, list, mutation, one, outcome, paged, query, rows } from '../../../kernel/call/call.ts';
import { choice, date, email, id, ids, int, page, phone, text } from '../../../kernel/call/input.ts';
import { orError, orNothing, unasked } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { AgencyAccount, BillingAgency, Invoice, Payment, Subsidy } from '../../../model/billing/entity.ts';
import {
  agenciesOfOwnLocations,
  agencyAccounts,
  ownInvoices,
  ownPayments,
  studentsBilled,
  subsidiesOfOwnLocations,
} from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { inOrder, inState, invoiceStates, within } from '../invoices/lists.ts';
import { todayOfSubsidy } from '../names.ts';
import { upcomingInvoice } from '../plans/plans.calls.ts';
import { upcomingOfAgency } from '../plans/upcoming.ts';
import {
  addAgency,
  addSubsidies,
  changeAgency,
  changeSubsidy,
  payByAgency,
  removeAgency,
  removeStudent,
  removeSubsidy,
} from './agencies.ts';

const MOST = 100_000_000;
const cents = int(-MOST, MOST);
const period = choice('daily', 'weekly', 'biweekly', 'monthly');
const form = {
  email: email().nullish(),
  phone: phone().nullish(),
  address: text(0, 500).nullish(),
  contact_name: text(0, 200).nullish(),
  terms: text(0, 200).nullish(),
};
const authorization = {
  units: int(1, 100_000).nullish(),
  copay: int(0, MOST).nullish(),
  authorization_number: text(0, 60).nullish(),
};
const ofAgency = { agency_id: id(BillingAgency) };
const days = { start_date: date().optional(), end_date: date().optional() };

/** An agency out of reach is as one without students: the rows are looked for among those within reach. */
const unknownIsEmpty = unasked(BillingAgency, 'the subsidies it is found by lie within reach');

/** Agencies that pay for students, and what they have authorized. */
export const agencyCalls: Calls = {
  billingAgencies: query({
    rule: 'manager',
    about: 'Lists the agencies that pay for students.',
    reach: { location: ownLocations, rows: agenciesOfOwnLocations },
    input: { location: id(Location).optional(), search: text(0, 80).optional(), ...page },
    answer: paged(BillingAgency),
    run: (_, i) =>
      rows(BillingAgency, {
        where: (q) => [
          i.location !== undefined && q('billing_agency.location_id', '=', i.location),
          i.search && containing('billing_agency.name', i.search),
        ],
        order: ['name'],
      }),
  }),
  billingAgency: query({
    rule: 'manager',
    about: 'Answers one agency with address, contact and terms; null for an unknown id.',
    reach: { id: orNothing(agenciesOfOwnLocations), rows: agenciesOfOwnLocations },
    input: { id: id(BillingAgency) },
    answer: one(BillingAgency),
    run: (_, i) => byId(BillingAgency, i.id),
  }),
  createBillingAgency: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Adds an agency to a location; a name that exists gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: { name: text(1, 200), location_id: id(Location), ...form },
    answer: outcome({ agency: BillingAgency }),
    run: addAgency,
  }),
  updateBillingAgency: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Changes an agency; a name that exists gets Error.',
    reach: { id: orError(agenciesOfOwnLocations) },
    input: { id: id(BillingAgency), name: text(1, 200).optional(), ...form },
    answer: outcome({ agency: BillingAgency }),
    run: changeAgency,
  }),
  deleteBillingAgency: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: 'Deletes an agency without students, invoices and payments; any other gets Error.',
    reach: { id: orError(agenciesOfOwnLocations) },
    input: { id: id(BillingAgency) },
    answer: outcome(),
    run: removeAgency,
  }),
  getAgencyOverview: query({
    rule: 'manager',
    about: 'Answers balance, ages of debt, open invoices and last payments of an agency; null for an unknown one.',
    reach: { agency_id: orNothing(agenciesOfOwnLocations), rows: agencyAccounts },
    input: ofAgency,
    answer: one(AgencyAccount),
    run: (_, i) => byId(AgencyAccount, i.agency_id),
  }),
  getAgencyInvoices: query({
    rule: 'manager',
    about: 'Lists the invoices of an agency.',
    reach: { agency_id: agenciesOfOwnLocations, rows: ownInvoices },
    input: { ...ofAgency, ...days, status: choice(...invoiceStates).optional(), ...page },
    answer: paged(Invoice),
    run: (ctx, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Invoice, {
        where: (q) => [
          q('invoice.agency_id', '=', i.agency_id),
          within('invoice.date', i.start_date, i.end_date),
          i.status !== undefined && inState(ctx, i.status),
        ],
        order: ['-date', '-id'],
      });
    },
  }),
  getAgencyPayments: query({
    rule: 'manager',
    about: 'Lists the payments of an agency.',
    reach: { agency_id: agenciesOfOwnLocations, rows: ownPayments },
    input: { ...ofAgency, ...days, ...page },
    answer: paged(Payment),
    run: (_, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Payment, {
        where: (q) => [q('payment.agency_id', '=', i.agency_id), within('payment.date', i.start_date, i.end_date)],
        order: ['-date', '-id'],
      });
    },
  }),
  getAgencyStudents: query({
    rule: 'manager',
    about: 'Lists the students an agency pays for with its share; an unknown agency answers an empty list.',
    reach: { agency_id: unknownIsEmpty, rows: subsidiesOfOwnLocations },
    input: { ...ofAgency, search: text(0, 80).optional() },
    answer: list(Subsidy),
    run: (_, i) =>
      rows(Subsidy, {
        where: (q) => [
          q('subsidy.agency_id', '=', i.agency_id),
          i.search &&
            sql<boolean>`exists (select 1 from student st where st.centre_id = subsidy.centre_id and st.id = subsidy.student_id
              and ${containing('st.full_name', i.search)})`,
        ],
        order: ['-start_date'],
      }),
  }),
  getAgencyUpcomingInvoices: query({
    rule: 'manager',
    about: 'Lists the invoices an agency will get next; an unknown agency answers an empty list.',
    reach: { agency_id: unknownIsEmpty },
    input: ofAgency,
    answer: { kind: 'objects', of: upcomingInvoice },
    run: (ctx, i) => upcomingOfAgency(ctx, i.agency_id),
  }),
  createAgencyPayment: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about:
      'Records a payment of an agency over the invoices of several students; what is more stays as its credit; zero or less, a day ahead or one of a closed month gets Error.',
    reach: { agency_id: orError(agenciesOfOwnLocations), invoices: orError(ownInvoices) },
    input: {
      ...ofAgency,
      amount: cents,
      date: date().optional(),
      method: choice('check', 'bank', 'external', 'agency', 'cash').optional(),
      invoices: ids(Invoice, 1000, 0).optional(),
      check_number: text(0, 60).optional(),
      note: text(0, 2000).optional(),
    },
    answer: outcome({ payment: Payment }),
    run: payByAgency,
  }),
  addAgencyStudents: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Makes an agency a payer of students with its share from today; a student of another location gets Error.',
    reach: { agency_id: orError(agenciesOfOwnLocations), students: orError(studentsBilled) },
    input: {
      ...ofAgency,
      students: ids(Student, 1000),
      amount: cents.optional(),
      period: period.optional(),
      ...authorization,
    },
    answer: outcome(),
    run: (ctx, { agency_id, students, amount = 0, ...share }) =>
      addSubsidies(ctx, agency_id, students, { amount, ...share }),
  }),
  removeAgencyStudent: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: "Ends an agency's share of a student; its open invoices stay.",
    reach: { agency_id: orError(agenciesOfOwnLocations), student_id: orError(studentsBilled) },
    input: { ...ofAgency, student_id: id(Student) },
    answer: outcome(),
    run: removeStudent,
  }),
  getSubsidies: query({
    rule: 'admin',
    about: 'Lists the shares agencies pay by student; status active, ended or upcoming narrows them.',
    reach: { location: ownLocations, agency_id: agenciesOfOwnLocations, rows: subsidiesOfOwnLocations },
    input: {
      location: id(Location).optional(),
      agency_id: id(BillingAgency).optional(),
      status: choice('active', 'ended', 'upcoming').optional(),
      ...page,
    },
    answer: paged(Subsidy),
    run: (ctx, i) => {
      const today = todayOfSubsidy({ name: 'subsidy' }, ctx.now());
      const holds = {
        active: sql<boolean>`daterange(subsidy.start_date, subsidy.end_date, '[]') @> ${today}`,
        ended: sql<boolean>`subsidy.end_date < ${today}`,
        upcoming: sql<boolean>`subsidy.start_date > ${today}`,
      };
      return rows(Subsidy, {
        where: (q) => [
          i.location !== undefined &&
            sql<boolean>`exists (select 1 from billing_agency a where a.centre_id = subsidy.centre_id and a.id = subsidy.agency_id
              and a.location_id = ${i.location})`,
          i.agency_id !== undefined && q('subsidy.agency_id', '=', i.agency_id),
          i.status !== undefined && holds[i.status],
        ],
        order: ['-start_date'],
      });
    },
  }),
  createSubsidy: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about:
      "Adds an agency's share for a student; an end before the start or a second one for the same time gets Error.",
    reach: { student_id: orError(studentsBilled), agency_id: orError(agenciesOfOwnLocations) },
    input: {
      student_id: id(Student),
      agency_id: id(BillingAgency),
      amount: cents,
      period: period.optional(),
      start_date: date().optional(),
      end_date: date().nullish(),
      ...authorization,
    },
    answer: outcome({ subsidy: Subsidy }),
    run: (ctx, { student_id, agency_id, ...share }) => addSubsidies(ctx, agency_id, [student_id], share),
  }),
  updateSubsidy: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: "Changes an agency's share for invoices still to come.",
    reach: { id: orError(subsidiesOfOwnLocations) },
    input: {
      id: id(Subsidy),
      amount: cents.optional(),
      period: period.optional(),
      start_date: date().optional(),
      end_date: date().nullish(),
      ...authorization,
    },
    answer: outcome({ subsidy: Subsidy }),
    run: changeSubsidy,
  }),
  deleteSubsidy: mutation({
    rule: 'admin',
    permission: 'manage_billing',
    about: "Ends an agency's share from today; one that has not begun is deleted.",
    reach: { id: orError(subsidiesOfOwnLocations) },
    input: { id: id(Subsidy) },
    answer: outcome(),
    run: removeSubsidy,
  }),
};
