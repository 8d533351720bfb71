import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WholeEmail } from '../../../outbox/whole-email.ts';
import { readLetterPhoto } from '../../activities/letter-photos.ts';
import { anActivity, aPicture } from '../../activities/test/activities.factory.ts';
import { anEvent } from '../../calendar/test/calendar.factory.ts';
import { aFood, anEntry, aWeek } from '../../food/test/food.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { sendLetterBy } from '../send-job.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;
let ava: { id: number };
let ben: { id: number };
let avas: Person;
let bens: Person;
const sent = new Map<string, WholeEmail>();

beforeAll(async () => {
  server = await startTestServer();
  // A Wednesday, 11:00 in New York.
  elm = await aLocation(server.tenant, { name: 'Elm', zone: 'America/New_York' });
  oak = await aLocation(server.tenant, { name: 'Oak', zone: 'America/New_York' });
  manager = await server.as('manager', { locations: [elm] });
  const child = async (email: string) => {
    const student = await aStudent(server.tenant, { location_id: elm.id });
    const family = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: student.id, user_id: family.id, alert: true });
    await server.tenant.db.updateTable('app_user').set({ email }).where('id', '=', family.id).execute();
    return [student, family] as const;
  };
  [ava, avas] = await child('ava@example.com');
  [ben, bens] = await child('ben@example.com');
});
afterAll(() => server.close());
beforeEach(() => sent.clear());

const preview = async (...blocks: object[]) =>
  (await manager.call('previewNewsletter', { template: { blocks } }, 'html plain')) as { html: string; plain: string };
const sendWith = async (...blocks: object[]) => {
  const given = { name: 'March', template: { blocks }, location: elm.id, subject: 'News' };
  const { newsletter } = await manager.call('createNewsletter', given, 'newsletter { id }');
  const done = await manager.call('sendNewsletter', { id: newsletter.id, locations: [elm.id] }, 'status send { id }');
  server.clock.tick(30_000);
  await sendLetterBy(() => async (to, letter) => void sent.set(to, letter))(server.job(), {
    send: Number(done.send.id),
  });
};

test('a menu is that of the week the letter leaves or of the next, day by day', async () => {
  const dish = (name: string) => aFood(server.tenant, { location_id: elm.id, name });
  for (const [date, name] of [
    ['2026-03-09', 'Rice & <b>beans</b>'],
    ['2026-03-16', 'Pasta'],
  ] as const) {
    const week = await aWeek(server.tenant, { location_id: elm.id, date });
    const food = await dish(name);
    await anEntry(server.tenant, { location_id: elm.id, week_id: week.id, food_item_id: food.id, day: 2 });
  }
  const now = await preview({ id: 'menu', type: 'menu', location: elm.id, week: 'this' });
  expect(now.plain).toContain('Tuesday, March 10');
  expect(now.plain).toContain('Lunch: Rice & <b>beans</b>');
  expect(now.html).not.toContain('<b>beans');
  expect(now.plain).not.toContain('Pasta');
  expect((await preview({ id: 'menu', type: 'menu', location: elm.id, week: 'next' })).plain).toContain('Lunch: Pasta');
});

test('a calendar holds what is for everybody and closed days, of a location the sender reaches', async () => {
  const room = await aRoom(server.tenant, { location_id: elm.id });
  await anEvent(server.tenant, { location_id: elm.id, name: 'Picture day', date: '2026-03-13', start_time: '09:30' });
  await anEvent(server.tenant, { location_id: elm.id, name: 'Too late', date: '2026-04-20' });
  await anEvent(server.tenant, { location_id: oak.id, name: 'Of Oak', date: '2026-03-13' });
  const trip = await anEvent(server.tenant, { location_id: elm.id, name: 'Trip of a room', date: '2026-03-13' });
  await server.tenant.db
    .insertInto('calendar_event_room')
    .values({ centre_id: server.tenant.centre, calendar_event_id: trip.id, room_id: room.id })
    .execute();
  const { plain } = await preview({ id: 'days', type: 'calendar', location: elm.id, days: 14 });
  expect(plain).toContain('Friday, March 13');
  expect(plain).toContain('9:30 AM Picture day');
  expect(plain).not.toMatch(/Too late|Of Oak|Trip of a room/);
  expect((await preview({ id: 'days', type: 'calendar', location: oak.id, days: 14 })).plain).not.toContain('Of Oak');
  expect((await preview({ id: 'menu', type: 'menu', location: oak.id, week: 'this' })).plain).not.toContain('Lunch');
});

test('photos are each family’s own, as far as consent goes, and end with it', async () => {
  const consent = async (student: number, level: 'none' | 'family' | 'group') => {
    await server.tenant.db.deleteFrom('photo_consent').where('student_id', '=', student).execute();
    await server.tenant.db
      .insertInto('photo_consent')
      .values({ centre_id: server.tenant.centre, student_id: student, level, given_at: server.clock.now() })
      .execute();
  };
  const approved = { kind: 'photo', location_id: elm.id, approved_at: server.clock.now(), at: server.clock.now() };
  const photo = async (students: number[], more: object = {}) =>
    anActivity(server.tenant, { ...approved, photo: await aPicture(server.tenant), students, ...more });
  const both = await photo([ava.id, ben.id]);
  const alone = await photo([ava.id]);
  await photo([ava.id], { approved_at: null });
  await photo([ava.id], { at: new Date(server.clock.now().getTime() - 8 * 86_400_000) });
  // Ava's family lets others see her; Ben's has not said so.
  await consent(ava.id, 'group');
  await sendWith({ id: 'pics', type: 'photos' });
  const shown = (to: string) =>
    [...(sent.get(to)?.html ?? '').matchAll(/letter-photo\/\d+\/(\d+)\/(\d+)\//g)].map(([, user, id]) => [
      Number(user),
      Number(id),
    ]);
  expect(shown('ava@example.com')).toEqual([[avas.id, alone.id]]);
  expect(shown('ben@example.com')).toEqual([[bens.id, both.id]]);
  expect(sent.get('ben@example.com')?.html).not.toContain('%%');
  expect(sent.get('ben@example.com')?.plain).toContain('/files/letter-photo/');

  const open = (to: string, change: (parts: Record<string, string>) => void = () => {}) => {
    const found = /letter-photo\/(\d+)\/(\d+)\/(\d+)\/(\d+)\/([\w-]+)/.exec(sent.get(to)?.html ?? '') ?? [];
    const [, centre = '', user = '', activity = '', until = '', sign = ''] = found;
    const parts = { centre, user, activity, until, sign };
    change(parts);
    return readLetterPhoto(server.app.appContext.pools, parts, server.clock.now());
  };
  expect(await open('ben@example.com')).toMatch(/^p/);
  expect(await open('ben@example.com', (parts) => (parts.activity = String(alone.id)))).toBeNull();
  expect(await open('ben@example.com', (parts) => (parts.user = String(avas.id)))).toBeNull();
  // A word taken back holds in letters that have long arrived.
  await consent(ava.id, 'family');
  expect(await open('ben@example.com')).toBeNull();
  await consent(ava.id, 'group');
  expect(await open('ben@example.com')).toMatch(/^p/);
  await server.tenant.db
    .updateTable('guardian_link')
    .set({ black_list: true })
    .where('user_id', '=', bens.id)
    .execute();
  expect(await open('ben@example.com')).toBeNull();
});
