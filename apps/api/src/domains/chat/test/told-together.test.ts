import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { listen } from './chat.client.ts';

type Heard = Awaited<ReturnType<typeof listen>>;

let server: TestServer;
let manager: Person;
let child: { id: number };
const readers: Person[] = [];
const heard: Heard[] = [];
const FAMILY = 12;

beforeAll(async () => {
  server = await startTestServer();
  const elm = await aLocation(server.tenant, { name: 'Elm' });
  manager = await server.as('manager', { locations: [elm] });
  child = await aStudent(server.tenant, { location_id: elm.id, fname: 'Ava', lname: 'Lopez' });
  for (let i = 0; i < FAMILY; i += 1) {
    const one = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: child.id, user_id: one.id });
    readers.push(one);
  }
  readers.push(manager, await server.as('manager', { locations: [elm] }));
  const fields = 'id message mine sender_name attachment user { id }';
  for (const one of readers) heard.push(await listen(one, 'chatMessageAdded', { student_id: child.id }, fields));
});
afterAll(async () => {
  for (const one of heard) await one.stop();
  await server.close();
});

const at = (place: number): Person => {
  const one = readers[place];
  if (!one) throw new Error('There is no such reader.');
  return one;
};
const write = async (who: Person, message: string, more: object = {}) => {
  const sent = await who.call('sendMsg', { student_id: child.id, message, ...more }, 'status message');
  expect(sent.status, sent.message).toBe('Success');
};
const whoHas = (message: string): number[] =>
  heard.flatMap(({ values }, place) =>
    values.some((value) => JSON.stringify(value).includes(`"${message}"`)) ? [place] : [],
  );
/** Sees that these heard of a message, by place, and nobody else: long enough for what should not come to have come. */
const onlyHeard = async (message: string, places: readonly number[]): Promise<void> => {
  await expect.poll(() => whoHas(message), { timeout: 10_000 }).toEqual(expect.arrayContaining([...places]));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(whoHas(message)).toEqual(places);
};
const all = [...Array(FAMILY + 2).keys()];
const run = (query: ReturnType<typeof sql>) => query.execute(server.tenant.db);

test('each is told what it would read itself, and they are asked about together', async () => {
  await write(at(0), 'Good morning');
  await onlyHeard('Good morning', all);
  const fields = 'id message mine sender_name attachment user { id }';
  for (const [place, one] of readers.entries()) {
    const [read] = await one.call('getStudentMsg', { student_id: child.id, first: 1 }, fields);
    expect(heard[place]?.values.at(-1)).toEqual(read);
    expect(read.mine).toBe(place === 0);
  }
  const sent = await server.statements(async () => {
    await write(at(0), 'Together');
    await onlyHeard('Together', all);
  });
  // Fourteen who ask by themselves send more than fifty.
  expect(sent).toBeLessThan(35);
});

test('who lost the right hears nothing from the next message on, and of it again when it is given back', async () => {
  const black = async (on: boolean) => {
    const call = on ? 'addGuardianBlackList' : 'removeGuardianBlackList';
    const done = await manager.call(call, { student_id: child.id, user_id: at(1).id }, 'status');
    expect(done.status).toBe('Success');
  };
  await black(true);
  await write(at(0), 'Not for the second');
  await onlyHeard(
    'Not for the second',
    all.filter((place) => place !== 1),
  );
  await black(false);
  await write(at(0), 'For the second again');
  await onlyHeard('For the second again', all);

  // Taken by the rows alone, of which no event tells: what counts is what stands there at that moment.
  await run(sql`update guardian_link set black_list = true where user_id = ${at(2).id}`);
  await run(sql`update app_user set status = 'inactive' where id = ${at(3).id}`);
  await run(sql`delete from user_location where user_id = ${at(FAMILY + 1).id}`);
  await write(at(0), 'Not for three');
  await onlyHeard(
    'Not for three',
    all.filter((place) => ![2, 3, FAMILY + 1].includes(place)),
  );
});
