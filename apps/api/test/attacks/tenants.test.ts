import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, test } from 'vitest';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aStudent } from '../../src/domains/students/test/students.factory.ts';
import { inCentre } from '../../src/kernel/db/in-centre.ts';
import { figure, RUNS } from './figure.ts';

// S2: tenants take turns on the same few connections, many at a time. What one left behind on a connection must not be
// seen by the next: neither by calls, nor by statements that name no centre, nor by what fails half-way.

const CENTRES = 8;
let server: TestServer;
const grounds: TestTenant[] = [];
const people: Person[] = [];

beforeAll(async () => {
  server = await startTestServer();
  for (let i = 0; i < CENTRES; i += 1) {
    const at = i === 0 ? server.tenant : await server.centre();
    const elm = await aLocation(at);
    for (let n = 0; n < 5; n += 1) await aStudent(at, { location_id: elm.id, fname: `of-${at.centre}-` });
    grounds.push(at);
    people.push(await server.as('admin', { at, locations: [elm] }));
  }
});
afterAll(() => server.close());

test('tenants that take turns on the same connections see nothing of one another', async () => {
  const leaks: string[] = [];
  const total = 1_000 * RUNS;
  const dice = new Seeded(2);
  const one = async (turn: number): Promise<void> => {
    const i = dice.between(0, CENTRES - 1);
    const [at, person] = [grounds[i] ?? server.tenant, people[i] ?? people[0]];
    const own = `of-${at.centre}-`;
    if (turn % 4 === 0) {
      // Without any condition, and now and then with an error in the middle of the transaction.
      const seen = await inCentre(server.app.appContext.pools, at.centre, async (db) => {
        const { rows } = await sql<{
          fname: string;
          centre: number;
        }>`select fname, centre_id as centre from student`.execute(db);
        if (dice.happens(0.2)) await sql`select 1 / 0`.execute(db);
        return rows;
      }).catch(() => null);
      for (const { fname, centre } of seen ?? [])
        if (!fname.startsWith(own) || centre !== at.centre) leaks.push(`${at.centre} read of ${centre}`);
      if (seen?.length === 0) leaks.push(`${at.centre} lost its own`);
      return;
    }
    const answer = await person?.call('students', { first: 200 }, 'total data { fname }');
    if (answer.total !== 5) leaks.push(`${at.centre} counted ${answer.total}`);
    for (const { fname } of answer.data) if (!fname.startsWith(own)) leaks.push(`${at.centre} was answered ${fname}`);
  };
  for (let turn = 0; turn < total; turn += 20) await Promise.all(Array.from({ length: 20 }, (_, n) => one(turn + n)));
  // Nothing is left on the connections either: without a centre there is no row.
  const line = await server.app.appContext.pools.acquire('reads');
  const [result] = await line.send([{ text: 'select count(*)::int as n from student', values: [] }]);
  line.release();
  if (result?.rows[0]?.n !== 0) leaks.push('rows without a centre');
  figure('S2 tenants on shared connections', total + 1, leaks);
});
