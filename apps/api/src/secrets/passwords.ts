import { availableParallelism } from 'node:os';
import { refuse } from '../kernel/call/refusals.ts';
import { QueueFull, Semaphore } from '../kernel/lib/semaphore.ts';
import { PasswordThread } from './password-thread.ts';
import type { Work, Worked } from './password-worker.ts';

/** argon2id as the OWASP Password Storage Cheat Sheet asks for: 19 MiB, two passes, one thread. About 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const costText = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Half of the cores at most, so that a wave of sign-ins slows nobody else down. */
const WIDTH = Math.max(1, Math.floor(availableParallelism() / 2));
const lanes = new Semaphore({ width: WIDTH, waiting: 64 });
const RETRY_SECONDS = 2;

/**
 * Holds one of the few places in which passwords are computed. Take it before anything is asked of the database, so
 * that those who wait hold no connection. Centres take turns: a burst at one of them leaves the others as quick as they were.
 * Refuses RATE_LIMITED when too many of the centre wait.
 */
export const withPasswordPlace = async <V>(centre: number, work: () => Promise<V>): Promise<V> => {
  try {
    return await lanes.run(centre, work);
  } catch (error) {
    throw error instanceof QueueFull ? refuse.tooOften(RETRY_SECONDS) : error;
  }
};

/** Threads with nothing to do; made at need and kept. */
const idle: PasswordThread[] = [];

/** Computes in a thread of its own, off the event loop and behind it in line for a core. */
const compute = async (work: Work): Promise<Worked> => {
  const thread = idle.pop() ?? new PasswordThread();
  try {
    return await thread.compute(work);
  } finally {
    if (thread.alive && idle.length < WIDTH) idle.push(thread);
    else thread.end();
  }
};

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B, 5.1.1.2). */
const normal = (password: string): string => password.normalize('NFKC');

/** A password as it is stored. */
export const hashPassword = async (password: string): Promise<string> => {
  const worked = await compute({ password: normal(password), cost });
  if ('hash' in worked) return worked.hash;
  throw new Error('A password could not be hashed.');
};

const verify = async (against: string, password: string): Promise<boolean> => {
  const worked = await compute({ password: normal(password), against });
  if ('same' in worked) return worked.same;
  throw new Error('A stored password hash cannot be read.');
};

let stranger: Promise<string> | undefined;

/**
 * True when `password` belongs to `hashed`. Without one (nobody of that name, no password set) as much work is done
 * and the answer is no, so that time tells nothing.
 */
export const isPassword = async (hashed: string | null | undefined, password: string): Promise<boolean> => {
  if (hashed) return verify(hashed, password);
  stranger ??= hashPassword('nobody has this password');
  await verify(await stranger, password);
  return false;
};

/** True for a hash made at another cost than today's: it is made anew at the next right sign-in. */
export const isOutdated = (hashed: string): boolean => !hashed.includes(costText);
