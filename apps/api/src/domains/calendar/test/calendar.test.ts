import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockAt, dayAt } from '../../../kernel/lib/local-time.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { daysOf, isRule } from '../repeat.ts';

let server: TestServer;
let elm: { id: number };
let sun: { id: number };
let owls: { id: number };
let hannah: Person;
let parent: Person;

beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  sun = await aRoom(tenant, { location_id: elm.id });
  owls = await aRoom(tenant, { location_id: elm.id });
  const ava = await aStudent(tenant, { location_id: elm.id, room_id: sun.id, fname: 'Ava', dob: '2022-03-15' });
  await aStudent(tenant, { location_id: elm.id, room_id: owls.id, fname: 'Leo', dob: '2024-02-29' });
  hannah = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
  await aGuardianLink(tenant, { student_id: ava.id, user_id: parent.id });
});
afterAll(() => server.close());

const said = 'status message errors { field code }';
const add = (values: object) =>
  hannah.call('createCalendarEvent', { location: elm.id, ...values }, `${said} event { id recursive_id date }`);
const between = async (start_date: string, end_date: string, more: object = {}) =>
  hannah.call(
    'filterCalendarEvents',
    { location: elm.id, start_date, end_date, ...more },
    'id name date start_time recursive_id programs { id }',
  );
const days = async (start: string, end: string) => (await between(start, end)).map((one: { date: string }) => one.date);
const codeOf = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];

test('rules of RFC 5545 make days, and those that may never come are none', () => {
  expect(daysOf('FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4', '2026-03-02')).toEqual([
    '2026-03-02',
    '2026-03-04',
    '2026-03-09',
    '2026-03-11',
  ]);
  expect(daysOf('FREQ=MONTHLY;BYDAY=2TU;COUNT=3', '2026-03-10')).toEqual(['2026-03-10', '2026-04-14', '2026-05-12']);
  expect(daysOf('FREQ=DAILY;UNTIL=20260312', '2026-03-10', new Set(['2026-03-11']))).toEqual([
    '2026-03-10',
    '2026-03-12',
  ]);
  expect(daysOf('FREQ=DAILY', '2026-03-10')).toHaveLength(366);
  expect([
    isRule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    isRule('FREQ=SECONDLY'),
    isRule('FREQ=WEEKLY;BYDAY=FR'),
  ]).toEqual([false, false, true]);
});

