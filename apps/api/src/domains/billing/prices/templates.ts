import { sql } from 'kysely';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, flag, type InputOf, id, ids, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { not } from '../../../kernel/db/where.ts';
import type { Given } from '../../../kernel/write/records.ts';
import { resource } from '../../../kernel/write/resource.ts';
import { BillingPlanTemplate, ChargeCategory } from '../../../model/billing/entity.ts';
import { templatesOfOwnLocations } from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { cents, mustBePositive } from '../documents.ts';
import { type Place, placeOf } from '../ledger/place.ts';
import { mustBePeriod, weekdays } from '../plans/plan.ts';
import { mustBeCategoriesOf } from './categories.ts';
import { priceInput, settlePrice } from './new-price.ts';

constraint('billing_plan_template_name', 'name', 'TAKEN', message('billing.templateTaken'));

export const templates = resource(BillingPlanTemplate, {
  as: 'template',
  rule: 'admin',
  permission: 'manage_billing',
  reach: templatesOfOwnLocations,
  gone: message('billing.templateGone'),
});

export const templateInput = {
  date: date(),
  amount: cents,
  invoice_without_payer: flag().optional(),
  invoice_with_payer: flag().optional(),
  students: ids(Student, 1000, 0).optional(),
  days: weekdays.optional(),
  name: text(1, 100),
  period: text(1, 30),
  location_id: id(Location),
  id: id(BillingPlanTemplate).optional(),
  category: id(ChargeCategory).nullish(),
  ...priceInput,
};

/** Gives plans of a template to students of its location that have none which goes on; answers the plans. */
const givePlans = async (
  ctx: Ctx,
  { location, today }: Place,
  template: Id<'billing_plan_template'>,
  students: readonly number[],
): Promise<number[]> => {
  if (students.length === 0) return [];
  if (await findRow(ctx, 'student', { id: [...students], location_id: not(location) }, ['id']))
    throw declined(message('billing.studentElsewhere'), { field: 'students', code: 'OTHER_LOCATION' });
  const { rows } = await sql<{
    id: number;
  }>`insert into billing_plan (location_id, student_id, template_id, name, period,
      amount, days, category_id, anchor_on, next_on, invoice_without_payer, invoice_with_payer, created_at, created_by)
    select t.location_id, s.id, t.id, t.name, t.period, t.amount, t.days, t.category_id, t.date, t.date,
      t.invoice_without_payer, t.invoice_with_payer, ${ctx.now()}::timestamptz, ${ctx.who.user}::int
    from billing_plan_template t join student s on s.location_id = t.location_id and s.archived_at is null
      and s.id = any(${[...students]}::int[])
    where t.id = ${template} and not exists (select 1 from billing_plan p
      where p.student_id = s.id and p.template_id = t.id and coalesce(p.ends_on >= ${today}::date, true))
    returning id`.execute(ctx.db);
  return rows.map((row) => row.id);
};

/** Adds a plan template or changes one, and gives plans of it to the listed students that have none yet. */
export const saveTemplate = async (ctx: Ctx, input: InputOf<typeof templateInput>) => {
  const { id: known, location_id, date: day, amount, name, period, students = [], category = null } = input;
  mustBePositive(amount);
  mustBePeriod(period);
  await mustBeCategoriesOf(ctx, location_id, [category]);
  const place = await placeOf(ctx, location_id);
  const before = known && (await templates.records.lock(ctx, known));
  if (before && before.location_id !== location_id) return gone(message('billing.templateGone'));
  const priced = before ? await settlePrice(ctx, place, before, input) : 0;
  const { invoice_without_payer = true, invoice_with_payer = true, days = [] } = input;
  const values: Given<'billing_plan_template'> = {
    ...{ location_id, date: day, amount, name, period, days, category_id: category },
    ...{ invoice_without_payer, invoice_with_payer },
  };
  const template = known ?? (await templates.records.add(ctx, values));
  const notes = priced > 0 ? { effective_date: input.effective_date } : {};
  if (known) await templates.records.change(ctx, { id: known }, values, {}, notes);
  const plans = await givePlans(ctx, place, template, students);
  if (plans.length > 0) ctx.audit({ entity: BillingPlanTemplate, id: template, after: { plans } });
  const said =
    priced > 0
      ? message('billing.templatePriced', { children: priced })
      : message('billing.templateSaved', { count: plans.length });
  return done(said, { template });
};
