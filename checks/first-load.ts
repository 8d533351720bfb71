import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most JavaScript a parent may fetch before /home works, in kB of gzip; the aim is 120. */
export const firstLoadLimit = 130;

/** Most JavaScript a guest may fetch before a public form works, in kB of gzip. */
export const guestLoadLimit = 90;

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};

/** The files that come with a chunk without any further decision: itself and its static imports, all the way down. */
const withImports = (manifest: Readonly<Record<string, Chunk>>, key: string, into: Set<string>): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const next of chunk.imports ?? []) withImports(manifest, next, into);
  return into;
};

/**
 * JavaScript of the entry and of the home screen with their static imports, in kB (1000 bytes) of gzip.
 * @param dist the portal's built folder, with Vite's manifest in it
 */
export const firstLoad = (dist: string): Load => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  // The piece of /home has its name from the portal's vite.config.ts.
  const starts = Object.entries(manifest).filter(
    ([, { isEntry, name, file }]) => isEntry || (name === 'home' && file.endsWith('.js')),
  );
  if (starts.length !== 2) throw new Error(`Of entry and home ${starts.length} stand in the manifest.`);
  const files = new Set<string>();
  for (const [key] of starts) withImports(manifest, key, files);
  return sizesOf(dist, files);
};

/**
 * JavaScript of the page a public form is, with what its Spanish fetches beside it, in kB of gzip.
 * @param dist the portal's built folder, with the manifest of the guests' pages in it
 */
export const guestLoad = (dist: string): Load => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/guest.json'), 'utf8'));
  const files = new Set<string>();
  for (const [key, { isEntry }] of Object.entries(manifest))
    if (isEntry || key.endsWith('.es.ts')) withImports(manifest, key, files);
  return sizesOf(dist, files);
};

type Load = { readonly kb: number; readonly files: readonly (readonly [string, number])[] };

const sizesOf = (dist: string, files: ReadonlySet<string>): Load => {
  const sizes = [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file): [string, number] => [file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000])
    .sort((a, b) => b[1] - a[1]);
  return { kb: sizes.reduce((sum, [, kb]) => sum + kb, 0), files: sizes };
};

if (import.meta.main) {
  const dist = process.argv[2] ?? join(import.meta.dirname, '../apps/portal/dist');
  for (const [of, { kb, files }, limit] of [
    ['/home', firstLoad(dist), firstLoadLimit],
    ['a public form', guestLoad(dist), guestLoadLimit],
  ] as const) {
    for (const [file, size] of files) process.stdout.write(`${size.toFixed(1).padStart(7)}  ${file}\n`);
    process.stdout.write(
      `${kb.toFixed(1).padStart(7)}  kB gz of JavaScript before ${of} works; the limit is ${limit}\n`,
    );
    if (kb > limit) process.exitCode = 1;
  }
}
