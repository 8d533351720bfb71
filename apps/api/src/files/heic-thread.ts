import { ThreadPool } from '../kernel/lib/thread-pool.ts';
import type { HeicAsked, HeicPixels } from './heic-worker.ts';

/** HEVC pictures by the brands a file begins with (ISO/IEC 23008-12): what phones write; AVIF has others. */
const HEVC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const LONGEST = 256;

/** Whether a file is a picture as phones write it, by its first box: its major brand and those it is compatible with. */
export const isHeic = (bytes: Buffer): boolean => {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), LONGEST, bytes.length);
  for (let at = 8; at + 4 <= end; at += 4) if (HEVC.has(bytes.toString('latin1', at, at + 4))) return true;
  return false;
};

const pool = new ThreadPool<HeicAsked, HeicPixels>({
  script: new URL('./heic-worker.ts', import.meta.url),
  threads: 1,
  waiting: 32,
  cpuMs: 15_000,
  // The database ends a transaction that says nothing for five seconds.
  answerMs: 4_400,
  megabytes: 512,
  mute: true,
});

/**
 * Decodes the picture of a HEIC file in a thread: the decoder is compiled from C++ and is given what strangers send.
 * Rejects with `ThreadFailed` where it cannot be read, or takes too long.
 * @param most pixels it may have; of one with more the size alone is answered
 */
export const heicPixels = (centre: number, bytes: Buffer, most: number): Promise<HeicPixels> =>
  pool.ask(centre, { bytes, most });
