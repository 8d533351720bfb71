import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gone, isSame, type ProcessId, signal } from '@nestling/postgres/processes.ts';

/** What is written down of a run: where it serves, and its children. Read by tools that look for a running Nestling. */
export type Run = {
  ports: { portal: number; gateway: number; demoCameras: number | null };
  children: Record<string, ProcessId>;
};

const fileIn = (dataDir: string): string => join(dataDir, 'run.json');

/** Writes the run down, in one step. */
export const writeRun = (dataDir: string, run: Run): void => {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(run));
  renameSync(`${file}.new`, file);
};

/** Forgets it after an orderly end. */
export const forgetRun = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });

/** Ends children that a killed run left behind: they would hold its ports. Answers their names. */
export const endOrphans = async (dataDir: string): Promise<string[]> => {
  const left = Object.entries(childrenOf(dataDir)).filter(([, id]) => isSame(id));
  const pids = left.map(([, { pid }]) => pid);
  for (const pid of pids) signal(pid, 'SIGTERM');
  if (!(await gone(pids, 3_000))) for (const pid of pids) signal(pid, 'SIGKILL');
  await gone(pids, 2_000);
  return left.map(([name]) => name);
};

const childrenOf = (dataDir: string): Record<string, ProcessId> => readRun(dataDir)?.children ?? {};

/** What is written down of the run in this folder; null when there is none. It may have been killed since. */
export const readRun = (dataDir: string): Partial<Run> | null => {
  if (!existsSync(fileIn(dataDir))) return null;
  try {
    const run: Partial<Run> = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return run;
  } catch {
    // Written in one step, so only a disk that broke leaves half of it; there is nothing to learn from it then.
    return null;
  }
};
