import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { MovedAway } from '../db/session.ts';
import { calls, ran } from './toy.ts';

/** Class of the lock a center's transactions share, and whoever moves it takes alone. */
const FENCE = 727_110;

let server: TestServer;
let mover: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ calls });
  mover = new pg.Client(server.ownerUrl);
  await mover.connect();
});
afterAll(async () => {
  await mover.end();
  await server.close();
});

const leave = (center: number) =>
  mover.query("insert into moved_center (center_id, cell, state) values ($1, 'south', 'moved')", [center]);
const comeBack = (center: number) => mover.query('delete from moved_center where center_id = $1', [center]);

const isHeldOff = async (): Promise<boolean> => {
  const { rows } = await server.tenant.db.executeQuery(
    sql`select from pg_locks where locktype = 'advisory' and classid = ${FENCE} and not granted
      and database = (select oid from pg_database where datname = current_database())`.compile(server.tenant.db),
  );
  return rows.length === 1;
};

const people = async () => {
  const { centre } = server.tenant;
  const elm = await aLocation(server.tenant);
  const manager = await server.as('manager', { locations: [elm] });
  const add = (name: string) => manager.call('addNook', { name, location_id: elm.id }, 'status');
  const total = async () => (await manager.call('nooks', { first: 1 }, 'total')).total;
  return { centre, add, total, manager };
};

test('a center that was moved is neither read nor written here, and whoever asks is told to come again', async () => {
  const { centre, add, total } = await people();
  await add('before');
  const before = await total();
  await leave(centre);
  // Nobody has told this process: what it keeps of the center it still has.
  const away = { code: 'NOT_READY', extensions: { retry_after: expect.any(Number) } };
  await expect(add('late')).rejects.toMatchObject(away);
  await expect(total()).rejects.toMatchObject(away);
  await expect(server.job().transaction(async ({ db }) => db.selectFrom('location').execute())).rejects.toThrow(
    MovedAway,
  );
  await comeBack(centre);
  expect(await total()).toBe(before);
});

test('who moves a center waits for what is being written, and what waits behind the move is refused', async () => {
  const { centre, add, total } = await people();
  const before = Number(await total());
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  ran.before = async () => {
    ran.before = async () => {};
    reached.resolve();
    await goOn.promise;
  };
  const early = add('early');
  await reached.promise;
  await mover.query('begin');
  const fenced = mover.query('select pg_advisory_xact_lock($1, $2)', [FENCE, centre]);
  await expect.poll(isHeldOff).toBe(true);
  const late = add('late').then(
    () => 'doubled',
    (error: unknown) => error,
  );
  goOn.resolve();
  await fenced;
  // Whoever holds the center alone sees all that was ever acknowledged; reads are held off by nobody.
  expect(await total()).toBe(before + 1);
  await early;
  await leave(centre);
  await mover.query('commit');
  expect(await late).toMatchObject({ code: 'NOT_READY' });
  await comeBack(centre);
  expect(await total()).toBe(before + 1);
});

test('another center is not held up by a move', async () => {
  const { centre } = await people();
  const other = await server.centre();
  await mover.query('begin');
  await mover.query('select pg_advisory_xact_lock($1, $2)', [FENCE, centre]);
  await leave(centre);
  await server.job(other).transaction(async ({ db }) => db.selectFrom('location').execute());
  await mover.query('rollback');
});
