import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { atLeast, described, fields, ident, many, nested, one, raw } from '../../kernel/read/entity.ts';
import {
  AgencyAccount,
  BillingAccount,
  BillingAgency,
  BillingPlan,
  Deposit,
  Invoice,
  Payer,
  Payment,
  PaymentMethod,
  Subsidy,
} from '../../model/billing/entity.ts';
import { agencyAccounts, ownAccounts } from '../../model/billing/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import './deposits/deposits.fields.ts';
import { heldOn } from './ledger/held.ts';
import { isOwedToday, owedToday } from './ledger/owed.ts';
import { planState, studentName } from './names.ts';

/** Below the office one sees one's own part of an account alone; the office what is booked at own locations. */
const own = (who: Who, table: string): Sql =>
  allows(who.role, 'manager')
    ? inOwnLocations(who, sql.ref(`${table}.location_id`))
    : sql`${sql.ref(`${table}.user_id`)} = ${who.user}`;

type Student_ = Alias<'student'>;
const of = (as: Student_, table: string): Sql =>
  sql`${sql.ref(`${table}.centre_id`)} = ${col(as, 'centre_id')} and ${sql.ref(`${table}.student_id`)} = ${col(as, 'id')}`;

/** The sum of the families' side of a student's accounts; agencies owe for themselves. */
const balance = (as: Student_, who: Who, now: Date, kinds: readonly string[]): Sql =>
  owedToday(sql`${of(as, 'a')} and a.agency_id is null and a.kind in (${sql.join(kinds)}) and ${own(who, 'a')}`, now);

const today = (
  location: Sql,
  now: Date,
): Sql => sql`(select (${now.toISOString()}::timestamptz at time zone tz.value)::date
  from location l join timezone tz on tz.id = l.timezone_id where l.id = ${location})`;

const overdue = (as: Student_, who: Who, now: Date, what: Sql): Sql => sql`(
  select ${what} from invoice i where ${of(as, 'i')} and i.status in ('open', 'partly_paid') and i.agency_id is null
    and i.due_date < ${today(sql`i.location_id`, now)} and ${own(who, 'i')})`;

const lastPayment = (as: Student_, who: Who, what: Sql): Sql => sql`(
  select ${what} from payment p where ${of(as, 'p')} and p.status in ('approved', 'partly_refunded') and ${own(who, 'p')}
  order by p.date desc, p.id desc limit 1)`;

/** Settings of an account as they hold today; of each row of discounts the day before it began says when it does. */
const settingsOf = (
  as: Student_,
  now: Date,
): Sql => sql`(select json_build_object('due_days', s.due_days, 'note', s.note,
    'discount', (array_agg(r.discount order by r.until_on))[1], 'discount_reason', (array_agg(r.discount_reason order by r.until_on))[1],
    'changes', coalesce(json_agg(json_build_object('effective_date', r.from_on, 'discount', r.discount,
      'discount_reason', r.discount_reason) order by r.from_on) filter (where r.from_on is not null), '[]'))
  from billing_account_setting s cross join lateral (
    select x.*, lag(x.until_on) over (order by x.until_on) as from_on from (
      select d.until_on, d.discount, d.discount_reason from billing_discount_past d
        where d.student_id = s.student_id
          and d.until_on > ${today(col(as, 'location_id'), now)}
      union all
      select 'infinity'::date, s.discount, s.discount_reason) x) r
  where ${of(as, 's')} group by s.centre_id, s.student_id)`;

