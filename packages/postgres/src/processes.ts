import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { platform, setPriority } from 'node:os';

/** A process that cannot be mistaken for a later one with the same number. `started` is opaque, '' where unknown. */
export type ProcessId = { pid: number; started: string };

type Stat = { state: string; started: string };

/** State and start time of a process, or null when there is none. */
const statOf = (pid: number): Stat | null => {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (platform() !== 'linux') return statByPs(pid);
  try {
    // The name in brackets may hold spaces and brackets itself: fields are counted from the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return null;
  }
};

const statByPs = (pid: number): Stat | null => {
  const ps = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = ps.status === 0 ? ps.stdout.trim() : '';
  return line ? { state: line.charAt(0), started: line.slice(line.indexOf(' ') + 1).trim() } : null;
};

/**
 * Whether a process with this number runs. A zombie does not: where process 1 reaps nothing, as in many containers,
 * a killed server stays listed for ever and `kill -0` calls it alive.
 */
export const runs = (pid: number): boolean => {
  const stat = statOf(pid);
  return stat !== null && stat.state !== 'Z' && stat.state !== 'X';
};

/** Whether a process was halted from outside (SIGSTOP): it runs on paper, and does nothing. Not one under a debugger. */
export const isHalted = (pid: number): boolean => statOf(pid)?.state === 'T';

/** The identity of a running process, to be written into a file and asked again later with `isSame`. */
export const identify = (pid: number): ProcessId => ({ pid, started: statOf(pid)?.started ?? '' });

/** Whether the very process that was written down still runs, and not another one that was given its number. */
export const isSame = (id: ProcessId): boolean =>
  runs(id.pid) && (id.started === '' || statOf(id.pid)?.started === id.started);

/** Words of the command line of a process; empty when it is gone or belongs to somebody else. */
export const commandOf = (pid: number): string[] => {
  if (platform() !== 'linux') {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return ps.status === 0 ? ps.stdout.trim().split(' ') : [];
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  } catch {
    return [];
  }
};

/** Numbers of the running processes whose working directory is `folder` (Linux; empty elsewhere). */
export const processesIn = (folder: string): number[] => {
  if (platform() !== 'linux') return [];
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map(Number).filter((pid) => runs(pid) && workingDirectory(pid) === folder);
};

const workingDirectory = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
};

/**
 * Sets how much a process stands back (0 to 19), with all its threads. Does nothing where it could not be taken back: only
 * root may give a process more again.
 */
export const setNiceness = (pid: number, niceness: number): void => {
  if (platform() !== 'linux' || process.geteuid?.() !== 0) return;
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), niceness);
  } catch {
    // It ended meanwhile, or this root may not: then it runs like the others.
  }
};

/** Sends a signal; a process that is gone already is no error. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Waits until none of the processes runs; false when some still do after `ms`. */
export const gone = async (pids: number[], ms: number): Promise<boolean> => {
  const until = Date.now() + ms;
  while (pids.some(runs)) {
    if (Date.now() > until) return false;
    await new Promise((wake) => setTimeout(wake, 25));
  }
  return true;
};
