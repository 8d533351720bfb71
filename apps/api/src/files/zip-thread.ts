import type { Zippable } from 'fflate';
import { ThreadPool } from '../kernel/lib/thread-pool.ts';
import type { Packing } from './zip-worker.ts';

const pool = new ThreadPool<Packing, Uint8Array>({
  script: new URL('./zip-worker.ts', import.meta.url),
  threads: 1,
  waiting: 100,
  cpuMs: 120_000,
  answerMs: 600_000,
  megabytes: 1_024,
});

/** Packs files into a zip, in a thread. The bytes of files that have a buffer of their own are taken along and gone. */
export const zipInThread = (centre: number, files: Zippable, at: Date): Promise<Uint8Array> => {
  const own = Object.values(files)
    .flatMap((file) => (Array.isArray(file) ? file[0] : file))
    .flatMap((bytes) => (bytes instanceof Uint8Array && bytes.byteLength === bytes.buffer.byteLength ? [bytes] : []));
  const buffers = own.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []));
  return pool.ask(centre, { files, at }, [...new Set(buffers)]);
};
