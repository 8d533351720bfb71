import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, type InputOf } from '../../../kernel/call/input.ts';
import type { Message } from '../../../kernel/call/message.ts';
import type { RowOf } from '../../../kernel/db/tables.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { BillingPlanTemplate } from '../../../model/billing/entity.ts';
import type { Place } from '../ledger/place.ts';
import { setPrice } from '../plans/plan.ts';

/** The row of the call that changes the price of a template. */
export const asksPrice = { PRICE: 'where plans of children get another price: how many, from when, how much' } as const;

/** Whom a new price of a template is for, plans made from now on or those children have as well, and from when for these. */
export const priceInput = { apply_to: choice('new', 'all').optional(), effective_date: date().optional() };

type Wanted = InputOf<typeof priceInput> & Template;
type Template = Pick<RowOf<'billing_plan_template'>, 'amount' | 'period'>;
type Saved = Template & Pick<RowOf<'billing_plan_template'>, 'id'>;
interface Plan
  extends Pick<RecordOf<'billing_plan'>, 'id' | 'amount' | 'next_amount' | 'amount_from' | 'period' | 'next_on'> {
  readonly student: number;
  readonly billed_to: string | null;
}

/** Plans of a template that are not over, of children who are there; held until the price is settled. */
const plansOf = async (ctx: Ctx, { id }: Saved, { today }: Place): Promise<Plan[]> => {
  const { rows } = await sql<Plan>`
    select p.id, p.student_id as student, p.amount, p.next_amount, p.amount_from, p.period, p.next_on,
      (select to_char(max(b.ends_on), 'YYYY-MM-DD') from billing_plan_period b
        where b.plan_id = p.id) as billed_to
    from billing_plan p join student st on st.id = p.student_id
    where p.template_id = ${id} and st.archived_at is null
      and coalesce(p.ends_on >= ${today}::date, true)
    order by p.id for update of p`.execute(ctx.db);
  return rows;
};

const childrenOf = (plans: readonly Plan[]): number => new Set(plans.map(({ student }) => student)).size;

/** Declines a day a price cannot hold from. */
const mustBeFree = (day: string | undefined, plans: readonly Plan[], { open_from }: Place): string => {
  const no = (code: string, text: Message) => declined(text, { field: 'effective_date', code });
  if (day === undefined) throw no('REQUIRED', message('billing.needPriceDay'));
  const billed = plans.flatMap(({ billed_to }) => billed_to ?? []);
  const free =
    billed
      .map((last) => addDays(last, 1))
      .sort()
      .at(-1) ?? open_from;
  const [first = free] = [free, open_from].sort().reverse();
  if (day < open_from) throw no('CLOSED', message('billing.priceDayClosed', { day: first }));
  if (day < free) throw no('BILLED', message('billing.priceDayBilled', { day: first }));
  const [ahead] = plans.flatMap(({ amount_from }) => amount_from ?? []).sort();
  if (ahead !== undefined && ahead < day) throw no('AHEAD', message('billing.priceAhead', { day: ahead }));
  return day;
};

/** How many children pay what today, the dearest first. */
const paid = (plans: readonly Plan[]) =>
  [...Map.groupBy(plans, ({ amount }) => amount)]
    .map(([cents, own]) => ({ cents, count: childrenOf(own) }))
    .sort((a, b) => b.cents - a.cents);

/**
 * Settles whom the new price of a template is for, before the template is changed; answers how many children get it. Plans
 * with another price that was agreed stay; the others change as `updateBillingPlan` changes them.
 */
export const settlePrice = async (
  ctx: Ctx,
  place: Place,
  template: Saved,
  { apply_to, effective_date, amount, period }: Wanted,
): Promise<number> => {
  if (amount === template.amount) return 0;
  const plans = await plansOf(ctx, template, place);
  if (plans.length === 0) return 0;
  const children = childrenOf(plans);
  if (apply_to === undefined)
    throw declined(message('billing.sayForWhom', { children, paid: paid(plans) }), {
      field: 'apply_to',
      code: 'REQUIRED',
    });
  if (apply_to === 'new') return 0;
  if (period !== template.period) throw declined(message('billing.priceAndPeriod'), { field: 'period', code: 'STATE' });
  const own = plans.filter(
    (plan) => (plan.next_amount ?? plan.amount) === template.amount && plan.period === template.period,
  );
  const day = mustBeFree(effective_date, own, place);
  if (own.length === 0) return 0;
  askPrice(ctx, template, { own, kept: plans.filter((plan) => !own.includes(plan)), after: amount, day });
  for (const plan of own) await setPrice(ctx, plan, amount, day);
  ctx.publish({ kind: 'billing', ids: own.map(({ student }) => student), at: { location: place.location } });
  return childrenOf(own);
};

/** Asks before children pay another price: how many, how much, from when, and who keeps theirs. */
const askPrice = (
  ctx: Ctx,
  { id, amount: before, period }: Saved,
  { own, kept, after, day }: { own: readonly Plan[]; kept: readonly Plan[]; after: number; day: string },
): void => {
  const children = childrenOf(own);
  ctx.confirm({
    code: 'PRICE',
    title: message('confirm.price', { children }),
    lines: [
      message('confirm.priceEach', { children, before, after, period, day }),
      message('confirm.priceAll', { before: before * own.length, after: after * own.length, period }),
      ...(kept.length > 0 ? [message('confirm.priceKept', { children: childrenOf(kept) })] : []),
      message('confirm.priceUntold'),
    ],
    about: { entity: BillingPlanTemplate, id },
  });
  ctx.mustBeConfirmed();
};
