import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identify, isSame, type ProcessId } from './processes.ts';

/** A lock that was taken; `release` gives it back and may be called twice. */
export type Lock = { release(): void };

let made = 0;

/**
 * Takes the lock file at `path` if nobody holds it, else answers the process that does.
 * The holder's identity stands in the file, so that a lock left behind by `kill -9` is taken over. `link` makes the
 * file appear with its content in one step: nobody can read it half written.
 */
export const tryLock = (path: string): Lock | ProcessId => {
  made += 1;
  const own = `${path}.${process.pid}.${made}`;
  const me = JSON.stringify(identify(process.pid));
  writeFileSync(own, me, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (linked(own, path)) return { release: () => releaseIfMine(path, me) };
      const holder = holderOf(path);
      if (holder === null) continue;
      if (isSame(holder)) return holder;
      takeAway(path, holder, `${own}.old`);
    }
    return holderOf(path) ?? { pid: 0, started: '' };
  } finally {
    rmSync(own, { force: true });
  }
};

/** Runs `work` while holding the lock at `path`; waits up to `ms` for its present holder. */
export const withLock = async <T>(path: string, ms: number, work: () => Promise<T>): Promise<T> => {
  const until = Date.now() + ms;
  for (;;) {
    const lock = tryLock(path);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    if (Date.now() > until) throw new Error(`${path} is held by process ${lock.pid} for more than ${ms} ms.`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
};

const linked = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const holderOf = (path: string): ProcessId | null => {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8'));
    return { pid: Number(pid), started: String(started) };
  } catch {
    return null;
  }
};

/**
 * Removes the lock of a dead holder. Two takers may come at once: the file is first moved aside, and when it turns out
 * to be a new holder's, made in between, it is put back.
 */
const takeAway = (path: string, dead: ProcessId, aside: string): void => {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = holderOf(aside);
  if (moved !== null && (moved.pid !== dead.pid || moved.started !== dead.started)) linked(aside, path);
  rmSync(aside, { force: true });
};

const releaseIfMine = (path: string, me: string): void => {
  try {
    if (readFileSync(path, 'utf8') === me) rmSync(path, { force: true });
  } catch {
    // Gone already, with its folder: nothing is held.
  }
};
