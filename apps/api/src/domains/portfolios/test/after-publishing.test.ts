import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActivity } from '../../activities/test/activities.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { portfolioJobs } from '../files/make-file.ts';
import { aPortfolio, inPortfolio } from './portfolios.factory.ts';

let server: TestServer;
let elm: { id: number };
let room: { id: number };
let ava: { id: number };
let manager: Person;
let parent: Person;
beforeAll(async () => {
  server = await startTestServer({ jobs: portfolioJobs });
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  room = await aRoom(server.tenant, { location_id: elm.id });
  ava = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava', lname: 'Lopez' });
  manager = await server.as('manager', { locations: [elm] });
  parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: parent.id, legal_guardian: true });
});
afterAll(() => server.close());

const set = (what: ReturnType<typeof sql>) => what.execute(server.tenant.db);
const moment = (note: string, given: object = {}, students = [ava.id]) =>
  anActivity(server.tenant, { location_id: elm.id, students, kind: 'observation', note, ...given });
/** A draft of a child with these moments. */
const draft = async (name: string, moments: readonly { readonly id: number }[], student_id = ava.id) => {
  const portfolio = await aPortfolio(server.tenant, { student_id, name });
  for (const { id } of moments) await inPortfolio(server.tenant, portfolio, id);
  return portfolio;
};
const publish = (id: number) => manager.call('publishPortfolio', { id }, 'status errors { code }');
const notesFor = async (who: Person, id: number): Promise<readonly string[] | null> => {
  const seen = await who.call('portfolioPreview', { id }, 'sections { activities { note } }');
  const of = (section: { activities: { note: string }[] }) => section.activities.map(({ note }) => note);
  return seen?.sections.flatMap(of) ?? null;
};
const notices = async (id: number): Promise<number> => {
  await server.heard();
  const { data } = await parent.call('notificationsShort', {}, 'data { kind about }');
  return data.filter((one: { kind: string; about: number }) => one.kind === 'portfolio' && Number(one.about) === id)
    .length;
};
/** The bytes of a file, and the entries that are noted as being in it. */
const fileOf = async (id: number, kind: 'pdf' | 'zip') => {
  expect(await parent.call('requestPortfolioFile', { id, kind }, 'status')).toEqual({ status: 'Success' });
  const newest = async () => (await parent.call('portfolioFiles', { id }, 'id kind state url'))[0];
  await expect.poll(newest, { timeout: 30_000 }).toMatchObject({ kind, state: 'ready' });
  const made = await newest();
  const row = await server.tenant.db
    .selectFrom('portfolio_file')
    .select('entries')
    .where('id', '=', Number(made.id))
    .executeTakeFirstOrThrow();
  const answer = await fetch(`http://127.0.0.1:${server.port}${made.url}`);
  return { entries: row.entries, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

test('an entry that is deleted after publishing is read by nobody any more, nor in what is made then', async () => {
  const [kept, gone] = [await moment('Stacks six blocks'), await moment('Of another day')];
  const portfolio = await draft('Spring', [kept, gone]);
  expect(await publish(portfolio.id)).toMatchObject({ status: 'Success' });
  expect(await notesFor(parent, portfolio.id)).toEqual(['Stacks six blocks', 'Of another day']);
  expect(await manager.call('deleteActivity', { id: gone.id }, 'status')).toEqual({ status: 'Success' });
  for (const who of [parent, manager]) expect(await notesFor(who, portfolio.id)).toEqual(['Stacks six blocks']);
  expect((await fileOf(portfolio.id, 'pdf')).entries).toEqual([kept.id]);
});

test('what staff keep among themselves is in no file, also where it was said after publishing', async () => {
  const [open, hidden] = [await moment('Pours water'), await moment('For the team')];
  const portfolio = await draft('Water', [open, hidden]);
  expect(await publish(portfolio.id)).toMatchObject({ status: 'Success' });
  expect(await manager.call('updateObservationActivity', { id: hidden.id, staffOnly: true }, 'status')).toEqual({
    status: 'Success',
  });
  expect(await notesFor(parent, portfolio.id)).toEqual(['Pours water']);
  expect((await fileOf(portfolio.id, 'pdf')).entries).toEqual([open.id]);
  const { bytes } = await fileOf(portfolio.id, 'zip');
  expect(strFromU8(unzipSync(bytes)['index.html'] ?? new Uint8Array())).not.toContain('For the team');
  const heard = await subscribe(parent, 'portfolioChanged', { id: portfolio.id }, 'id');
  await heard.ended;
  expect([heard.values, heard.errors.length > 0]).toEqual([[], true]);
});

test('a child that moves to another location takes its portfolio along, and those of the first one have it no more', async () => {
  const oak = await aLocation(server.tenant, { zone: 'America/New_York' });
  const there = await server.as('manager', { locations: [oak] });
  const portfolio = await draft('Moving', [await moment('Waves from the bus')]);
  expect(await publish(portfolio.id)).toMatchObject({ status: 'Success' });
  expect(await notesFor(there, portfolio.id)).toBeNull();
  await set(sql`update student set location_id = ${oak.id}, room_id = null where id = ${ava.id}`);
  expect(await notesFor(manager, portfolio.id)).toBeNull();
  expect(await notesFor(there, portfolio.id)).not.toBeNull();
  expect(await notesFor(parent, portfolio.id)).toEqual(['Waves from the bus']);
  await set(sql`update student set location_id = ${elm.id}, room_id = ${room.id} where id = ${ava.id}`);
});

test('of two records of one child the published portfolio goes on with the one that stays', async () => {
  const again = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava', lname: 'Lopez' });
  const portfolio = await draft('Of both', [await moment('Feeds the fish', {}, [again.id])], again.id);
  expect(await publish(portfolio.id)).toMatchObject({ status: 'Success' });
  expect(await notesFor(parent, portfolio.id), 'not of this family yet').toBeNull();
  const merged = { student_id: ava.id, duplicate_id: again.id };
  expect(await manager.call('mergeStudents', merged, 'status')).toEqual({ status: 'Success' });
  expect(await notesFor(parent, portfolio.id)).toEqual(['Feeds the fish']);
});

test('publishing that is killed in between has told nobody, and once it is done it tells once', async () => {
  const portfolio = await draft('Halfway', [await moment('Counts the stairs')]);
  for (const end of [
    sql.raw(`raise exception 'the disk is full'`),
    sql.raw('perform pg_terminate_backend(pg_backend_pid())'),
  ]) {
    await set(sql`create function halfway() returns trigger language plpgsql as $$ begin ${end}; return new; end $$`);
    await set(sql`create constraint trigger halfway after update on portfolio deferrable initially deferred
      for each row when (new.status = 'published') execute function halfway()`);
    try {
      await expect(publish(portfolio.id)).rejects.toBeDefined();
    } finally {
      await set(sql`drop trigger halfway on portfolio`);
      await set(sql`drop function halfway()`);
    }
    expect(await notices(portfolio.id)).toBe(0);
    expect(await notesFor(parent, portfolio.id)).toBeNull();
  }
  expect(await publish(portfolio.id)).toMatchObject({ status: 'Success' });
  expect((await publish(portfolio.id)).errors).toMatchObject([{ code: 'STATE' }]);
  expect(await notices(portfolio.id)).toBe(1);
});

test('script in the words of people stays words in what a family keeps', async () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const portfolio = await draft(evil, [await moment(evil)]);
  await set(sql`update portfolio_section set name = ${evil} where portfolio_id = ${portfolio.id}`);
  await set(sql`update location set name = ${evil} where id = ${elm.id}`);
  expect(await publish(portfolio.id)).toMatchObject({ status: 'Success' });
  const { bytes } = await fileOf(portfolio.id, 'zip');
  const page = strFromU8(unzipSync(bytes)['index.html'] ?? new Uint8Array());
  expect(page).not.toMatch(/<script|<img src=x/i);
  expect(page.match(/&#60;script/g)?.length).toBeGreaterThan(2);
});
