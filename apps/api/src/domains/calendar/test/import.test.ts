import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { calendarOf } from '../feed-calendar.ts';

let server: TestServer;
let elm: { id: number };
let room: { id: number };
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm', zone: 'America/New_York' });
  room = await aRoom(server.tenant, { location_id: elm.id });
  teacher = await server.as('teacher', { locations: [elm] });
});
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');
const take = (ics: string, more: object = {}) =>
  teacher.call('importCalendarEvents', { location: elm.id, ics, ...more }, said);
interface Shown {
  id: string;
  name: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  recursive_id: number | null;
  programs: { id: string }[];
}
const between = (start_date: string, end_date: string): Promise<Shown[]> =>
  teacher.call(
    'filterCalendarEvents',
    { location: elm.id, start_date, end_date },
    'id name date start_time end_time recursive_id programs { id }',
  );
const days = async (from: string, to: string) =>
  (await between(from, to)).map(({ name, date, start_time, end_time }) => [name, date, start_time, end_time]);

const tokyo = [
  'BEGIN:VTIMEZONE',
  'TZID:Tokyo Custom',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
const pacific = [
  'BEGIN:VTIMEZONE',
  'TZID:Office Pacific',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');

test('times are read by the zone the file describes, by a name of Windows, or said to be unknown', async () => {
  const done = await take(
    calendar(
      tokyo,
      pacific,
      event('z1', 'SUMMARY:Windows', 'DTSTART;TZID=Pacific Standard Time:20270412T090000', 'DURATION:PT1H'),
      event(
        'z2',
        'SUMMARY:Tokyo',
        'DTSTART;TZID=Tokyo Custom:20270414T090000',
        'DTEND;TZID=Tokyo Custom:20270414T100000',
      ),
      event('z3', 'SUMMARY:Summer', 'DTSTART;TZID=Office Pacific:20270415T090000'),
      event('z4', 'SUMMARY:Winter', 'DTSTART;TZID=Office Pacific:20270115T090000'),
      event('z5', 'SUMMARY:Nowhere', 'DTSTART;TZID=Nowhere Custom:20270416T090000'),
    ),
  );
  expect([done.status, done.errors.map(({ field, code }: { field: string; code: string }) => [field, code])]).toEqual([
    'Success',
    [['ics.5', 'ZONE']],
  ]);
  expect(await days('2027-04-01', '2027-04-30')).toEqual([
    ['Windows', '2027-04-12', '12:00', '13:00'],
    ['Tokyo', '2027-04-13', '20:00', '21:00'],
    ['Summer', '2027-04-15', '12:00', null],
    ['Nowhere', '2027-04-16', '09:00', null],
  ]);
  expect(await days('2027-01-01', '2027-01-31')).toEqual([['Winter', '2027-01-15', '12:00', null]]);
});

const series = event(
  's1',
  'SUMMARY:Swim',
  'DTSTART;TZID=America/New_York:20270503T100000',
  'DTEND;TZID=America/New_York:20270503T110000',
  'RRULE:FREQ=WEEKLY;COUNT=4',
);
const moved = event(
  's1',
  'SUMMARY:Swim at the lake',
  'RECURRENCE-ID;TZID=America/New_York:20270510T100000',
  'DTSTART;TZID=America/New_York:20270511T120000',
);
const off = event(
  's1',
  'SUMMARY:Swim',
  'STATUS:CANCELLED',
  'RECURRENCE-ID;TZID=America/New_York:20270517T100000',
  'DTSTART;TZID=America/New_York:20270517T100000',
);

test('a day of a series that was moved stands once, one that was called off not at all; several days are several', async () => {
  await take(
    calendar(
      series,
      moved,
      off,
      event('d1', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20270520', 'DTEND;VALUE=DATE:20270523'),
      event(
        'd2',
        'SUMMARY:Camp',
        'DTSTART;TZID=America/New_York:20270527T180000',
        'DTEND;TZID=America/New_York:20270529T090000',
      ),
      event('d3', 'SUMMARY:Never was', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20270521'),
    ),
  );
  expect(await days('2027-05-01', '2027-05-31')).toEqual([
    ['Swim', '2027-05-03', '10:00', '11:00'],
    ['Swim at the lake', '2027-05-11', '12:00', null],
    ['Fair', '2027-05-20', null, null],
    ['Fair', '2027-05-21', null, null],
    ['Fair', '2027-05-22', null, null],
    ['Swim', '2027-05-24', '10:00', '11:00'],
    ['Camp', '2027-05-27', '18:00', null],
    ['Camp', '2027-05-28', null, null],
    ['Camp', '2027-05-29', '00:00', '09:00'],
  ]);
  const fair = (await between('2027-05-20', '2027-05-22')).map(({ recursive_id }) => recursive_id);
  expect([new Set(fair).size, fair[0] === null]).toEqual([1, false]);
});

test('a file that comes again changes what it brought, keeps its rooms, and tells before what will change', async () => {
  const [first] = (await between('2027-05-03', '2027-05-03')).filter(({ name }) => name === 'Swim');
  const all = { id: first?.id, recursive_id: first?.recursive_id, programs: [room.id] };
  expect((await teacher.call('updateCalendarEvent', all, said)).status).toBe('Success');
  const before = await days('2027-05-01', '2027-05-31');
  const same = await take(calendar(series, moved, off), { confirm: [] });
  expect([same.status, same.message]).toEqual(['Success', '0 events were imported.']);
  expect(await days('2027-05-01', '2027-05-31')).toEqual(before);
  const next = calendar(
    series.replace('T110000', 'T113000').replace('Swim', 'Swimming'),
    moved,
    off,
    event('d1', 'SUMMARY:Fair', 'STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20270520'),
    event('n1', 'SUMMARY:Picnic', 'DTSTART;VALUE=DATE:20270530'),
  );
  const asked = await take(next, { confirm: [] });
  expect([asked.status, asked.message]).toEqual(['Error', 'Import this calendar?']);
  expect(asked.errors.map(({ message }: { message: string }) => message)).toEqual([
    '1 new, 1 changed, 1 removed.',
    'New: Picnic, 05/30/2027',
    'Changed: Swimming, 05/03/2027 10:00 AM (2 days)',
    'Removed: Fair, 05/20/2027 (3 days)',
  ]);
  expect(await days('2027-05-01', '2027-05-31')).toEqual(before);
  expect((await take(next)).message).toBe('1 event was imported, 1 changed, 1 removed.');
  expect((await days('2027-05-01', '2027-05-31')).filter(([name]) => name !== 'Camp')).toEqual([
    ['Swimming', '2027-05-03', '10:00', '11:30'],
    ['Swim at the lake', '2027-05-11', '12:00', null],
    ['Swimming', '2027-05-24', '10:00', '11:30'],
    ['Picnic', '2027-05-30', null, null],
  ]);
  const [again] = await between('2027-05-03', '2027-05-03');
  expect(again?.programs).toEqual([{ id: String(room.id) }]);
});

test('a zone that repeats every second, and a rule nobody said repeats, are not followed', async () => {
  const wild = pacific.replaceAll('FREQ=YEARLY', 'FREQ=SECONDLY').replaceAll('Office Pacific', 'Wild');
  const done = await take(calendar(wild, event('w1', 'SUMMARY:Wild', 'DTSTART;TZID=Wild:20270701T090000')));
  expect([done.status, done.errors[0]?.code]).toEqual(['Success', 'ZONE']);
  const given = { location: elm.id, name: 'Weekly', date: '2027-07-05', rule: 'FREQ=WEEKLY' };
  const refused = await teacher.call('createCalendarEvent', given, said);
  expect([refused.status, refused.errors[0]?.field]).toEqual(['Error', 'recursing']);
});

test('what goes out ends after it begins, over both changes of the clocks', () => {
  const one = (date: string, start_time: string, end_time: string, id = 1) => ({
    ...{ uid: `event-${id}`, name: 'Night', details: null, date, start_time, end_time },
    ...{ updated_at: new Date('2027-01-01T00:00:00Z'), zone: 'America/New_York', location: 'Elm' },
  });
  const text = calendarOf(
    [
      one('2027-03-14', '02:30', '03:00', 1),
      one('2027-03-14', '01:30', '02:30', 2),
      one('2027-03-14', '01:45', '02:15', 3),
      one('2027-11-07', '01:30', '01:45', 4),
      one('2027-11-07', '00:30', '02:30', 5),
    ],
    'sunny.example',
  );
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const minutes = events.map((component) => {
    const { startDate, endDate } = new ICAL.Event(component);
    return (endDate.toUnixTime() - startDate.toUnixTime()) / 60;
  });
  expect(minutes.every((lasts) => lasts > 0)).toBe(true);
  expect(minutes[0]).toBe(30);
});
