import { readdirSync, readFileSync } from 'node:fs';

/** A tick of /proc/<pid>/stat, as Linux counts for every program whatever the kernel's own are. */
const TICK_MS = 10;

/** Fields behind the name of a process, which may hold blanks: [0] state, [1] parent, [11..14] ticks. */
const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
};
const ticks = (stat: readonly string[], from: number, to: number): number =>
  stat.slice(from, to).reduce((sum, field) => sum + Number(field), 0);

/** CPU ms a process has used so far; 0 where there is no /proc. */
export const cpuOf = (pid: number): number => ticks(statOf(pid), 11, 13) * TICK_MS;

/** CPU ms of a process and all it has started, the ended ones included: a Postgres with its backends. */
export const cpuOfFamily = (pid: number): number => {
  let sum = ticks(statOf(pid), 11, 15) * TICK_MS;
  try {
    for (const entry of readdirSync('/proc')) {
      const child = /^\d+$/.test(entry) ? statOf(Number(entry)) : [];
      if (Number(child[1]) === pid) sum += ticks(child, 11, 15) * TICK_MS;
    }
  } catch {
    return 0;
  }
  return sum;
};
