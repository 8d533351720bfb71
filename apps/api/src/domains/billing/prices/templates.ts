import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint, UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { BillingPlanTemplate } from '../../../model/billing/entity.ts';
import { placeOf } from '../ledger/place.ts';
import { isPeriod } from '../plans/periods.ts';
import { areCategoriesOf, otherCategory } from './categories.ts';
import { settlePrice } from './new-price.ts';

constraint('billing_plan_template_name', 'name', 'TAKEN', message('billing.templateTaken'));

interface Given {
  readonly date: string;
  readonly amount: number;
  readonly invoice_without_payer?: boolean | undefined;
  readonly invoice_with_payer?: boolean | undefined;
  readonly students?: readonly Id<'student'>[] | undefined;
  readonly days?: readonly string[] | undefined;
  readonly name: string;
  readonly period: string;
  readonly location_id: Id<'location'>;
  readonly id?: Id<'billing_plan_template'> | undefined;
  readonly category?: Id<'charge_category'> | null | undefined;
  readonly apply_to?: string | undefined;
  readonly effective_date?: string | undefined;
}

/** Locks a template of a location that is changed. */
const heldTemplate = (ctx: Ctx, { id, location_id }: Given) =>
  ctx.db
    .selectFrom('billing_plan_template')
    .selectAll()
    .where('centre_id', '=', ctx.who.centre)
    .where('location_id', '=', location_id)
    .where('id', '=', id ?? 0)
    .forUpdate()
    .executeTakeFirst();

/** Adds a plan template or changes one, and gives plans of it to the listed students that have none yet. */
export const saveTemplate = async (ctx: Ctx, input: Given) => {
  const { centre, user } = ctx.who;
  const { id, date, amount, name, period, location_id, students = [], days = [], category } = input;
  if (amount <= 0) return declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });
  if (!isPeriod(period)) return declined(message('billing.noPeriod'), { field: 'period', code: 'UNKNOWN' });
  if (!(await areCategoriesOf(ctx, location_id, [category]))) return otherCategory();
  const place = await placeOf(ctx, location_id);
  const { today } = place;
  const before = await heldTemplate(ctx, input);
  const priced = before ? await settlePrice(ctx, place, before, input) : 0;
  if (priced instanceof UserError) return priced;
  const { invoice_without_payer = true, invoice_with_payer = true } = input;
  const values = {
    date,
    amount,
    name,
    period,
    days: [...days],
    invoice_without_payer,
    invoice_with_payer,
    category_id: category ?? null,
  };
  const saved =
    id === undefined
      ? await ctx.db
          .insertInto('billing_plan_template')
          .values({ centre_id: centre, location_id, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await ctx.db
          .updateTable('billing_plan_template')
          .set(values)
          .where('centre_id', '=', centre)
          .where('id', '=', id)
          .where('location_id', '=', location_id)
          .returning('id')
          .executeTakeFirst();
  if (!saved) return declined(message('billing.templateGone'), { field: 'id', code: 'GONE' });
  const { rows } = await sql<{
    id: number;
  }>`insert into billing_plan (centre_id, location_id, student_id, template_id, name, period,
      amount, days, category_id, anchor_on, next_on, invoice_without_payer, invoice_with_payer, created_at, created_by)
    select ${centre}::int, ${location_id}::int, s.id, ${saved.id}::int, ${name}, ${period}, ${amount}::int, ${[...days]}::text[],
      ${category ?? null}::int, ${date}::date, ${date}::date, ${invoice_without_payer}::boolean, ${invoice_with_payer}::boolean,
      ${ctx.now()}::timestamptz, ${user}::int
    from student s where s.centre_id = ${centre} and s.location_id = ${location_id} and s.archived_at is null
      and s.id = any(${[...students]}::int[]) and not exists (select 1 from billing_plan p where p.centre_id = s.centre_id
        and p.student_id = s.id and p.template_id = ${saved.id} and coalesce(p.ends_on >= ${today}::date, true))
    returning id`.execute(ctx.db);
  const elsewhere =
    await sql`select 1 from student s where s.centre_id = ${centre} and s.id = any(${[...students]}::int[])
    and s.location_id <> ${location_id} limit 1`.execute(ctx.db);
  if (elsewhere.rows.length > 0)
    return declined(message('billing.studentElsewhere'), { field: 'students', code: 'OTHER_LOCATION' });
  ctx.audit({
    entity: 'BillingPlanTemplate',
    id: saved.id,
    ...(before ? { before } : {}),
    after: {
      ...values,
      location_id,
      ...(priced > 0 ? { effective_date: input.effective_date } : {}),
      plans: rows.map((row) => row.id),
    },
  });
  const said =
    priced > 0
      ? message('billing.templatePriced', { children: priced })
      : message('billing.templateSaved', { count: rows.length });
  return done(said, {
    template: idOf(BillingPlanTemplate, saved.id),
  });
};

/** Deletes a plan template; plans made from it go on. */
export const removeTemplate = async (ctx: Ctx, { id }: { id: Id<'billing_plan_template'> }) => {
  const row = await ctx.db
    .deleteFrom('billing_plan_template')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return declined(message('billing.templateGone'), { field: 'id', code: 'GONE' });
  ctx.audit({ entity: 'BillingPlanTemplate', id, before: row });
  return done(message('billing.templateRemoved', { name: row.name }));
};
