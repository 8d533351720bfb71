import { randomUUID } from 'node:crypto';
import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';

let server: TestServer;
let location: { id: number };
let room: { id: number };
let nap: { id: number };
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  location = await aLocation(server.tenant);
  room = await aRoom(server.tenant, { location_id: location.id, name: 'Suns' });
  nap = await aRoom(server.tenant, { location_id: location.id, name: 'Moons' });
  manager = await server.as('manager', { locations: [location] });
});
afterAll(() => server.close());
// 12:00 in New York.
beforeEach(() => server.clock.set(new Date('2026-03-11T16:00:00Z')));

const day = '2026-03-11';
const outcome = 'status message errors { field code message }';
const shiftFields = `attendances { id start_time end_time break_time minutes stretches { program { id } started_at ended_at } }`;
const teacher = () => server.as('teacher', { locations: [location] });
const punch = (who: Person, action: string, time: string, more: object = {}, by = who) =>
  by.call(
    'saveAttendanceTeam',
    { program_id: room.id, action, team: [who.id], time, date: day, ...more },
    `${outcome} ${shiftFields}`,
  );
const codes = ({ errors }: { errors: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => [field, code]);
const events = (who: Person) =>
  server.tenant.db.selectFrom('team_event').selectAll().where('user_id', '=', who.id).orderBy('id').execute();
const correct = (id: string, more: object, by = manager) =>
  by.call(
    'updateTeamAttendance',
    { id, ...more },
    `${outcome} attendance { start_time end_time break_time minutes note corrected_at confirmed_at corrected_by { id } }`,
  );

test('a day at the clock: in, another room, a break, back, out', async () => {
  const hannah = await teacher();
  expect(await punch(hannah, 'in', '08:00')).toMatchObject({
    status: 'Success',
    attendances: [{ start_time: '08:00' }],
  });
  await punch(hannah, 'move', '09:30', { program_id: nap.id });
  await punch(hannah, 'break', '10:00');
  expect((await punch(hannah, 'break', '10:30')).message).toContain('Back in Suns');
  const out = await punch(hannah, 'out', '12:00');
  expect(out.attendances).toMatchObject([
    {
      start_time: '08:00',
      end_time: '12:00',
      break_time: 30,
      minutes: 210,
      stretches: [
        { program: { id: String(room.id) } },
        { program: { id: String(nap.id) } },
        { program: null, started_at: '2026-03-11T14:00:00.000Z', ended_at: '2026-03-11T14:30:00.000Z' },
        { program: { id: String(room.id) }, ended_at: '2026-03-11T16:00:00.000Z' },
      ],
    },
  ]);
  expect((await events(hannah)).map(({ kind }) => kind)).toEqual(['in', 'move', 'break', 'back', 'out']);
});

test('what cannot be at the clock is told, and nothing is written', async () => {
  const hannah = await teacher();
  const at = `team.${hannah.id}`;
  expect(codes(await punch(hannah, 'out', '09:00'))).toEqual([[at, 'NOT_IN']]);
  expect(codes(await punch(hannah, 'in', '12:02'))).toEqual([['time', 'FUTURE']]);
  expect(codes(await punch(hannah, 'in', '11:00', { date: '2026-03-09' }))).toEqual([['time', 'TOO_OLD']]);
  expect(codes(await punch(hannah, 'in', '08:00', { break: 10 }))).toEqual([['break', 'NOT_OUT']]);
  await punch(hannah, 'in', '09:00');
  expect(codes(await punch(hannah, 'in', '09:30'))).toEqual([[at, 'ALREADY_IN']]);
  expect(codes(await punch(hannah, 'out', '08:59'))).toEqual([['time', 'BEFORE_LAST']]);
  expect(codes(await punch(hannah, 'out', '10:00', { break: 61 }))).toEqual([['break', 'TOO_LONG']]);
  const elsewhere = await aRoom(server.tenant);
  expect(codes(await punch(hannah, 'move', '10:00', { program_id: elsewhere.id }))).toEqual([
    ['program_id', 'OUT_OF_REACH'],
  ]);
  await punch(hannah, 'break', '10:00');
  expect(codes(await punch(hannah, 'break', '10:00'))).toEqual([[at, 'ALREADY_ON_BREAK']]);
  expect(codes(await punch(hannah, 'move', '10:10'))).toEqual([[at, 'ON_BREAK']]);
  expect((await events(hannah)).map(({ kind }) => kind)).toEqual(['in', 'break']);
});

test('a break that was not clocked is told when clocking out, and replaces those that were', async () => {
  const hannah = await teacher();
  await punch(hannah, 'in', '08:00');
  await punch(hannah, 'break', '09:00');
  await punch(hannah, 'break', '09:10');
  expect((await punch(hannah, 'out', '12:00', { break: 30 })).attendances).toMatchObject([
    { break_time: 30, minutes: 210 },
  ]);
});

test('the same clock-in sent five times is one', async () => {
  const hannah = await teacher();
  const operation_id = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => punch(hannah, 'in', '09:00', { operation_id })));
  expect(sent.map(({ status }) => status)).toEqual(Array(5).fill('Success'));
  expect(await events(hannah)).toHaveLength(1);
});

