import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** How the code of a screen of staff comes, once navigation and the rows of staff are there. */
export type ScreenSteps = {
  readonly screen: string;
  /** Trips to the server, one after the other, until all of its code is there. */
  readonly steps: number;
  readonly files: number;
  /** kB (1000 bytes) of gzip. */
  readonly kb: number;
};

/** What a chunk imports at once, all the way down, with itself. */
const closure = (manifest: Manifest, key: string, into = new Set<string>()): Set<string> => {
  if (into.has(key)) return into;
  into.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, into);
  return into;
};

/** The lists a built file asks for beside what it imports when it is wanted: by the file of that. */
const preloadsIn = (text: string): Map<string, readonly string[]> => {
  const table: readonly string[] = JSON.parse(/m\.f\|\|\(m\.f=(\[[^\]]*\])\)/.exec(text)?.[1] ?? '[]');
  const lists = new Map<string, readonly string[]>();
  for (const [, file = '', list = ''] of text.matchAll(
    /import\([`"']\.\/([^`"']+)[`"']\)[^;]{0,60}?,__vite__mapDeps\(\[([\d,]*)\]\)/g,
  ))
    lists.set(
      `assets/${file}`,
      list.split(',').flatMap((at) => table[Number(at)] ?? []),
    );
  return lists;
};

/**
 * The steps of every screen of staff.
 * @param dist the portal's built folder, with Vite's manifest in it
 */
export const screenSteps = (dist: string): readonly ScreenSteps[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const fileOf = (key: string): string => manifest[key]?.file ?? '';
  const rows = keys.find((key) => manifest[key]?.src === 'src/staff-screens.ts') ?? '';
  const entry = keys.find((key) => manifest[key]?.isEntry) ?? '';
  const there = new Set([...closure(manifest, entry), ...closure(manifest, rows)].map(fileOf));
  const lists = preloadsIn(readFileSync(join(dist, fileOf(rows)), 'utf8'));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length / 1000;
    sizes.set(file, size);
    return size;
  };
  return keys
    .filter((key) => /^src\/domains\/.*\.tsx$/.test(key) && lists.has(fileOf(key)))
    .map((key) => {
      const all = [...closure(manifest, key)].filter((one) => !there.has(fileOf(one)));
      const has = new Set<string>([...there, ...(lists.get(fileOf(key)) ?? [])]);
      let wave = [key];
      let steps = 0;
      while (wave.length > 0) {
        steps += 1;
        for (const one of wave) has.add(fileOf(one));
        // What came with the lists is read at once, and what it imports wanted.
        wave = all.filter(
          (one) =>
            !has.has(fileOf(one)) &&
            all.some((above) => has.has(fileOf(above)) && manifest[above]?.imports?.includes(one)),
        );
      }
      const files = all.map(fileOf);
      return {
        screen: key.replace('src/domains/', ''),
        steps,
        files: files.length,
        kb: files.reduce((sum, file) => sum + sizeOf(file), 0),
      };
    })
    .sort((a, b) => b.steps - a.steps || b.kb - a.kb);
};

/** Screens the build puts into a piece with a name of its own (`pieces` in the portal's vite.config.ts). */
const screensInPieces: Readonly<Record<string, string>> = {
  home: 'home/screens/Home.tsx',
  portfolio: 'portfolios/screens/PortfolioPreview.tsx',
};

/** What a screen and the parts it fetches later are made of, and nothing of another domain is, in kB of gzip. */
export type OwnShare = { readonly screen: string; readonly kb: number };

/**
 * The own share of every screen of these domains, in both languages.
 * @param dist the portal's built folder, with Vite's manifest in it
 */
export const ownShares = (dist: string, domains: readonly string[]): readonly OwnShare[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const nameOf = (key: string): string => {
    const { name } = manifest[key] ?? {};
    return (name && screensInPieces[name]) ?? key.replace('src/domains/', '');
  };
  const domainOf = (key: string): string | undefined => /^([\w-]+)\/(screens|parts)\//.exec(nameOf(key))?.[1];
  const screens = Object.keys(manifest).filter((key) => /^[\w-]+\/screens\/[\w/-]+\.tsx$/.test(nameOf(key)));
  /** With what is fetched when it is wanted, as far as it is the domain's. */
  const whole = (key: string, domain: string | undefined, into = new Set<string>()): Set<string> => {
    if (into.has(key)) return into;
    into.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports.filter((one) => domainOf(one) === domain)])
      whole(next, domain, into);
    return into;
  };
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || manifest[key]?.name === 'home');
  const users = new Map<string, Set<string | undefined>>();
  const use = (key: string, domain: string | undefined) => {
    for (const one of whole(key, domain)) {
      const file = manifest[one]?.file ?? '';
      users.set(file, (users.get(file) ?? new Set()).add(domain));
    }
  };
  for (const key of entry) use(key, undefined);
  for (const key of screens) use(key, domainOf(key));
  return screens
    .filter((key) => domains.includes(domainOf(key) ?? ''))
    .map((key) => {
      const files = new Set([...whole(key, domainOf(key))].map((one) => manifest[one]?.file ?? ''));
      const own = [...files].filter((file) => file.endsWith('.js') && users.get(file)?.size === 1);
      const kb = own.reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000,
        0,
      );
      return { screen: nameOf(key), kb };
    })
    .sort((a, b) => b.kb - a.kb);
};

/** The one in the middle. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

if (import.meta.main) {
  const all = screenSteps(join(import.meta.dirname, '../apps/portal/dist'));
  for (const { screen, steps, files, kb } of all)
    process.stdout.write(`${steps}  ${String(files).padStart(3)} files ${kb.toFixed(1).padStart(6)} kB  ${screen}\n`);
  const domains = process.argv.slice(2);
  for (const { screen, kb } of ownShares(join(import.meta.dirname, '../apps/portal/dist'), domains))
    process.stdout.write(`own ${kb.toFixed(1).padStart(6)} kB  ${screen}\n`);
  process.stdout.write(
    `${all.length} screens; in the middle ${median(all.map((one) => one.steps))} steps, ` +
      `${median(all.map((one) => one.files))} files, ${median(all.map((one) => one.kb)).toFixed(1)} kB; ` +
      `most ${Math.max(...all.map((one) => one.steps))} steps\n`,
  );
}
