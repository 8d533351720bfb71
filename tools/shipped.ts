import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.ts';

/** A package as the lock file has it. */
type Entry = { dev?: boolean; optional?: boolean; link?: boolean; license?: string; version?: string };

export const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
/** The packages the product runs on, by their places: those for development are none of it. */
export const shipped = Object.entries(lock.packages).filter(
  ([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.link,
);

/** As the package itself says; the lock leaves it out now and then. Null: it is for another platform, and not on this disk. */
export const licenceOf = (path: string, entry: Entry): string | null => {
  if (entry.license) return entry.license;
  const manifest = inRoot(path, 'package.json');
  if (!existsSync(manifest)) return null;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  return license?.type ?? license ?? licenses?.[0]?.type ?? 'none';
};
