import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keysOf } from '@nestling/api/archives/archive-keys.ts';
import { CellTrouble } from '@nestling/api/cells/cell-trouble.ts';
import { checkMove } from '@nestling/api/cells/check-move.ts';
import { Directory, type Move } from '@nestling/api/cells/directory.ts';
import { beginIds } from '@nestling/api/cells/first-ids.ts';
import { abortMove, type Moving, moveCenter, purgeMoved } from '@nestling/api/cells/move-center.ts';
import { keepPlacesOf } from '@nestling/api/cells/places.ts';
import { writeProxyFiles } from '@nestling/api/cells/proxy-files.ts';
import { openSide, type Side } from '@nestling/api/cells/side.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import { isObject } from '@nestling/rules/json.ts';
import { openDataFolder } from './start/data-folder.ts';
import { readSettings } from './start/settings.ts';
import { fail, Trouble } from './trouble.ts';

const HOW = `npm run cells -- add <cell> --number 1 --url postgres://… --address 10.0.0.5:4000 --files s3://bucket [--secrets folder] [--directory postgres://…]
npm run cells -- list
npm run cells -- move <center> <cell> [--check]
npm run cells -- abort <center>
npm run cells -- purge <center> [--days 7]
npm run cells -- proxy <folder> [--watch]`;

/** URLs of databases as their superusers, kept with the secrets: the directory and each cell. */
interface Urls {
  readonly directory: string;
  readonly cells: Readonly<Record<string, string>>;
}

const fileOf = (dataDir: string): string => join(dataDir, 'secrets', 'cells.json');

const readUrls = (dataDir: string): Urls | null => {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return null;
  const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(kept) || typeof kept.directory !== 'string' || !isObject(kept.cells))
    throw new Trouble(`${file} is not what "cells add" writes.`);
  return {
    directory: kept.directory,
    cells: Object.fromEntries(Object.entries(kept.cells).map(([name, url]) => [name, String(url)])),
  };
};

const keepUrls = (dataDir: string, urls: Urls): void => {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(urls, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
};

const mustHave = (dataDir: string): Urls => {
  const urls = readUrls(dataDir);
  if (!urls) throw new Trouble(`There is no cell yet.\n${HOW}`);
  return urls;
};

const sideOf = (urls: Urls, name: string): Promise<Side> => {
  const url = urls.cells[name];
  if (!url) throw new Trouble(`There is no cell ${name}: add it here first.`);
  return openSide(name, url);
};

const numberOf = (given: string | undefined, what: string): number => {
  const value = Number(given);
  if (given === undefined || !Number.isInteger(value) || value < 0) throw new Trouble(`Say ${what}.\n${HOW}`);
  return value;
};

const log = {
  info: (told: object, text: string) => console.log(`${text} ${JSON.stringify(told)}`),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    number: { type: 'string' },
    url: { type: 'string' },
    address: { type: 'string' },
    files: { type: 'string' },
    secrets: { type: 'string' },
    directory: { type: 'string' },
    check: { type: 'boolean', default: false },
    days: { type: 'string' },
    watch: { type: 'boolean', default: false },
  },
});

const add = async (dataDir: string, name: string): Promise<void> => {
  const { url, address, files } = values;
  if (!name || !url || !address || !files) throw new Trouble(HOW);
  const number = numberOf(values.number, 'the number of the cell, from 1 on');
  const known = readUrls(dataDir);
  const urls = { directory: values.directory ?? known?.directory ?? url, cells: { ...known?.cells, [name]: url } };
  const folder = resolve(values.secrets ?? join(dataDir, 'secrets'));
  if (!existsSync(join(folder, 'vault.key'))) throw new Trouble(`There is no ${join(folder, 'vault.key')}.`);
  const directory = await Directory.open(urls.directory);
  const side = await openSide(name, url);
  try {
    await beginIds(side, number);
    await directory.add({ name, number, address, files, keys: keysOf(loadSecrets(resolve(folder, '..'))) });
    await keepPlacesOf(directory, side);
    keepUrls(dataDir, urls);
  } finally {
    await Promise.all([directory.close(), side.client.end()]);
  }
  console.log(`The cell ${name} is known.`);
};

