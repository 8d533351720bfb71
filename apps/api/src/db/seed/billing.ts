import type pg from 'pg';
import type { Bill, Item } from '../../domains/billing/invoices/bill.ts';
import { adjust } from '../../domains/billing/invoices/change.ts';
import { lockInvoices } from '../../domains/billing/invoices/invoice.ts';
import { makeInvoices } from '../../domains/billing/invoices/make.ts';
import { placeOf } from '../../domains/billing/ledger/place.ts';
import { giveCredit, useCredit } from '../../domains/billing/payments/credit.ts';
import { approve, notePayment } from '../../domains/billing/payments/receive.ts';
import type { WriteContext } from '../../kernel/call/context.ts';
import { boundTo } from '../../kernel/db/compile.ts';
import { toWire, types } from '../../kernel/db/pg-types.ts';
import { addDays } from '../../kernel/lib/local-time.ts';
import type { Writer } from './writer.ts';

interface Where {
  readonly client: pg.ClientBase;
  readonly location: number;
  readonly now: Date;
}

/** The ledger's own functions, over the connection that seeds. */
const bookOf = (client: pg.ClientBase, centre: number, now: Date): WriteContext => ({
  db: boundTo(async ({ text, values }) => {
    const { rows, rowCount } = await client.query({ text, values: values.map(toWire), types });
    return { rows, count: rowCount ?? 0 };
  }),
  who: { centre, user: 0 },
  now: () => now,
  // What is there from the beginning has no history.
  audit: () => {},
  emit: () => {},
});

/** What some families still owe of earlier months, due so many days ago. */
const longOwed = [
  { of: 'Mateo', days: 112, name: 'Half days', amount: 24_000, to: 'tuition' },
  { of: 'Omar', days: 78, name: 'Lunch for two months', amount: 13_000, to: 'meals' },
  { of: 'Omar', days: 47, name: 'Half days', amount: 60_000, to: 'tuition' },
] as const;

/**
 * A month of billing at a location: prices and plans, a family whose parents share its bills, a child an agency pays for,
 * payments, a credit, an adjustment and an invoice that is overdue. Booked by the functions that book everything else.
 */
