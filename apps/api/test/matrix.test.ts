import { readFileSync } from 'node:fs';
import { CallRefused, type Client } from '@nestling/api/harness/client.ts';
import { type RowWatcher, watchRows } from '@nestling/api/harness/row-watcher.ts';
import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { builtInPermissions, isBuiltInPermission } from '@nestling/rules/permissions.ts';
import { allows, isRole, type Role, roles } from '@nestling/rules/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { metaOf } from '../src/kernel/call/input.ts';
import type { Demand } from '../src/kernel/call/permission.ts';
import { en } from '../src/messages/en.ts';
import { es } from '../src/messages/es.ts';
import type { Expectation } from './matrix.ts';
import { askedFor, groupOf } from './matrix-cells.ts';
import { sampleOf } from './sample.ts';
import { selectionOf } from './selection.ts';
import { tables, wantedDomains } from './tables.ts';
import { makeWorld, places, type Where, type World } from './world.ts';

const matrix = await tables();

/** The rule a call must have is taken from the catalogues and not from the call. */
const rules = new Map<string, Role>();
const takeRules = (rows: unknown) => {
  if (!Array.isArray(rows)) return;
  for (const row of rows) if (isRole(row?.rule)) rules.set(row.name, row.rule);
};
const spec = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../checks/spec/${name}`, import.meta.url), 'utf8'));
takeRules(spec('calls.json'));
takeRules(spec('extra.json').calls);

/** Tables that count what is asked, also when it is refused. */
const COUNTERS = ['attempt', 'operation', 'session', 'audit_seal', 'pin_try'];

/** Tables that tell of a call, also when it changed nothing else. */
const BESIDE = ['attempt', 'operation', 'audit', 'audit_seal'];

let server: TestServer;
let world: World;
let watchers: RowWatcher[] = [];
let effects: RowWatcher;
beforeAll(async () => {
  // Each call asks for all there is to answer: planning it takes Postgres longer than answering it.
  server = await startTestServer({ connections: 2, plansOnce: true });
  world = await makeWorld(server);
  const centres = (['own', 'foreign'] as const).map((where) => world.at(where).tenant.centre);
  watchers = await Promise.all(
    centres.map((centre) => watchRows(server.ownerUrl, centre, { except: COUNTERS, shared: true })),
  );
  effects = await watchRows(server.ownerUrl, server.tenant.centre, { except: BESIDE, shared: true });
});
afterAll(async () => {
  for (const watcher of [...watchers, effects]) await watcher?.close();
  await server.close();
});

/** One value over all rows of both centres. */
const fingerprint = async (): Promise<string> => (await Promise.all(watchers.map((watcher) => watcher.look()))).join();

type Got = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'null' | 'empty' | 'error' | 'served' | string;
interface Result {
  readonly got: Got;
  readonly answer: unknown;
}

const judge = (answer: unknown): Got => {
  if (answer === null) return 'null';
  if (Array.isArray(answer)) return answer.length === 0 ? 'empty' : 'served';
  if (typeof answer === 'object' && 'data' in answer && Array.isArray(answer.data))
    return answer.data.length === 0 ? 'empty' : 'served';
  if (typeof answer === 'object' && 'color' in answer && 'status' in answer)
    return answer.status === 'Success' ? 'served' : 'error';
  return 'served';
};

/** Some answer status in an object of their own form. */
const isSuccess = (answer: unknown): boolean =>
  !(typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'Error');

/** `patience`: ms a subscription has to be refused; one that is served says nothing, and is left after it. */
const ask = async (client: Client, name: string, args: object, patience = 5_000): Promise<Result> => {
  const selection = selectionOf(client.way.schema, name);
  try {
    if (calls[name]?.kind !== 'subscription') {
      const answer: unknown = await client.call(name, { ...args }, selection);
      return { got: judge(answer), answer };
    }
    const heard = await subscribe(client, name, { ...args }, selection);
    await Promise.race([heard.ended, new Promise((resolve) => setTimeout(resolve, patience))]);
    await heard.stop();
    const [error] = heard.errors;
    if (error === undefined) return { got: 'served', answer: null };
    const code =
      typeof error === 'object' && error !== null ? Reflect.get(Reflect.get(error, 'extensions') ?? {}, 'code') : '';
    return { got: String(code), answer: error };
  } catch (error) {
    if (error instanceof CallRefused) return { got: error.code, answer: error };
    throw error;
  }
};

/** Whether a call was declined because its caller acts as somebody else. */
const isActing = (answer: unknown): boolean => {
  if (answer instanceof CallRefused) return answer.code === 'FORBIDDEN' && answer.extensions.reason === 'ACTING';
  return JSON.stringify(answer)?.includes('"code":"ACTING"') ?? false;
};

interface Cell {
  readonly role: Role;
  readonly where: Where;
  readonly expected: readonly Got[];
  /** Turned away by the rule of the call, before anything is looked up. */
  readonly byRule?: true;
}

const outsideGot = { refused: 'FORBIDDEN', null: 'null', error: 'error', empty: 'empty', alike: 'served' } as const;

const cellsOf = (name: string, expectation: Expectation): Cell[] => {
  const rule = rules.get(name) ?? 'admin';
  // A list may be empty and a query null for whoever may ask: what counts is that it is answered.
  const served: readonly Got[] =
    expectation.status === 'Error'
      ? ['error']
      : [
          'served',
          ...(expectation.status === 'either' ? (['error'] as const) : []),
          ...(isRead(name) ? (['empty', 'null'] as const) : []),
        ];
  return roles.flatMap((role) =>
    (expectation.from ? places : (['own'] as const)).map((where): Cell => {
      if (!allows(role, rule)) {
        const expected = [role === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN'];
        return { role, where, expected, byRule: true };
      }
      if (!expectation.from) return { role, where, expected: served };
      const lowest = where === 'foreign' ? undefined : expectation.from[where];
      const may = lowest !== undefined && allows(role, lowest);
      const expected = may ? served : [outsideGot[expectation.outside]];
      return { role, where, expected: mayLack(name, role) ? [...expected, 'FORBIDDEN'] : expected };
    }),
  );
};
/** Whether a role is not given, by default, a permission the call may ask for by what it is about. */
const mayLack = (name: string, role: Role): boolean =>
  allows(role, 'teacher') &&
  (calls[name]?.permission ?? []).some(
    ({ permission }) => isBuiltInPermission(permission) && !allows(role, builtInPermissions[permission].rule),
  );
const isRead = (name: string): boolean => calls[name]?.kind === 'query';

/** Words that no answer to this caller may hold. */
const hiddenFrom = (role: Role): readonly string[] =>
  ({
    guests: ['FOREIGN', 'ELSEWHERE', 'OTHERS'],
    families: ['FOREIGN', 'ELSEWHERE', 'OTHERS'],
    staff: ['FOREIGN', 'ELSEWHERE'],
    support: ['FOREIGN'],
  })[groupOf(role)];

const personOf = (role: Role) => world.people.get(role) ?? null;
const argsFor = (expectation: Expectation, { role, where }: Cell) =>
  expectation.from ? expectation.args(world, where, personOf(role)) : expectation.args(world, personOf(role));

/** Runs something while no role of the own centre has the permission. */
const without = async (permission: string, run: () => Promise<void>): Promise<void> => {
  const { db, centre } = server.tenant;
  const { id } = await db
    .selectFrom('permission')
    .select('id')
    .where('centre_id', '=', centre)
    .where('name', '=', permission)
    .executeTakeFirstOrThrow();
  const held = db.deleteFrom('role_permission').where('centre_id', '=', centre).where('permission_id', '=', id);
  const taken = await held.returningAll().execute();
  try {
    await run();
  } finally {
    await db.insertInto('role_permission').values(taken).execute();
  }
};

/** What makes a call need the permission: the argument it stands at, with a value that asks for it. */
const askingFor = (name: string, { permission, field, byValue }: Demand, args: object, asker: Role): object => {
  if (field === null) return {};
  const schema = calls[name]?.input[field];
  if (!schema) throw new Error(`${name} has no argument ${field}.`);
  if (!byValue) return { [field]: Reflect.get(args, field)?.length ? Reflect.get(args, field) : sampleOf(schema) };
  const told = matrix[name]?.asking?.[permission];
  if (told) return told;
  const { entity, list } = metaOf(schema);
  if (entity?.table !== 'app_user') throw new Error(`What makes ${name} need ${permission}? Say it in asking.`);
  // Neither of them is who asks: nobody needs a permission for the own account.
  const id =
    permission === 'manage_team'
      ? (world.people.get(asker === 'teacher' ? 'manager' : 'teacher')?.id ?? 0)
      : world.at('other').contact;
  return { [field]: list ? [id] : id };
};

test.skipIf(wantedDomains)('every served call has its expectation, and every expectation its call', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(Object.keys(calls).filter((name) => matrix[name]))('%s', (name) => {
  const expectation = matrix[name];
  if (!expectation) return;
  const isServed = ({ expected }: Cell) => expected.includes('served');
  const cells = askedFor(cellsOf(name, expectation), isServed);
  const gotBy = new Map<Cell, Got>();
  afterAll(() => world.settle());

  const check = async (cell: Cell, args: object) => {
    const client = personOf(cell.role) ?? server.guest();
    const patience = isServed(cell) ? 200 : 5_000;
    let { got, answer } = await ask(client, name, args, patience);
    // A machine that is busy with other tests says so; as every client does, the call is made again.
    for (let tries = 1; got === 'NOT_READY' && tries < 3; tries += 1) {
      // What is counted against guests is counted for each try.
      await server.tenant.db.deleteFrom('attempt').execute();
      ({ got, answer } = await ask(client, name, args, patience));
    }
    const reference = answer instanceof CallRefused ? answer.extensions.reference : undefined;
    const cause = reference && server.log.find((line) => line.reference === reference)?.err;
    const label = `${cause ? JSON.stringify(cause) : ''}${cell.role}, ${cell.where}: ${JSON.stringify(answer instanceof Error ? answer.message : answer)?.slice(0, 300)}`;
    expect(cell.expected, label).toContain(got);
    const text = JSON.stringify(answer) ?? '';
    const namesStaff = expectation.from !== undefined && expectation.namesStaff === true;
    gotBy.set(cell, isSuccess(answer) ? got : 'error');
    for (const word of hiddenFrom(cell.role).filter((hidden) => !(namesStaff && hidden === 'OTHERS')))
      expect(
        text.includes(`${word} `) || text.includes(`"${word}"`),
        `${cell.role} reads of ${word}: ${text.slice(0, 2000)}`,
      ).toBe(false);
  };

  test('turns away whoever has no right, and changes nothing then', async () => {
    const closed = cells.filter((cell) => !isServed(cell));
    const given: object[] = [];
    for (const cell of closed) given.push(await argsFor(expectation, cell));
    const before = await fingerprint();
    await Promise.all(closed.map((cell, i) => check(cell, given[i] ?? {})));
    expect(await fingerprint()).toBe(before);
  });

  for (const demand of calls[name]?.permission ?? []) {
    const at = demand.field === null ? '' : ` for ${demand.field}`;
    test(`is refused${at} when ${demand.permission} was taken from the role`, async () => {
      const rule = rules.get(name) ?? 'admin';
      const lowest =
        roles.find((role) => allows(role, rule) && allows(role, 'teacher') && allows(role, demand.from ?? 'guest')) ??
        'admin';
      const args = await argsFor(expectation, { role: lowest, where: 'own', expected: [] });
      const asking = askingFor(name, demand, args, lowest);
      await without(demand.permission, async () => {
        const before = await fingerprint();
        for (const role of new Set([lowest, 'admin'] as const)) {
          const asker = personOf(role) ?? server.guest();
          const { got, answer } = await ask(asker, name, { ...args, ...asking });
          // Calls before may have changed the asker's language.
          const said = answer instanceof Error ? answer.message : '';
          expect([en, es].map((texts) => texts['kernel.notPermitted'])).toContain(said);
          expect(got).toBe('FORBIDDEN');
        }
        expect(await fingerprint()).toBe(before);
      });
    });
  }

  if (calls[name]?.writes) {
    const why = calls[name].allowedWhileActing;
    test(
      why === null ? 'is declined while acting as somebody, and changes nothing' : `is open while acting: ${why}`,
      async () => {
        const rule = rules.get(name) ?? 'admin';
        const role = roles.find((one) => allows(one, rule) && one !== 'guest') ?? 'admin';
        const by = personOf('admin');
        const person = personOf(role);
        if (!by || !person) throw new Error('Nobody to act as.');
        const acting = await server.as({ id: person.id }, { by });
        const given = await (expectation.from
          ? expectation.args(world, 'own', acting)
          : expectation.args(world, acting));
        // Who acts may end the session that acts, and no other.
        const args = name === 'logout' ? { session_id: acting.session } : given;
        const before = await fingerprint();
        const { answer } = await ask(acting, name, args);
        expect(isActing(answer), JSON.stringify(answer)?.slice(0, 300)).toBe(why === null);
        if (why === null) expect(await fingerprint()).toBe(before);
      },
    );
  }

  test('serves whoever has the right, and tells nothing of others', async () => {
    const idle: string[] = [];
    for (const cell of cells.filter(isServed)) {
      const args = await argsFor(expectation, cell);
      if (calls[name]?.kind !== 'mutation') await check(cell, args);
      else {
        const before = await effects.look();
        await check(cell, args);
        if (gotBy.get(cell) !== 'served') continue;
        if ((await effects.look()) === before) idle.push(`${cell.role}, ${cell.where}`);
      }
    }
    // Success means that something changed; a call of which that is not so says why in its row.
    if (!calls[name]?.changesNothing) expect(idle, 'answered Success and changed no row').toEqual([]);
  });
});
