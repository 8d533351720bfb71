import { sql } from 'kysely';
import { type Expectation, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aBillingProgram, aCredit, anInvoice, aPayment, aRow } from './billing.factory.ts';

type Caller = { id: number } | null;
/** Own documents of whoever pays them; those of own locations for managers. Teachers have no more than that. */
const payers = { own: 'user', other: 'manager', elsewhere: 'kvsupport' } as const;

const fresh = async (w: World, where: Where) => {
  const { tenant, location, mark } = w.at(where);
  const { id } = await aBillingProgram(tenant, { location_id: location, name: `${mark} program ${nth()}` });
  return { id };
};
const values = (w: World, where: Where) => ({ name: `Made ${nth()}`, location_id: w.at(where).location });

/** A student there; the caller is a guardian of it where it is an own one, whatever its role. */
const student = async (w: World, where: Where, caller: Caller): Promise<number> => {
  const id = await w.student(where);
  const { tenant } = w.at(where);
  if (where !== 'own' || caller === null) return id;
  const linked = await tenant.db
    .selectFrom('guardian_link')
    .select('id')
    .where('student_id', '=', id)
    .where('user_id', '=', caller.id)
    .execute();
  if (linked.length === 0) await aGuardianLink(tenant, { student_id: id, user_id: caller.id });
  return id;
};
/** Who pays there: the caller itself for own ones, a contact of the place else. */
const payer = (w: World, where: Where, caller: Caller): number =>
  where === 'own' && caller ? caller.id : w.at(where).contact;

const invoice = async (
  w: World,
  where: Where,
  caller: Caller,
  more: { student?: number; agency?: number; draft?: boolean } = {},
) => {
  const { tenant, location, mark } = w.at(where);
  return anInvoice(tenant, {
    location,
    student: more.student ?? (await student(w, where, caller)),
    user: more.agency === undefined ? payer(w, where, caller) : null,
    note: `${mark} note`,
    ...more,
  });
};
/** A student with an open invoice. */
const owing = async (w: World, where: Where, caller: Caller): Promise<number> => {
  const id = await invoice(w, where, caller);
  const { tenant } = w.at(where);
  const row = await tenant.db.selectFrom('invoice').select('student_id').where('id', '=', id).executeTakeFirstOrThrow();
  return row.student_id;
};
const payment = async (w: World, where: Where, caller: Caller, pending = false, of?: number) => {
  const { tenant, location } = w.at(where);
  return aPayment(tenant, {
    location,
    student: of ?? (await student(w, where, caller)),
    user: payer(w, where, caller),
    pending,
  });
};
const credit = async (w: World, where: Where, caller: Caller, of?: number) => {
  const { tenant, location } = w.at(where);
  return aCredit(tenant, { location, student: of ?? (await student(w, where, caller)), user: payer(w, where, caller) });
};
const named = (w: World, where: Where) => `${w.at(where).mark} ${nth()}`;
const category = (w: World, where: Where) =>
  aRow(w.at(where).tenant, 'charge_category', { location_id: w.at(where).location, name: named(w, where) });
const agency = (w: World, where: Where) =>
  aRow(w.at(where).tenant, 'billing_agency', { location_id: w.at(where).location, name: named(w, where) });
const subsidy = async (w: World, where: Where) => {
  const agency_id = await agency(w, where);
  const student_id = await w.student(where);
  const id = await aRow(w.at(where).tenant, 'subsidy', {
    agency_id,
    student_id,
    amount: 5_000,
    start_date: '2026-01-01',
  });
  return { id, agency_id, student_id };
};
const plan = async (w: World, where: Where, status = 'active') =>
  aRow(w.at(where).tenant, 'billing_plan', {
    location_id: w.at(where).location,
    student_id: await w.student(where),
    name: named(w, where),
    period: 'monthly',
    amount: 90_000,
    anchor_on: '2026-04-01',
    next_on: '2026-04-01',
    paused_from: status === 'paused' ? '2026-03-01' : null,
    created_at: new Date(),
  });
const upcomingChange = async (w: World, where: Where) =>
  aRow(w.at(where).tenant, 'upcoming_change', {
    ...{ plan_id: await plan(w, where), period_start: '2026-05-01', kind: 'skip', reason: named(w, where) },
    created_at: new Date(),
  });
