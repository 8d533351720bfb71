import { parseArgs } from 'node:util';
import { type FaultKind, faultKinds, planOf } from './faults/plan.ts';
import { type Came, runPlan } from './faults/run.ts';
import { setStage } from './faults/stage.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run faults -- --runs 100 [--seed 1] [--fault "api killed"]`: the product under faults, one seed a run, beginning with
 * `--seed`. A run that fails names its seed; `--runs 1 --seed <it>` makes the same plan again.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    seed: { type: 'string' },
    fault: { type: 'string', multiple: true },
    minutes: { type: 'string', default: '600' },
  },
});

const whole = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Trouble(`--${name} is "${text}": give a whole number.`);
};

const kinds = (): FaultKind[] | undefined =>
  values.fault?.map((wanted) => {
    const kind = faultKinds.find((each) => each === wanted);
    if (!kind) throw new Trouble(`There is no fault "${wanted}": ${faultKinds.join(', ')}.`);
    return kind;
  });

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const main = async (): Promise<void> => {
  const runs = whole('runs', values.runs);
  const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : whole('seed', values.seed);
  const only = kinds();
  const end = performance.now() + whole('minutes', values.minutes) * 60_000;
  const stage = await setStage();
  const came: Came[] = [];
  let asked = false;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      asked = true;
    });
  try {
    for (let n = 0; n < runs && !asked && performance.now() < end; n += 1) {
      // What one fault costs is asked of a system that has run for a while.
      if (only) await stage.untilSpared();
      const one = await runPlan(stage, planOf(seed + n, only));
      came.push(one);
      tell(one);
    }
  } finally {
    await stage.close();
  }
  process.exit(sum(came, seed) ? 0 : 1);
};

const tell = ({ plan, acked, refused, unanswered, lost, doubled, broken, recovered, ms }: Came): void => {
  const faults = plan.faults.map(({ kind }) => {
    const after = recovered.find((one) => one.kind === kind)?.ms ?? 0;
    return after > 0 ? `${kind} (${after} ms)` : kind;
  });
  const good = lost.length + doubled.length + broken.length === 0;
  console.log(
    `${good ? 'ok  ' : 'FAIL'} seed ${plan.seed}: ${faults.join(', ')}; ${acked} done, ${refused} refused, ${unanswered} unanswered, ${(ms / 1000).toFixed(1)} s`,
  );
  for (const line of [...lost.map((each) => `lost: ${each}`), ...doubled.map((each) => `doubled: ${each}`), ...broken])
    console.log(`     ${line}`);
};

/** Prints what all runs came to; true when nothing was lost, doubled or broken. */
const sum = (came: readonly Came[], seed: number): boolean => {
  const count = (of: (one: Came) => number) => came.reduce((total, one) => total + of(one), 0);
  const [lost, doubled, broken] = [
    count((one) => one.lost.length),
    count((one) => one.doubled.length),
    count((one) => one.broken.length),
  ];
  for (const kind of faultKinds) {
    const times = came.flatMap(({ recovered }) => recovered.filter((one) => one.kind === kind).map(({ ms }) => ms));
    if (times.length === 0) continue;
    const [middle, most] = [percentile(times, 0.5), percentile(times, 1)];
    console.log(
      `${kind}: ${times.length} times; calls answered again after ${middle} ms (median), ${most} ms (longest)`,
    );
  }
  console.log(
    `${came.length} fault runs from seed ${seed}: ${count((one) => one.acked)} operations done, ${count((one) => one.unanswered)} calls unanswered; ${lost} lost, ${doubled} doubled, ${broken} invariants broken`,
  );
  return lost + doubled + broken === 0;
};

main().catch(fail);