fields(BillingAccount, {
  id: ident(),
  student_id: ident('id'),
  student: one(Student, 'id'),
  student_name: studentName(BillingAccount, 'id'),
  location_id: ident(),
  location: one(Location, 'location_id'),
  room: one(Room, 'room_id'),
  balance: described(
    'Cents owed today, money and credits that are not used yet taken off; what is paid of an invoice dated ahead is used on its day. Families: their own part.',
    raw('Float', BillingAccount, (as, who, now) => balance(as, who, now, ['receivable', 'credit'])),
  ),
  open: described(
    'Cents of open invoices; one dated ahead counts from its day.',
    raw('Float', BillingAccount, (as, who, now) => balance(as, who, now, ['receivable'])),
  ),
  credit: described(
    'Cents of money and credits that are not used yet; what is paid of an invoice dated ahead is used on its day.',
    raw('Float', BillingAccount, (as, who, now) => sql`-${balance(as, who, now, ['credit'])}`),
  ),
  deposit: described(
    'Cents of deposits that are held today; families: their own part.',
    raw(
      'Float',
      BillingAccount,
      (as, who, now) => sql`(select coalesce(sum(${heldOn(sql`i.id`, today(sql`i.location_id`, now))}), 0)::float8
      from invoice i where ${of(as, 'i')} and i.deposit and ${own(who, 'i')})`,
    ),
  ),
  deposits: described(
    'Deposits that were charged, without those voided.',
    many(
      Deposit,
      BillingAccount,
      (deposit, account) =>
        sql`${col(deposit, 'student_id')} = ${col(account, 'id')} and ${col(deposit, 'status')} <> 'voided'`,
      ['date'],
    ),
  ),
  overdue: raw('Float', BillingAccount, (as, who, now) =>
    overdue(as, who, now, sql`coalesce(sum(i.open_cents), 0)::float8`),
  ),
  oldest_due_date: raw('Date', BillingAccount, (as, who, now) => overdue(as, who, now, sql`min(i.due_date)`)),
  days_late: raw('Int', BillingAccount, (as, who, now) =>
    overdue(as, who, now, sql`coalesce(${today(col(as, 'location_id'), now)} - min(i.due_date), 0)`),
  ),
  last_reminder: raw(
    'DateTime',
    BillingAccount,
    (as, who) => sql`(select max(i.reminded_at) from invoice i where ${of(as, 'i')} and ${own(who, 'i')})`,
  ),
  last_payment_date: raw('Date', BillingAccount, (as, who) => lastPayment(as, who, sql`p.date`)),
  last_payment_amount: raw('Int', BillingAccount, (as, who) => lastPayment(as, who, sql`p.amount`)),
  next_invoice_date: raw(
    'Date',
    BillingAccount,
    (as) => sql`(select min(p.next_on) from billing_plan p where ${of(as, 'p')}
      and coalesce(p.ends_on >= p.next_on, true) and coalesce(p.paused_from > p.next_on or p.paused_until is not null, true))`,
  ),
  currency: raw(
    'String',
    BillingAccount,
    (as) =>
      sql`coalesce((select s.currency from billing_setting s where s.location_id = ${col(as, 'location_id')}), 'USD')`,
  ),
  autopay: described(
    'Whether what the caller owes is paid on the due date; for the office, whether any payer has it so.',
    raw(
      'Boolean',
      BillingAccount,
      (as, who) =>
        sql`exists (select 1 from billing_autopay ap where ${of(as, 'ap')} and ${allows(who.role, 'manager') ? sql`true` : sql`ap.user_id = ${who.user}`})`,
    ),
  ),
  autopay_method_id: described(
    'The card the caller has agreed to for it.',
    raw(
      'ID',
      BillingAccount,
      (as, who) =>
        sql`(select ap.method_id from billing_autopay ap where ${of(as, 'ap')} and ap.user_id = ${who.user})`,
    ),
  ),
  autopay_mandate: described(
    'The words the caller has agreed to.',
    raw(
      'String',
      BillingAccount,
      (as, who) => sql`(select ap.mandate from billing_autopay ap where ${of(as, 'ap')} and ap.user_id = ${who.user})`,
    ),
  ),
  open_invoices: many(
    Invoice,
    BillingAccount,
    (invoice, account) =>
      sql`${col(invoice, 'student_id')} = ${col(account, 'id')} and ${col(invoice, 'status')} in ('open', 'partly_paid')`,
    ['due_date'],
  ),
  plans: many(
    BillingPlan,
    BillingAccount,
    (plan, account, now) =>
      sql`${col(plan, 'student_id')} = ${col(account, 'id')} and ${planState(plan, now)} <> 'deactivated'`,
    ['name'],
  ),
  payers: many(Payer, BillingAccount, (payer, account) => sql`${col(payer, 'student_id')} = ${col(account, 'id')}`, [
    'start_date',
  ]),
  subsidies: many(
    Subsidy,
    BillingAccount,
    (subsidy, account) => sql`${col(subsidy, 'student_id')} = ${col(account, 'id')}`,
    ['start_date'],
  ),
  methods: described(
    'Cards of its payers; for families their own.',
    many(
      PaymentMethod,
      BillingAccount,
      (method, account) =>
        sql`exists (select 1 from standing_guardian gl where gl.user_id = ${col(method, 'user_id')} and gl.student_id = ${col(account, 'id')})`,
    ),
  ),
  settings: described(
    '{ due_days, note, discount, discount_reason, changes } of the account: the discount of today in hundredths of a percent, and the { effective_date, discount, discount_reason } decided for later days.',
    atLeast(
      'manager',
      raw('JSON', BillingAccount, (as, _, now) => settingsOf(as, now)),
    ),
  ),
});
nested(BillingAccount, ownAccounts);

