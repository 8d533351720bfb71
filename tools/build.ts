import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from '@nestling/postgres/lock.ts';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { inRoot } from './root.ts';
import { Trouble } from './trouble.ts';

/** Something made by a workspace's `build` script: from what, and the file that is there once it is made. */
type Built = { name: string; workspace: string; from: string[]; made: string };

const shared = ['package-lock.json', 'tsconfig.base.json'];

const portal: Built = {
  name: 'the portal',
  workspace: 'apps/portal',
  from: [...shared, 'apps/portal', ...['contract', 'kit', 'player', 'rules', 'ui'].map((name) => `packages/${name}`)],
  // What is built last.
  made: 'apps/portal/dist/web-form.html',
};
const player: Built = {
  name: 'the player page',
  workspace: 'packages/player',
  from: [...shared, 'packages/player'],
  made: 'packages/player/dist',
};

const left = new Set(['node_modules', 'dist', 'test', '.cache', '.vite']);

/** Builds the pages the browser loads, each only when it is missing or its sources changed. */
export const buildPages = (say: (line: string) => void): Promise<void> => buildInTurn([player, portal], say);

/** The player's page alone, for a portal that is served from its sources. */
export const buildPlayer = (say: (line: string) => void): Promise<void> => buildInTurn([player], say);

/** Two copies may start at once from the same sources. What is built already needs no lock: its folders may be read-only. */
const buildInTurn = async (pages: Built[], say: (line: string) => void): Promise<void> => {
  if (pages.every((page) => isBuilt(page, hashOf(page.from)))) return;
  await withLock(join(makeFolder(cacheFolder()), 'build.lock'), 300_000, async () => {
    for (const page of pages) await buildIfStale(page, say);
  });
};

const stampOf = ({ workspace }: Built): string => join(cacheFolder(), 'built', workspace.replaceAll('/', '-'));

const isBuilt = (page: Built, hash: string): boolean =>
  existsSync(inRoot(page.made)) && existsSync(stampOf(page)) && readFileSync(stampOf(page), 'utf8') === hash;

const buildIfStale = async (page: Built, say: (line: string) => void): Promise<void> => {
  const hash = hashOf(page.from);
  if (isBuilt(page, hash)) return;
  say(`building ${page.name}`);
  await runScript(page);
  const stamp = stampOf(page);
  makeFolder(dirname(stamp));
  writeFileSync(`${stamp}.new`, hash);
  renameSync(`${stamp}.new`, stamp);
};

/** Hash over names and contents: times of files say nothing after a clone or a copy. */
const hashOf = (paths: string[]): string => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(inRoot(path))).sort())
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
};

const filesUnder = (path: string): string[] => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path), { withFileTypes: true });
  const self = entries.find((entry) => join(dirname(path), entry.name) === path);
  if (self && !self.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !left.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
};

/** Runs the `build` script of a workspace; what it prints is shown only when it fails. */
const runScript = async ({ name, workspace }: Built): Promise<void> => {
  const manifest: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(inRoot(workspace, 'package.json'), 'utf8'),
  );
  const command = manifest.scripts?.build ?? 'vite build';
  const PATH = `${inRoot('node_modules/.bin')}:${process.env.PATH ?? ''}`;
  const child = spawn(command, {
    cwd: inRoot(workspace),
    shell: true,
    env: { ...process.env, PATH, NODE_ENV: 'production' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise((ended) => child.once('close', ended));
  if (code === 0) return;
  if (/ENOSPC/.test(printed)) throw new Trouble('The disk is full: free some space and start again.');
  const denied = /(EACCES|EROFS)[^\n]*'([^']+)'/.exec(printed);
  if (denied)
    throw new Trouble(`${name} cannot be built: ${denied[2]} cannot be written (${denied[1]}). Change its rights.`);
  throw new Trouble(`${name} cannot be built ("${command}" in ${workspace}):\n${printed.trim()}`);
};

const makeFolder = (path: string): string => {
  mkdirSync(path, { recursive: true });
  return path;
};
