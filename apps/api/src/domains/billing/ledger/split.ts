import { divideTogether } from './proportion.ts';

/** Who pays: a person, an agency, or nobody known yet. */
export interface Payer {
  readonly user: number | null;
  readonly agency: number | null;
}

/** One payer's part of a bill. */
export interface Part extends Payer {
  /** Hundredths of a percent of what fixed amounts leave. */
  readonly share?: number | null;
  /** Cents of the bill. */
  readonly amount?: number | null;
  /** Only of charges of this category, which then has no other payers. */
  readonly category?: number | null;
}

export interface Splittable {
  readonly category?: number | null;
  readonly amount: number;
}

const WHOLE = 10_000;

const keyOf = ({ user, agency }: Payer): string => `${user ?? 0}:${agency ?? 0}`;

/** Shares by payer, each once, with what none of them covers. Thirds of 33.33 percent leave nobody anything: they are a whole. */
const weightsOf = (
  parts: readonly Part[],
  rest: Payer,
): readonly { readonly payer: Payer; readonly weight: number }[] => {
  const shares = parts.flatMap(({ user, agency, share }) =>
    share ? [{ payer: { user, agency }, weight: share }] : [],
  );
  const uncovered = WHOLE - shares.reduce((sum, { weight }) => sum + weight, 0);
  const all =
    uncovered > 0 && uncovered >= shares.length * 2 ? [...shares, { payer: rest, weight: uncovered }] : shares;
  return [...Map.groupBy(all, ({ payer }) => keyOf(payer)).values()].flatMap((own) =>
    own[0] ? [{ payer: own[0].payer, weight: own.reduce((sum, { weight }) => sum + weight, 0) }] : [],
  );
};

/**
 * Splits the items of a bill among its payers: fixed amounts first, in their order and never more than the bill, then
 * shares; what no share covers is `rest`'s. The parts of each item sum to the item, and rounding happens once a bill: each
 * payer of a share gets its part of the whole to the cent. Payers of nothing are left out.
 */
export const splitItems = <I extends Splittable>(
  items: readonly I[],
  parts: readonly Part[],
  rest: Payer,
): { readonly payer: Payer; readonly items: readonly I[] }[] => {
  const found = new Map<string, { payer: Payer; items: I[] }>();
  const give = (payer: Payer, item: I, amount: number): void => {
    if (amount === 0) return;
    const { user, agency } = payer;
    const of = found.get(keyOf(payer)) ?? { payer: { user, agency }, items: [] };
    found.set(keyOf(payer), of);
    of.items.push({ ...item, amount });
  };
  const own = new Set(parts.flatMap(({ category }) => category ?? []));
  const categoryOf = ({ category }: Splittable): number | null => (category && own.has(category) ? category : null);
  for (const category of new Set(items.map(categoryOf))) {
    const group = items.filter((item) => categoryOf(item) === category);
    const concerned = parts.filter((part) => (part.category ?? null) === category);
    let open = group.reduce((sum, { amount }) => sum + amount, 0);
    const budgets = concerned.flatMap((part) => {
      if (!part.amount) return [];
      const budget = Math.max(0, Math.min(part.amount, open));
      open -= budget;
      return [{ part, budget }];
    });
    const left = group.map((item) => {
      let remaining = item.amount;
      for (const each of budgets) {
        const taken = Math.max(0, Math.min(each.budget, remaining));
        give(each.part, item, taken);
        each.budget -= taken;
        remaining -= taken;
      }
      return remaining;
    });
    const weighted = weightsOf(concerned, rest);
    const divided = divideTogether(
      left,
      weighted.map(({ weight }) => weight),
    );
    for (const [i, item] of group.entries())
      for (const [j, { payer }] of weighted.entries()) give(payer, item, divided[i]?.[j] ?? 0);
  }
  return [...found.values()];
};