test('a series is changed and deleted as one day, from a day on, and whole', async () => {
  expect(codeOf(await add({ name: 'Music', date: '2026-04-06', recursing: true }))).toEqual([
    'Error',
    'days',
    'MISSING',
  ]);
  expect(codeOf(await add({ name: 'Music', date: '2026-04-06', start_time: '10:00', end_time: '09:00' }))).toEqual([
    'Error',
    'end_time',
    'ORDER',
  ]);
  const { event } = await add({
    name: 'Music',
    date: '2026-04-06',
    recursing: true,
    days: ['monday', 'wednesday'],
    until: '2026-04-15',
    start_time: '09:00',
    end_time: '09:45',
    programs: [sun.id],
  });
  expect(await days('2026-04-01', '2026-04-30')).toEqual(['2026-04-06', '2026-04-08', '2026-04-13', '2026-04-15']);
  const all = await between('2026-04-01', '2026-04-30');
  const series = event.recursive_id;
  await hannah.call('updateCalendarEvent', { id: all[1].id, date: '2026-04-09' }, said);
  await hannah.call(
    'updateCalendarEvent',
    { id: all[2].id, recursive_id: series, following: true, start_time: '10:00', end_time: '10:30' },
    said,
  );
  expect(
    (await between('2026-04-01', '2026-04-30')).map((o: { date: string; start_time: string }) => [
      o.date,
      o.start_time,
    ]),
  ).toEqual([
    ['2026-04-06', '09:00'],
    ['2026-04-09', '09:00'],
    ['2026-04-13', '10:00'],
    ['2026-04-15', '10:00'],
  ]);
  await hannah.call('updateCalendarEvent', { id: all[0].id, recursive_id: series, name: 'Songs' }, said);
  expect((await between('2026-04-01', '2026-04-30', { search: 'songs' })).length).toBe(2);
  await hannah.call('deleteCalendarEvent', { id: all[2].id }, said);
  await hannah.call('deleteCalendarEvent', { id: all[0].id, recursive_id: series }, said);
  expect(await days('2026-04-01', '2026-04-30')).toEqual(['2026-04-15']);
  await expect(between('2026-04-02', '2026-04-01')).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('families read what concerns their rooms, and birthdays of their own children alone', async () => {
  await add({ name: 'Zoo', date: '2026-03-20', programs: [sun.id] });
  await add({ name: 'Owls only', date: '2026-03-20', programs: [owls.id] });
  await add({ name: 'Picture day', date: '2026-03-21' });
  const names = (await parent.call('upcomingCalendarEvents', { location: elm.id, limit: 2 }, 'name')).map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toEqual(['Zoo', 'Picture day']);
  const layers = (who: Person) =>
    who.call(
      'calendarLayers',
      { location: elm.id, start_date: '2026-03-01', end_date: '2026-03-31' },
      'kind name date',
    );
  expect(await layers(hannah)).toEqual([
    { kind: 'birthday', name: 'Leo', date: '2026-03-01' },
    { kind: 'birthday', name: 'Ava', date: '2026-03-15' },
  ]);
  expect(await layers(parent)).toEqual([{ kind: 'birthday', name: 'Ava', date: '2026-03-15' }]);
});

test('a private address is read by a calendar program, until it is renewed or its person switched off', async () => {
  await add({
    name: 'Märchen, with; signs and a very long name that must be folded somewhere on its way to others',
    date: '2026-03-23',
    start_time: '09:00',
    end_time: '10:00',
  });
  const renew = async () => (await parent.call('renewCalendarFeed', {}, 'status path')).path;
  const fetched = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
    return { status: answer.status, body: await answer.text() };
  };
  const first = await renew();
  const { status, body } = await fetched(first);
  expect(status).toBe(200);
  expect(body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const found = events.find(({ summary }) => summary.startsWith('Märchen'));
  // New York is four hours behind UTC from March 8.
  expect(found?.startDate.toString()).toBe('2026-03-23T13:00:00Z');
  expect(events.some(({ summary }) => summary === 'Owls only')).toBe(false);
  const second = await renew();
  expect((await fetched(first)).status).toBe(404);
  expect((await fetched(second)).status).toBe(200);
  const rows = await server.tenant.db.selectFrom('calendar_feed').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second.slice(15, 58));
  await server.tenant.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', parent.id).execute();
  expect((await fetched(second)).status).toBe(404);
  await server.tenant.db.updateTable('app_user').set({ status: 'active' }).where('id', '=', parent.id).execute();
});

test('an .ics is imported by the clock of the location; what cannot be is told', async () => {
  const ics = (events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR', ''].join('\r\n');
  const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
  const take = (text: string) => hannah.call('importCalendarEvents', { location: elm.id, ics: text }, said);
  expect(codeOf(await take('PNG'))).toEqual(['Error', 'ics', 'FORMAT']);
  const answer = await take(
    ics([
      event('SUMMARY:Fair', 'DTSTART:20270601T140000Z', 'DTEND:20270601T150000Z'),
      event(
        'SUMMARY:Call',
        'DTSTART;TZID=America/Los_Angeles:20270603T080000',
        'DTEND;TZID=America/Los_Angeles:20270603T090000',
      ),
      event('SUMMARY:Swim', 'DTSTART;VALUE=DATE:20270602', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270609'),
      event('SUMMARY:Never', 'DTSTART;VALUE=DATE:20270602', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    ]),
  );
  expect([answer.status, ...codeOf(answer).slice(1)]).toEqual(['Success', 'ics.4', 'RULE']);
  expect(
    (await between('2027-06-01', '2027-06-30')).map((o: { name: string; date: string; start_time: string | null }) => [
      o.name,
      o.date,
      o.start_time,
    ]),
  ).toEqual([
    ['Fair', '2027-06-01', '10:00'],
    ['Swim', '2027-06-02', null],
    ['Call', '2027-06-03', '11:00'],
    ['Swim', '2027-06-16', null],
  ]);
});

test('an .ics too long to be one is refused before it is read', async () => {
  const long = `BEGIN:VCALENDAR\r\n${'X'.repeat(600_000)}`;
  const answer = await hannah.call('importCalendarEvents', { location: elm.id, ics: long }, said);
  expect(codeOf(answer)).toEqual(['Error', 'ics', 'TOO_LONG']);
});

test('a month takes as many statements however many events there are', async () => {
  const count = () => server.statements(() => between('2026-03-01', '2026-03-31'));
  const few = await count();
  for (let i = 0; i < 6; i += 1) await add({ name: `More ${i}`, date: '2026-03-25', programs: [sun.id] });
  expect(await count()).toBe(few);
});

test('families and staff are reminded once, and anew when the time has moved', async () => {
  const MINUTE = 60_000;
  const ny = (minutes: number) => {
    const at = server.clock.now().getTime() + minutes * MINUTE;
    return { date: dayAt(at, 'America/New_York'), start_time: clockAt(at, 'America/New_York') };
  };
  const { event } = await add({ name: 'Picnic', ...ny(62), reminder_minutes: 60 });
  await add({ name: 'Fair', ...ny(20), reminder_minutes: 30, programs: [owls.id] });
  const told = async (person: Person): Promise<string[]> => {
    const { data } = await person.call('notificationsLong', { first: 50 }, 'data { kind title }');
    return data
      .flatMap(({ kind, title }: { kind: string; title: string }) => (kind === 'calendar' ? [title.slice(0, 6)] : []))
      .sort();
  };
  await server.perform('calendar.remind');
  expect(await told(parent)).toEqual([]);
  expect(await told(hannah)).toEqual(['Fair: ']);
  const moved = ny(64);
  server.clock.tick(3 * MINUTE);
  await server.perform('calendar.remind');
  await server.perform('calendar.remind');
  expect(await told(parent)).toEqual(['Picnic']);
  expect(await hannah.call('updateCalendarEvent', { id: event.id, ...moved }, said)).toMatchObject({
    status: 'Success',
  });
  server.clock.tick(2 * MINUTE);
  await server.perform('calendar.remind');
  expect(await told(parent)).toEqual(['Picnic', 'Picnic']);
  expect(await told(hannah)).toEqual(['Fair: ', 'Picnic', 'Picnic']);
});
