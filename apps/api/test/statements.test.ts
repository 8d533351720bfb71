import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../src/domains.ts';
import { selectionOf } from './selection.ts';
import { tables } from './tables.ts';
import { makeWorld, type World } from './world.ts';

const matrix = await tables();
/** A read sends its centre, who calls, the reach of its ids, the rows and their number; some read a second thing. */
const MOST = 8;
/** A call with a limit is counted before it is answered. */
const mostOf = (name: string) => ELSEWHERE[name] ?? MOST + (calls[name]?.limit ? 1 : 0);
/**
 * A file of a whole roster also reads where its centre is, stores itself and is written down. A file that a thread reads
 * waits until the checks have answered, and what is found for it is asked after. What support reads in another center is asked
 * in a transaction of its own, once the checks have answered. Rows of an import are put beside four sets of what the center has:
 * as one answer, put together by the database, they took ten times as long. Bills to come are worked out from all the round reads to make them:
 * plans, those of later periods, days, payers, authorizations, and the place.
 */
const ELSEWHERE: Readonly<Record<string, number>> = {
  exportStudentRoster: 10,
  readRemittance: 9,
  centerChildLocations: 10,
  getAwsCenterUsers: 10,
  getCenterSetting: 10,
  getStudentUpcomingInvoices: 14,
  getBillingRunPreview: 14,
  getTempAdvanceOnbordingData: 12,
  getTempProcareData: 12,
};

let server: TestServer;
let world: World;
const counts = new Map<string, number>();

/** Statements each query sends when an admin asks for all it can tell. */
const countAll = async () => {
  const admin = world.people.get('admin');
  if (!admin) throw new Error('There is no admin.');
  const found = new Map<string, number>();
  for (const [name, call] of Object.entries(calls)) {
    const expectation = matrix[name];
    if (call.kind !== 'query' || call.writes || !expectation) continue;
    // Asked by a device alone; no person is answered.
    if (expectation.from && expectation.from.own === undefined) continue;
    const args = expectation.from ? await expectation.args(world, 'own', admin) : await expectation.args(world, admin);
    const selection = selectionOf(admin.way.schema, name);
    found.set(name, await server.statements(() => admin.call(name, { ...args }, selection)));
  }
  return found;
};

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  for (const [name, count] of await countAll()) counts.set(name, count);
  for (let i = 0; i < 20; i += 1) {
    await world.student('own');
    await world.guardian('own');
    await world.camera('own');
  }
});
afterAll(() => server.close());

describe('a query sends as many statements', () => {
  test('however many records there are, and never many', async () => {
    const after = await countAll();
    // Fewer is well: what a domain has looked up once it may keep.
    expect([...after].filter(([name, count]) => count > (counts.get(name) ?? 0))).toEqual([]);
    expect([...after].filter(([name, count]) => count > mostOf(name))).toEqual([]);
  });
});
