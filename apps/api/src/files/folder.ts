import { open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from './blob-store.ts';
import { withDraft } from './draft.ts';

const absent = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};

async function* namesIn(folder: string): AsyncGenerator<string> {
  const found = await opendir(folder).catch(absent);
  if (found) for await (const entry of found) if (entry.isFile()) yield entry.name;
}

/** Keeps files in a folder of this machine. */
export const folderBlobStore = (root: string): BlobStore => ({
  put: (path, chunks) => withDraft(join(root, path), chunks, (draft) => rename(draft, join(root, path))),
  read: (path) => readFile(join(root, path)).catch(absent),
  open: async (path, partOf) => {
    const file = await open(join(root, path)).catch(absent);
    if (!file) return null;
    const { size } = await file.stat();
    return { size, content: file.createReadStream(partOf?.(size) ?? {}) };
  },
  has: async (path) => (await stat(join(root, path)).catch(absent)) !== null,
  remove: (path) => rm(join(root, path), { force: true }),
  list: (folder) => namesIn(join(root, folder)),
  removeStrays: async (folder, before, keep) => {
    for (const name of await readdir(join(root, folder)).catch(() => [])) {
      const path = join(root, folder, name);
      if (!keep(name) && (await stat(path)).mtime < before) await rm(path, { force: true });
    }
  },
});
