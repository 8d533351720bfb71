import { CallRefused, type Client } from '@nestling/api/harness/client.ts';
import { Evidence } from '@nestling/api/harness/evidence.ts';
import { Needed } from '@nestling/api/harness/needed.ts';
import { type RowWatcher, watchRows } from '@nestling/api/harness/row-watcher.ts';
import { missingIn } from '@nestling/api/harness/seen-writes.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { allows, isRole, type Role } from '@nestling/rules/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { keepWrites, keptWrites } from './proven.ts';
import { tables, wantedDomains } from './tables.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Which columns of which tables each call writes, by who asks and under which permissions: each is made as a family, a
 * teacher, a manager and an admin, where its rule admits them, and what it wrote must be what checks/spec/writes.json says.
 * `npm run writes` adds to that; so does `npm run conformance`, with what the domains' own tests have seen.
 * `checks/permission-twins.test.ts` judges it.
 */
const matrix = await tables();
const { KEEP_WRITES = '' } = process.env;
/** Tables that tell of a call, whatever it is about. */
const BESIDE = ['attempt', 'operation', 'audit', 'audit_seal'];
const ASKERS: readonly Role[] = ['user', 'teacher', 'manager', 'admin'];
const names = Object.keys(calls).filter((name) => matrix[name] && calls[name]?.kind === 'mutation');

let server: TestServer;
let world: World;
let rows: RowWatcher;
let needed: Needed;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  rows = await watchRows(server.ownerUrl, server.tenant.centre, { except: BESIDE, shared: true });
  needed = await Needed.open(server.ownerUrl);
}, 120_000);
afterAll(async () => {
  await rows?.close();
  await needed?.close();
  await server.close();
});

/** The roles a call serves, of those that are asked, in the order of what they may. */
const askersOf = (name: string): Role[] => {
  const rule = calls[name]?.rule;
  const lowest = matrix[name]?.from?.own;
  return isRole(rule)
    ? ASKERS.filter((role) => allows(role, rule) && (lowest === undefined || allows(role, lowest)))
    : [];
};

const argsOf = async (name: string, role: Role): Promise<Record<string, unknown>> => {
  const expectation = matrix[name];
  const caller = world.people.get(role) ?? null;
  if (!expectation) return {};
  return { ...(await (expectation.from ? expectation.args(world, 'own', caller) : expectation.args(world, caller))) };
};

const make = async (client: Client, name: string, args: object): Promise<string> => {
  try {
    const { status = 'Success' } = (await client.call(name, { ...args }, 'status').catch(asPlain)) ?? {};
    return status;
  } catch (error) {
    if (error instanceof CallRefused) return error.code;
    throw error;
  }
};
/** One that answers no outcome writes nothing this test could tell apart. */
const asPlain = (error: unknown): { status: string } => {
  if (error instanceof CallRefused && error.code === 'BAD_INPUT') return { status: 'BAD_INPUT' };
  throw error;
};

test.skipIf(wantedDomains !== null)(
  'every call writes the tables that are noted for it, under the permissions that are noted',
  async () => {
    const seen = new Evidence();
    for (const name of names) {
      const call = calls[name];
      for (const role of askersOf(name)) {
        if (!call) continue;
        const args = await argsOf(name, role).catch(() => null);
        const person = world.people.get(role);
        if (!args || !person) continue;
        await server.tenant.db.deleteFrom('attempt').execute();
        const claims = { centre: server.tenant.centre, user: person.id, session: person.session, role };
        const by = await needed.by(call, args, claims);
        const before = await rows.look();
        const status = await make(person, name, args);
        if (status === 'Success') seen.noteWrites(name, by, await rows.since(before));
        if (status === 'UNAUTHENTICATED') await world.renew(role);
      }
    }
    const written = seen.written();
    process.stderr.write(`writes: ${names.length} calls, ${Object.keys(written).length} seen to write\n`);
    expect(Object.keys(written).length).toBeGreaterThan(names.length / 2);
    if (KEEP_WRITES !== '') return keepWrites(written, calls);
    const kept = keptWrites();
    const missing = Object.entries(written).flatMap(([name, own]) =>
      missingIn(kept[name] ?? {}, own).map((line) => `${name}, ${line}`),
    );
    expect(missing, 'run "npm run writes" and "npm run codegen", and commit what they print').toEqual([]);
  },
  600_000,
);
