import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { pictureAddress } from '../../files/address.ts';
import { languages } from '../../kernel/call/languages.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import {
  atLeast,
  computed,
  date,
  datetime,
  described,
  fields,
  flag,
  ident,
  int,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import {
  BillingAgency,
  ChargeCategory,
  Credit,
  Invoice,
  InvoiceAdjustment,
  InvoiceItem,
  InvoiceQuestion,
  Payment,
  PaymentMethod,
  Refund,
} from '../../model/billing/entity.ts';
import {
  ownAdjustments,
  ownCredits,
  ownInvoices,
  ownItems,
  ownMethods,
  ownPayments,
  ownQuestions,
  refundsOfOwnLocations,
} from '../../model/billing/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';

import { nameOf, studentName, today } from './names.ts';
import './payers.fields.ts';

const isOverdue = (as: Alias<'invoice'>, now: Date): Sql =>
  sql`(${col(as, 'status')} in ('open', 'partly_paid') and ${col(as, 'due_date')} < ${today(as, now)})`;

/** What an invoice was handed in with is the office's. */
const handedIn = way('invoice', Invoice, {
  shows: (as, key, who) => (allows(who.role, 'manager') ? sql`${col(as, 'submitted_file')} = ${key}` : sql`false`),
});

fields(Invoice, {
  id: ident(),
  number: described('Null while it is a draft.', orNull.text()),
  location_id: ident(),
  location: one(Location, 'location_id'),
  student_id: ident(),
  student: one(Student, 'student_id'),
  student_name: studentName(Invoice),
  user_id: described(
    'Who it is for: a contact, or an agency; neither while nobody pays for the student.',
    orNull.ident(),
  ),
  agency_id: orNull.ident(),
  payer_name: raw(
    'String',
    Invoice,
    (as) => sql`coalesce(${nameOf(as, 'user_id')}, (select ag.name from billing_agency ag
      where ag.id = ${col(as, 'agency_id')}))`,
  ),
  agency: one(BillingAgency, 'agency_id'),
  status: described(
    'draft, open, partly_paid, paid, overdue, voided, waived or transferred.',
    raw(
      'String',
      Invoice,
      (as, _, now) => sql`case when ${isOverdue(as, now)} then 'overdue' else ${col(as, 'status')} end`,
    ),
  ),
  date: date(),
  due_date: date(),
  total: described('Cents, as all amounts.', int()),
  balance: described('Still owed.', int('open_cents')),
  paid: described(
    'What payments and credits have taken.',
    raw(
      'Int',
      Invoice,
      (as) => sql`case when ${col(as, 'status')} in ('draft', 'voided') then 0
      else ${col(as, 'total')} - ${col(as, 'waived')} - ${col(as, 'transferred')} - ${col(as, 'open_cents')} end`,
    ),
  ),
  waived: int(),
  transferred: int(),
  currency: raw(
    'String',
    Invoice,
    (as) =>
      sql`coalesce((select s.currency from billing_setting s where s.location_id = ${col(as, 'location_id')}), 'USD')`,
  ),
  note: orNull.text(),
  plan_id: orNull.ident(),
  period_start: described('The days of its plan it is for, both counted in.', orNull.date()),
  period_end: orNull.date(),
  from_invoice_id: orNull.ident(),
  submitted_at: atLeast('manager', orNull.datetime()),
  submitted_url: described(
    'Where the file it was handed in with is fetched.',
    atLeast(
      'manager',
      computed('String', Invoice, ['id', 'submitted_file'], (row, ctx) =>
        pictureAddress(ctx, row.submitted_file, 'full', handedIn(row.id)),
      ),
    ),
  ),
  submitted_note: atLeast('manager', orNull.text()),
  ended_reason: described('Why it was voided or waived.', orNull.text()),
  sent_at: orNull.datetime(),
  reminded_at: orNull.datetime(),
  created_at: datetime(),
  short_pay: described(
    'What its agency paid less, why and what was done with the rest: { paid, short, reason, rest, at }.',
    atLeast(
      'manager',
      raw(
        'JSON',
        Invoice,
        (as) => sql`(select coalesce(json_agg(json_build_object('paid', r.paid, 'short', r.short, 'reason', r.reason,
          'rest', r.rest, 'at', r.at) order by r.at), '[]') from remittance_line r
          where r.invoice_id = ${col(as, 'id')})`,
      ),
    ),
  ),
  questions: described(
    'What its payer asked of it, and what the office answered.',
    many(InvoiceQuestion, Invoice, (question, invoice) => sql`${col(question, 'invoice_id')} = ${col(invoice, 'id')}`, [
      'created_at',
    ]),
  ),
  items: many(InvoiceItem, Invoice, (item, invoice) => sql`${col(item, 'invoice_id')} = ${col(invoice, 'id')}`),
  payments: described(
    'What was applied to it: { payment_id or credit_id, method, date, amount }.',
    raw(
      'JSON',
      Invoice,
      (as) => sql`(select coalesce(json_agg(x order by x.date, x.payment_id, x.credit_id), '[]') from (
        select l.payment_id, l.credit_id, coalesce(p.method, 'credit') as method, coalesce(p.date, c.date) as date, -sum(l.cents)::int as amount
        from ledger_line l left join payment p on p.id = l.payment_id
        left join credit c on c.id = l.credit_id
        where l.invoice_id = ${col(as, 'id')} and l.kind = 'receivable'
          and coalesce(l.payment_id, l.credit_id) is not null
        group by 1, 2, 3, 4 having sum(l.cents) <> 0) x)`,
    ),
  ),
  history: described(
    'What was booked of it: { kind, date, at, amount, note }, of who is owed.',
    raw(
      'JSON',
      Invoice,
      (as) => sql`(select coalesce(json_agg(x order by x.id), '[]') from (
        select e.id, e.kind, e.effective_on as date, e.booked_at as at, e.note, sum(l.cents)::int as amount
        from ledger_line l join ledger_entry e on e.id = l.entry_id
        where l.invoice_id = ${col(as, 'id')} and l.kind = 'receivable'
        group by e.centre_id, e.id) x)`,
    ),
  ),
});
nested(Invoice, ownInvoices);

