import { spawn } from 'node:child_process';
import { inRoot } from '../root.ts';

/** What a suite came to. Each check counts as one; `skipped` says how many were left out and why. */
export type Outcome = { passed: number; failed: number; skipped: { count: number; reason: string }[] };

/** A suite of `npm test`: its name on the command line, what it holds, and how to run it. */
export type Suite = { name: string; about: string; run: () => Promise<Outcome> };

/** Outcome of something that either holds or does not. */
export const one = (holds: boolean): Outcome => ({ passed: holds ? 1 : 0, failed: holds ? 0 : 1, skipped: [] });

/** All outcomes as one. */
export const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  skipped: outcomes.flatMap(({ skipped }) => skipped),
});

const usualLimit = 20 * 60_000;

/**
 * Runs a program of the repository with this Node, printing what it prints. Answers its exit code; one that is not done
 * after `limit` ms (20 minutes where nothing is said) is taken to hang: it is ended and counts as failed.
 */
export const runNode = async (
  args: string[],
  options: { cwd?: string; env?: Record<string, string>; limit?: number } = {},
): Promise<number> => {
  const child = spawn(process.execPath, args, {
    cwd: inRoot(options.cwd ?? '.'),
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', NO_COLOR: undefined, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const hanging = setTimeout(() => child.kill('SIGKILL'), options.limit ?? usualLimit);
  const code = await new Promise<number>((ended) => child.once('exit', (exit) => ended(exit ?? 1)));
  clearTimeout(hanging);
  return code;
};
