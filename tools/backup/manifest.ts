import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../trouble.ts';

/** What a backup holds: each file with its length in bytes and SHA-256, so that a damaged one is noticed in time. */
type Manifest = { made: string; files: Record<string, { bytes: number; sha256: string }> };

const name = 'backup.json';

/** Writes the list of everything in `folder`; a folder without one is a backup that was not finished. */
export const writeManifest = async (folder: string, made: Date): Promise<{ files: number; bytes: number }> => {
  const files: Manifest['files'] = {};
  for (const path of pathsIn(folder)) {
    files[path] = { bytes: statSync(join(folder, path)).size, sha256: await digest(join(folder, path)) };
  }
  const manifest: Manifest = { made: made.toISOString(), files };
  writeFileSync(join(folder, name), JSON.stringify(manifest), { mode: 0o600, flush: true });
  return {
    files: Object.keys(files).length,
    bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/** Throws `Trouble` when the backup is unfinished, or a file of it is missing or not what was written. */
export const verify = async (folder: string): Promise<Manifest> => {
  const manifest = readManifest(folder);
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    const found = statSync(join(folder, path), { throwIfNoEntry: false }) ? await digest(join(folder, path)) : null;
    if (found !== sha256)
      throw new Trouble(`The backup ${folder} is damaged: ${path} is ${found ? 'changed' : 'missing'}.`);
  }
  return manifest;
};

const readManifest = (folder: string): Manifest => {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch {
    throw new Trouble(`${folder} is no finished backup: it has no ${name}.`);
  }
};

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== name)
    .sort();

const digest = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex');
};