const itemFields = {
  id: ident(),
  invoice_id: ident(),
  kind: described('charge, discount, adjustment, late_fee, transfer, deposit or registration.', text()),
  name: text(),
  detail: orNull.text(),
  worked: described(
    'How it was worked out: { kind, from, to, count, of, amount, share, total }; amount is of one unit, total of the line before it was divided among payers.',
    orNull.json(),
  ),
  category_id: orNull.ident(),
  category: one(ChargeCategory, 'category_id'),
  amount: described('Cents; below zero it lowers the invoice.', int()),
  created_at: datetime(),
} as const;
fields(InvoiceItem, itemFields);
nested(InvoiceItem, ownItems);
fields(InvoiceAdjustment, {
  ...itemFields,
  created_by: orNull.ident(),
  created_by_name: raw('String', InvoiceAdjustment, (as) => nameOf(as, 'created_by')),
});
nested(InvoiceAdjustment, ownAdjustments);

fields(InvoiceQuestion, {
  id: ident(),
  invoice_id: ident(),
  invoice: one(Invoice, 'invoice_id'),
  item_id: described('The line it is about; null: the whole invoice.', orNull.ident()),
  user_id: ident(),
  asked_by: raw('String', InvoiceQuestion, (as) => nameOf(as, 'user_id')),
  note: text(),
  answer: orNull.text(),
  answered_at: orNull.datetime(),
  created_at: datetime(),
});
nested(InvoiceQuestion, ownQuestions);

