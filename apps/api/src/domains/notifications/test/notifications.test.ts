import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import type { Person } from '@nestling/api/harness/test-tenant.ts';
import { CHANNEL } from '@nestling/api/kernel/events/notify.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { aCamera } from '../../cameras/test/cameras.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { planned } from '../../schedules/test/schedules.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { lookForNotices } from '../find-notices.ts';
import { aNotification } from './notifications.factory.ts';

let server: TestServer;
let elm: { id: number };
let manager: Person;
let teacher: Person;
let parent: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date('2026-03-03T13:00:00Z'));
  elm = await aLocation(server.tenant, { name: 'Elm Street', zone: 'America/New_York' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
});
afterAll(() => server.close());

const look = () => server.job().transaction(lookForNotices);
const titles = async (who: Person): Promise<string[]> => {
  const { data } = await who.call('notificationsShort', {}, 'data { title }');
  return data.map(({ title }: { title: string }) => title);
};

describe('what happened is told once', () => {
  test('a new family to managers, nobody else', async () => {
    const rosa = await aContact(server.tenant, {
      fname: 'Rosa',
      lname: 'Lopez',
      pending: true,
      created_at: server.clock.now(),
    });
    await server.tenant.db
      .insertInto('user_location')
      .values({ centre_id: server.tenant.centre, user_id: rosa.id, location_id: elm.id })
      .execute();
    await look();
    await look();
    expect(await titles(manager)).toEqual(['Rosa Lopez signed up and needs approval.']);
    expect(await titles(teacher)).toEqual([]);
    await manager.call('approveUser', { id: rosa.id }, 'status');
  });

  test('time off to managers when requested, and to who asked when decided', async () => {
    const birch = await aLocation(server.tenant, { name: 'Birch', zone: 'America/New_York' });
    const chief = await server.as('manager', { locations: [birch] });
    const eve = await server.as('teacher', { locations: [birch] });
    const days = { start_date: '2026-03-10', end_date: '2026-03-12' };
    const { pto } = await eve.call('requestStaffPto', days, 'status pto { id }');
    await look();
    await look();
    expect(await titles(chief)).toEqual([expect.stringMatching(/ requests time off: Mar 10 – 12, 2026\.$/)]);
    expect(await titles(eve)).toEqual([]);
    await chief.call('decideStaffPto', { id: pto.id, approve: true }, 'status');
    await look();
    expect(await titles(eve)).toEqual([
      expect.stringMatching(/^Your time off was approved by .*: Mar 10 – 12, 2026\.$/),
    ]);
    expect(await titles(chief)).toHaveLength(1);
  });

  test('a camera that stays away, a child still there the next day, and a room out of ratio', async () => {
    const room = await aRoom(server.tenant, { location_id: elm.id, name: 'Acorns', max_ratio: 1 });
    const camera = await aCamera(server.tenant, { location_id: elm.id, room_id: room.id, name: 'Yard' });
    const since = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000);
    await server.tenant.db
      .insertInto('camera_state')
      .values({
        centre_id: server.tenant.centre,
        camera_id: camera.id,
        gateway: 'local',
        state: 'away',
        since: since(11),
        reported_at: since(0),
      })
      .execute();
    for (const fname of ['Ava', 'Ben']) {
      const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname });
      await aGuardianLink(server.tenant, { student_id: id, user_id: parent.id, alert: true });
      await teacher.call('saveUserStudentCheckInOutActivity', checkIn(id, teacher.id), 'status message');
    }
    await look();
    expect((await titles(manager)).sort()).toEqual([
      'Acorns is out of ratio: 2 children, no staff.',
      'Camera Yard has been offline for more than ten minutes.',
      expect.stringContaining('Rosa'),
    ]);
    expect((await titles(parent)).sort()).toEqual([
      expect.stringMatching(/^teacher .* checked Ava in at 8:00 AM/),
      expect.stringMatching(/checked Ben in at/),
    ]);
    server.clock.tick(24 * 3_600_000);
    await look();
    expect((await titles(manager)).filter((title) => title.includes('still'))).toEqual([
      '2 children are still checked in.',
    ]);
  });

  test('a child that was expected and has not come, to its family and to staff; not once it is there or said to be absent', async () => {
    const oak = await aLocation(server.tenant, { name: 'Oak Lane', zone: 'America/New_York' });
    const here = await server.as('teacher', { locations: [oak] });
    const family = await server.as('user');
    const child = async (fname: string, start: string) => {
      const { id } = await aStudent(server.tenant, { location_id: oak.id, fname });
      await aGuardianLink(server.tenant, { student_id: id, user_id: family.id, alert: true });
      await planned(server.tenant, oak, { student_id: id }, [1, 2, 3, 4, 5, 6, 7], [start, '17:00']);
      return id;
    };
    await child('Dora', '07:00');
    await child('Emil', '07:50');
    const [come, ill] = [await child('Fay', '07:00'), await child('Gus', '07:00')];
    await here.call('saveUserStudentCheckInOutActivity', checkIn(come, here.id), 'status');
    await family.call('saveNoticeChoice', { kind: 'checks', on: false }, 'status');
    const date = server.clock.now().toISOString().slice(0, 10);
    await here.call('markStudentsAbsent', { students: [ill], date, reason: 'Ill' }, 'status');
    await look();
    await look();
    expect(await titles(family)).toEqual(['Dora was expected at 7:00 AM and is not here yet.']);
    expect(await titles(here)).toEqual(['Dora was expected at 7:00 AM and is not here.']);
  });

  test('a family hears of it by the ways it has chosen, in its own words and once a day; not whoever must not', async () => {
    const place = await aLocation(server.tenant, {
      name: 'Ash Yard',
      zone: 'America/New_York',
      phone: '+1 202 555 0100',
    });
    const head = await server.as('manager', { locations: [place] });
    const { id } = await aStudent(server.tenant, { location_id: place.id, fname: 'Hana' });
    const guardian = async (link: object, person: object = {}) => {
      const made = await aContact(server.tenant, person);
      await aGuardianLink(server.tenant, { student_id: id, user_id: made.id, alert: true, ...link });
      return made.email ?? '';
    };
    const spanish = await guardian({}, { fname: 'Rosa', language: 'es' });
    const silent = [
      await guardian({ alert: false }),
      await guardian({ black_list: true }),
      await guardian({}, { email_confirmed: false }),
      await guardian({}, { pending: true }),
    ];
    const chooser = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: id, user_id: chooser.id, alert: true });
    const phone = '+12025550177';
    const person = { phone, phone_verified: true };
    await server.tenant.db.updateTable('app_user').set(person).where('id', '=', chooser.id).execute();
    const ways = { email: false, sms: true, app: false, time: '08:30' };
    await chooser.call('saveParentAlertSetting', { user_id: chooser.id, check_in_parent_alert: ways }, 'status');
    const midnight = new Date(`${server.clock.now().toISOString().slice(0, 10)}T05:00:00Z`).getTime();
    const at = (minutes: number) => server.clock.set(new Date(midnight + minutes * 60_000));
    await planned(server.tenant, place, { student_id: id }, [1, 2, 3, 4, 5, 6, 7], ['08:00', '17:00']);
    const set = (location: number, value: unknown) =>
      head.call('saveInheritedSetting', { setting: 'late_minutes', location, value }, 'status errors { field }');
    expect(await set(place.id, 4)).toMatchObject({ status: 'Error', errors: [{ field: 'value' }] });
    expect(await set(place.id, 'off')).toMatchObject({ status: 'Success' });
    const date = new Date(midnight).toISOString().slice(0, 10);
    const late = async () => (await head.call('getStudentAttendance', { location: place.id, date }, 'late'))[0].late;
    at(8 * 60 + 25);
    await look();
    expect(await lettersTo(server.tenant, spanish)).toEqual([]);
    expect(await late()).toBe(false);
    expect(await set(place.id, 20)).toMatchObject({ status: 'Success' });
    expect(await late()).toBe(true);
    await look();
    await look();
    const [letter, ...others] = await lettersTo(server.tenant, spanish);
    expect(others).toEqual([]);
    expect(letter?.written.subject).toBe('Hana aún no ha llegado');
    expect(letter?.written.lines[0]).toMatch(/^Hola, Rosa: se esperaba a Hana en Ash Yard a las 8:00 AM/);
    expect(letter?.written.lines[2]).toContain('(202) 555-0100');
    expect(letter?.written.button?.href).toMatch(new RegExp(`/student/${id}\\?tab=schedule$`));
    for (const address of silent) expect(await lettersTo(server.tenant, address)).toEqual([]);
    expect(await lettersTo(server.tenant, phone)).toEqual([]);
    at(8 * 60 + 30);
    await look();
    expect(await lettersTo(server.tenant, phone)).toMatchObject([{ kind: 'expected', channel: 'sms' }]);
    expect(await titles(chooser)).toEqual([]);
    at(24 * 60 + 8 * 60 + 21);
    await look();
    expect(await lettersTo(server.tenant, spanish)).toHaveLength(2);
  });

  test('not to whoever has switched it off', async () => {
    const set = (on: boolean) => parent.call('saveNoticeChoice', { kind: 'checks', on }, 'status');
    const choices = () => parent.call('getNoticeChoices', {}, 'kind on');
    expect(await choices()).toContainEqual({ kind: 'checks', on: true });
    expect(await choices()).toContainEqual({ kind: 'nap', on: false });
    expect(await set(false)).toMatchObject({ status: 'Success' });
    expect(await choices()).toContainEqual({ kind: 'checks', on: false });
    const before = await titles(parent);
    const { id } = await aStudent(server.tenant, { location_id: elm.id, fname: 'Cleo' });
    await aGuardianLink(server.tenant, { student_id: id, user_id: parent.id, alert: true });
    await teacher.call('saveUserStudentCheckInOutActivity', checkIn(id, teacher.id), 'status');
    await look();
    expect(await titles(parent)).toEqual(before);
    expect(await set(true)).toMatchObject({ status: 'Success' });
  });
});