const list = async (directory: Directory): Promise<void> => {
  const places = await directory.places();
  for (const { name, number, address } of await directory.cells()) {
    const here = places.filter(({ cell }) => cell === name);
    console.log(`${name} (number ${number}, ${address}): ${here.length} centers`);
    for (const { center, name: called, hosts } of here) console.log(`  ${center} ${called} ${hosts.join(' ')}`);
  }
  for (const { center, origin, target, step, progress } of await directory.moves())
    console.log(`center ${center}: ${origin} → ${target}, ${step ?? 'begun'} ${progress}`);
};

/** The two cells of a move, for the length of some work. */
const between = async <T>(
  urls: Urls,
  directory: Directory,
  move: Pick<Move, 'center' | 'origin' | 'target'>,
  work: (moving: Moving) => Promise<T>,
): Promise<T> => {
  const from = await sideOf(urls, move.origin);
  const to = await sideOf(urls, move.target).catch(async (error: unknown) => {
    await from.client.end();
    throw error;
  });
  try {
    return await work({ directory, from, to, center: move.center, log });
  } finally {
    await Promise.all([from.client.end(), to.client.end()]);
  }
};

const move = async (urls: Urls, directory: Directory, center: number, target: string): Promise<void> => {
  const begun = await directory.move(center);
  const origin = begun?.origin ?? (await directory.place(center))?.cell;
  if (!origin) throw new Trouble(`No cell is known to have center ${center}.`);
  if (origin === target) throw new Trouble(`Center ${center} is in ${target}.`);
  await between(urls, directory, { center, origin, target }, async (moving) => {
    if (!values.check) return moveCenter(moving);
    const cells = { from: await directory.cell(origin), to: await directory.cell(target) };
    await checkMove(moving, cells, center);
    console.log(`Center ${center} can be moved from ${origin} to ${target}.`);
  });
};

const begunMove = async (directory: Directory, center: number): Promise<Move> => {
  const found = await directory.move(center);
  if (!found) throw new Trouble(`Center ${center} does not move, and has left nothing.`);
  return found;
};

const proxy = async (directory: Directory, folder: string): Promise<void> => {
  const write = async () => writeProxyFiles(folder, await directory.cells(), await directory.places());
  await write();
  if (!values.watch) return;
  let last = Promise.resolve();
  await directory.watch(() => {
    last = last.then(write);
  });
  await new Promise(() => undefined);
};

const main = async (): Promise<void> => {
  const [verb = '', first = '', second = ''] = positionals;
  const { dataDir } = readSettings(process.env);
  openDataFolder(dataDir);
  if (verb === 'add') return add(dataDir, first);
  const urls = mustHave(dataDir);
  const directory = await Directory.open(urls.directory);
  try {
    if (verb === 'list') await list(directory);
    else if (verb === 'move') await move(urls, directory, numberOf(first, 'which center'), second);
    else if (verb === 'abort')
      await between(urls, directory, await begunMove(directory, numberOf(first, 'which center')), abortMove);
    else if (verb === 'purge') {
      const found = await begunMove(directory, numberOf(first, 'which center'));
      const graceDays = values.days === undefined ? undefined : numberOf(values.days, 'how many days');
      const options = { now: new Date(), ...(graceDays === undefined ? {} : { graceDays }) };
      const count = await between(urls, directory, found, (moving) => purgeMoved(moving, found, options));
      console.log(`${count} rows are deleted.`);
    } else if (verb === 'proxy' && first) await proxy(directory, resolve(first));
    else throw new Trouble(HOW);
  } finally {
    await directory.close();
  }
};

main().catch((error: unknown) => fail(error instanceof CellTrouble ? new Trouble(error.message) : error));
