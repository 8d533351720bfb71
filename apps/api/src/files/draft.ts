import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Chunks } from './blob-store.ts';

/**
 * Writes a file under a name nobody looks for, then lets `keep` have it: what is not whole is never seen, and nothing is left
 * behind when the disk is full (ENOSPC), its sender breaks off or `keep` fails. `keep` may move the draft away.
 */
export const withDraft = async (
  path: string,
  chunks: Chunks,
  keep: (draft: string) => Promise<void>,
): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.datasync();
    } finally {
      await file.close();
    }
    await keep(draft);
  } finally {
    await rm(draft, { force: true });
  }
};