const billingRun = async (w: World, where: Where, billed = false) => {
  const id = await aRow(w.at(where).tenant, 'billing_run', {
    ...{ location_id: w.at(where).location, through: '2026-04-01', invoices: 0, total: 0 },
    ...{ plans: JSON.stringify([]), made_at: new Date(), finished_at: new Date() },
  });
  if (billed)
    await w
      .at(where)
      .tenant.db.updateTable('invoice')
      .set({ billing_run_id: id })
      .where('id', '=', await invoice(w, where, null))
      .execute();
  return id;
};
const template = (w: World, where: Where) =>
  aRow(w.at(where).tenant, 'billing_plan_template', {
    location_id: w.at(where).location,
    name: named(w, where),
    date: '2026-04-01',
    amount: 90_000,
    period: 'monthly',
  });
const guardian = async (w: World, where: Where, more: { percent?: boolean } = {}) => {
  const { user_id, student_id } = await w.guardian(where);
  const id = more.percent
    ? await aRow(w.at(where).tenant, 'billing_payer', { student_id, user_id, share: 1, start_date: '2026-01-01' })
    : 0;
  return { id, user_id, student_id };
};
/** A card of the caller for own ones, of a contact else. */
const card = (w: World, where: Where, caller: Caller) =>
  aRow(w.at(where).tenant, 'payment_method', {
    location_id: w.at(where).location,
    user_id: payer(w, where, caller),
    provider: 'demo',
    provider_ref: `pm_${nth()}`,
    kind: 'card',
    brand: 'Visa',
    last4: '4242',
    created_at: new Date(),
  });

type Args = (w: World, where: Where, caller: Caller) => Promise<object> | object;
const of = (
  from: Expectation['from'] & object,
  outside: 'refused' | 'null' | 'error' | 'empty',
  args: Args,
  status?: 'Error',
): Expectation => ({
  args: async (w, where, caller) => ({ ...(await args(w, where, caller)) }),
  from,
  outside,
  ...(status ? { status } : {}),
});
/** A mutation of the office on a record of a location. */
const office = (args: Args, status?: 'Error') => of(staff, 'error', args, status);
const atLocation = of(staff, 'refused', (w, where) => ({ location_id: w.at(where).location }));
const listed = of(staff, 'refused', (w, where) => ({ location: w.at(where).location, first: 50 }));
const ofStudent = of(payers, 'refused', async (w, where, caller) => ({ student_id: await student(w, where, caller) }));
const onInvoice = (more: object = {}) =>
  office(async (w, where, caller) => ({ id: await invoice(w, where, caller), ...more }));
const onPayment = (more: object = {}) =>
  office(async (w, where, caller) => ({ id: await payment(w, where, caller), ...more }));
const onCredit = (more: object = {}) =>
  office(async (w, where, caller) => ({ id: await credit(w, where, caller), ...more }));
const item = { name: 'Tuition', amount: 10_000 };

const prices: Matrix = {
  chargeCategories: atLocation,
  createChargeCategory: office((w, where) => values(w, where)),
  updateChargeCategory: office(async (w, where) => ({ id: await category(w, where), name: `Made ${nth()}` })),
  deleteChargeCategory: office(async (w, where) => ({ id: await category(w, where) })),
  billingPresetItems: atLocation,
  createBillingPresetItem: office((w, where) => ({ ...values(w, where), amount: 500 })),
  updateBillingPresetItem: office(async (w, where) => ({
    id: await aRow(w.at(where).tenant, 'billing_preset', {
      location_id: w.at(where).location,
      name: named(w, where),
      amount: 5,
    }),
    amount: 700,
  })),
  deleteBillingPresetItem: office(async (w, where) => ({
    id: await aRow(w.at(where).tenant, 'billing_preset', {
      location_id: w.at(where).location,
      name: named(w, where),
      amount: 5,
    }),
  })),
  variableCharges: atLocation,
  createVariableCharge: office(async (w, where) => ({
    category: await category(w, where),
    amount: 500,
    location_id: w.at(where).location,
  })),
  updateVariableCharge: office(async (w, where) => ({ id: await variable(w, where), amount: 700 })),
  deleteVariableCharge: office(async (w, where) => ({ id: await variable(w, where) })),
  getBillingPlanTemplates: atLocation,
  getBillingPlanTemplate: of(staff, 'null', async (w, where) => ({ id: await template(w, where) })),
  saveBillingPlanTemplate: office((w, where) => ({
    ...values(w, where),
    date: '2026-04-01',
    amount: 500,
    period: 'weekly',
  })),
  deleteBillingPlanTemplate: office(async (w, where) => ({ id: await template(w, where) })),
  getBillingSetting: atLocation,
  saveBillingSetting: office((w, where) => ({ location_id: w.at(where).location, settings: { due_days: 10 } })),
};
const variable = async (w: World, where: Where) =>
  aRow(w.at(where).tenant, 'variable_charge', {
    location_id: w.at(where).location,
    category_id: await category(w, where),
    amount: 500,
  });