fields(Payment, {
  id: ident(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  student_id: orNull.ident(),
  student: one(Student, 'student_id'),
  student_name: studentName(Payment),
  user_id: orNull.ident(),
  agency_id: orNull.ident(),
  agency: one(BillingAgency, 'agency_id'),
  payer_name: raw(
    'String',
    Payment,
    (as) => sql`coalesce(${nameOf(as, 'user_id')}, (select ag.name from billing_agency ag
      where ag.id = ${col(as, 'agency_id')}))`,
  ),
  method: described('cash, check, card, bank, external or agency.', text()),
  method_detail: described(
    'Brand and last digits of a card.',
    raw(
      'String',
      Payment,
      (as) => sql`(select m.brand || ' ' || m.last4 from payment_method m
      where m.id = ${col(as, 'method_id')})`,
    ),
  ),
  amount: described('Cents, as all amounts.', int()),
  surcharge: described('What a credit card cost more, on top of amount.', int()),
  unapplied: described('Not applied to an invoice yet.', int()),
  refunded: int(),
  status: described('pending, approved, partly_refunded, refunded, failed or voided.', text()),
  demo: described(
    'Made by the processor of the demo, which moves no money.',
    raw('Boolean', Payment, (as) => sql`${col(as, 'provider')} is not distinct from 'demo'`),
  ),
  date: date(),
  check_number: orNull.text(),
  note: atLeast('manager', orNull.text()),
  failure: orNull.text(),
  disputed: described(
    "Cents the card's bank took back that could not be booked, and nobody has seen to yet.",
    atLeast(
      'manager',
      raw(
        'Int',
        Payment,
        (as) =>
          sql`(select sum(ud.amount)::int from unbooked_dispute ud where ud.payment_id = ${col(as, 'id')} and ud.settled_at is null)`,
      ),
    ),
  ),
  ended_reason: orNull.text(),
  created_at: datetime(),
  invoices: described(
    'What it was applied to: { invoice_id, number, amount }.',
    raw(
      'JSON',
      Payment,
      (as, who) => sql`(select coalesce(json_agg(x order by x.invoice_id), '[]') from (
        select l.invoice_id, i.number, -sum(l.cents)::int as amount from ledger_line l
        join invoice i on i.id = l.invoice_id
        where l.payment_id = ${col(as, 'id')} and l.kind = 'receivable'
          and ${ownInvoices.filter(who, { name: 'i' })}
        group by 1, 2 having sum(l.cents) <> 0) x)`,
    ),
  ),
  refunds: many(Refund, Payment, (refund, payment) => sql`${col(refund, 'payment_id')} = ${col(payment, 'id')}`),
});
nested(Payment, ownPayments);

fields(Refund, {
  id: ident(),
  location_id: ident(),
  student_id: orNull.ident(),
  student: one(Student, 'student_id'),
  student_name: studentName(Refund),
  payment_id: orNull.ident(),
  credit_id: orNull.ident(),
  amount: int(),
  surcharge: described('What of the surcharge of the card went back, on top of amount.', int()),
  method: described('How it went back: as a payment came, external, or credit where it stayed on the account.', text()),
  status: described('pending, done or failed.', text()),
  reason: orNull.text(),
  chargeback: described('The provider took it back by itself.', flag()),
  failure: orNull.text(),
  date: date(),
  created_at: datetime(),
});
nested(Refund, refundsOfOwnLocations);

fields(Credit, {
  id: ident(),
  location_id: ident(),
  student_id: ident(),
  student: one(Student, 'student_id'),
  student_name: studentName(Credit),
  user_id: orNull.ident(),
  payer_name: raw('String', Credit, (as) => nameOf(as, 'user_id')),
  amount: int(),
  left: described('What has not been applied yet.', int('left_cents')),
  status: described('available, used or voided.', text()),
  detail: orNull.text(),
  category_id: orNull.ident(),
  category: one(ChargeCategory, 'category_id'),
  date: date(),
  expires_on: orNull.date(),
  ended_reason: orNull.text(),
  created_at: datetime(),
});
nested(Credit, ownCredits);

/** SQL of the rate at which a stored card costs more. */
const rateOf = (as: Alias<'payment_method'>) => sql<number>`(case when ${col(as, 'funding')} = 'credit' then coalesce((
  select rs.surcharge from billing_setting rs where rs.location_id = ${col(as, 'location_id')}), 0) else 0 end)`;

fields(PaymentMethod, {
  id: ident(),
  location_id: ident(),
  user_id: ident(),
  kind: described('card or bank.', text()),
  brand: text(),
  last4: text(),
  exp_month: orNull.int(),
  exp_year: orNull.int(),
  is_default: flag(),
  surcharge: described(
    'What a payment from it costs more, in hundredths of a percent: of credit cards where the location asks for it, else 0.',
    raw('Int', PaymentMethod, (as) => rateOf(as)),
  ),
  demo: computed('Boolean', PaymentMethod, ['provider'], ({ provider }) => provider === 'demo'),
  mandate: described(
    '{ en, es }: what is agreed to when automatic payment is switched on with it.',
    raw(
      'JSON',
      PaymentMethod,
      (as) =>
        sql`(select json_build_object(${sql.join(
          (['en', 'es'] as const).flatMap((language) => [
            sql`${language}::text`,
            sql`replace(replace(${languages[language]['billing.mandate']({ centre: '{centre}', method: '{method}' })}::text,
            '{method}', ${col(as, 'brand')} || ' ' || ${col(as, 'last4')}), '{centre}', c.name)
            || case when ${rateOf(as)} > 0 then ' ' || replace(${languages[language]['billing.mandateSurcharge']({ percent: '{percent}' })}::text,
              '{percent}', trim_scale(${rateOf(as)} / 100.0)::text) else '' end`,
          ]),
        )}) from centre c where c.id = ${col(as, 'centre_id')})`,
    ),
  ),
  created_at: datetime(),
});
nested(PaymentMethod, ownMethods);
