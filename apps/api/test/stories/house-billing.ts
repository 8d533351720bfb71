import { sql } from 'kysely';
import { anInvoice, aPayment } from '../../src/domains/billing/test/billing.factory.ts';
import { nth } from '../../src/domains/centres/test/centres.factory.ts';
import { aPictureOf } from '../../src/domains/media/test/media.factory.ts';
import { asked, put, set } from './house.ts';
import { type Bed, idOf, type Story } from './story.ts';

const told = {
  note: 'For the spring',
  submitted_note: 'As agreed',
  ended_reason: 'Written twice',
  period_start: '2026-02-01',
  period_end: '2026-02-28',
};

/** An account that has been used for a while: plans, payers, invoices that are late, payments, a card, an agency. */
const anAccount = async (bed: Bed) => {
  const { tenant, location } = bed.world.at('own');
  const student = await bed.world.student('own');
  const now = bed.server.clock.now();
  const [admin, user] = [idOf(bed, 'admin'), idOf(bed, 'user')];
  await set(tenant, 'location', [location], { billing: true });
  const at = { location_id: location };
  const of = { ...at, student_id: student };
  const category = await put(tenant, 'charge_category', { ...at, name: `Tuition ${nth()}` });
  const [price, monthly] = [{ amount: 90_000, period: 'monthly', category_id: category }, `Plan ${nth()}`];
  const template = await put(tenant, 'billing_plan_template', { ...at, ...price, name: monthly, date: '2026-01-01' });
  const plan = {
    ...of,
    ...price,
    name: monthly,
    template_id: template,
    anchor_on: '2026-04-01',
    next_on: '2026-04-01',
  };
  const active = await put(tenant, 'billing_plan', { ...plan, created_at: now });
  const ending = { paused_from: '2026-03-01', ends_on: '2026-12-31', created_at: now };
  const paused = await put(tenant, 'billing_plan', { ...plan, ...ending });
  const whole = { name: `State ${nth()}`, email: 'pay@example.com', phone: '(207) 555-0142', terms: '30 days' };
  const more = { address: '1 Capitol Street', contact_name: 'Grace Miller' };
  const agency = await put(tenant, 'billing_agency', { ...at, ...whole, ...more });
  await put(tenant, 'subsidy', {
    ...{ student_id: student, agency_id: agency, amount: 30_000, period: 'monthly', units: 20, copay: 500 },
    ...{ authorization_number: 'A-1', start_date: '2026-01-01', end_date: '2026-12-31' },
  });
  const card = (owner: number) =>
    put(tenant, 'payment_method', {
      ...{ ...at, user_id: owner, provider: 'demo', provider_ref: `pm_${nth()}`, kind: 'card', brand: 'Visa' },
      ...{ last4: '4242', created_at: now },
    });
  const cards = [await card(user), await card(admin)];
  for (const [i, owner] of [user, admin].entries()) {
    const terms = { mandate: 'I agree to be charged on the due date.', agreed_at: now };
    await put(tenant, 'billing_autopay', { student_id: student, user_id: owner, method_id: cards[i], ...terms });
  }
  await put(tenant, 'guardian_link', { student_id: student, user_id: admin, is_payer: true });
  const dates = { start_date: '2026-01-01', end_date: '2026-12-31' };
  for (const part of [{ share: 5_000 }, { amount: 1_000, plan_id: paused }, { amount: 500, category_id: category }])
    await put(tenant, 'billing_payer', { student_id: student, user_id: user, ...dates, ...part });
  await put(tenant, 'billing_account_setting', {
    ...{ student_id: student, due_days: 10, note: 'Pays in cash', discount: 500, discount_reason: 'Sibling' },
  });
  return { student, user, admin, category, template, active, paused, agency, card: cards[0], location };
};

