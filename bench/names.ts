import { Agent, request } from 'node:http';
import { connect } from 'node:tls';
import { aCertificate } from '@nestling/api/domains/centres/test/certificates.factory.ts';
import { freePort } from '@nestling/postgres/ports.ts';
import pg from 'pg';
import { at, login, percentile, post, steadily, told, withApi } from './api.ts';

/**
 * Names of centers: how long a proxy waits for `/internal/tls/ask` (bar: 1 ms at p99, one asked after another), what a
 * flood of hosts nobody has does to whoever asks at one that stands (bar: 1.5 times at p99), and a first greeting by TLS beside
 * 10,000 certificates against one alone (bar: 1.1 times by half of them).
 * At load 3, with the asking process on the same two cores: a greeting 1.6 ms by half of them beside 10,000 (0.85 times), ask 0.3
 * and 1.4 at p99, and beside the flood 54 times at p99, so it fails: each unknown host is looked up in the database.
 *
 *   node bench/names.ts
 */
const CERTIFICATES = 10_000;
const ASKED = 3_000;
const GREETED = 300;
const UNKNOWN = 5_000;
const SECONDS = 5;
const HOST = 'kids.example.org';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** One request at a host; ms until its answer is whole. */
const get = (port: number, path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { host } }, (response) => {
      response.on('end', () => resolve(performance.now() - from));
      response.resume();
    });
    sent.on('error', reject);
    sent.end();
  });

/** A greeting from its first byte until it is agreed, with no session kept from the one before. */
const greet = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    const socket = connect({ host: '127.0.0.1', port, servername: HOST, rejectUnauthorized: false }, () => {
      resolve(performance.now() - from);
      socket.destroy();
    });
    socket.on('error', reject);
  });

const timesOf = async (count: number, work: () => Promise<number>): Promise<number[]> => {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) times.push(await work());
  return times;
};

const tls = await freePort();
process.env.TLS_PORT = String(tls);
await withApi(async ({ port, databaseUrl }) => {
  const token = (await login(port, 'admin')) ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`select id from centre where slug = 'sunny'`);
  const center = rows[0]?.id ?? 0;
  await client.query('insert into centre_host (host, centre_id) values ($1, $2)', [HOST, center]);
  const pair = await aCertificate([HOST]);
  const saved = await post(
    port,
    {
      query: `mutation ($id: ID!, $certificate: String!, $private_key: String!, $chain: String) {
        saveCenterSslKeys(id: $id, certificate: $certificate, private_key: $private_key, chain: $chain) { status message } }`,
      variables: { id: center, ...pair },
    },
    token,
  );
  if (at(saved, 'data', 'saveCenterSslKeys', 'status') !== 'Success') throw new Error(JSON.stringify(saved));
  await timesOf(20, () => greet(tls));
  const one = await timesOf(GREETED, () => greet(tls));
  await client.query(
    `insert into center_certificate (owner_id, names, certificate, key_sealed, key_kind, issuer, fingerprint, not_before, not_after)
     select $1, array['host-' || n || '.example.org'], certificate, key_sealed, key_kind, issuer, lpad(n::text, 64, '0'), not_before,
       not_after from center_certificate, generate_series(1, $2::int) n`,
    [center, CERTIFICATES],
  );
  await client.query(
    `insert into centre_host (host, centre_id) select 'host-' || n || '.example.org', $1 from generate_series(1, $2::int) n`,
    [center, CERTIFICATES],
  );
  await client.query(`select pg_notify('nestling', $1)`, [
    JSON.stringify({ kind: 'centres', centre: center, ids: [center] }),
  ]);
  await client.end();
  await timesOf(20, () => greet(tls));
  const many = await timesOf(GREETED, () => greet(tls));

  const asked = await timesOf(ASKED, () =>
    get(port, `/internal/tls/ask?domain=host-7.example.org`, `127.0.0.1:${port}`),
  );
  const others = () => steadily(50, SECONDS, () => get(port, '/health', HOST).then(() => true));
  const alone = await others();
  let n = 0;
  const flood = steadily(UNKNOWN, SECONDS, () => {
    n += 1;
    return get(port, '/', `nobody-${n}.example.net`).then(() => true);
  });
  const beside = await others();
  const floods = await flood;

  const greeting = percentile(many, 0.5) / percentile(one, 0.5);
  const slower = percentile(beside.times, 0.99) / percentile(alone.times, 0.99);
  console.log(`greeting, one certificate: ${told(one)}`);
  console.log(`greeting beside ${CERTIFICATES}: ${told(many)}, ${greeting.toFixed(2)} times`);
  console.log(`ask: ${told(asked)}`);
  console.log(`others alone: ${told(alone.times)}`);
  console.log(
    `others beside ${UNKNOWN} hosts nobody has a second (${floods.failed} failed): ${told(beside.times)}, ${slower.toFixed(2)} times`,
  );
  return greeting <= 1.1 && percentile(asked, 0.99) <= 1 && slower <= 1.5;
});
