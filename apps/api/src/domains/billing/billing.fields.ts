import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import {
  atLeast,
  date,
  described,
  fields,
  flag,
  ident,
  int,
  json,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import {
  BillingPlanTemplate,
  BillingProgram,
  ChargeCategory,
  PresetItem,
  VariableCharge,
} from '../../model/billing/entity.ts';
import { offers } from '../../model/billing/links.ts';
import {
  categoriesOfOwnLocations,
  chargesOfOwnLocations,
  presetsOfOwnLocations,
  programsOfOwnLocations,
  templatesOfOwnLocations,
} from '../../model/billing/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { today } from './names.ts';

fields(BillingProgram, {
  id: ident(),
  name: text(),
  color_code: orNull.text(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  start_date: orNull.date(),
  end_date: orNull.date(),
  rooms: through(offers, Room, BillingProgram, ['sort', 'name'], (room) => sql`${col(room, 'deleted_at')} is null`),
  student_count: atLeast(
    'manager',
    raw(
      'Int',
      BillingProgram,
      (program) =>
        sql`(select count(*)::int from student st where st.billing_program_id = ${col(program, 'id')} and st.archived_at is null)`,
    ),
  ),
});
nested(BillingProgram, programsOfOwnLocations);

/** Rows of a table that name a category. */
const uses = (table: string) => (category: { name: string }) =>
  sql`(select count(*)::int from ${sql.table(table)} u where u.category_id = ${sql.ref(`${category.name}.id`)})`;
fields(ChargeCategory, {
  id: ident(),
  name: text(),
  location_id: ident(),
  location: one(Location, 'location_id'),
  preset_count: raw('Int', ChargeCategory, uses('billing_preset')),
  charge_count: described('Items of invoices of this category.', raw('Int', ChargeCategory, uses('invoice_item'))),
  taxes: described(
    'Sales tax by the day from which it holds, the latest first: { from, rate (thousandths of a percent, 0 ends it), included }.',
    raw(
      'JSON',
      ChargeCategory,
      (
        category,
      ) => sql`(select coalesce(json_agg(json_build_object('from', t.from_on, 'rate', t.rate, 'included', t.included)
        order by t.from_on desc), '[]') from sales_tax t where t.category_id = ${col(category, 'id')})`,
    ),
  ),
});
nested(ChargeCategory, categoriesOfOwnLocations);

fields(PresetItem, {
  id: ident(),
  name: text(),
  amount: described('Cents.', int()),
  kind: described('charge, or registration: a fee a child is billed once.', text()),
  detail: orNull.text(),
  location_id: described('Null for those of the whole centre.', orNull.ident()),
  category_id: orNull.ident(),
  category: one(ChargeCategory, 'category_id'),
});
nested(PresetItem, presetsOfOwnLocations);

fields(VariableCharge, {
  id: ident(),
  location_id: ident(),
  category_id: ident(),
  category: one(ChargeCategory, 'category_id'),
  details: orNull.text(),
  start_time: described('From when on a stay is charged.', orNull.clock()),
  end_time: orNull.clock(),
  amount: described('Cents for each interval that has begun.', int()),
  max_amount: described('Cents a day at most.', orNull.int()),
  interval: text(),
  days: described('Weekdays it holds on; empty: every day.', json()),
  programs: many(
    BillingProgram,
    VariableCharge,
    (program, charge) =>
      sql`exists (select 1 from variable_charge_program vp where vp.variable_charge_id = ${col(charge, 'id')} and vp.billing_program_id = ${col(program, 'id')})`,
    ['name'],
  ),
});
nested(VariableCharge, chargesOfOwnLocations);

fields(BillingPlanTemplate, {
  id: ident(),
  name: text(),
  location_id: ident(),
  date: described('First day of the first period.', date()),
  amount: described('Cents of a period, a day, an hour or a session.', int()),
  period: text(),
  days: json(),
  invoice_without_payer: described('Whether students without a payer are billed.', flag()),
  invoice_with_payer: described('Whether students with a payer are billed.', flag()),
  category_id: orNull.ident(),
  category: one(ChargeCategory, 'category_id'),
  student_count: raw(
    'Int',
    BillingPlanTemplate,
    (template, _, now) =>
      sql`(select count(distinct p.student_id)::int from billing_plan p where p.template_id = ${col(template, 'id')} and coalesce(p.ends_on >= ${today(template, now)}, true))`,
  ),
  students: described(
    'Ids of the students with a plan of it that goes on.',
    raw(
      'JSON',
      BillingPlanTemplate,
      (template, _, now) => sql`(select coalesce(json_agg(distinct p.student_id), '[]') from billing_plan p
        where p.template_id = ${col(template, 'id')}
          and coalesce(p.ends_on >= ${today(template, now)}, true))`,
    ),
  ),
  prices: described(
    'What children pay today, by plans that go on: amount, students, and the next_amount that holds from a later day.',
    raw(
      'JSON',
      BillingPlanTemplate,
      (template, _, now) => sql`(select coalesce(json_agg(x order by x.students desc, x.amount desc), '[]') from (
        select p.amount, p.next_amount, p.amount_from as "from", count(distinct p.student_id)::int as students
        from billing_plan p join student st on st.id = p.student_id
        where p.template_id = ${col(template, 'id')} and st.archived_at is null
          and coalesce(p.ends_on >= ${today(template, now)}, true) group by 1, 2, 3) x)`,
    ),
  ),
});
nested(BillingPlanTemplate, templatesOfOwnLocations);