test('two who clock the same person in at the same moment: one shift, the other is told', async () => {
  const hannah = await teacher();
  const both = await Promise.all([punch(hannah, 'in', '09:00'), punch(hannah, 'in', '09:00', {}, manager)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(await events(hannah)).toHaveLength(1);
});

test('below managers everybody clocks for oneself', async () => {
  const [hannah, colleague] = [await teacher(), await teacher()];
  expect(codes(await punch(hannah, 'in', '09:00', {}, colleague))).toEqual([['team', 'OUT_OF_REACH']]);
  expect((await punch(hannah, 'in', '09:00', {}, manager)).status).toBe('Success');
  const app = (team: number, by: Person) =>
    by.call(
      'saveAttandanceTeamFromApp',
      { program_id: room.id, action: 'out', team: [team], time: '10:00', date: day },
      outcome,
    );
  expect(codes(await app(hannah.id, manager))).toEqual([['team', 'OUT_OF_REACH']]);
  expect((await app(hannah.id, hannah)).status).toBe('Success');
  expect((await events(hannah)).map(({ source, recorded_by }) => [source, recorded_by])).toEqual([
    ['staff', manager.id],
    ['app', hannah.id],
  ]);
});

test('a manager tells a whole forgotten shift; over another one it is declined', async () => {
  const hannah = await teacher();
  await punch(hannah, 'in', '10:00');
  const past = { date: '2026-03-09', end_time: '16:00', break: 30 };
  expect(codes(await punch(hannah, 'in', '08:00', past))).toEqual([['end_time', 'NOT_ALLOWED']]);
  expect((await punch(hannah, 'in', '08:00', past, manager)).attendances).toMatchObject([
    { start_time: '08:00', end_time: '16:00', minutes: 450 },
  ]);
  expect(codes(await punch(hannah, 'in', '15:59', { ...past, end_time: '17:00', break: 0 }, manager))).toEqual([
    ['time', 'OVERLAP'],
  ]);
  expect((await punch(hannah, 'out', '11:00')).status).toBe('Success');
});

test('a correction keeps what was, and waits for the word of whose shift it is', async () => {
  const hannah = await teacher();
  await punch(hannah, 'in', '08:00');
  const [{ id }] = (await punch(hannah, 'out', '11:00')).attendances;
  const late = await correct(id, { end_time: '11:30', break_time: 15, note: 'Forgot the clock' });
  expect(late).toMatchObject({
    status: 'Success',
    attendance: {
      end_time: '11:30',
      break_time: 15,
      minutes: 195,
      confirmed_at: null,
      corrected_by: { id: String(manager.id) },
    },
  });
  const [, , correction] = await events(hannah);
  expect(correction).toMatchObject({ kind: 'correct', recorded_by: manager.id, note: 'Forgot the clock' });
  expect(correction?.before).toMatchObject({ clocked_out_at: expect.stringContaining('15:00:00'), stretches: [{}] });
  const confirm = (by: Person) => by.call('confirmTeamAttendance', { id }, outcome);
  expect(codes(await confirm(manager))).toEqual([['id', 'OUT_OF_REACH']]);
  expect((await confirm(hannah)).status).toBe('Success');
  expect(codes(await confirm(hannah))).toEqual([['id', 'CONFIRMED']]);
  expect((await correct(id, { start_time: '08:05' })).attendance.confirmed_at).toBeNull();
});

test('what a correction may not say', async () => {
  const hannah = await teacher();
  await punch(hannah, 'in', '08:00');
  const [{ id }] = (await punch(hannah, 'out', '11:00')).attendances;
  expect(codes(await correct(id, { end_time: '07:59' }))).toEqual([['end_time', 'END_BEFORE_START']]);
  expect(codes(await correct(id, { end_time: '12:02' }))).toEqual([['end_time', 'FUTURE']]);
  expect(codes(await correct(id, { break_time: 181 }))).toEqual([['break_time', 'TOO_LONG']]);
  expect(codes(await correct(id, { date: '2026-03-08', start_time: '02:30' }))).toEqual([
    ['start_time', 'NO_SUCH_TIME'],
  ]);
  await punch(hannah, 'in', '11:30');
  expect(codes(await correct(id, { end_time: '11:45' }))).toEqual([['time', 'OVERLAP']]);
  await expect(correct(id, { end_time: '10:00' }, hannah)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a night across the change of the clocks is as long as it was', async () => {
  const hannah = await teacher();
  const night = { date: '2026-03-07' };
  const [{ id }] = (await punch(hannah, 'in', '22:00', { ...night, end_time: '23:00' }, manager)).attendances;
  server.clock.set(new Date('2026-03-08T16:00:00Z'));
  await server.tenant.db
    .updateTable('team_event')
    .set({ stated_at: new Date('2026-03-08T10:00:00Z') })
    .where('team_attendance_id', '=', Number(id))
    .where('kind', '=', 'out')
    .execute();
  expect((await correct(id, { note: 'Night' })).attendance).toMatchObject({ end_time: '06:00', minutes: 7 * 60 });
});

test('deleted, a shift leaves the hours and stays in the log', async () => {
  const hannah = await teacher();
  const [{ id }] = (await punch(hannah, 'in', '08:00')).attendances;
  expect((await manager.call('deleteTeamAttendance', { id }, outcome)).status).toBe('Success');
  expect((await events(hannah)).map(({ kind }) => kind)).toEqual(['in', 'remove']);
  expect((await punch(hannah, 'in', '08:00')).status).toBe('Success');
});

test('the team of a day: who is in which room, on a break, gone or not here, and it is told when it changes', async () => {
  const place = await aLocation(server.tenant);
  const suns = await aRoom(server.tenant, { location_id: place.id });
  const boss = await server.as('manager', { locations: [place] });
  const [ann, ben, cem, dia] = await Promise.all([1, 2, 3, 4].map(() => server.as('teacher', { locations: [place] })));
  if (!ann || !ben || !cem || !dia) throw new Error('Four teachers.');
  const heard = await subscribe(boss, 'teamAttendanceChanged', { location: place.id }, 'days { user { id } state }');
  const at = { program_id: suns.id };
  await punch(ann, 'in', '08:00', at);
  expect(await heard.until(1, 1_000)).toEqual([{ days: [{ user: { id: String(ann.id) }, state: 'in' }] }]);
  await heard.stop();
  await punch(ben, 'in', '08:00', at);
  await punch(ben, 'break', '11:30', at);
  await punch(cem, 'in', '08:00', at);
  await punch(cem, 'out', '09:00', at);
  const fields = 'user { id } state minutes break_time program { id } shifts { note concerns }';
  const list = (by: Person, more: object = {}) =>
    by.call('getTeamAttendance', { location: place.id, date: day, ...more }, fields);
  const days: { user: { id: string } }[] = await list(boss);
  const of = (who: Person) => days.find(({ user }) => user.id === String(who.id));
  expect([of(ann), of(ben), of(cem), of(dia)]).toMatchObject([
    { state: 'in', minutes: 240, program: { id: String(suns.id) } },
    { state: 'break', minutes: 210, break_time: 30, program: null },
    { state: 'out', minutes: 60 },
    { state: 'none', minutes: 0, shifts: [] },
  ]);
  expect(await list(boss, { program_id: suns.id })).toHaveLength(3);
  const [{ id }] = (await punch(ann, 'out', '12:00', at)).attendances;
  await correct(id, { note: 'Between us', end_time: '11:59' }, boss);
  const note = async (by: Person) =>
    (await list(by)).find(({ user }: { user: { id: string } }) => user.id === String(ann.id)).shifts[0].note;
  expect([await note(boss), await note(ann), await note(ben)]).toEqual(['Between us', 'Between us', null]);
  const stranger = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
  await expect(list(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const parent = await server.as('user');
  await expect(list(parent)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a clock-in of one costs as many statements as one of twenty', async () => {
  const team = await Promise.all(Array.from({ length: 20 }, teacher));
  const count = (of: Person[]) =>
    server.statements(() =>
      manager.call(
        'saveAttendanceTeam',
        { program_id: room.id, action: 'in', team: of.map(({ id }) => id), time: '09:00', date: day },
        outcome,
      ),
    );
  const one = await count(team.slice(0, 1));
  expect(await count(team.slice(1))).toBe(one);
});
