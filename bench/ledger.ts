import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTemplate } from '@nestling/api/harness/template.ts';
import { useTestCluster } from '@nestling/postgres/test-cluster.ts';
import type pg from 'pg';
import { type NewModel, noModel } from './ledger/interface.ts';
import { Difference } from './ledger/lane.ts';

/**
 * Random operations on billing over HTTP: invoices, payments, cards, refunds, disputes, credits, plans, pauses, ends ahead,
 * payers, subsidies, discounts, absences, moves between locations and closed months, day after day, on centers driven beside
 * each other, while the server is killed. A model follows if one is named; whatever was done, reports, accounts and families
 * must agree, kept sums be those of the ledger, and reports of closed months stand. One cent of difference fails.
 * `ledger/README.md` says how a model is written.
 *
 *   node bench/ledger.ts [--operations 100000] [--seed 42] [--model path] [--centers 8] [--kills 5] [--check 1000]
 *     [--day 60] [--transcript file]
 *
 * `--check`: operations of a center between two comparisons; `--day`: its operations in a day. `--transcript`: where every
 * operation and answer is written.
 */
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    model: { type: 'string' },
    centers: { type: 'string', default: '8' },
    kills: { type: 'string', default: '5' },
    check: { type: 'string', default: '1000' },
    day: { type: 'string', default: '60' },
    transcript: { type: 'string' },
  },
});
const OPERATIONS = Number(values.operations);
const CENTERS = Number(values.centers);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

const home = mkdtempSync(join(tmpdir(), 'nestling-ledger-'));
// Driver and servers share the secrets that are made in the folder.
Object.assign(process.env, { DATA_DIR: home, GATEWAY_KEY: 'bench-gateway-key' });
const { Drive } = await import('./ledger/drive.ts');

const modelOf = async (path: string | undefined): Promise<NewModel> => {
  if (path === undefined) return noModel;
  const module: { readonly newModel?: NewModel } = await import(resolve(path));
  if (!module.newModel) throw new Error(`${path} has no newModel.`);
  return module.newModel;
};

console.log(`${OPERATIONS} operations on ${CENTERS} centers, seed ${seed}`);
const cluster = await useTestCluster();
const copy = await copyTemplate(cluster.url);
const pools: pg.Pool[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const drive = new Drive({
  ...copy,
  agent,
  pools,
  seed,
  centers: CENTERS,
  perDay: Number(values.day),
  newModel: await modelOf(values.model),
  transcript: values.transcript ?? null,
  postgres: cluster.pid,
});
try {
  await drive.begin();
  const from = performance.now();
  await drive.run({ operations: OPERATIONS, kills: Number(values.kills), checkEvery: Number(values.check) });
  const seconds = (performance.now() - from) / 1000;
  console.log(drive.told());
  console.log(`${seconds.toFixed(0)} s, ${(OPERATIONS / seconds).toFixed(0)} operations a second, 0 cents off`);
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof Difference)) throw error;
  console.log(`${error.message}\n\nAgain with --seed ${seed} --operations ${OPERATIONS} --centers ${CENTERS}`);
} finally {
  await drive.close();
  agent.destroy();
  await Promise.all(pools.map((pool) => pool.end()));
  await copy.drop();
  await cluster.release();
  rmSync(home, { recursive: true, force: true });
}