const plans: Matrix = {
  getBillingPlans: listed,
  getBillingPlan: of(staff, 'null', async (w, where) => ({ id: await plan(w, where) })),
  getStudentBillingPlans: ofStudent,
  getStudentUpcomingInvoices: ofStudent,
  skipUpcomingInvoice: office(async (w, where) => ({
    id: await plan(w, where),
    period_start: '2026-05-01',
    reason: 'Away',
  })),
  changeUpcomingInvoice: office(async (w, where) => ({
    id: await plan(w, where),
    period_start: '2026-05-01',
    amount: 500,
    reason: 'Half',
  })),
  undoUpcomingChange: office(async (w, where) => ({ id: await upcomingChange(w, where) })),
  createUpcomingInvoices: office(async (w, where) => ({ id: await plan(w, where), period_start: '2026-04-01' })),
  getBillingRunPreview: of(staff, 'refused', (w, where) => ({ location: w.at(where).location, date: '2026-04-01' })),
  getBillingRuns: of(staff, 'refused', (w, where) => ({ location: w.at(where).location })),
  createBillingRun: office(async (w, where) => {
    await plan(w, where);
    const { tenant, location } = w.at(where);
    // What somebody has begun before is made by now.
    await tenant.db
      .updateTable('billing_run')
      .set({ finished_at: new Date() })
      .where('finished_at', 'is', null)
      .execute();
    return { location, date: '2026-04-01' };
  }),
  sendBillingRun: office(async (w, where) => ({ id: await billingRun(w, where, true) })),
  undoBillingRun: office(async (w, where) => ({ id: await billingRun(w, where) })),
  createBillingPlan: office(async (w, where) => ({
    student_id: await w.student(where),
    name: 'Full day',
    period: 'monthly',
    amount: 90_000,
  })),
  updateBillingPlan: office(async (w, where) => ({ id: await plan(w, where), amount: 80_000 })),
  pauseBillingPlan: office(async (w, where) => ({ id: await plan(w, where), date: '2026-03-20' })),
  unpauseBillingPlan: office(async (w, where) => ({ id: await plan(w, where, 'paused') })),
  deactivateBillingPlan: office(async (w, where) => ({ id: await plan(w, where), date: '2026-05-01' })),
  deleteBillingPlan: office(async (w, where) => ({ id: await plan(w, where) })),
};

const accounts: Matrix = {
  getUserBilling: { args: () => ({}) },
  getStudentAccountDetail: of(staff, 'refused', async (w, where) => ({ student_id: await w.student(where) })),
  updateStudentAccountDetail: office(async (w, where) => ({
    student_id: await w.student(where),
    settings: { note: 'Pays by check' },
  })),
  getBillingStudentsOverview: listed,
  getUnpaidOverview: listed,
  getStudentPayers: of(staff, 'refused', async (w, where) => ({ student_id: await w.student(where) })),
  addStudentPayer: office(async (w, where) => {
    const { user_id, student_id } = await guardian(w, where);
    return { user_id, student_id, percent: 1 };
  }),
  updateStudentPayer: office(async (w, where) => ({
    id: (await guardian(w, where, { percent: true })).id,
    percent: 0.5,
  })),
  removeStudentPayer: office(async (w, where) => ({ id: (await guardian(w, where, { percent: true })).id })),
  billingChanged: ofStudent,
};

