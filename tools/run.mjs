/**
 * Starts one of the programs in this folder: `node tools/run.mjs start`.
 * Plain JavaScript on purpose: it must run on an older Node and say what is missing, where TypeScript would only be a
 * syntax error.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const needed = 24;
const root = new URL('..', import.meta.url);
const installed = existsSync(new URL('node_modules/fastify', root));
const bundled = process.platform === 'linux' && process.arch === 'x64';

const stop = (line) => {
  console.error(line);
  process.exit(1);
};

if (!installed) stop('The packages are not installed: run "npm ci" first.');
if (Number(process.versions.node.split('.')[0]) < needed) {
  stop(
    bundled
      ? `This is Node ${process.versions.node}, Nestling needs Node ${needed}: run "npm ci" (it brings one) and then the npm script, e.g. "npm start".`
      : `This is Node ${process.versions.node}, Nestling needs Node ${needed} or newer: install it from https://nodejs.org.`,
  );
}

// Whatever is started from here by name shall find this very Node.
process.env.PATH = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
process.chdir(new URL('.', root).pathname);
const [, , program = '', ...rest] = process.argv;
process.argv.splice(1, process.argv.length, `tools/${program}.ts`, ...rest);
await import(new URL(`${program}.ts`, import.meta.url).href);
