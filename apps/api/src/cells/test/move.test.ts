import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAway } from '../../kernel/call/errors.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { stateOf } from '../../kernel/db/session.ts';
import { Directory } from '../directory.ts';
import { beginIds } from '../first-ids.ts';
import { abortMove, type Moving, moveCenter, purgeMoved } from '../move-center.ts';
import { keepPlacesOf } from '../places.ts';
import { caddyRoutes, haproxyMap } from '../proxy-files.ts';
import { openSide } from '../side.ts';
import { type StepName, stepNames } from '../step-names.ts';
import { startTestCell, type TestCell } from './two-cells.ts';

let north: TestCell;
let south: TestCell;
let center: number;

const log = { info: () => undefined };

beforeAll(async () => {
  [north, south] = await Promise.all([startTestCell('north', true), startTestCell('south', false)]);
  const directory = await Directory.open(north.url);
  for (const [number, cell] of [north, south].entries()) {
    const side = await openSide(cell.name, cell.url);
    await beginIds(side, number + 1);
    await directory.add({
      name: cell.name,
      number: number + 1,
      address: `10.0.0.${number}:4000`,
      keys: 'k',
      files: 'f',
    });
    await keepPlacesOf(directory, side);
    await side.client.end();
  }
  await directory.close();
  center = Number((await north.ask("select id from centre where slug = 'sunny'"))[0]?.id);
}, 240_000);
afterAll(() => Promise.all([north.stop(), south.stop()]));

/** One run of a mover, which ends with its connections, as a process does. */
const asMover = async <T>(
  [from, to]: readonly [TestCell, TestCell],
  work: (moving: Moving) => Promise<T>,
  killedAfter?: StepName,
): Promise<T> => {
  const directory = await Directory.open(north.url);
  const sides = await Promise.all([openSide(from.name, from.url), openSide(to.name, to.url)]);
  if (killedAfter)
    Object.assign(directory, {
      done: (...[of, step]: Parameters<Directory['done']>) =>
        step === killedAfter ? Promise.reject(new Error('killed')) : Directory.prototype.done.call(directory, of, step),
    });
  try {
    return await work({ directory, from: sides[0], to: sides[1], center, log });
  } finally {
    await Promise.all([directory.close(), ...sides.map((side) => side.client.end())]);
  }
};

/** Writes as the api does, wherever the center is served, until told to stop; answers what was acknowledged. */
const writing = (label: string) => {
  let stopped = false;
  const acknowledged: string[] = [];
  let longest = 0;
  const run = async (writer: number) => {
    let at = north;
    for (let n = 0; !stopped; n += 1) {
      const name = `${label} ${writer} ${n}`;
      const began = performance.now();
      for (;;) {
        try {
          await inCentre(at.pools, center, (db) => db.insertInto('schedule').values({ name }).execute());
          break;
        } catch (error) {
          if (!isAway(error)) throw error;
          // The proxy leads elsewhere what is refused here.
          if (stateOf(error) === null) at = at === north ? south : north;
        }
      }
      longest = Math.max(longest, performance.now() - began);
      acknowledged.push(name);
      await new Promise((wake) => setTimeout(wake, 15));
    }
  };
  const done = Promise.all([run(1), run(2)]);
  return async () => {
    stopped = true;
    await done;
    return { acknowledged, longest };
  };
};

const written = async (cell: TestCell, label: string): Promise<unknown[]> =>
  (await cell.ask('select name from schedule where centre_id = $1 and name like $2', [center, `${label} %`])).map(
    ({ name }) => name,
  );

const leftovers = (cell: TestCell) =>
  cell.ask(`select slot_name::text as name from pg_replication_slots union all select pubname::text from pg_publication
    union all select subname::text from pg_subscription`);

test('a center moves while it is written in, and the mover is killed after every step', async () => {
  const addJob = `select graphile_worker.add_job('alert.send', json_build_object('centre', $1::int), job_key => 'once')`;
  await north.ask(addJob, [center]);
  const stop = writing('there');
  const before = (await north.ask('select count(*)::int as n from audit where centre_id = $1', [center]))[0];
  for (const step of stepNames) await expect(asMover([north, south], moveCenter, step), step).rejects.toThrow('killed');
  await asMover([north, south], moveCenter);
  const { acknowledged, longest } = await stop();
  expect(acknowledged.length).toBeGreaterThan(50);
  expect((await written(south, 'there')).toSorted()).toEqual(acknowledged.toSorted());
  expect(longest).toBeLessThan(10_000);
  expect((await south.ask('select count(*)::int as n from audit where centre_id = $1', [center]))[0]).toEqual(before);
  // Served in one place alone, with its host and its jobs.
  await expect(inCentre(north.pools, center, (db) => db.selectFrom('schedule').execute())).rejects.toThrow(
    /another cell/,
  );
  const jobs = `select count(*)::int as n from graphile_worker._private_jobs where payload->>'centre' = $1`;
  expect(await south.ask(jobs, [String(center)])).toEqual([{ n: 1 }]);
  expect(await north.ask(jobs, [String(center)])).toEqual([{ n: 0 }]);
  expect(await south.ask('select count(*)::int as n from centre_host where centre_id = $1', [center])).toEqual(
    await north.ask('select count(*)::int as n from centre_host where centre_id = $1', [center]),
  );
  expect([await leftovers(north), await leftovers(south)]).toEqual([[], []]);
}, 240_000);

