import type { Readable } from 'node:stream';

/** A file as its parts come. */
export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** What keeps files, by paths `<centre>/<name>`: a folder of this machine, or a bucket. Each function as in `store.ts`. */
export interface Keeper {
  put(path: string, chunks: Chunks): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  open(path: string): Promise<{ readonly size: number; readonly content: Readable } | null>;
  has(path: string): Promise<boolean>;
  remove(path: string): Promise<void>;
  removeStrays(folder: string, before: Date, keep: (name: string) => boolean): Promise<void>;
}
