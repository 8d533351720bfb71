import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import type { Place } from '../ledger/place.ts';
import { changePlan } from '../plans/change-plan.ts';

/** The row of the call that changes the price of a template. */
export const asksPrice = { PRICE: 'where plans of children get another price: how many, from when, how much' } as const;

/** Whom a new price of a template is for: plans made from now on, or those children have as well. */
export const priceFor = ['new', 'all'] as const;

interface Wanted {
  readonly apply_to?: string | undefined;
  /** The first day the price holds on for plans children have. */
  readonly effective_date?: string | undefined;
  readonly amount: number;
  readonly period: string;
}
interface Template {
  readonly id: number;
  readonly amount: number;
  readonly period: string;
}
interface Plan {
  readonly id: Id<'billing_plan'>;
  readonly student: number;
  readonly amount: number;
  readonly next_amount: number | null;
  readonly amount_from: string | null;
  readonly period: string;
  readonly billed_to: string | null;
}

/** Plans of a template that are not over, of children who are there; held until the price is settled. */
const plansOf = async (ctx: Ctx, { id }: Template, { today }: Place): Promise<Plan[]> => {
  const { rows } = await sql<Plan>`
    select p.id, p.student_id as student, p.amount, p.next_amount, p.amount_from, p.period,
      (select to_char(max(b.ends_on), 'YYYY-MM-DD') from billing_plan_period b
        where b.centre_id = p.centre_id and b.plan_id = p.id) as billed_to
    from billing_plan p join student st on st.centre_id = p.centre_id and st.id = p.student_id
    where p.centre_id = ${ctx.who.centre} and p.template_id = ${id} and st.archived_at is null
      and coalesce(p.ends_on >= ${today}::date, true)
    order by p.id for update of p`.execute(ctx.db);
  return rows;
};

const childrenOf = (plans: readonly Plan[]): number => new Set(plans.map(({ student }) => student)).size;

/** What is wrong with the day a price is to hold from, if anything. */
const wrongDay = (day: string | undefined, plans: readonly Plan[], { open_from }: Place): UserError | null => {
  const no = (code: string, text: ReturnType<typeof message>) => declined(text, { field: 'effective_date', code });
  if (day === undefined) return no('REQUIRED', message('billing.needPriceDay'));
  const billed = plans
    .flatMap(({ billed_to }) => billed_to ?? [])
    .sort()
    .at(-1);
  const free = billed === undefined ? open_from : addDays(billed, 1);
  const [first = free] = [free, open_from].sort().reverse();
  if (day < open_from) return no('CLOSED', message('billing.priceDayClosed', { day: first }));
  if (day < free) return no('BILLED', message('billing.priceDayBilled', { day: first }));
  const [ahead] = plans.flatMap(({ amount_from }) => amount_from ?? []).sort();
  return ahead !== undefined && ahead < day ? no('AHEAD', message('billing.priceAhead', { day: ahead })) : null;
};

/** How many children pay what today, the dearest first. */
const paid = (plans: readonly Plan[]) =>
  [...Map.groupBy(plans, ({ amount }) => amount)]
    .map(([cents, own]) => ({ cents, count: childrenOf(own) }))
    .sort((a, b) => b.cents - a.cents);

/**
 * Settles whom the new price of a template is for, before the template is changed; answers how many children get it, or why
 * it cannot be. Plans with another price that was agreed stay; the others change as `updateBillingPlan` changes them.
 */
export const settlePrice = async (
  ctx: Ctx,
  place: Place,
  template: Template,
  { apply_to, effective_date: day, amount, period }: Wanted,
): Promise<UserError | number> => {
  if (amount === template.amount) return 0;
  const plans = await plansOf(ctx, template, place);
  if (plans.length === 0) return 0;
  if (apply_to === undefined)
    return declined(message('billing.sayForWhom', { children: childrenOf(plans), paid: paid(plans) }), {
      field: 'apply_to',
      code: 'REQUIRED',
    });
  if (apply_to === 'new') return 0;
  if (period !== template.period)
    return declined(message('billing.priceAndPeriod'), { field: 'period', code: 'STATE' });
  const own = plans.filter(
    (plan) => (plan.next_amount ?? plan.amount) === template.amount && plan.period === template.period,
  );
  const wrong = wrongDay(day, own, place);
  if (wrong || day === undefined) return wrong ?? 0;
  if (own.length === 0) return 0;
  const children = childrenOf(own);
  const kept = childrenOf(plans.filter((plan) => !own.includes(plan)));
  const [before, after] = [template.amount, amount];
  ctx.confirm({
    code: 'PRICE',
    title: message('confirm.price', { children }),
    lines: [
      message('confirm.priceEach', { children, before, after, period, day }),
      message('confirm.priceAll', { before: before * own.length, after: after * own.length, period }),
      ...(kept > 0 ? [message('confirm.priceKept', { children: kept })] : []),
      message('confirm.priceUntold'),
    ],
    about: { entity: 'BillingPlanTemplate', id: template.id },
  });
  ctx.mustBeConfirmed();
  for (const { id } of own) {
    const answer = await changePlan(ctx, { id, amount, amount_from: day });
    if (answer instanceof UserError) return answer;
  }
  return children;
};
