import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Cluster, startCluster } from './cluster.ts';
import { withLock } from './lock.ts';
import { memoryFolder } from './memory-folder.ts';
import { identify, isSame } from './processes.ts';

/** The cluster the tests share. Each makes databases of its own in it; `release` when done. */
export type TestCluster = Pick<Cluster, 'url' | 'adminUrl' | 'port' | 'pid'> & { release(): Promise<void> };

const root = resolve(import.meta.dirname, '../../..');

/** Folder for what can be made again: `NESTLING_CACHE`, else `.cache` of the repository. */
export const cacheFolder = (): string => resolve(root, process.env.NESTLING_CACHE ?? '.cache');

/** What a whole run may write at once, bytes: the databases of six test files, a large roster, a log. */
const ROOM = 4 * 1024 ** 3;

/** Folder for what a test writes and nobody keeps: in memory where there is room, else `otherwise`. */
export const passingFolder = (otherwise: string): string => memoryFolder(root, ROOM) ?? otherwise;

/**
 * Starts the shared test cluster, or joins one that runs. Several runs may use it at once: each user is written down,
 * and the last to release it stops it. A user that was killed is found by its process and not counted.
 */
export const useTestCluster = async (onProgress?: (line: string) => void): Promise<TestCluster> => {
  const dir = join(passingFolder(cacheFolder()), 'pg-test');
  const users = join(dir, 'users');
  mkdirSync(users, { recursive: true });
  const door = join(dir, 'users.lock');
  const own = join(users, `${process.pid}-${Math.random().toString(36).slice(2)}`);
  const cluster = await withLock(door, 120_000, async () => {
    const started = await startCluster({ dir, test: true, ...(onProgress ? { onProgress } : {}) });
    writeFileSync(own, JSON.stringify(identify(process.pid)));
    return started;
  });
  const release = () =>
    withLock(door, 60_000, async () => {
      rmSync(own, { force: true });
      if (liveUsers(users) === 0) await cluster.stop();
    });
  return { url: cluster.url, adminUrl: cluster.adminUrl, port: cluster.port, pid: cluster.pid, release };
};

const liveUsers = (folder: string): number => {
  let live = 0;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (isSame(JSON.parse(readFileSync(file, 'utf8')))) live += 1;
    else rmSync(file, { force: true });
  }
  return live;
};
