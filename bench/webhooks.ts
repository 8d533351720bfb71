import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster } from '@nestling/postgres/cluster.ts';
import pg from 'pg';
import { aCertificate, anAuthority } from '../apps/api/src/domains/centres/test/certificates.factory.ts';
import { newKeys, sealKeys } from '../apps/api/src/domains/developers/webhooks/keys.ts';
import { noteForWebhooks } from '../apps/api/src/domains/developers/webhooks/outgoing.ts';
import { compile } from '../apps/api/src/kernel/db/compile.ts';
import { startProduct } from '../apps/e2e/src/product.ts';
import { percentile } from './api.ts';
import type { Arrival, Wanted } from './webhook-receivers.ts';

/**
 * 1,000 webhooks a second to 100 receivers, of which ten are dead: some hang, some answer 500 or 502, some are not there. What
 * happens is noted by the statement that goes along with a COMMIT. Fails where one is lost, or p95 of what came to the living
 * is over a second.
 *
 *   node bench/webhooks.ts [--seconds 30] [--per-second 1000]
 */
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const SECONDS = option('seconds', 30);
const PER_SECOND = option('per-second', 1_000);
const RECEIVERS = 100;
const DEAD: Wanted['dead'] = ['hangs', 'hangs', 'hangs', 'hangs', '500', '500', '502'];
const ABSENT = 3;
const LIVING = RECEIVERS - DEAD.length - ABSENT;
const MOST_MS = 1_000;
/** After the last event, until what is under way has arrived. */
const REST_MS = 15_000;

const home = mkdtempSync(join(tmpdir(), 'nestling-bench-'));
const authority = await anAuthority();
const pair = await aCertificate(['localhost'], { by: authority });
writeFileSync(join(home, 'authority.pem'), authority.certificate.toString('pem'));
const receivers = fork(join(import.meta.dirname, 'webhook-receivers.ts'));
const ask = async <T>(message: object | string): Promise<T> => {
  receivers.send(message);
  const [answer] = await once(receivers, 'message');
  return answer;
};
const wanted: Wanted = { certificate: pair.certificate, key: pair.private_key, living: LIVING, dead: DEAD };
const ports = [...(await ask<number[]>(wanted)), ...Array.from({ length: ABSENT }, (_, n) => 9 + n)];

const env = { WEBHOOK_CA: join(home, 'authority.pem'), WEBHOOK_NETWORKS: '127.0.0.0/8,::1/128' };
const product = await startProduct({ env });
const cluster = await startCluster({ dir: join(product.dataDir, 'postgres') });
const client = new pg.Client({ connectionString: cluster.url });
await client.connect();
// Keys are sealed as by the product itself, by the secret in its folder.
process.env.DATA_DIR = product.dataDir;
const { rows: centres } = await client.query<{ id: number }>('select id from centre order by id limit 3');
const within = async <T>(centre: number, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  await client.query(`select set_config('app.centre_id', $1, true)`, [String(centre)]);
  const answer = await work();
  await client.query('commit');
  return answer;
};

// Each center has its share of the living and of the dead.
const shares = centres.map(({ id }, n) => ({
  id,
  own: ports.map((_, at) => at).filter((at) => at % centres.length === n),
}));
const receiverOf = new Map<string, number>();
for (const { id: centre, own } of shares)
  await within(centre, async () => {
    for (const at of own) {
      const keys = newKeys();
      const key = randomUUID();
      const { rows } = await client.query<{ id: number }>(
        `insert into webhook (centre_id, key, url, types, keys_sealed, public_key, created_at, updated_at)
         values ($1, $2, $3, array['student.checked_in'], $4, $5, now(), now()) returning id`,
        [centre, key, `https://localhost:${ports[at]}/hook`, sealKeys(centre, key, keys), keys.public],
      );
      receiverOf.set(`${centre} ${rows[0]?.id}`, at);
    }
  });

const rounds = Math.round(PER_SECOND / RECEIVERS);
const expected = new Set<string>();
const from = performance.now();
console.log(
  `${RECEIVERS} receivers, ${RECEIVERS - LIVING} of them dead; ${rounds * RECEIVERS} a second for ${SECONDS} s`,
);
for (let n = 0; n < SECONDS * rounds; n += 1) {
  for (const { id: centre, own } of shares)
    await within(centre, async () => {
      const at = new Date();
      const id = randomUUID();
      const told = { student: 1, stay: n, location: 1, at: at.toISOString() };
      const statement = noteForWebhooks(centre, [{ event: 'student.checked_in', id, at, told }]);
      if (!statement) throw new Error('Nothing is told of a check-in.');
      const { text, values } = compile(statement);
      await client.query(text, [...values]);
      for (const receiver of own) if (receiver < LIVING) expected.add(`${receiver} msg_${id}`);
    });
  await wait(Math.max(0, ((n + 1) * 1_000) / rounds - (performance.now() - from)));
}
const took = (performance.now() - from) / 1_000;
await wait(REST_MS);
const arrivals = await ask<Arrival[]>('report');
const came = new Set(arrivals.map(({ receiver, id }) => `${receiver} ${id}`));
const lost = [...expected].filter((one) => !came.has(one));
const ms = arrivals.map((one) => one.ms);
const p95 = percentile(ms, 0.95);

const standing = new Map<string, number>();
for (const { id } of shares)
  await within(id, async () => {
    const { rows } = await client.query<{ id: number; status: string; count: string }>(
      `select webhook_id as id, status, count(*) from webhook_delivery where webhook_id in (select id from webhook) group by 1, 2`,
    );
    for (const row of rows) {
      const kind = (receiverOf.get(`${id} ${row.id}`) ?? 0) < LIVING ? 'living' : 'dead';
      const key = `${kind} ${row.status}`;
      standing.set(key, (standing.get(key) ?? 0) + Number(row.count));
    }
  });
const listed = [...standing.values()].reduce((sum, count) => sum + count, 0);
const made = SECONDS * rounds * RECEIVERS;
console.log(
  `${expected.size} to the living in ${took.toFixed(1)} s: ${lost.length} lost, ${arrivals.length - came.size} twice; p50 ${percentile(ms, 0.5)} ms, p95 ${p95} ms, p99 ${percentile(ms, 0.99)} ms (bar: ${MOST_MS} at p95), load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(
  `as listed: ${[...standing].map(([name, count]) => `${name} ${count}`).join(', ')}; ${made - listed} not listed`,
);
await client.end();
await product.stop();
receivers.kill();
rmSync(home, { recursive: true, force: true });
process.exit(lost.length === 0 && made === listed && p95 <= MOST_MS ? 0 : 1);
