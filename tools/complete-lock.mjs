/**
 * Completes package-lock.json after `npm install --package-lock-only`.
 *
 * npm leaves out optional packages of other platforms which the registry lacks, and `npm ci` then refuses the lock
 * ("Missing: … from lock file"). Each one is written down as an optional entry of its platform, so that it is skipped.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

const platforms = [
  'android',
  'darwin',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
  'linux',
];
const aliases = { windows: 'win32' };
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
  'mips64',
];

const words = (name) => name.split(/[-/@]/);
const platformOf = (name) => {
  const found = words(name)
    .map((w) => aliases[w] ?? w)
    .find((w) => platforms.includes(w));
  return found ?? (/wasm/.test(name) ? 'none' : 'linux');
};
const processorOf = (name) => words(name).find((w) => processors.includes(w)) ?? 'none';
const plain = (range) => range.replace(/^[\^~>=v]+/, '');

/** Whether `name`, asked for by the package at `path`, is in the lock, looking outwards as Node does. */
const resolves = (path, name) => {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined;
  }
};

let added = 0;
for (const [path, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolves(path, name)) continue;
    packages[`node_modules/${name}`] = {
      version: plain(range),
      optional: true,
      os: [platformOf(name)],
      cpu: [processorOf(name)],
      ...(/musl/.test(name) ? { libc: ['musl'] } : {}),
    };
    added += 1;
  }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json completed with ${added} packages of other platforms`);
