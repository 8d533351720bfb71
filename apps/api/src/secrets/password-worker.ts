import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** One password to compute; `against` a hash, or anew at a cost. */
export interface Work {
  readonly password: string;
  readonly against?: string;
  readonly cost?: { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
}
export type Worked = { readonly hash: string } | { readonly same: boolean } | { readonly failed: string };

// On Linux the niceness of "this process" is that of the calling thread alone (setpriority(2)): what answers calls
// goes first whenever cores are short. Elsewhere it would slow the whole process down.
if (process.platform === 'linux') setPriority(10);

const compute = ({ password, against, cost }: Work): Worked => {
  try {
    return against === undefined ? { hash: hashSync(password, cost) } : { same: verifySync(against, password) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : 'argon2 failed' };
  }
};

parentPort?.on('message', (work: Work) => parentPort?.postMessage(compute(work)));