/** The clock stands at 13:00 UTC: eight in the morning in New York. */
const checkIn = (student: number, by: number) => ({
  students: [student],
  date: server.clock.now().toISOString().slice(0, 10),
  time: '08:00',
  action_by: by,
});

describe('the list', () => {
  test('counts, is marked seen, emptied, and belongs to one person alone', async () => {
    const one = await server.as('user');
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push((await aNotification(server.tenant, { user_id: one.id })).id);
    const unread = async () => (await one.call('notificationsShort', {}, 'unread')).unread;
    const [first, second] = ids;
    expect(await unread()).toBe(3);
    await one.call('markSeenNotification', { id: first }, 'status');
    expect(await unread()).toBe(2);
    expect(await one.call('notificationsLong', { first: 2, seen: false }, 'total data { id seen }')).toEqual({
      total: 2,
      data: [ids[2], second].map((id) => ({ id: String(id), seen: false })),
    });
    expect(await manager.call('deleteNotification', { id: second }, 'status')).toMatchObject({ status: 'Error' });
    await one.call('deleteNotification', { id: second }, 'status');
    await one.call('markSeenNotificationAll', {}, 'status');
    expect(await one.call('notificationsLong', { first: 20 }, 'total data { seen }')).toEqual({
      total: 2,
      data: [{ seen: true }, { seen: true }],
    });
  });

  test('is told of a new one as it comes, nobody else is', async () => {
    const one = await server.as('user');
    const other = await server.as('user');
    const heard = await subscribe(one, 'notificationAdded', {}, 'title');
    const unheard = await subscribe(other, 'notificationAdded', {}, 'title');
    const { id } = await aNotification(server.tenant, { user_id: one.id });
    const told = JSON.stringify({ c: server.tenant.centre, k: 'notification', i: [id], a: { user: one.id } });
    await sql`select pg_notify(${CHANNEL}, ${told})`.execute(server.tenant.db);
    expect(await heard.until(1)).toEqual([{ title: 'Rosa Lopez signed up and needs approval.' }]);
    expect(unheard.values).toEqual([]);
    await heard.stop();
    await unheard.stop();
  });
});
