import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { withLock } from '@nestling/postgres/lock.ts';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { inRoot } from './root.ts';
import { Trouble } from './trouble.ts';

/** A Chromium to drive: its program, what it needs in its environment, and its usual arguments. */
export type Chromium = { path: string; env: Record<string, string>; args: string[] };

/**
 * Finds a Chromium: the one `CHROMIUM` names, the system's, or the one that came by npm, unpacked at its first use.
 * Throws `Trouble` where none of them runs.
 */
export const findChromium = async (say: (line: string) => void = () => {}): Promise<Chromium> => {
  const own = process.env.CHROMIUM;
  if (own) return checked({ path: own, env: {}, args: usualArguments() });
  if (existsSync('/usr/bin/chromium')) return checked({ path: '/usr/bin/chromium', env: {}, args: usualArguments() });
  return checked(await unpacked(say));
};

/** The sandbox of Chromium does not work for root; a page must be able to play without a click. */
const usualArguments = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--autoplay-policy=no-user-gesture-required',
];

const checked = (chromium: Chromium): Chromium => {
  const asked = spawnSync(chromium.path, ['--version'], { encoding: 'utf8', env: { ...process.env, ...chromium.env } });
  if (asked.status === 0) return chromium;
  const why = (asked.stderr || String(asked.error ?? '')).trim().split('\n').at(-1);
  throw new Trouble(
    `No Chromium runs here for the browser tests (${chromium.path}: ${why}): install one with "apt-get install chromium", or name yours with CHROMIUM=/path.`,
  );
};

/** Unpacks the Chromium of @sparticuz/chromium with its libraries and a font: it needs neither root nor a download. */
const unpacked = async (say: (line: string) => void): Promise<Chromium> => {
  const packed = inRoot('node_modules/@sparticuz/chromium');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packed)) {
    throw new Trouble('No Chromium comes with npm for this machine: install one and name it with CHROMIUM=/path.');
  }
  const { version }: { version: string } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const home = join(cacheFolder(), `chromium-${version}`);
  mkdirSync(cacheFolder(), { recursive: true });
  await withLock(join(cacheFolder(), 'chromium.lock'), 300_000, async () => {
    if (existsSync(home)) return;
    say('unpacking Chromium for the browser tests');
    unpackInto(`${home}.new`, join(packed, 'bin'));
    renameSync(`${home}.new`, home);
  });
  return {
    path: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'lib'), FONTCONFIG_FILE: join(home, 'fonts.conf') },
    // It is built without the helper processes the sandbox is made of. Its pages are forked from one process that has the
    // program loaded: loading it for each page took an eighth more processor time.
    args: [...new Set([...usualArguments(), '--no-sandbox'])],
  };
};

const unpackInto = (folder: string, from: string): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(from, 'chromium.br'))));
  chmodSync(join(folder, 'chromium'), 0o755);
  for (const name of ['al2023', 'swiftshader', 'fonts']) {
    const input = brotliDecompressSync(readFileSync(join(from, `${name}.tar.br`)));
    const done = spawnSync('tar', ['-x', '-C', folder], { input, encoding: 'utf8' });
    if (done.status !== 0) throw new Trouble(`Chromium could not be unpacked into ${folder}: ${done.stderr.trim()}`);
  }
  // Its own fonts first, those of the system where there are any.
  const final = folder.replace(/\.new$/, '');
  const folders = [join(final, 'fonts'), final, '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`).join('');
  const cache = `<cachedir>${join(final, 'fontcache')}</cachedir>`;
  writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>\n`);
};
