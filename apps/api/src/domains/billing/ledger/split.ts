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
  readonly category?: number | null | undefined;
  readonly amount: number;
}

const WHOLE = 10_000;

/**
 * Whole cents in proportion to weights, with the sum kept to the cent: what rounding leaves goes to the largest
 * remainders, the earlier ones first. The weights sum to more than zero.
 */
export const inProportion = (cents: number, weights: readonly number[]): number[] => {
  const sign = cents < 0 ? -1 : 1;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (Math.abs(cents) * weight) / all);
  const parts = exact.map(Math.floor);
  let left = Math.abs(cents) - parts.reduce((sum, part) => sum + part, 0);
  const order = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order) {
    if (left <= 0) break;
    parts[i] = (parts[i] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
};

const keyOf = ({ user, agency }: Payer): string => `${user ?? 0}:${agency ?? 0}`;

/**
 * Splits the items of a bill among its payers: fixed amounts first, in their order and never more than the bill, then
 * shares; what no share covers is `rest`'s. The parts of each item sum to the item. Payers of nothing are left out.
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
    const shares = concerned.filter((part) => part.share);
    const covered = shares.reduce((sum, { share }) => sum + (share ?? 0), 0);
    const weighted: readonly { payer: Payer; weight: number }[] = [
      ...shares.map((part) => ({ payer: part, weight: part.share ?? 0 })),
      ...(covered < WHOLE
        ? [
            {
              payer: shares.length > 0 && WHOLE - covered < shares.length * 2 ? (shares[0] ?? rest) : rest,
              weight: WHOLE - covered,
            },
          ]
        : []),
    ];
    for (const item of group) {
      let left = item.amount;
      for (const each of budgets) {
        const taken = Math.max(0, Math.min(each.budget, left));
        give(each.part, item, taken);
        each.budget -= taken;
        left -= taken;
      }
      const divided = inProportion(
        left,
        weighted.map(({ weight }) => weight),
      );
      // One payer may stand twice, as for what rounding of shares leaves: it gets one item.
      const sums = new Map<string, { payer: Payer; cents: number }>();
      for (const [i, { payer }] of weighted.entries()) {
        const sum = sums.get(keyOf(payer)) ?? { payer, cents: 0 };
        sums.set(keyOf(payer), { payer, cents: sum.cents + (divided[i] ?? 0) });
      }
      for (const { payer, cents } of sums.values()) give(payer, item, cents);
    }
  }
  return [...found.values()];
};
