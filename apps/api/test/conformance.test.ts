import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RowWatcher, watchRows } from '@nestling/api/harness/row-watcher.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { allows, isRole, type Role, roles } from '@nestling/rules/roles.ts';
import pg from 'pg';
import { afterAll, beforeAll, test } from 'vitest';
import { aPictureOf } from '../src/domains/media/test/media.factory.ts';
import { calls } from '../src/domains.ts';
import { metaOf } from '../src/kernel/call/input.ts';
import { candidatesOf } from './candidates.ts';
import { type Driven, Driver } from './drive.ts';
import { fillArguments } from './fill-arguments.ts';
import { fillRows, newestOf, richestOf } from './fill-rows.ts';
import { gatherRows } from './gather-rows.ts';
import { keepProven, keepWrites, seenIn } from './proven.ts';
import { tellStories } from './stories/stories.ts';
import type { Bed } from './stories/story.ts';
import { tables } from './tables.ts';
import { makeWorld, type World } from './world.ts';

/**
 * Drives every call with what its schema takes: each argument is to be given once, each field of an answer to be seen
 * with a value, each Success to change rows. What was seen so is proven (`checks/spec/proven.json`, `npm run coverage`).
 * `npm run conformance` has recorded before what the domains' own tests have seen; this run adds to it and keeps all.
 */
const matrix = await tables();
/** What the domains' own tests have seen, to which this run adds. */
const { SEEN_BEFORE: recorded = '' } = process.env;
const evidence = seenIn(recorded);
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
const TRIES = 6;
/** Under so many roles records that were just filled are asked for. */
const ROLES_FILLED = 3;
/** Seeking ends after so long; what was found by then counts. */
const SEEK_MS = 30_000;
let seekingSince = 0;

/** More rows than a table of the bed has. */
const EVERY_ROW = 100_000;
const hubs = () => {
  const people = (['user', 'teacher', 'manager', 'admin'] as const).map((role) => world.people.get(role)?.id ?? 0);
  return { student: world.at('own').student, app_user: [world.at('own').contact, ...people] };
};

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
const known = new Map<string, readonly number[]>();
/** As `newest`, those first that most belongs to; asked when all has been written. */
const richest = async (table: string): Promise<readonly number[]> => {
  const rich = known.get(table) ?? (await richestOf(eye, table, server.tenant.centre));
  known.set(table, rich);
  return [...rich, ...(await newest(table))];
};
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

/** Asks for other records than the bed's, and for each of the words it takes, as long as a field was not seen. */
const seekFields = async (name: string, role: Role): Promise<void> => {
  seekingSince ||= performance.now();
  if (performance.now() - seekingSince > SEEK_MS) return;
  const fields = () => lackingOf(name).some((one) => !one.endsWith(':') && one !== 'effect');
  const base = await baseOf(name, role);
  for (const [key, schema] of Object.entries(calls[name]?.input ?? {})) {
    const { entity, values = [] } = metaOf(schema);
    if (!entity && values.length === 0) continue;
    const tries = await candidatesOf(world, key, schema, richest, world.people.get(role)?.id);
    for (const value of tries.slice(0, TRIES)) {
      if (!fields()) return;
      await driver.drive(world.people.get(role) ?? server.guest(), name, { ...base, [key]: value });
    }
  }
};

/** Asks for records of the bed's own after what is null in them was filled: calls make theirs anew each time. */
const askFilled = async (fillAll: () => Promise<void>): Promise<void> => {
  const prepared: [string, Role, object][] = [];
  for (const name of names.filter((one) => lackingOf(one).some((part) => !part.endsWith(':') && part !== 'effect')))
    for (const role of askersOf(name).slice(0, ROLES_FILLED))
      await baseOf(name, role).then(
        (base) => prepared.push([name, role, base]),
        () => undefined,
      );
  await fillAll();
  for (const [name, role, base] of prepared) {
    const ask = () => driver.drive(world.people.get(role) ?? server.guest(), name, base);
    const { signedOut } = await ask().catch(() => ({ signedOut: false }));
    if (!signedOut || role === 'guest') continue;
    await world.renew(role);
    await ask().catch(() => undefined);
  }
};

const { CONFORMANCE_CALLS: driven = '' } = process.env;
const only = driven === '' ? undefined : driven.split(',');
const names = Object.keys(calls).filter((name) => matrix[name] && (only?.includes(name) ?? true));
const pass = async (wanted: readonly string[], work: (name: string, role: Role) => Promise<void>): Promise<void> => {
  for (const name of wanted)
    for (const role of askersOf(name)) {
      if (lackingOf(name).length === 0) break;
      await work(name, role).catch((error: unknown) =>
        process.stderr.write(`${name}, ${role}: ${String(error).slice(0, 200)}\n`),
      );
    }
};
/** As `pass`, and whatever changes something is done once, also where all of it was seen before: others read it. */
const begin = async (): Promise<void> => {
  for (const name of names.filter((one) => !isRead(one) && lackingOf(one).length === 0)) {
    const [role] = askersOf(name);
    if (role) await once(name, role).catch(() => undefined);
  }
  await pass(names, once);
};
const once = async (name: string, role: Role): Promise<void> => {
  const { done } = await attempt(name, role);
  if (done) served.set(name, (served.get(name) ?? new Set()).add(role));
};
const bed = (): Bed => ({
  server,
  world,
  ask: (name, more, role = askersOf(name)[0] ?? 'guest') => attempt(name, role, more),
  call: (who, name, args) => driver.drive(who, name, args),
  hear: (who, name, args, act) => driver.hear(who, name, args, act),
  base: async (name, role = askersOf(name)[0] ?? 'guest') => ({ ...(await baseOf(name, role)) }),
});
const isRead = (name: string): boolean => calls[name]?.kind !== 'mutation';

// A campaign: it asks some ten thousand times. What is proven is kept in checks/spec/proven.json.
test.runIf(recorded)(
  'every call is driven by its schema, and what was seen of it is kept',
  async () => {
    const { centre } = server.tenant;
    const writes = names.filter((name) => !isRead(name));
    const reads = names.filter(isRead);
    const enrich = async (most?: number) => fillRows(server.ownerUrl, centre, await aPictureOf(server.tenant), most);
    const stories = () => tellStories(bed(), (name) => names.includes(name) && lackingOf(name).length > 0);
    const rounds = [
      begin,
      // What has a story needs no seeking, which takes much longer.
      stories,
      () => enrich(),
      () => pass(reads, once),
      () => pass(names, fill),
      () => enrich(),
      stories,
      () => pass(writes, fill),
      () => pass(writes, once),
      () => pass(reads, once),
      () => gatherRows(server.ownerUrl, centre, hubs()),
      () => enrich(EVERY_ROW),
      () => pass(reads, once),
      stories,
      () => askFilled(() => enrich(EVERY_ROW)),
      () => pass(reads, seekFields),
    ];
    for (const round of rounds) {
      const from = performance.now();
      await round();
      const proven = names.filter((name) => lackingOf(name).length === 0).length;
      process.stderr.write(`${Math.round(performance.now() - from)} ms: ${proven} of ${names.length} proven
`);
      // A run that is cut short keeps what it saw.
      keepWrites(evidence.written(), calls);
      keepProven(evidence, { calls, schema: server.guest().way.schema, wanted: new Set(names) });
      writeFileSync(join(recorded, 'driven.json'), JSON.stringify(evidence.all()));
      // Why what is lacking was not served, for whoever goes on.
      writeFileSync(join(recorded, 'refused.log'), [...driver.refused].map((line) => line.join(': ')).join('\n'));
    }
  },
  1_800_000,
);
