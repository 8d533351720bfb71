import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { nextPeriod } from './forecast.ts';
import { billableOn, isPeriod, startAround } from './periods.ts';
import { type DuePlan, type Later, readPlans } from './read-plans.ts';

/** A plan at the period after the one it is billed next, as far as its days tell. */
const after = (plan: DuePlan): DuePlan[] =>
  nextPeriod(plan).flatMap(({ next }) => {
    if (plan.ends_on !== null && plan.ends_on < next) return [];
    const anew = plan.next_anchor !== null && plan.next_anchor <= next;
    const { next_anchor: anchor_on, next_period: period } = plan;
    return [
      {
        ...plan,
        next_on: next,
        ...(anew ? { anchor_on: anchor_on ?? next, period: period ?? plan.period } : {}),
        ...(anew ? { next_anchor: null, next_period: null } : {}),
      },
    ];
  });

/** The day a plan's next period is billed on. */
export const dayOf = ({ period, anchor_on, next_on, next_anchor }: DuePlan): string => {
  if (!isPeriod(period)) return next_on;
  const day = billableOn(period, anchor_on, startAround(period, anchor_on, next_on));
  const [first = day] = next_anchor === null ? [day] : [day, next_anchor].sort();
  return first > next_on ? first : next_on;
};

/** How far ahead plans are read. */
interface Reach {
  /** Periods of each plan at most. */
  readonly periods: number;
  /** The last day a period may be billed on; left out: none. */
  readonly to?: string;
}

/**
 * Plans at as many of their coming periods as are asked for, in the order the round bills them, in two statements: `forecast` works
 * them out. `where` is a condition on `p` and `st`.
 */
export const readAhead = async (
  ctx: WriteContext,
  where: ReturnType<typeof sql>,
  { periods, to = '9999-12-31' }: Reach,
): Promise<readonly DuePlan[]> => {
  const next = await readPlans(ctx, sql`(p.ends_on is null or p.ends_on >= p.next_on) and ${where}`);
  const first = next.filter((plan) => dayOf(plan) <= to && (plan.ends_on === null || plan.ends_on >= plan.next_on));
  const later: Later[] = [];
  let row = first;
  for (let i = 1; i < periods && row.length > 0; i += 1) {
    row = row.flatMap(after).filter((plan) => dayOf(plan) <= to);
    later.push(...row.map(({ id, next_on }) => ({ plan: id, on: next_on })));
  }
  const rest = later.length === 0 ? [] : await readPlans(ctx, sql`true`, later);
  const key = (plan: DuePlan) => [dayOf(plan), plan.next_on, String(plan.id).padStart(10, '0')].join();
  return [...first, ...rest].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
};
