import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';

/** The campaign sends more of them, with seeds of its own. */
const RUNS = 250;

test(`${RUNS} generated requests break nothing and leave nothing behind`, () => {
  const args = ['tools/run.mjs', 'requests', '--runs', String(RUNS)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: inRoot('.'), encoding: 'utf8' });
  console.log(status === 0 ? stdout.trim().split('\n').at(-1) : stdout);
  expect(`${stdout}${stderr}`, 'what was found').toContain(`${RUNS} sent (seed 1, from 0), 0 broken, 0 errors logged`);
  expect(status).toBe(0);
}, 400_000);
