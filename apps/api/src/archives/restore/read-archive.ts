import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import type { TarEntry } from '../../files/tar.ts';
import { entriesOf, TarBroken } from '../../files/untar.ts';
import { isByPassphrase, openByPassphrase, WrongPassphrase } from '../../secrets/passphrase-stream.ts';
import { openSealed, SealBroken } from '../../secrets/sealed-stream.ts';
import { peek, sealedAbout, splitHead } from '../archive-head.ts';
import { BACKUP_VERSION, type Manifest } from '../write-backup.ts';
import { CannotRestore } from './cannot-restore.ts';

/** Reads the entries of an archive from its beginning, as often as it is called. */
export type ReadEntries = () => AsyncIterable<TarEntry>;

/** More than a list of a million files takes. */
const MANIFEST_MOST = 256 * 1024 * 1024;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();
const shape = z.object({
  version: z.int(),
  center: z.int().positive(),
  at: z.string(),
  migrations: z.array(z.string()),
  zones: z.record(z.string(), z.string()),
  keys: z.string(),
  tables: z.record(z.string(), z.object({ rows: count, sha256: hash })),
  files: z.record(z.string(), z.object({ size: count, sha256: hash })),
  others: z.record(z.string(), z.object({ size: count, sha256: hash })).default({}),
  gone: z.array(z.string()),
});

/** By what an archive is opened. */
export interface Openers {
  /** The secret of the installation that made it, for a backup. */
  readonly vault: Buffer;
  /** For an export that was sealed with one. */
  readonly passphrase?: string | undefined;
}

/** How many bytes tell what an archive is. */
const BEGINNING = 512;

const isTar = (begun: Buffer): boolean => begun.subarray(257, 262).toString('latin1') === 'ustar';

/** A backup or an export; `open` reads its bytes from the beginning, each time it is called. */
export const archiveFrom = (open: () => AsyncIterable<Uint8Array>, { vault, passphrase }: Openers): ReadEntries =>
  async function* () {
    const { begun, whole } = await peek(open(), BEGINNING);
    if (isByPassphrase(begun)) {
      if (!passphrase) throw new CannotRestore('This export is sealed: say its passphrase.');
      yield* entriesOf(openByPassphrase(passphrase, whole));
    } else if (isTar(begun)) yield* entriesOf(whole);
    else {
      const { head, rest } = await splitHead(whole);
      if (!head) throw new CannotRestore('This is no archive of a center that can be restored.');
      yield* entriesOf(openSealed(vault, sealedAbout(head), rest));
    }
  };

/** The same of a file. */
export const archiveAt = (path: string, openers: Openers): ReadEntries =>
  archiveFrom(() => createReadStream(path, { highWaterMark: 1 << 20 }), openers);

/** What a table's rows are read from: `rows/<table>/<step>.jsonl`. Null for other entries. */
export const tableOf = (path: string): string | null => /^rows\/([a-z_]{1,63})\/\d{6}\.jsonl$/.exec(path)?.[1] ?? null;

/** The name of a file of the center. Null for other entries. */
export const fileOf = (path: string): string | null =>
  /^files\/([\w-]{1,64}\.[a-z][a-z\d]{1,4})$/.exec(path)?.[1] ?? null;

/** All bytes of an entry. */
export const wholeOf = async ({ content, size, path }: TarEntry, most: number): Promise<Buffer> => {
  if (size > most) throw new CannotRestore(`${path} is larger than it can be.`);
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
};

const readManifest = (bytes: Buffer): Manifest => {
  const given: unknown = JSON.parse(bytes.toString('utf8'));
  const version = z.object({ version: z.int() }).safeParse(given).data?.version ?? 0;
  if (version > BACKUP_VERSION)
    throw new CannotRestore('A newer version of the product wrote this archive: restore it with that one.');
  if (version < BACKUP_VERSION)
    throw new CannotRestore('This archive is of a time before archives could be restored: make a new one.');
  const parsed = shape.safeParse(given);
  if (!parsed.success) throw new CannotRestore('The list of what the archive holds cannot be read.');
  return parsed.data;
};

/** What was read of a table or file so far. */
class Sum {
  private readonly hash = createHash('sha256');
  rows = 0;
  size = 0;

  add(bytes: Uint8Array): void {
    this.hash.update(bytes);
    this.size += bytes.byteLength;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) this.rows += 1;
  }

  get sha256(): string {
    return this.hash.copy().digest('hex');
  }
}

/** Keeps what passes, to hold it against the manifest once all of it has passed. */
export class Checksums {
  private readonly tables = new Map<string, Sum>();
  private readonly files = new Map<string, Sum>();
  private readonly others = new Map<string, Sum>();

  add(path: string, bytes: Uint8Array): void {
    const [table, file] = [tableOf(path), fileOf(path)];
    const sums = table !== null ? this.tables : file !== null ? this.files : this.others;
    const name = table ?? file ?? path;
    const sum = sums.get(name) ?? new Sum();
    sums.set(name, sum);
    sum.add(bytes);
  }

  /** Throws at the first thing that is missing, too much, or another than was written. */
  hold(manifest: Manifest): void {
    const empty = new Sum();
    const wrong = (what: string): never => {
      throw new CannotRestore(`The archive is damaged: ${what} is not what was written.`);
    };
    for (const [table, { rows, sha256 }] of Object.entries(manifest.tables)) {
      const sum = this.tables.get(table) ?? empty;
      if (sum.rows !== rows || sum.sha256 !== sha256) wrong(`table ${table}`);
    }
    const parts = [
      [this.files, manifest.files],
      [this.others, manifest.others ?? {}],
    ] as const;
    for (const [sums, list] of parts) {
      for (const [file, { size, sha256 }] of Object.entries(list)) {
        const sum = sums.get(file) ?? empty;
        if (sum.size !== size || sum.sha256 !== sha256) wrong(`file ${file}`);
      }
      for (const file of sums.keys()) if (!list[file]) wrong(`file ${file}`);
    }
    for (const table of this.tables.keys()) if (!manifest.tables[table]) wrong(`table ${table}`);
  }
}

const readWhole = async (read: ReadEntries): Promise<Manifest> => {
  const sums = new Checksums();
  let manifest: Manifest | null = null;
  for await (const entry of read()) {
    if (entry.path === 'manifest.json') {
      manifest = readManifest(await wholeOf(entry, MANIFEST_MOST));
      continue;
    }
    // An empty file has no chunk, and is one all the same.
    sums.add(entry.path, new Uint8Array(0));
    for await (const chunk of entry.content) sums.add(entry.path, chunk);
  }
  if (!manifest) throw new CannotRestore('The archive has no list of what it holds: it was not finished.');
  sums.hold(manifest);
  return manifest;
};

/** Reads an archive from its first byte to its last, and holds it against its own list. Nothing is written anywhere. */
export const verifyArchive = async (read: ReadEntries): Promise<Manifest> => {
  try {
    return await readWhole(read);
  } catch (error) {
    if (error instanceof SealBroken || error instanceof TarBroken || error instanceof WrongPassphrase)
      throw new CannotRestore(
        'The archive does not open: it was altered or cut short, or it is sealed by another passphrase, or by another installation (then say its secrets).',
      );
    throw error;
  }
};