const invoices: Matrix = {
  getInvoices: listed,
  getInvoice: of(payers, 'null', async (w, where, caller) => ({ id: await invoice(w, where, caller) })),
  getInvoiceAdjustments: of(staff, 'refused', async (w, where, caller) => ({ id: await invoice(w, where, caller) })),
  getStudentAllInvoices: ofStudent,
  getStudentOpenInvoices: ofStudent,
  createInvoice: office(async (w, where) => ({
    student_id: await w.student(where),
    items: [item],
    due_date: '2026-03-31',
  })),
  updateInvoice: onInvoice({ items: [item, item] }),
  updateInvoiceNote: onInvoice({ note: 'Paid at the desk' }),
  deleteInvoice: office(async (w, where, caller) => ({ id: await invoice(w, where, caller, { draft: true }) })),
  adjustInvoice: onInvoice({ amount: -500 }),
  voidInvoice: onInvoice({ reason: 'Mistake' }),
  waiveInvoice: onInvoice({ amount: 500 }),
  transferInvoiceBill: office(async (w, where, caller) => {
    const id = await invoice(w, where, caller);
    return { id, to_agency: await agency(w, where) };
  }),
  submitInvoice: office(async (w, where, caller) => ({ id: await invoice(w, where, caller), file: '' }), 'Error'),
};

const payments: Matrix = {
  getPayments: listed,
  getPaymentTotals: of(staff, 'refused', (w, where) => ({ location: w.at(where).location })),
  chargeAccounts: office(
    async (w, where, caller) => ({ location: w.at(where).location, students: [await owing(w, where, caller)] }),
    'Error',
  ),
  getPayment: of(payers, 'null', async (w, where, caller) => ({ id: await payment(w, where, caller) })),
  getStudentAllPayments: ofStudent,
  createPayment: office(async (w, where) => ({ student_id: await w.student(where), amount: 500, method: 'cash' })),
  updatePayment: onPayment({ check_number: '17' }),
  approvePayment: office(async (w, where, caller) => ({ id: await payment(w, where, caller, true) })),
  applyPayment: office(async (w, where, caller) => {
    const of = await student(w, where, caller);
    return {
      id: await payment(w, where, caller, false, of),
      invoices: [await invoice(w, where, caller, { student: of })],
    };
  }),
  unapplyPayment: office(async (w, where, caller) => ({ id: await payment(w, where, caller) }), 'Error'),
  voidPayment: onPayment(),
  refundPayment: onPayment({ amount: 500 }),
  settlePaymentDispute: office(async (w, where, caller) => {
    const id = await payment(w, where, caller);
    const { tenant, location } = w.at(where);
    await sql`insert into unbooked_dispute (centre_id, location_id, payment_id, provider_ref, amount, at)
      values (${tenant.centre}, ${location}, ${id}, ${`dp_${id}`}, 500, ${new Date('2026-03-11')})`.execute(tenant.db);
    return { id, note: 'Called the bank' };
  }),
  getRefunds: listed,
  chargeInvoice: office(async (w, where, caller) => ({ id: await invoice(w, where, caller) }), 'Error'),
  chargeUserInvoice: of(
    { own: 'user' },
    'error',
    async (w, where, caller) => ({ id: await invoice(w, where, caller) }),
    'Error',
  ),
  getUserPaymentMethods: { args: () => ({}) },
  createUserCardSession: of({ own: 'user', other: 'user', elsewhere: 'kvsupport' }, 'error', (w, where) => ({
    location: w.at(where).location,
  })),
  addUserCard: of({ own: 'user', other: 'user', elsewhere: 'kvsupport' }, 'error', (w, where) => ({
    location: w.at(where).location,
    payment_method: { own: 'pm_demo_visa', other: 'pm_demo_mastercard' }[String(where)] ?? 'pm_demo_bank',
  })),
  deleteUserCard: of({ own: 'user' }, 'error', async (w, where, caller) => ({ id: await card(w, where, caller) })),
  setDefaultUserCard: of({ own: 'user' }, 'error', async (w, where, caller) => ({ id: await card(w, where, caller) })),
  saveUserAutoPay: of(payers, 'error', async (w, where, caller) => ({
    student_id: await student(w, where, caller),
    active: false,
  })),
};

const credits: Matrix = {
  getCredits: listed,
  getStudentAvailableCredits: ofStudent,
  createCredit: office(async (w, where) => ({ student_id: await w.student(where), amount: 500 })),
  updateCredit: onCredit({ amount: 700 }),
  applyCredit: office(async (w, where, caller) => {
    const of = await student(w, where, caller);
    return { id: await credit(w, where, caller, of), invoices: [await invoice(w, where, caller, { student: of })] };
  }),
  unapplyCredit: office(async (w, where, caller) => ({ id: await credit(w, where, caller) }), 'Error'),
  voidCredit: onCredit(),
  refundCredit: onCredit({ amount: 500 }),
  getVoids: listed,
};

