import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Processor time the main thread of a process has taken, ms; null where that cannot be told. */
export const mainThreadMs = (pid: number): number | null => {
  if (platform() !== 'linux') return null;
  try {
    const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
};
