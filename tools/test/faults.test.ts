import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultKind, faultKinds, planOf } from '../faults/plan.ts';
import { runPlan } from '../faults/run.ts';
import { type Stage, setStage } from '../faults/stage.ts';

/** Each fault once, several to a run; `npm run faults` makes as many runs as are asked for. */
const runs: readonly (readonly FaultKind[])[] = [
  ['api killed', 'rows locked'],
  ['api halted', 'captured requests replayed'],
  ['gateway killed'],
  ['Postgres killed', 'slow network'],
  ['backends killed', 'answers of COMMIT lost', 'connections to the api reset'],
  ['COMMIT never arrives', 'torn answers', 'answers to clients lost'],
  ['silence after COMMIT', 'connections to Postgres reset'],
  ['api and Postgres half-open'],
  ['clients and api half-open'],
];

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 120_000);
afterAll(() => stage.close(), 60_000);

test('there is a run for each fault', () => {
  expect([...runs.flat()].sort()).toEqual([...faultKinds].sort());
});

test.each(runs.map((kinds, n) => ({ name: kinds.join(', '), kinds, seed: 900 + n })))(
  'nothing is lost, doubled or broken: $name (seed $seed)',
  async ({ kinds, seed }) => {
    const { lost, doubled, broken, acked, refused } = await runPlan(stage, planOf(seed, kinds));
    expect({ lost, doubled, broken }).toEqual({ lost: [], doubled: [], broken: [] });
    expect(acked + refused).toBeGreaterThan(30);
  },
  60_000,
);

test('a seed makes the same plan again', () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(7)).not.toEqual(planOf(8));
});