export const addBilling = async (to: Writer, { client, location, now }: Where): Promise<void> => {
  const book = bookOf(client, to.centre, now);
  await client.query('update location set billing = true where centre_id = $1 and id = $2', [to.centre, location]);
  await to.add('billing_setting', {
    location_id: location,
    invoice_text: 'Thank you for paying on time. Questions? Call (212) 555-0112.',
    late_fee: 2_500,
    sibling_discount: 1_000,
  });
  const tuition = await to.add('charge_category', { location_id: location, name: 'Tuition' });
  const meals = await to.add('charge_category', { location_id: location, name: 'Meals' });
  const late = await to.add('charge_category', { location_id: location, name: 'Late pickup' });
  await to.add('billing_preset', {
    location_id: location,
    name: 'Lunch for a month',
    amount: 6_500,
    category_id: meals,
  });
  await to.add('variable_charge', {
    ...{
      location_id: location,
      category_id: late,
      details: 'After the door has closed',
      start_time: '18:00',
      amount: 1_000,
    },
    ...{ max_amount: 5_000, interval: '15 minutes', counts_from: now },
  });
  const place = await placeOf(book, location);
  const first = `${place.today.slice(0, 7)}-01`;
  const next = addDays(`${addDays(first, 31).slice(0, 7)}-01`, 0);
  const template = await to.add('billing_plan_template', {
    ...{
      location_id: location,
      name: 'Full day',
      date: first,
      amount: 120_000,
      period: 'monthly',
      category_id: tuition,
    },
  });
  const { rows } = await client.query<{ student: number; user: number; fname: string; lname: string }>(
    `select s.id as student, gl.user_id as user, s.fname, s.lname from student s
     join guardian_link gl on gl.centre_id = s.centre_id and gl.student_id = s.id and gl.is_payer
     where s.centre_id = $1 and s.location_id = $2 order by s.id`,
    [to.centre, location],
  );
  const agency = await to.add('billing_agency', {
    ...{ location_id: location, name: 'County Child Care Assistance', email: 'payments@county.example' },
    ...{ contact_name: 'Office of Children', terms: 'Net 30', due_days: 30 },
  });
  const marco = await client.query<{ id: number }>(
    `select id from app_user where centre_id = $1 and username = 'marco.lopez'`,
    [to.centre],
  );
  const items: readonly Item[] = [
    {
      ...{ name: 'Full day', category: tuition, amount: 120_000 },
      worked: { kind: 'period', from: first, to: addDays(next, -1), amount: 120_000, total: 120_000 },
    },
    { name: 'Lunch for a month', category: meals, amount: 6_500 },
  ];
  const due_date = addDays(first, 7);
  // Before the bills of this month, so that numbers follow the days.
  const old = longOwed.flatMap(({ of, days, name, amount, to: category }): Bill[] =>
    rows
      .filter(({ fname }) => fname === of)
      .map(({ student, user }) => ({
        student,
        payer: { user, agency: null },
        date: addDays(place.today, -days - 7),
        due_date: addDays(place.today, -days),
        items: [{ name, amount, category: { tuition, meals }[category] }],
      })),
  );
  await makeInvoices(book, place, old);
  for (const [i, { student, user, fname }] of rows.entries()) {
    await to.add('billing_plan', {
      ...{ location_id: location, student_id: student, template_id: template, name: 'Full day', period: 'monthly' },
      ...{ amount: 120_000, category_id: tuition, anchor_on: first, next_on: next, created_at: now },
    });
    const bill = { student, date: first, due_date } as const;
    const father = marco.rows[0]?.id;
    if (fname === 'Ava' && father !== undefined) {
      await to.add('billing_payer', { student_id: student, user_id: user, share: 6_000, start_date: first });
      await to.add('billing_payer', { student_id: student, user_id: father, share: 4_000, start_date: first });
      const part = (share: number) => items.map((item) => ({ ...item, amount: (item.amount * share) / 10 }));
      await makeInvoices(book, place, [
        { ...bill, due_date: addDays(place.today, 5), payer: { user, agency: null }, items: part(6) },
        { ...bill, due_date: addDays(place.today, 5), payer: { user: father, agency: null }, items: part(4) },
      ]);
      const credit = await giveCredit(book, place, {
        student_id: student,
        user_id: user,
        amount: 2_000,
        date: place.today,
        detail: 'Closed for a snow day',
      });
      await useCredit(book, place, credit);
      continue;
    }
    if (i === 2) {
      await to.add('subsidy', {
        agency_id: agency,
        student_id: student,
        amount: 80_000,
        copay: 20_000,
        start_date: first,
        units: 22,
      });
      await makeInvoices(book, place, [
        { ...bill, payer: { user: null, agency }, items: [{ name: 'Full day', category: tuition, amount: 80_000 }] },
        { ...bill, payer: { user, agency: null }, items: [{ name: 'Full day', category: tuition, amount: 40_000 }] },
      ]);
      continue;
    }
    const made = await makeInvoices(book, place, [{ ...bill, payer: { user, agency: null }, items }]);
    const [invoice] = i === 3 ? await lockInvoices(book, made) : [];
    if (invoice)
      await adjust(book, invoice, {
        amount: -3_000,
        name: 'Adjustment',
        detail: 'Three days at home',
        category: tuition,
      });
    // Some are late, most have paid.
    if (i % 6 === 4) continue;
    const method = i % 3 === 0 ? 'check' : 'cash';
    const amount = i % 6 === 5 ? 60_000 : i === 3 ? 123_500 : 126_500;
    const payment = await notePayment(book, place, {
      ...{ student_id: student, user_id: user, method, amount, date: place.today },
      ...(method === 'check' ? { check_number: String(1_200 + i) } : {}),
    });
    await approve(book, payment);
  }
  // The ledger is checked now, inside its centre: at the end of the transaction another one stands open.
  await client.query('set constraints all immediate');
  await client.query('set constraints all deferred');
};
