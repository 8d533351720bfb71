import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';

test('2,000 generated requests break nothing and leave nothing behind', () => {
  const args = ['tools/run.mjs', 'requests', '--runs', '2000'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: inRoot('.'), encoding: 'utf8' });
  console.log(status === 0 ? stdout.trim().split('\n').at(-1) : stdout);
  expect(`${stdout}${stderr}`, 'what was found').toMatch(/2000 sent \(seed 1, from 0\), 0 broken, 0 errors logged/);
  expect(status).toBe(0);
}, 400_000);
