import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../root.ts';

/** A file of tests and how long it took, ms. */
export type Took = { file: string; ms: number };

/** What a suite came to. Each check counts as one; `skipped` says how many were left out and why, `failures` what failed. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: { count: number; reason: string }[];
  failures?: readonly string[];
  took?: readonly Took[];
};

/**
 * A suite of `npm test`: its name on the command line, what it holds, and how to run it. Those that follow one another
 * under one `beside` run side by side: none of them measures time, and two cores are enough for two of them.
 */
export type Suite = { name: string; about: string; beside?: string; run: (print: Print) => Promise<Outcome> };

/** Where the programs of a suite print: as they go, or kept until the suite is done. */
export type Print = 'inherit' | ((text: string) => void);

/** Outcome of something that either holds or does not. */
export const one = (holds: boolean): Outcome => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: [] });

/** All outcomes as one. */
export const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  skipped: outcomes.flatMap(({ skipped }) => skipped),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
  took: outcomes.flatMap(({ took = [] }) => took),
});

const usualLimit = 20 * 60_000;

/**
 * Runs a program of the repository with this Node, printing what it prints, or handing it to `print`. Answers its exit
 * code; one that is not done after `limit` ms (20 minutes where nothing is said) is taken to hang: it is ended and
 * counts as failed.
 */
export const runNode = async (
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; limit?: number; print?: Print } = {},
): Promise<number> => {
  const { print = 'inherit' } = options;
  const out = print === 'inherit' ? print : 'pipe';
  const child = spawn(process.execPath, args, {
    cwd: inRoot(options.cwd ?? '.'),
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', NO_COLOR: undefined, ...options.env },
    stdio: ['ignore', out, out],
  });
  if (print !== 'inherit')
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => print(String(text)));
  const hanging = setTimeout(() => child.kill('SIGKILL'), options.limit ?? usualLimit);
  const closed = once(child, 'close');
  const code = await new Promise<number>((ended) => child.once('exit', (exit) => ended(exit ?? 1)));
  clearTimeout(hanging);
  // Its last words are on their way; a child of one that was ended may hold the line open for ever.
  await Promise.race([closed, pause(2_000, undefined, { ref: false })]);
  return code;
};
