import { allows, isRole, type Role, roles } from '@nestling/rules/roles.ts';
import { startTestServer, type TestServer } from '@nestling/testing/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { aPictureOf } from '../src/domains/media/test/media.factory.ts';
import { calls } from '../src/domains.ts';
import { candidatesOf } from './candidates.ts';
import { type Driven, Driver } from './drive.ts';
import { Evidence, keepProven } from './evidence.ts';
import { fillArguments } from './fill-arguments.ts';
import { fillRows, newestOf } from './fill-rows.ts';
import { type RowWatcher, watchRows } from './row-watcher.ts';
import { tables } from './tables.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Drives every call with what its schema takes: each argument is to be given once, each field of an answer to be seen
 * with a value, each Success to change rows. What was seen so is proven (`checks/spec/proven.json`, `npm run coverage`).
 * `npm run conformance` keeps what was proven, and names a file that tells what others lack.
 */
const matrix = await tables();
const evidence = new Evidence();
/** Under which roles a call was served. */
const served = new Map<string, Set<Role>>();
/** Tables that tell of a call, also when it changed nothing else. */
const BESIDE = ['attempt', 'operation', 'audit', 'audit_seal'];

let server: TestServer;
let world: World;
let effects: RowWatcher;
let eye: pg.Client;
let driver: Driver;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  const { centre } = server.tenant;
  eye = new pg.Client({ connectionString: server.ownerUrl, options: `-c app.centre_id=${centre}` });
  await eye.connect();
  effects = await watchRows(server.ownerUrl, centre, { except: BESIDE, shared: true });
  driver = new Driver(server, { evidence, eye, effects });
}, 120_000);
afterAll(async () => {
  await effects?.close();
  await eye?.end();
  await server.close();
});

/** So many records are asked for, as long as a field was not seen. */
const TRIES = 3;
/** Seeking ends after so long; what was found by then counts. */
const SEEK_MS = 150_000;
let seekingSince = 0;

const lackingOf = (name: string): string[] => driver.lacking(name);

/** Who asks: whoever is above all of the centre first, for most is theirs to see; then the lowest, and families. */
const askersOf = (name: string): Role[] => {
  const expectation = matrix[name];
  const rule = calls[name]?.rule;
  if (!expectation || !isRole(rule)) return [];
  const lowest = expectation.from ? expectation.from.own : rule;
  const may = roles.filter((role) => allows(role, rule) && (lowest === undefined || allows(role, lowest)));
  return [...new Set((['admin', may[0], 'user', 'manager'] as const).filter((role) => role !== undefined))].filter(
    (role) => may.includes(role),
  );
};

const newest = (table: string) => newestOf(eye, table, server.tenant.centre);
const baseOf = async (name: string, role: Role): Promise<object> => {
  const expectation = matrix[name];
  const caller = world.people.get(role) ?? null;
  if (!expectation) return {};
  return { ...(await (expectation.from ? expectation.args(world, 'own', caller) : expectation.args(world, caller))) };
};

const missingOf = (name: string): string[] =>
  lackingOf(name).flatMap((one) => (one.endsWith(':') ? [one.slice(0, -1)] : []));

/** Makes a call under a role, with what it needs and more; whoever an earlier call has signed out is replaced. */
const attempt = async (name: string, role: Role, more: object = {}): Promise<Driven> => {
  const ask = async () => {
    const client = world.people.get(role) ?? server.guest();
    return driver.drive(client, name, { ...(await baseOf(name, role)), ...more });
  };
  const driven = await ask();
  if (!driven.signedOut || role === 'guest') return driven;
  await world.renew(role);
  return ask();
};

/** Gives a call what it was not given yet. */
const fill = async (name: string, role: Role): Promise<void> => {
  if (served.has(name) && !served.get(name)?.has(role)) return;
  const input = calls[name]?.input ?? {};
  const choices = new Map<string, unknown[]>();
  for (const key of missingOf(name)) {
    const schema = input[key];
    if (schema) choices.set(key, await candidatesOf(world, key, schema, newest, world.people.get(role)?.id));
  }
  await fillArguments(choices, async (more) => {
    const { done, wrong } = await attempt(name, role, more);
    return done ? null : wrong;
  });
};

/** Asks for other records than the bed's, as long as a field was not seen. */
const seekFields = async (name: string, role: Role): Promise<void> => {
  seekingSince ||= performance.now();
  if (performance.now() - seekingSince > SEEK_MS) return;
  const fields = () => lackingOf(name).some((one) => !one.endsWith(':') && one !== 'effect');
  for (const [key, schema] of Object.entries(calls[name]?.input ?? {})) {
    if (!fields()) return;
    const values = await candidatesOf(world, key, schema, newest, world.people.get(role)?.id);
    for (const value of values.slice(0, TRIES)) {
      if (!fields()) return;
      await attempt(name, role, { [key]: value });
    }
  }
};

const names = Object.keys(calls).filter((name) => matrix[name]);
const pass = async (wanted: readonly string[], work: (name: string, role: Role) => Promise<void>): Promise<void> => {
  for (const name of wanted)
    for (const role of askersOf(name)) {
      if (lackingOf(name).length === 0) break;
      await work(name, role).catch((error: unknown) =>
        process.stderr.write(`${name}, ${role}: ${String(error).slice(0, 200)}\n`),
      );
    }
};
const once = async (name: string, role: Role): Promise<void> => {
  const { done } = await attempt(name, role);
  if (done) served.set(name, (served.get(name) ?? new Set()).add(role));
};
const isRead = (name: string): boolean => calls[name]?.kind !== 'mutation';

const lackingTo = process.env.PROVEN ?? '';

// A campaign: it asks some ten thousand times. What is proven is kept in checks/spec/proven.json.
test.runIf(lackingTo)(
  'every call is driven by its schema, and what was seen of it is kept',
  async () => {
    const { centre } = server.tenant;
    const writes = names.filter((name) => !isRead(name));
    const reads = names.filter(isRead);
    const rounds = [
      () => pass(names, once),
      async () => fillRows(server.ownerUrl, centre, await aPictureOf(server.tenant)),
      () => pass(reads, once),
      () => pass(names, fill),
      async () => fillRows(server.ownerUrl, centre, await aPictureOf(server.tenant)),
      () => pass(reads, once),
      () => pass(writes, fill),
      () => pass(writes, once),
      () => pass(reads, once),
      () => pass(reads, seekFields),
    ];
    for (const round of rounds) {
      const from = performance.now();
      await round();
      const proven = names.filter((name) => lackingOf(name).length === 0).length;
      process.stderr.write(`${Math.round(performance.now() - from)} ms: ${proven} of ${names.length} proven
`);
      // A run that is cut short keeps what it saw.
      keepProven(evidence, calls, server.guest().way.schema, lackingTo, driver.refused);
    }
  },
  1_800_000,
);
