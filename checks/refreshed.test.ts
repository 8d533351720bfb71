import { globSync, readFileSync } from 'node:fs';
import { changes } from '@nestling/contract/changes.gen.ts';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';

/**
 * How much of the portal a mutation has asked again: the documents that read a table it writes, of all there are. Those
 * nobody has measured are asked again whatever is written.
 */
const BAR = 0.15;
/** Asked by a tablet at the door, which has no person, or by the link of a guest. */
const UNMEASURED = ['DoorList', 'EnterPin', 'EnterPinAndPhone', 'PublicForm'];

const reads: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(inRoot('checks/spec/reads.json'), 'utf8'),
);

test('each query document of the portal says which tables it reads', () => {
  const printed = globSync('{apps/portal,packages/kit}/src/**/*.graphql.ts', { cwd: inRoot('.') }).flatMap((path) =>
    [...readFileSync(inRoot(path), 'utf8').matchAll(/document<(\w+)Query, .*$/gm)].map(([line, name = '']) => ({
      name,
      says: line.includes('"shows"') || line.includes('shows:'),
    })),
  );
  expect(printed.length).toBeGreaterThan(300);
  const silent = printed.filter(({ name, says }) => !says && !UNMEASURED.includes(name)).map(({ name }) => name);
  expect(silent, 'run "npm run reads" and "npm run codegen", and commit what they print').toEqual([]);
});

test('of the mutations that were seen to write, the one in the middle has few documents asked again', () => {
  const all = Object.values(reads);
  const shares = Object.values(changes)
    .filter((tables) => tables.length > 0)
    .map((tables) => all.filter((own) => own.some((table) => tables.includes(table))).length / all.length)
    .sort((a, b) => a - b);
  expect(shares.length).toBeGreaterThan(500);
  expect(shares[Math.floor(shares.length / 2)]).toBeLessThanOrEqual(BAR);
});
