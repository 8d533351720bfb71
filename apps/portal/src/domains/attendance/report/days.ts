/** "7:45" of 465 minutes. */
export const hoursWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** The largest sum of a day, as of all rooms together: how many children the days are about, not how often they were. */
export const mostOnADay = <Row extends { readonly date: string }>(
  rows: readonly Row[],
  of: (row: Row) => number,
): number => Math.max(0, ...[...Map.groupBy(rows, ({ date }) => date).values()].map((day) => sumOf(day, of)));
