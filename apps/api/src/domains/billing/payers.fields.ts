import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import {
  date,
  datetime,
  described,
  fields,
  ident,
  int,
  json,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import {
  BillingAgency,
  BillingPlan,
  BillingPlanTemplate,
  ChargeCategory,
  Payer,
  Subsidy,
  UpcomingChange,
} from '../../model/billing/entity.ts';
import {
  agenciesOfOwnLocations,
  changesOfOwnPlans,
  payersOfOwnLocations,
  plansOfOwnStudents,
  subsidiesOfOwnLocations,
} from '../../model/billing/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { endsSoon } from './agencies/ends-soon.ts';
import { isOwedToday, owedToday } from './ledger/owed.ts';
import { nameOf, planState, studentName, today, todayOfSubsidy } from './names.ts';

fields(BillingPlan, {
  id: ident(),
  location_id: ident(),
  student_id: ident(),
  student: one(Student, 'student_id'),
  student_name: studentName(BillingPlan),
  template_id: orNull.ident(),
  template: one(BillingPlanTemplate, 'template_id'),
  name: text(),
  period: text(),
  amount: described('Cents of a period, a day, an hour or a session, before it is split.', int()),
  days: json(),
  category_id: orNull.ident(),
  category: one(ChargeCategory, 'category_id'),
  date: described('First day of the first period.', date('anchor_on')),
  next_date: described('First day of the next period that is billed.', date('next_on')),
  new_date: described(
    'The day ahead from which its periods are counted anew; days before it are billed as before.',
    orNull.date('next_anchor'),
  ),
  status: described(
    'active, paused or deactivated, as it is today: an end or a pause ahead leaves it active until the day.',
    { ...raw('String', BillingPlan, (as, _, now) => planState(as, now)), nullable: false },
  ),
  paused_from: orNull.date(),
  paused_until: described('The day it goes on by itself; null: until somebody takes it up again.', orNull.date()),
  end_date: described('The last day that is billed.', orNull.date('ends_on')),
  created_at: datetime(),
});
nested(BillingPlan, plansOfOwnStudents);

fields(UpcomingChange, {
  id: ident(),
  plan_id: ident(),
  period_start: described('The first day of the period whose bill it is.', date()),
  kind: described(
    'skip: the bill is left out; amount: the plan costs this once what `amount` says; line: a line more.',
    text(),
  ),
  name: described('Of a line.', orNull.text()),
  amount: orNull.int(),
  reason: text(),
  created_at: datetime(),
  undone_at: orNull.datetime(),
});
nested(UpcomingChange, changesOfOwnPlans);

const isOffice = (who: Who): boolean => allows(who.role, 'manager');
fields(Payer, {
  id: ident(),
  student_id: ident(),
  user_id: ident(),
  user: one(User, 'user_id'),
  name: raw('String', Payer, (as) => nameOf(as, 'user_id')),
  percent: raw('Float', Payer, (as) => sql`${col(as, 'share')} / 100.0`),
  amount: orNull.int(),
  plan_id: orNull.ident(),
  category_id: orNull.ident(),
  category: one(ChargeCategory, 'category_id'),
  start_date: date(),
  end_date: orNull.date(),
  balance: described(
    'What the payer owes for the student, credits taken off, in cents.',
    raw('Float', Payer, (as, who, now) =>
      isOffice(who)
        ? owedToday(
            sql`a.student_id = ${col(as, 'student_id')} and a.user_id = ${col(as, 'user_id')}
              and ${inOwnLocations(who, sql`a.location_id`)}`,
            now,
          )
        : sql`null`,
    ),
  ),
});
nested(Payer, payersOfOwnLocations);

fields(BillingAgency, {
  id: ident(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  name: text(),
  email: orNull.text(),
  phone: orNull.text(),
  address: orNull.text(),
  contact_name: orNull.text(),
  terms: described('Words, such as "Net 30"; the days stand in `due_days`.', orNull.text()),
  due_days: described('Days its invoices are given; null: as many as the location gives.', orNull.int()),
  ending: described(
    'How many of its authorizations end within 30 days and are followed by no other.',
    raw(
      'Int',
      BillingAgency,
      (as, _, now) => sql`(select count(*)::int from subsidy s
        where s.agency_id = ${col(as, 'id')} and ${endsSoon(sql`s`, today(as, now))})`,
    ),
  ),
  student_count: raw(
    'Int',
    BillingAgency,
    (as, _, now) =>
      sql`(select count(distinct s.student_id)::int from subsidy s where s.agency_id = ${col(as, 'id')} and coalesce(s.end_date, 'infinity') >= ${today(as, now)})`,
  ),
  billed: described(
    'Cents of all its invoices that stand.',
    raw(
      'Float',
      BillingAgency,
      (as) => sql`(select coalesce(sum(i.total - i.waived - i.transferred), 0)::float8
    from invoice i where i.agency_id = ${col(as, 'id')} and i.status not in ('draft', 'voided'))`,
    ),
  ),
  open: described(
    'Cents still owed.',
    raw(
      'Float',
      BillingAgency,
      (as, _, now) => sql`(select coalesce(sum(i.open_cents), 0)::float8
    from invoice i where i.agency_id = ${col(as, 'id')} and ${isOwedToday(now)})`,
    ),
  ),
});
nested(BillingAgency, agenciesOfOwnLocations);

const unitsUsed = (as: Alias<'subsidy'>, now: Date, state: Sql): Sql =>
  sql`(select count(distinct u.day)::int from subsidy_day u join invoice i on i.id = u.invoice_id
    where u.subsidy_id = ${col(as, 'id')} and u.care and ${state}
      and date_trunc('month', u.day) = date_trunc('month', ${todayOfSubsidy(as, now)}))`;

fields(Subsidy, {
  id: ident(),
  agency_id: ident(),
  agency: one(BillingAgency, 'agency_id'),
  student_id: ident(),
  student: one(Student, 'student_id'),
  amount: int(),
  period: text(),
  units: described('Days authorized in a month; days beyond them are billed to the family.', orNull.int()),
  copay: described('Cents of each bill that stay with the family.', orNull.int()),
  authorization_number: orNull.text(),
  start_date: date(),
  end_date: orNull.date(),
  days_left: described(
    'Days until it ends, where that is within 30 days and no other of the agency follows; null otherwise.',
    raw(
      'Int',
      Subsidy,
      (as, _, now) => sql`case when ${endsSoon(sql.ref(as.name), todayOfSubsidy(as, now))}
        then ${col(as, 'end_date')} - ${todayOfSubsidy(as, now)} end`,
    ),
  ),
  attended: described(
    'Days attended this month, beside those authorized.',
    raw(
      'Int',
      Subsidy,
      (
        as,
        _,
        now,
      ) => sql`(select count(distinct a.date)::int from attendance a where a.student_id = ${col(as, 'student_id')}
      and date_trunc('month', a.date) = date_trunc('month', ${todayOfSubsidy(as, now)}))`,
    ),
  ),
  billed: described(
    'Days of this month that the agency was billed; never more than are authorized.',
    raw('Int', Subsidy, (as, _, now) => unitsUsed(as, now, sql`i.status <> 'voided'`)),
  ),
  paid: described(
    'Of these, the days of invoices it has paid.',
    raw('Int', Subsidy, (as, _, now) => unitsUsed(as, now, sql`i.status = 'paid'`)),
  ),
});
nested(Subsidy, subsidiesOfOwnLocations);