/** A deposit of 200.00 that was paid. */
const deposit = async (w: World, where: Where, caller: Caller, of?: number): Promise<number> => {
  const child = of ?? (await student(w, where, caller));
  const { tenant, location } = w.at(where);
  const user = payer(w, where, caller);
  const items = [{ kind: 'deposit', name: 'Deposit', amount: 20_000 } as const];
  const id = await anInvoice(tenant, { location, student: child, user, items, deposit: true });
  await aPayment(tenant, { location, student: child, user, amount: 20_000, invoice: id });
  return id;
};
const onDeposit = (more: object = {}) =>
  office(async (w, where, caller) => ({ id: await deposit(w, where, caller), ...more }));
const depositRows: Matrix = {
  createDeposit: office(async (w, where) => ({
    student_id: await w.student(where),
    ...{ amount: 20_000, due_date: '2026-03-31' },
  })),
  returnDeposit: onDeposit({ to: 'check' }),
  applyDeposit: office(async (w, where, caller) => {
    const of = await student(w, where, caller);
    return { id: await deposit(w, where, caller, of), invoices: [await invoice(w, where, caller, { student: of })] };
  }),
  keepDeposit: onDeposit({ reason: 'Left without notice' }),
};

const agencies: Matrix = {
  billingAgencies: listed,
  billingAgency: of(staff, 'null', async (w, where) => ({ id: await agency(w, where) })),
  createBillingAgency: office((w, where) => values(w, where)),
  updateBillingAgency: office(async (w, where) => ({ id: await agency(w, where), terms: 'Net 30' })),
  deleteBillingAgency: office(async (w, where) => ({ id: await agency(w, where) })),
  getAgencyOverview: of(staff, 'null', async (w, where) => ({ agency_id: await agency(w, where) })),
  getAgencyInvoices: of(staff, 'refused', async (w, where) => ({ agency_id: await agency(w, where), first: 50 })),
  getAgencyPayments: of(staff, 'refused', async (w, where) => ({ agency_id: await agency(w, where), first: 50 })),
  getAgencyStudents: of(staff, 'empty', async (w, where) => ({ agency_id: (await subsidy(w, where)).agency_id })),
  getAgencyUpcomingInvoices: of(staff, 'empty', async (w, where) => ({
    agency_id: (await subsidy(w, where)).agency_id,
  })),
  readRemittance: of(staff, 'refused', async (w, where) => ({
    agency_id: await agency(w, where),
    file: 'TnVtYmVyLFBhaWQKMSwy',
  })),
  payRemittance: office(async (w, where) => {
    const agency_id = await agency(w, where);
    const { location } = w.at(where);
    const id = await anInvoice(w.at(where).tenant, { location, student: await w.student(where), agency: agency_id });
    return { agency_id, lines: [{ invoice: id, paid: 500, rest: 'keep' }] };
  }),
  createAgencyPayment: office(async (w, where) => ({ agency_id: await agency(w, where), amount: 500 })),
  addAgencyStudents: office(async (w, where) => ({
    agency_id: await agency(w, where),
    students: [await w.student(where)],
    amount: 500,
  })),
  removeAgencyStudent: office(async (w, where) => {
    const { agency_id, student_id } = await subsidy(w, where);
    return { agency_id, student_id };
  }),
  getSubsidies: listed,
  createSubsidy: office(async (w, where) => ({
    agency_id: await agency(w, where),
    student_id: await w.student(where),
    amount: 500,
  })),
  updateSubsidy: office(async (w, where) => ({ id: (await subsidy(w, where)).id, amount: 700 })),
  deleteSubsidy: office(async (w, where) => ({ id: (await subsidy(w, where)).id })),
};

const question = async (w: World, where: Where, caller: Caller) =>
  aRow(w.at(where).tenant, 'invoice_question', {
    invoice_id: await invoice(w, where, caller),
    user_id: payer(w, where, caller),
    note: named(w, where),
    created_at: new Date(),
  });