/** Invoices and payments of the account, with all that may be written on them. */
const papersOf = async (bed: Bed, account: Awaited<ReturnType<typeof anAccount>>) => {
  const { tenant } = bed.world.at('own');
  const { student, location, user, agency } = account;
  const now = bed.server.clock.now();
  const file = await aPictureOf(tenant, account.admin);
  const first = await anInvoice(tenant, { location, student, user });
  const invoices = [
    await anInvoice(tenant, { location, student, user }),
    await anInvoice(tenant, { location, student, agency }),
    await anInvoice(tenant, { location, student, agency }),
  ];
  await set(tenant, 'invoice', invoices, {
    ...{ ...told, plan_id: account.active, from_invoice_id: first, submitted_file: file, submitted_at: now },
    ...{ sent_at: now, reminded_at: now, date: '2026-02-01', due_date: '2026-02-15' },
  });
  await sql`update invoice_item set category_id = ${account.category}, detail = 'Half a month',
    worked = '{"kind": "share", "amount": 100, "count": 1}' where centre_id = ${tenant.centre}
    and invoice_id = any(${invoices})`.execute(tenant.db);
  const payments = [
    await aPayment(tenant, { location, student, user }),
    await aPayment(tenant, { location, student, ...{ agency_id: agency } }),
  ];
  await set(tenant, 'payment', payments, {
    ...{ check_number: '1042', note: 'By mail', failure: 'card_declined', ended_reason: 'Bounced' },
    method_id: account.card,
  });
  await put(tenant, 'credit', {
    ...{ location_id: location, student_id: student, user_id: user, amount: 3_000, left_cents: 3_000 },
    ...{ status: 'available', detail: 'Snow day', category_id: account.category, date: '2026-03-01' },
    ...{ expires_on: '2026-12-31', ended_reason: 'Used', created_at: now },
  });
  return { invoices, payments };
};

const accountOf = async (bed: Bed) => {
  const account = await anAccount(bed);
  return { ...account, ...(await papersOf(bed, account)) };
};

/** Accounts of billing that have been used for a while. */
export const houseBilling: readonly Story[] = [
  {
    of: [
      ...['billingAgency', 'getAgencyInvoices', 'getAgencyPayments', 'getAgencyStudents', 'getAgencyUpcomingInvoices'],
      ...['getBillingPlan', 'getBillingPlanTemplate', 'getBillingStudentsOverview', 'getInvoice', 'getInvoices'],
      ...['getPayment', 'getStudentAccountDetail', 'getStudentAllInvoices', 'getStudentAllPayments', 'getUserBilling'],
      ...['getStudentAvailableCredits', 'getStudentBillingPlans', 'getStudentOpenInvoices', 'getStudentPayers'],
      ...['getUnpaidOverview', 'billingChanged'],
    ],
    tell: async (bed) => {
      const it = await accountOf(bed);
      const [student_id, agency_id, location] = [it.student, it.agency, it.location];
      await asked(bed, 'billingAgency', { id: agency_id });
      for (const name of ['getAgencyInvoices', 'getAgencyPayments']) await asked(bed, name, { agency_id, first: 50 });
      for (const name of ['getAgencyStudents', 'getAgencyUpcomingInvoices']) await asked(bed, name, { agency_id });
      for (const id of [it.active, it.paused]) await asked(bed, 'getBillingPlan', { id });
      await asked(bed, 'getBillingPlanTemplate', { id: it.template });
      for (const id of it.invoices) await asked(bed, 'getInvoice', { id });
      await asked(bed, 'getInvoices', { agency_id, first: 50 });
      for (const id of it.payments) await asked(bed, 'getPayment', { id });
      for (const name of [
        ...['getStudentAccountDetail', 'getStudentAllInvoices', 'getStudentAllPayments', 'getStudentPayers'],
        ...['getStudentAvailableCredits', 'getStudentBillingPlans', 'getStudentOpenInvoices'],
      ])
        await asked(bed, name, { student_id }, 'admin', 'manager', 'user');
      await asked(bed, 'getUserBilling', {}, 'user', 'admin');
      for (const name of ['getUnpaidOverview', 'getBillingStudentsOverview'])
        await asked(bed, name, { location, first: 100 });
      const admin = bed.world.people.get('admin');
      if (admin)
        await bed.hear(admin, 'billingChanged', { student_id }, () =>
          bed.ask('createInvoice', { student_id, payers: [{ user_id: it.user, percent: 100 }] }),
        );
    },
  },
  {
    of: ['getInvoiceAdjustments'],
    tell: async (bed) => {
      const base = await bed.base('adjustInvoice');
      await bed.ask('adjustInvoice', { ...base, detail: 'Sibling' });
      const { tenant, location } = bed.world.at('own');
      const category = await put(tenant, 'charge_category', { location_id: location, name: `Care ${nth()}` });
      await sql`update invoice_item set category_id = ${category}, worked = '{"kind": "days", "count": 2}'
        where centre_id = ${tenant.centre} and invoice_id = ${Number(base.id)}`.execute(tenant.db);
      await asked(bed, 'getInvoiceAdjustments', { id: base.id });
    },
  },
  {
    of: ['billingProgram'],
    tell: async (bed) => {
      const { tenant, location } = bed.world.at('own');
      const dates = { start_date: '2026-01-01', end_date: '2026-12-31' };
      const given = { location_id: location, name: `Program ${nth()}`, color_code: '#336699', ...dates };
      await asked(bed, 'billingProgram', { id: await put(tenant, 'billing_program', given) });
    },
  },
];
