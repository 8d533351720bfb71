/**
 * Rows in parts of at most `most`, for a program that takes no more at once. Rows of one key stand together and stay together;
 * a key with more rows than that is a part of its own. `weigh` says what a key counts for: its rows, if nothing is said.
 */
export const inParts = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  most: number,
  weigh: (group: readonly Row[]) => number = (group) => group.length,
): Row[][] => {
  const parts: Row[][] = [];
  let weight = Number.POSITIVE_INFINITY;
  for (const group of Map.groupBy(rows, keyOf).values()) {
    const own = weigh(group);
    if (weight + own > most) {
      parts.push([]);
      weight = 0;
    }
    for (const row of group) parts.at(-1)?.push(row);
    weight += own;
  }
  return parts;
};