const letters: Matrix = {
  sendInvoice: office(async (w, where, caller) => ({ id: await invoice(w, where, caller) })),
  sendPaymentReceipt: office(async (w, where, caller) => ({ id: await payment(w, where, caller) })),
  sendYearReceipts: office(async (w, where) => {
    await payment(w, where, null);
    return { location: w.at(where).location, year: 2026 };
  }),
  sendStudentStatement: office(async (w, where, caller) => ({
    student_id: await owing(w, where, caller),
    start_date: '2026-01-01',
    end_date: '2026-12-31',
  })),
  sendUnpaidReminders: office(async (w, where, caller) => ({ students: [await owing(w, where, caller)] })),
  sendUnpaidReminder: office(async (w, where, caller) => ({ student_id: await owing(w, where, caller) })),
  askAboutInvoice: of(payers, 'error', async (w, where, caller) => ({
    id: await invoice(w, where, caller),
    note: named(w, where),
  })),
  answerInvoiceQuestion: office(async (w, where, caller) => ({ id: await question(w, where, caller), answer: 'Yes.' })),
  getInvoiceQuestions: listed,
  downloadYearReceipt: of(payers, 'error', async (w, where, caller) => {
    await payment(w, where, caller);
    return { year: 2026, user_id: payer(w, where, caller) };
  }),
};

/** Months are closed one after the other. */
let closed = 0;
const span = { start_date: '2026-01-01', end_date: '2026-12-31' };
const report = (more: object = {}) =>
  of(staff, 'refused', (w, where) => ({ location: w.at(where).location, ...span, ...more }));
const reports: Matrix = {
  downloadInvoice: of(payers, 'error', async (w, where, caller) => ({ id: await invoice(w, where, caller) })),
  downloadPaymentReceipt: of(payers, 'error', async (w, where, caller) => ({ id: await payment(w, where, caller) })),
  getBillingOverview: report(),
  getBalanceReport: report(),
  getTransactionReport: report(),
  getInvoiceReport: report(),
  getPaymentReport: report(),
  getBillingSummaryReport: report(),
  getAgingReport: of(staff, 'refused', (w, where) => ({ location: w.at(where).location, end_date: span.end_date })),
  getRevenueReport: report(),
  getDepositReport: of(staff, 'refused', (w, where) => ({ location: w.at(where).location, end_date: span.end_date })),
  getSalesTaxReport: report(),
  getYearReceiptReport: report(),
  exportBillingReport: report({ report: 'balance' }),
  getAccountingAccounts: of(staff, 'refused', (w, where) => ({ location: w.at(where).location })),
  saveAccountingAccounts: office(async (w, where) => ({
    location: w.at(where).location,
    accounts: [
      { kind: 'cash', quickbooks: 'Checking' },
      {
        kind: 'income',
        category: await category(w, where),
        quickbooks: 'Sales',
        xero: '210',
        xero_tax: 'Tax on Sales',
      },
    ],
  })),
  setSalesTax: office(async (w, where) => ({
    ...{ categories: [await category(w, where)], percent: 8.875, included: false, from: '2026-03-01' },
  })),
  setCardSurcharge: office((w, where) => ({ location: w.at(where).location, state: 'MN', percent: 2 })),
  getClosedBillingMonths: of(staff, 'refused', (w, where) => ({ location: w.at(where).location })),
  exportStudentStatement: of(staff, 'refused', async (w, where, caller) => ({
    student_id: await student(w, where, caller),
    ...span,
  })),
  closeBillingMonth: office((w, where) => {
    closed += 1;
    const month = new Date(Date.UTC(1900, closed, 1)).toISOString().slice(0, 10);
    return { location: w.at(where).location, month };
  }),
  getStudentStatement: of(payers, 'refused', async (w, where, caller) => ({
    student_id: await student(w, where, caller),
    ...span,
  })),
};

export const matrix: Matrix = {
  billingPrograms: {
    args: (w, where) => ({ location_id: w.at(where).location }),
    from: staff,
    outside: 'refused',
  },
  billingProgram: { args: fresh, from: staff, outside: 'null' },
  createBillingProgram: { args: values, from: staff, outside: 'error' },
  updateBillingProgram: {
    args: async (w, where) => ({ ...(await fresh(w, where)), ...values(w, where) }),
    from: staff,
    outside: 'error',
  },
  deleteBillingProgram: { args: fresh, from: staff, outside: 'error' },
  ...prices,
  ...plans,
  ...accounts,
  ...invoices,
  ...payments,
  ...credits,
  ...depositRows,
  ...agencies,
  ...letters,
  ...reports,
};
