import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@nestling/postgres/cluster.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { holdDataFolder, openDataFolder } from '../start/data-folder.ts';

let home: string;
let dataDir: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nestling-reset-'));
  dataDir = join(home, 'data');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const reset = (input: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: dataDir };
  const ran = spawnSync(process.execPath, [inRoot('tools/run.mjs'), 'reset', ...args], {
    env,
    input,
    encoding: 'utf8',
  });
  return { code: ran.status, said: `${ran.stdout}${ran.stderr}`.trim() };
};

test('where nothing is, it says so and is content', () => {
  expect(reset('', '--yes')).toEqual({ code: 0, said: `There is no ${dataDir}: nothing to remove.` });
});

test('ends a database that a killed start left running, and removes everything', async () => {
  openDataFolder(dataDir);
  const cluster = await startCluster({ dir: join(dataDir, 'postgres'), test: true });
  expect(reset('', '--yes')).toEqual({ code: 0, said: `${dataDir} was removed.` });
  expect(cluster.runs()).toBe(false);
  expect(existsSync(dataDir)).toBe(false);
});

test('refuses while Nestling runs on it', () => {
  openDataFolder(dataDir);
  const lock = holdDataFolder(dataDir);
  const { code, said } = reset('', '--yes');
  lock.release();
  expect(code).toBe(1);
  expect(said).toContain(`Nestling runs already on ${dataDir}`);
  expect(existsSync(join(dataDir, 'secrets'))).toBe(true);
});

test('removes nothing without a yes', () => {
  openDataFolder(dataDir);
  for (const answer of ['', 'no\n', '\n']) expect(reset(answer).said).toContain('Nothing was removed.');
  expect(existsSync(join(dataDir, 'layout'))).toBe(true);
  expect(reset('yes\n').said).toContain('was removed.');
});

test('removes no folder that a start did not make', () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'thesis.txt'), 'years of work');
  expect(reset('', '--yes').code).toBe(1);
  expect(existsSync(join(dataDir, 'thesis.txt'))).toBe(true);
});
