import type { Readable } from 'node:stream';

/** A file as its parts come. */
export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** A part of a file, both ends included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What keeps files, by paths `<centre>/<name>`: a folder of this machine, or a bucket. Each function as in `store.ts`. */
export interface BlobStore {
  put(path: string, chunks: Chunks): Promise<void>;
  read(path: string): Promise<Buffer | null>;
  /** The whole size of a file, and its content or the part of it that `partOf` wants of that size. */
  open(
    path: string,
    partOf?: (size: number) => Range | null,
  ): Promise<{ readonly size: number; readonly content: Readable } | null>;
  has(path: string): Promise<boolean>;
  remove(path: string): Promise<void>;
  /** The names of a folder's files, as they are found; drafts among them. */
  list(folder: string): AsyncIterable<string>;
  removeStrays(folder: string, before: Date, keep: (name: string) => boolean): Promise<void>;
}
