import { allows, isRole, type Role, roles } from '@nestling/rules/roles.ts';
import { CallRefused, type Client } from '@nestling/testing/client.ts';
import { subscribe } from '@nestling/testing/subscribe.ts';
import { startTestServer, type TestServer } from '@nestling/testing/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { candidatesOf } from './candidates.ts';
import { Evidence, keepProven } from './evidence.ts';
import { fillRows, newestOf } from './fill-rows.ts';
import { type RowWatcher, watchRows } from './row-watcher.ts';
import { outermostOf } from './selection.ts';
import { tables } from './tables.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Drives every call with what its schema takes: each argument is to be given once, each field of an answer to be seen
 * with a value, each Success to change rows. What was seen so is proven (`checks/spec/proven.json`, `npm run coverage`).
 * `npm run conformance` keeps what was proven, and names a file that tells what others lack.
 */
const matrix = await tables();
const evidence = new Evidence();
/** Tables that tell of a call, also when it changed nothing else. */
const BESIDE = ['attempt', 'operation', 'audit', 'audit_seal'];

let server: TestServer;
let world: World;
let effects: RowWatcher;
let eye: pg.Client;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  const { centre } = server.tenant;
  eye = new pg.Client({ connectionString: server.ownerUrl, options: `-c app.centre_id=${centre}` });
  await eye.connect();
  effects = await watchRows(server.ownerUrl, centre, { except: BESIDE, shared: true });
}, 120_000);
afterAll(async () => {
  await effects?.close();
  await eye?.end();
  await server.close();
});

/** So many values of an argument are tried. */
const TRIES = 5;

const lackingOf = (name: string): string[] => {
  const call = calls[name];
  return call ? evidence.lacking(name, call, server.guest().way.schema) : [];
};
const isDone = (answer: unknown): boolean =>
  !(typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'Error');

/** Makes a call and notes what was seen of it; false where it was refused or declined. */
const drive = async (client: Client, name: string, args: object): Promise<boolean> => {
  const before = calls[name]?.kind === 'mutation' && lackingOf(name).includes('effect') ? await effects.look() : '';
  try {
    if (calls[name]?.kind === 'subscription') {
      const heard = await subscribe(client, name, { ...args }, outermostOf(client.way.schema, name));
      await Promise.race([heard.ended, new Promise((resolve) => setTimeout(resolve, 100))]);
      await heard.stop();
      if (heard.errors.length === 0) evidence.note(name, args, null);
      return heard.errors.length === 0;
    }
    const answer: unknown = await client.call(name, { ...args }, outermostOf(client.way.schema, name));
    if (!isDone(answer)) return false;
    evidence.note(name, args, answer);
    if (before !== '' && (await effects.look()) !== before) evidence.noteChange(name);
    return true;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    // Calls are counted; here they are many.
    if (error.code === 'RATE_LIMITED')
      await eye.query('delete from attempt where centre_id = $1', [server.tenant.centre]);
    return false;
  }
};

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

/** Fills what a call was not given yet: all of it at once, else one argument after the other. */
const fillArguments = async (name: string, role: Role): Promise<void> => {
  const client = world.people.get(role) ?? server.guest();
  const input = calls[name]?.input ?? {};
  const missing = () => lackingOf(name).flatMap((one) => (one.endsWith(':') ? [one.slice(0, -1)] : []));
  const chosen = new Map<string, unknown[]>();
  for (const key of missing()) {
    const schema = input[key];
    if (schema) chosen.set(key, await candidatesOf(world, key, schema, newest));
  }
  const all = Object.fromEntries([...chosen].flatMap(([key, [first]]) => (first === undefined ? [] : [[key, first]])));
  if (Object.keys(all).length > 1) await drive(client, name, { ...(await baseOf(name, role)), ...all });
  for (const key of missing())
    for (const value of (chosen.get(key) ?? []).slice(0, TRIES))
      if (await drive(client, name, { ...(await baseOf(name, role)), [key]: value })) break;
};

/** Asks for other records than the bed's, as long as a field was not seen. */
const seekFields = async (name: string, role: Role): Promise<void> => {
  const client = world.people.get(role) ?? server.guest();
  const fields = () => lackingOf(name).some((one) => !one.endsWith(':') && one !== 'effect');
  for (const [key, schema] of Object.entries(calls[name]?.input ?? {})) {
    if (!fields()) return;
    const values = await candidatesOf(world, key, schema, newest);
    for (const value of values.slice(0, TRIES)) {
      if (!fields()) return;
      await drive(client, name, { ...(await baseOf(name, role)), [key]: value });
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
  await drive(world.people.get(role) ?? server.guest(), name, await baseOf(name, role));
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
      () => fillRows(server.ownerUrl, centre),
      () => pass(reads, once),
      () => pass(names, fillArguments),
      () => fillRows(server.ownerUrl, centre),
      () => pass(reads, once),
      () => pass(reads, seekFields),
      () => pass(writes, once),
    ];
    for (const round of rounds) {
      await round();
      // A run that is cut short keeps what it saw.
      keepProven(evidence, calls, server.guest().way.schema, lackingTo);
    }
  },
  1_800_000,
);
