import '../accounts.fields.ts';
import '../documents.fields.ts';
import { byId, type Calls, message, one, query } from '../../../kernel/call/call.ts';
import { choice, id, int, page, text } from '../../../kernel/call/input.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError, orNothing } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { AgencyAccount, BillingAgency, Invoice, Payment } from '../../../model/billing/entity.ts';
import { agenciesOfOwnLocations, agencyAccounts, ownInvoices } from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { span, within } from '../documents.ts';
import { invoices } from '../invoices/invoice.ts';
import { inState, invoiceStates } from '../invoices/lists.ts';
import { payments } from '../payments/funding-source.ts';
import { upcomingInvoice } from '../plans/plans.calls.ts';
import { upcomingOfAgency } from '../plans/upcoming.ts';
import { MOST_PERIODS } from '../plans/upcoming-changes.ts';
import { agencies, agencyForm, agencyPayment, payByAgency, withDays } from './agency.ts';
import { unknownIsEmpty } from './subsidies.calls.ts';

const ofAgency = { agency_id: id(BillingAgency) };

/** Agencies that pay for students. */
export const agencyCalls: Calls = {
  billingAgencies: agencies.list({
    about: 'Lists the agencies that pay for students.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional(), search: text(0, 80).optional(), ...page },
    where: (_, i) => [
      matching(BillingAgency, { location_id: i.location }),
      i.search && containing('billing_agency.name', i.search),
    ],
    order: ['name'],
  }),
  billingAgency: agencies.read({
    about: 'Answers one agency with address, contact and terms; null for an unknown id.',
  }),
  createBillingAgency: agencies.add({
    rule: 'admin',
    about:
      'Adds an agency to a location; due_days are those its invoices are given, the number in its terms where nothing is said. A name that exists gets Error.',
    reach: { location_id: orError(ownLocations) },
    input: { name: text(1, 200), location_id: id(Location), ...agencyForm },
    run: (_, given) => ({ set: withDays(given) }),
    says: ({ name }) => message('billing.agencyAdded', { name }),
  }),
  updateBillingAgency: agencies.change({
    about: 'Changes an agency; a name that exists gets Error.',
    input: { name: text(1, 200).optional(), ...agencyForm },
    set: withDays,
    says: message('billing.agencyChanged'),
  }),
  deleteBillingAgency: agencies.remove({
    rule: 'admin',
    about: 'Deletes an agency without students, invoices and payments; any other gets Error.',
    says: ({ name }) => message('billing.agencyRemoved', { name }),
  }),
  getAgencyOverview: query({
    rule: 'manager',
    about: 'Answers balance, ages of debt, open invoices and last payments of an agency; null for an unknown one.',
    reach: { agency_id: orNothing(agenciesOfOwnLocations), rows: agencyAccounts },
    input: ofAgency,
    answer: one(AgencyAccount),
    run: (_, i) => byId(AgencyAccount, i.agency_id),
  }),
  getAgencyInvoices: invoices.list({
    about: 'Lists the invoices of an agency.',
    reach: { agency_id: agenciesOfOwnLocations },
    input: { ...ofAgency, ...span, status: choice(...invoiceStates).optional(), ...page },
    where: (_, i, ctx) => [
      matching(Invoice, { agency_id: i.agency_id }),
      within('invoice', i),
      i.status !== undefined && inState(ctx, i.status),
    ],
    order: ['-date', '-id'],
  }),
  getAgencyPayments: payments.list({
    about: 'Lists the payments of an agency.',
    reach: { agency_id: agenciesOfOwnLocations },
    input: { ...ofAgency, ...span, ...page },
    where: (_, i) => [matching(Payment, { agency_id: i.agency_id }), within('payment', i)],
    order: ['-date', '-id'],
  }),
  getAgencyUpcomingInvoices: query({
    rule: 'manager',
    about:
      'Lists the invoices an agency will get in as many periods of each plan as asked (1 to 12); an unknown agency answers an empty list.',
    reach: { agency_id: unknownIsEmpty },
    input: { ...ofAgency, periods: int(1, MOST_PERIODS).optional() },
    answer: { kind: 'objects', of: upcomingInvoice },
    run: (ctx, i) => upcomingOfAgency(ctx, i.agency_id, i.periods),
  }),
  createAgencyPayment: payments.add({
    about:
      'Records a payment of an agency over the invoices of several students; what is more stays as its credit; zero or less, a day ahead or one of a closed month gets Error.',
    reach: { agency_id: orError(agenciesOfOwnLocations), invoices: orError(ownInvoices) },
    input: agencyPayment,
    run: payByAgency,
    says: message('billing.paymentMade'),
  }),
};
