import { createHash } from 'node:crypto';
import { exportEntries, type Meanings } from '../../archives/export-entries.ts';
import { archiveFrom, verifyArchive } from '../../archives/restore/read-archive.ts';
import { BACKUP_VERSION, type Manifest } from '../../archives/write-backup.ts';
import { openStored, putChunks } from '../../files/store.ts';
import { tarOf } from '../../files/tar.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { sealByPassphrase } from '../../secrets/passphrase-stream.ts';

interface Terms {
  readonly center: number;
  /** Name in the store. */
  readonly file: string;
  readonly passphrase: string | null;
  readonly meanings: Meanings;
  readonly at: Date;
  readonly onTable: (done: number, of: number) => Promise<void>;
}

/** Writes an export into the store as it is read, and reads it again from its first byte to its last. */
export const writeExport = async (pools: ConnectionPools, terms: Terms) => {
  const { center, file, passphrase, meanings, at, onTable } = terms;
  const manifest: Manifest = {
    // Nothing in it is sealed or peppered by an installation.
    ...{ version: BACKUP_VERSION, center, at: at.toISOString(), keys: '' },
    ...{ migrations: [], zones: {}, tables: {}, files: {}, others: {}, gone: [] },
  };
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    const archive = tarOf(
      exportEntries(pools, manifest, { center, sealed: passphrase !== null, meanings, onTable }),
      at,
    );
    for await (const chunk of passphrase === null ? archive : sealByPassphrase(passphrase, archive)) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await putChunks(center, file, counted());
  const again = async function* (): AsyncGenerator<Uint8Array> {
    const stored = await openStored(center, file);
    if (stored) yield* stored.content;
  };
  await verifyArchive(archiveFrom(again, { vault: Buffer.alloc(0), passphrase: passphrase ?? undefined }));
  return { manifest, bytes, sha256: hash.digest('hex') };
};