test('what it left is purged after the grace time alone, and it moves back under writes with its mover cut off at any moment', async () => {
  const purge = (graceDays: number) =>
    asMover([north, south], async (moving) => {
      const move = await moving.directory.move(center);
      if (!move) throw new Error('There is no move.');
      return purgeMoved(moving, move, { now: new Date(), graceDays });
    });
  await expect(purge(7)).rejects.toThrow(/stays until/);
  await expect(asMover([south, north], moveCenter)).rejects.toThrow(/moves from north to south/);
  expect(await purge(0)).toBeGreaterThan(1_000);
  const other = await north.ask('select count(*)::int as n from student where centre_id <> $1', [center]);
  expect(other[0]?.n).toBeGreaterThan(0);

  const stop = writing('back');
  // A moment after each of these has begun, all lines of the mover are cut: once each.
  const toCut = new Set<unknown>(['published', 'subscribed', 'copied', 'compared', 'closed', 'opened']);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'nestling-cells' and pid <> pg_backend_pid()`;
  const cutting = {
    info: ({ step }: { step?: unknown }) => {
      if (toCut.delete(step)) setTimeout(() => void Promise.all([north.ask(end), south.ask(end)]), 20);
    },
  };
  let tries = 1;
  const again = () => asMover([south, north], (moving) => moveCenter({ ...moving, log: cutting }));
  while (
    !(await again().then(
      () => true,
      () => false,
    ))
  )
    tries += 1;
  const { acknowledged } = await stop();
  expect(toCut.size).toBe(0);
  expect(tries).toBeGreaterThan(3);
  expect((await written(north, 'back')).toSorted()).toEqual(acknowledged.toSorted());
  const [ids] = await north.ask(
    'select count(*)::int as n, count(distinct id)::int as d from schedule where centre_id = $1',
    [center],
  );
  expect(ids?.n).toBe(ids?.d);
}, 240_000);

test('a move is taken back until the center is open at its target, and leaves nothing', async () => {
  await asMover([south, north], async (moving) => {
    const move = await moving.directory.move(center);
    if (move) await purgeMoved(moving, move, { now: new Date(), graceDays: 0 });
  });
  await expect(asMover([north, south], moveCenter, 'closed')).rejects.toThrow('killed');
  await expect(inCentre(north.pools, center, (db) => db.selectFrom('student').execute())).rejects.toThrow(
    /another cell/,
  );
  await asMover([north, south], abortMove);
  await inCentre(north.pools, center, (db) => db.selectFrom('student').execute());
  expect(await south.ask('select count(*)::int as n from student')).toEqual([{ n: 0 }]);
  expect([await leftovers(north), await leftovers(south)]).toEqual([[], []]);
}, 240_000);

test('what cannot be moved whole is refused before anything is done', async () => {
  await expect(openSide('north', north.ownerUrl)).rejects.toThrow(/row security binds/);
  const refused = async (change: string, back: string, why: RegExp) => {
    await north.ask(change);
    await expect(asMover([north, south], moveCenter)).rejects.toThrow(why);
    await north.ask(back);
  };
  await refused(
    "update cells.cell set keys = 'o' where name = 'south'",
    "update cells.cell set keys = 'k'",
    /other secrets/,
  );
  await refused(
    "update cells.cell set files = 'o' where name = 'south'",
    "update cells.cell set files = 'f'",
    /Files of/,
  );
  await refused(
    "insert into migration (name, checksum) values ('209901010000-later.sql', '')",
    "delete from migration where name = '209901010000-later.sql'",
    /different versions/,
  );
  const home = Number((await north.ask("select id from centre where slug = 'home'"))[0]?.id);
  await expect(asMover([north, south], (moving) => moveCenter({ ...moving, center: home }))).rejects.toThrow(/stays/);
  expect(await north.ask('select * from cells.move')).toEqual([]);
});

test('numbers of centers differ between cells, and proxies are told by files', async () => {
  const [made] = await south.ask("insert into centre (slug, name) values ('far', 'Far') returning id");
  expect(Number(made?.id)).toBeGreaterThanOrEqual(2_000_000);
  const places = [
    { center: 4, name: 'Sunny', cell: 'south', hosts: ['sunny.example.com', 'bad host\n'] },
    { center: 5, name: 'Elm', cell: 'north', hosts: ['elm.example.com'] },
  ];
  expect(haproxyMap(places)).toBe('elm.example.com cell_north\nsunny.example.com cell_south\n');
  const cells = [{ name: 'south', number: 2, address: '10.0.0.2:4000', keys: '', files: '' }];
  expect(caddyRoutes(cells, places)).toBe(
    '@cell_south host sunny.example.com\nhandle @cell_south {\n\treverse_proxy 10.0.0.2:4000\n}\n',
  );
});
