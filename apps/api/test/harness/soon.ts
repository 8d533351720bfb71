/**
 * Waits until something holds that is told a moment after COMMIT, such as pages that are made anew; a second at most.
 * @returns how long it took, ms
 */
export const soon = async (check: () => Promise<boolean>): Promise<number> => {
  const from = performance.now();
  while (!(await check())) {
    if (performance.now() - from > 1_000) throw new Error('Nothing has changed within a second.');
    await new Promise((later) => setTimeout(later, 10));
  }
  return performance.now() - from;
};
