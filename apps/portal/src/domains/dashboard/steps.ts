/** A count that changes at instants: from `at` on (minutes since midnight) it is `count`. */
export type Step = { readonly at: number; readonly count: number };

/** Adds one at each minute given: several at the same minute are one step. */
export const stepsOf = (minutes: readonly number[]): Step[] => {
  const steps = new Map<number, number>();
  for (const [i, at] of [...minutes].sort((a, b) => a - b).entries()) steps.set(at, i + 1);
  return [...steps].map(([at, count]) => ({ at, count }));
};

/** The count at a minute. */
export const countAt = (steps: readonly Step[], minute: number): number =>
  steps.findLast(({ at }) => at <= minute)?.count ?? 0;

/** The top of an axis and the distance of its lines: few, and on round numbers. */
export const axisOf = (most: number): { readonly top: number; readonly step: number } => {
  const rough = Math.max(1, most) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough) ?? 10 * power);
  return { top: Math.ceil(Math.max(1, most) / step) * step, step };
};
