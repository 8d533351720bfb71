import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'nestling-';
/** A folder in memory says in it which repository it is for: once that is gone nobody would clear it away. */
const WHOSE = 'for-repository';

/**
 * A folder in memory for what a test may lose with the machine, one for each repository; null where there is none, or less
 * than `room` bytes free. A database has some 2,400 files: copying them takes 0.1 s here and 3 s on a disk. `TEST_DISK=1`
 * says no, for who wants to see the product on a disk.
 */
export const memoryFolder = (repository: string, room: number): string | null => {
  if (process.platform !== 'linux' || process.env.TEST_DISK || !existsSync(MEMORY)) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  const name = `${PREFIX}${createHash('sha256').update(repository).digest('hex').slice(0, 12)}`;
  const folder = join(MEMORY, name);
  clearForgotten();
  // What this repository holds there already is room it has.
  if (!existsSync(folder) && Math.min(bavail * bsize, freemem()) < room) return null;
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  // Anybody may make a folder there: one that is another's, or leads elsewhere, is not ours to write in.
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.()) return null;
  writeFileSync(join(folder, WHOSE), repository);
  return folder;
};

const clearForgotten = (): void => {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(MEMORY, name);
    const whose = join(folder, WHOSE);
    const isOurs = lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOurs && existsSync(whose) && !existsSync(readFileSync(whose, 'utf8')))
      rmSync(folder, { recursive: true, force: true });
  }
};
