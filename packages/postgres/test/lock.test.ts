import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tryLock, withLock } from '../src/lock.ts';
import { identify, isSame, runs } from '../src/processes.ts';

const home = mkdtempSync(join(tmpdir(), 'nestling-lock-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a held lock answers its holder; released, it can be taken', () => {
  const path = join(home, 'one');
  const first = tryLock(path);
  expect(first).toHaveProperty('release');
  expect(tryLock(path)).toEqual(identify(process.pid));
  if ('release' in first) first.release();
  expect(tryLock(path)).toHaveProperty('release');
});

test('the lock of a dead process is taken over', () => {
  const path = join(home, 'dead');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, JSON.stringify({ pid, started: '1' }));
  expect(tryLock(path)).toHaveProperty('release');
});

test('the lock of a process whose number was given to another is taken over', () => {
  const path = join(home, 'recycled');
  writeFileSync(path, JSON.stringify({ pid: process.pid, started: '1' }));
  expect(tryLock(path)).toHaveProperty('release');
});

test('ten at once work one after the other', async () => {
  const path = join(home, 'queue');
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((wake) => setTimeout(wake, 5));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withLock(path, 20_000, work)));
  expect(most).toBe(1);
});

test('a killed process does not run, reaped or not', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const id = identify(child.pid ?? 0);
  expect(isSame(id)).toBe(true);
  child.kill('SIGKILL');
  await new Promise((ended) => child.once('exit', ended));
  expect(runs(id.pid)).toBe(false);
  expect(isSame(id)).toBe(false);
});
