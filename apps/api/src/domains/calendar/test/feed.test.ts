import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { planned } from '../../schedules/test/schedules.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let teacher: Person;
let parent: Person;
let ava: { id: number };

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date('2026-03-04T15:00:00Z'));
  const { tenant } = server;
  const elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  const oak = await aLocation(tenant, { zone: 'America/New_York', name: 'Oak' });
  const sun = await aRoom(tenant, { location_id: elm.id, name: 'Sun' });
  ava = await aStudent(tenant, { location_id: elm.id, room_id: sun.id, fname: 'Ava' });
  const leo = await aStudent(tenant, { location_id: elm.id, room_id: sun.id, fname: 'Leo' });
  teacher = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
  await aGuardianLink(tenant, { student_id: ava.id, user_id: parent.id });
  const colleague = await server.as('teacher', { locations: [elm] });
  // Both change of clocks and closed day lie within: on March 8 the clocks go forward.
  await planned(tenant, elm, { student_id: ava.id }, [5, 7], ['01:30', '03:30']);
  await planned(tenant, elm, { student_id: leo.id }, [5], ['08:00', '12:00']);
  await planned(tenant, elm, { user_id: teacher.id, room_id: sun.id }, [5], ['07:00', '24:00']);
  await planned(tenant, elm, { user_id: colleague.id, room_id: sun.id }, [5], ['09:00', '10:00']);
  const closed = (name: string, location_id: number | null, start_date: string, end_date: string) =>
    tenant.db
      .insertInto('closure')
      .values({ centre_id: tenant.centre, name, location_id, start_date, end_date, created_at: new Date('2026-01-05') })
      .execute();
  await closed('Spring break', elm.id, '2026-03-13', '2026-03-15');
  await closed('Holiday', null, '2026-05-25', '2026-05-25');
  await closed('Oak alone', oak.id, '2026-03-20', '2026-03-20');
});
afterAll(() => server.close());

const renew = async (who: Person): Promise<string> => (await who.call('renewCalendarFeed', {}, 'path')).path;
const read = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  const all = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  return all.map((one) => new ICAL.Event(one));
};
const told = (events: readonly ICAL.Event[]) =>
  events.map(({ summary, startDate, endDate, location }) =>
    [summary, startDate.toString(), endDate?.toString(), location].join(' | '),
  );

test('a family reads when its own children are expected, and closed days of their places', async () => {
  const events = await read(await renew(parent));
  const days = told(events);
  expect(days.filter((line) => line.startsWith('Leo'))).toEqual([]);
  expect(days).toContain('Spring break | 2026-03-13 | 2026-03-16 | Elm');
  expect(days).toContain('Holiday | 2026-05-25 | 2026-05-26 | ');
  expect(days.some((line) => line.startsWith('Oak alone'))).toBe(false);
  // Two hours by the clock of which one does not exist; nobody is expected while the place is closed.
  expect(days.filter((line) => line.startsWith('Ava')).slice(0, 7)).toEqual([
    'Ava | 2026-02-20T06:30:00Z | 2026-02-20T08:30:00Z | Sun, Elm',
    'Ava | 2026-02-22T06:30:00Z | 2026-02-22T08:30:00Z | Sun, Elm',
    'Ava | 2026-02-27T06:30:00Z | 2026-02-27T08:30:00Z | Sun, Elm',
    'Ava | 2026-03-01T06:30:00Z | 2026-03-01T08:30:00Z | Sun, Elm',
    'Ava | 2026-03-06T06:30:00Z | 2026-03-06T08:30:00Z | Sun, Elm',
    'Ava | 2026-03-08T06:30:00Z | 2026-03-08T07:30:00Z | Sun, Elm',
    'Ava | 2026-03-20T05:30:00Z | 2026-03-20T07:30:00Z | Sun, Elm',
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test('staff read their own shifts, in their language, to midnight; no family member’s child', async () => {
  await server.tenant.db.updateTable('app_user').set({ language: 'es' }).where('id', '=', teacher.id).execute();
  const days = told(await read(await renew(teacher)));
  const shifts = days.filter((line) => line.startsWith('Trabajo'));
  expect(shifts[0]).toBe('Trabajo | 2026-02-20T12:00:00Z | 2026-02-21T05:00:00Z | Sun, Elm');
  // Ten Fridays, without the closed one.
  expect(shifts).toHaveLength(9);
  expect(days.some((line) => /^(Ava|Leo)/.test(line))).toBe(false);
});

test('who is switched off from a child reads nothing of it any more; an absent day goes', async () => {
  const path = await renew(parent);
  const before = told(await read(path)).filter((line) => line.startsWith('Ava')).length;
  const away = { student_id: ava.id, kind: 'absence', start_date: '2026-03-06', end_date: '2026-03-06' };
  expect(await parent.call('reportStudentAbsence', away, 'status message')).toMatchObject({ status: 'Success' });
  expect(told(await read(path)).filter((line) => line.startsWith('Ava'))).toHaveLength(before - 1);
  await server.tenant.db
    .updateTable('student')
    .set({ archived_at: server.clock.now() })
    .where('id', '=', ava.id)
    .execute();
  expect(told(await read(path)).some((line) => line.startsWith('Ava'))).toBe(false);
  await server.tenant.db.updateTable('student').set({ archived_at: null }).where('id', '=', ava.id).execute();
});

test('each chooses what the address tells; without one there is nothing to choose', async () => {
  const stranger = await server.as('user');
  expect(await stranger.call('updateCalendarFeed', { events: true }, 'status')).toEqual({ status: 'Error' });
  const path = await renew(parent);
  const change = (args: Record<string, boolean>) => parent.call('updateCalendarFeed', args, 'status');
  expect(await change({ closures: false, students: false })).toEqual({ status: 'Success' });
  expect(await read(path)).toEqual([]);
  expect(await change({ closures: true })).toEqual({ status: 'Success' });
  expect(await change({})).toEqual({ status: 'Success' });
  const parts = 'events closures shifts students';
  const chosen = { events: true, closures: true, shifts: true, students: false };
  expect(await parent.call('calendarFeed', {}, parts)).toEqual(chosen);
  // A new address tells what the one before did.
  expect((await read(await renew(parent))).map(({ summary }) => summary)).toEqual(['Spring break', 'Holiday']);
});