const agencySum = (as: Alias<'billing_agency'>, now: Date, kinds: readonly string[]): Sql =>
  owedToday(sql`a.agency_id = ${col(as, 'id')} and a.kind in (${sql.join(kinds)})`, now);
/** Cents owed that are late by so many days. */
const aged = (as: Alias<'billing_agency'>, now: Date, from: number, to: number | null): Sql => sql`(
  select coalesce(sum(i.open_cents), 0)::float8 from invoice i
  where i.agency_id = ${col(as, 'id')} and ${isOwedToday(now)}
    and ${today(col(as, 'location_id'), now)} - i.due_date >= ${from}
    and ${to === null ? sql`true` : sql`${today(col(as, 'location_id'), now)} - i.due_date <= ${to}`})`;

fields(AgencyAccount, {
  id: ident(),
  agency_id: ident('id'),
  agency: one(BillingAgency, 'id'),
  location_id: ident(),
  balance: raw('Float', AgencyAccount, (as, _, now) => agencySum(as, now, ['receivable', 'credit'])),
  open: raw('Float', AgencyAccount, (as, _, now) => agencySum(as, now, ['receivable'])),
  credit: raw('Float', AgencyAccount, (as, _, now) => sql`-${agencySum(as, now, ['credit'])}`),
  current: described(
    'Cents that are not late.',
    raw('Float', AgencyAccount, (as, _, now) => aged(as, now, -100_000, 0)),
  ),
  late_30: described(
    'Cents late by 1 to 30 days.',
    raw('Float', AgencyAccount, (as, _, now) => aged(as, now, 1, 30)),
  ),
  late_60: raw('Float', AgencyAccount, (as, _, now) => aged(as, now, 31, 60)),
  late_90: raw('Float', AgencyAccount, (as, _, now) => aged(as, now, 61, 90)),
  late_over: raw('Float', AgencyAccount, (as, _, now) => aged(as, now, 91, null)),
  open_invoices: many(
    Invoice,
    AgencyAccount,
    (invoice, account) =>
      sql`${col(invoice, 'agency_id')} = ${col(account, 'id')} and ${col(invoice, 'status')} in ('open', 'partly_paid')`,
    ['due_date'],
  ),
  last_payments: many(
    Payment,
    AgencyAccount,
    (payment, account) => sql`${col(payment, 'agency_id')} = ${col(account, 'id')} and ${col(payment, 'id')} in (
      select p.id from payment p where p.agency_id = ${col(account, 'id')}
      order by p.date desc, p.id desc limit 10)`,
    ['date'],
  ),
});
nested(AgencyAccount, agencyAccounts);
