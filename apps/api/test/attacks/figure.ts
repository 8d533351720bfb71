import { expect } from 'vitest';

/** How much is tried: 1 in `npm test`; `ATTACK_RUNS=20 npx vitest run apps/api/test/attacks` tries twenty times as much. */
export const RUNS = Number(process.env.ATTACK_RUNS ?? 1);

/** Prints what an attack came to, as one line, and fails when anything came through. */
export const figure = (name: string, tried: number, leaks: readonly string[]): void => {
  console.log(`attack ${name}: ${tried} tried, leaks found: ${leaks.length}`);
  expect(tried).toBeGreaterThan(0);
  expect(leaks.slice(0, 5).join('\n')).toBe('');
};
