import { createHash } from 'node:crypto';
import { headLine, sealedAbout, splitHead } from '../../archives/archive-head.ts';
import { keysOf } from '../../archives/archive-keys.ts';
import { BACKUP_VERSION, centerEntries, type Manifest } from '../../archives/write-backup.ts';
import { openStored, putChunks } from '../../files/store.ts';
import { tarOf } from '../../files/tar.ts';
import { installation } from '../../installation.ts';
import type { ConnectionPools } from '../../kernel/db/connection-pools.ts';
import { openSealed, SealBroken, sealStream } from '../../secrets/sealed-stream.ts';

/** Where a backup lies: in the store of the platform's own center, under its name. */
export interface StoredBackup {
  readonly home: number;
  readonly center: number;
  readonly file: string;
}

/** What a backup that was made holds, and the file it is. */
export interface Written {
  readonly manifest: Manifest;
  readonly bytes: number;
  /** Of the file as it is stored, in hex. */
  readonly sha256: string;
}

/** Writes a center into the store, sealed, as it is read. It takes its name once it is whole. */
export const writeBackup = async (pools: ConnectionPools, where: StoredBackup, at: Date): Promise<Written> => {
  const { home, center, file } = where;
  const manifest: Manifest = {
    ...{ version: BACKUP_VERSION, center, at: at.toISOString(), keys: keysOf(installation().secrets) },
    ...{ migrations: [], zones: {}, tables: {}, files: {}, gone: [] },
  };
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    const archive = tarOf(centerEntries(pools, center, manifest), at);
    const kept = (chunk: Buffer): Buffer => {
      hash.update(chunk);
      bytes += chunk.length;
      return chunk;
    };
    yield kept(headLine(where));
    for await (const chunk of sealStream(installation().secrets.vault, sealedAbout(where), archive)) yield kept(chunk);
  };
  await putChunks(home, file, counted());
  return { manifest, bytes, sha256: hash.digest('hex') };
};

/** What is wrong with a backup: its file is gone, is another one than was written, or does not open. */
export type Damage = 'gone' | 'checksum' | 'seal';

/** Reads a backup from its first byte to its last. Answers what is wrong with it; null where nothing is. */
export const damageOf = async (where: StoredBackup, sha256: string): Promise<Damage | null> => {
  const stored = await openStored(where.home, where.file);
  if (!stored) return 'gone';
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of stored.content) {
      const bytes: Uint8Array = chunk;
      hash.update(bytes);
      yield bytes;
    }
  };
  try {
    const { rest } = await splitHead(hashed());
    for await (const _ of openSealed(installation().secrets.vault, sealedAbout(where), rest));
  } catch (error) {
    if (error instanceof SealBroken) return 'seal';
    throw error;
  } finally {
    stored.content.destroy();
  }
  return hash.digest('hex') === sha256 ? null : 'checksum';
};
