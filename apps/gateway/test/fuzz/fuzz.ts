import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Tape } from './tape.ts';

/** Inputs for each parser: ten thousand in `npm test`; `npm run fuzz -- --runs N` sets another number. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 10_000);
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const HOURS_MS = 4 * 3_600_000;

/** An input that takes longer hangs the gateway for everybody else, ms. */
const LONGEST_MS = 250;
/** What may be kept after all inputs beyond what was kept after a tenth of them, bytes. */
const MOST_KEPT = 8 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/** What is on the heap and behind it. Buffers go a moment after what pointed to them. */
const kept = async (): Promise<number> => {
  for (let i = 0; i < 3; i++) {
    if (typeof collect === 'function') collect();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const timed = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

interface FuzzOptions {
  /** Part of the runs that this target gets, for those that cost more. */
  share?: number;
  /** Bytes of the longest tape. */
  tape?: number;
}

/**
 * Gives `take` as many generated inputs as the run asks for. It throws when a promise is broken. Beside that no input
 * may take long (one that does is tried again: a busy machine is no hang) and nothing may pile up. Prints one line.
 */
export function fuzz(name: string, take: (tape: Tape) => void, { share = 1, tape = 400 }: FuzzOptions = {}): void {
  const runs = Math.ceil(RUNS * share);
  test(`${runs} inputs: ${name}`, { timeout: HOURS_MS }, async () => {
    let slowest = 0;
    const began = performance.now();
    const one = (bytes: Uint8Array) => {
      let ms = timed(() => take(new Tape(bytes)));
      for (let again = 0; ms > LONGEST_MS && again < 5; again++)
        ms = Math.min(
          ms,
          timed(() => take(new Tape(bytes))),
        );
      slowest = Math.max(slowest, ms);
      expect(ms, 'ms for one input').toBeLessThan(LONGEST_MS);
    };
    const give = (numRuns: number, seed: number) =>
      fc.assert(fc.property(fc.uint8Array({ maxLength: tape, size: 'max' }), one), { numRuns, seed });
    const first = Math.ceil(runs / 10);
    give(first, SEED);
    const before = await kept();
    give(runs - first, SEED + 1);
    const grown = (await kept()) - before;
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `fuzz ${name}: ${runs} inputs, 0 broken, slowest ${slowest.toFixed(1)} ms, kept ${(grown / 1024).toFixed(0)} kB, ${seconds.toFixed(1)} s, seed ${SEED}`,
    );
    expect(grown, 'bytes kept').toBeLessThan(MOST_KEPT);
  });
}

/** Runs `work`; an error of a declared kind ends it quietly and is answered, any other is thrown on. */
export function declared<Kind extends Error>(kind: new (...given: never[]) => Kind, work: () => void): Kind | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
}
