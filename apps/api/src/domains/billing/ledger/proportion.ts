const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How much is left of a division, always from 0 on. */
const modulo = (n: number, by: number): number => ((n % by) + by) % by;

/**
 * Whole cents in proportion to weights, with the sum kept to the cent: what rounding leaves goes to the largest
 * remainders, the earlier ones first. The weights sum to more than zero.
 */
export const inProportion = (cents: number, weights: readonly number[]): number[] => {
  const sign = cents < 0 ? -1 : 1;
  const all = sumOf(weights);
  const exact = weights.map((weight, i) => {
    const product = Math.abs(cents) * weight;
    return { i, whole: Math.floor(product / all), rest: product % all };
  });
  const parts = exact.map(({ whole }) => whole);
  let left = Math.abs(cents) - sumOf(parts);
  for (const { i } of exact.toSorted((a, b) => b.rest - a.rest || a.i - b.i)) {
    if (left <= 0) break;
    parts[i] = (parts[i] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
};

/**
 * Divides several sums by the same weights so that rounding happens once, for all of them together: each row sums to what
 * was given, each column to its part of the whole by the largest remainder. Answers one row for each sum.
 */
export const divideTogether = (sums: readonly number[], weights: readonly number[]): number[][] => {
  const all = sumOf(weights);
  const rows = sums.map((sum) => weights.map((weight) => Math.floor((sum * weight) / all)));
  const wanted = inProportion(sumOf(sums), weights);
  const need = wanted.map((cents, j) => cents - sumOf(rows.map((row) => row[j] ?? 0)));
  for (const [i, row] of rows.entries()) {
    const sum = sums[i] ?? 0;
    const rests = weights.map((weight) => modulo(sum * weight, all));
    // A cent goes where most are missing, and to a cell that was rounded down before one that was not.
    const order = weights
      .map((_, j) => j)
      .toSorted(
        (a, b) =>
          Number((rests[b] ?? 0) > 0) - Number((rests[a] ?? 0) > 0) ||
          (need[b] ?? 0) - (need[a] ?? 0) ||
          (rests[b] ?? 0) - (rests[a] ?? 0) ||
          a - b,
      );
    for (let left = sum - sumOf(row); left > 0; ) {
      const before = left;
      for (const j of order) {
        if (left <= 0 || (need[j] ?? 0) <= 0) continue;
        row[j] = (row[j] ?? 0) + 1;
        need[j] = (need[j] ?? 0) - 1;
        left -= 1;
      }
      if (left === before) throw new RangeError('The cells cannot take what rounding left.');
    }
  }
  return rows;
};
