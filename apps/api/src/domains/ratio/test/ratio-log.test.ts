import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { outOfRatio } from '../out-of-ratio.ts';

let server: TestServer;
let elm: { id: number };
let suns: { id: number };
let manager: Person;
beforeAll(async () => {
  // 12:00 in New York, the Wednesday after the clocks went forward.
  server = await startTestServer({ now: '2026-03-11T16:00:00Z' });
  elm = await aLocation(server.tenant);
  suns = await aRoom(server.tenant, { location_id: elm.id, name: 'Suns', max_ratio: 1, capacity: 2 });
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const hour = (n: number) => n * 3_600_000;
const child = (id: number, from: number, to: number) => ({ id, room: 1, from, to, dob: null });
const day = { rules: [], edges: [], rooms: [{ id: 1, capacity: 3, max_ratio: 2 }], dateOf: () => '2026-03-11' };

test('a room is out of ratio from the child too many to the adult who comes, and what touches is one stretch', () => {
  const children = [child(1, 0, hour(4)), child(2, hour(1), hour(4)), child(3, hour(1), hour(3))];
  const staff = [
    { id: 8, room: 1, from: 0, to: hour(2) },
    // A change at the same minute leaves no gap.
    { id: 8, room: 1, from: hour(2), to: hour(4) },
    { id: 9, room: 1, from: hour(2.5), to: hour(3) },
  ];
  expect(outOfRatio(0, hour(5), { ...day, children, staff })).toEqual([
    { room: 1, from: hour(1), to: hour(2.5), children: 3, staff: 1, needed: 2, broken: 'staff' },
  ]);
  expect(outOfRatio(0, hour(5), { ...day, children, staff: [] }).map(({ from, to }) => [from, to])).toEqual([
    [0, hour(1)],
    [hour(1), hour(3)],
    [hour(3), hour(4)],
  ]);
  const four = [...children, child(4, hour(2), hour(3))];
  expect(outOfRatio(hour(2), hour(2.5), { ...day, children: four, staff })).toMatchObject([{ broken: 'group' }]);
});

test('the log is read from stays and shifts, in the clock of the place, and a correction corrects it', async () => {
  const { centre, db } = server.tenant;
  const member = await aTeacher(server.tenant, { fname: 'Rosa', locations: [elm] });
  const shift = await db
    .insertInto('team_attendance')
    .values({
      ...{ centre_id: centre, location_id: elm.id, user_id: member.id, date: '2026-03-10' },
      clocked_in_at: new Date('2026-03-10T12:00:00Z'),
      clocked_out_at: new Date('2026-03-10T20:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('team_stretch')
    .values({
      ...{ centre_id: centre, team_attendance_id: shift.id, user_id: member.id, room_id: suns.id },
      started_at: new Date('2026-03-10T12:00:00Z'),
      ended_at: new Date('2026-03-10T20:00:00Z'),
    })
    .execute();
  const stays: number[] = [];
  for (const from of ['2026-03-10T12:10:00Z', '2026-03-10T13:00:00Z']) {
    const student = await aStudent(server.tenant, { location_id: elm.id, room_id: suns.id });
    const times = { checked_in_at: new Date(from), checked_out_at: new Date('2026-03-10T13:25:00Z') };
    const stay = await db
      .insertInto('attendance')
      .values({ centre_id: centre, location_id: elm.id, student_id: student.id, date: '2026-03-10', ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('attendance_room')
      .values({
        ...{ centre_id: centre, attendance_id: stay.id, student_id: student.id, room_id: suns.id },
        entered_at: times.checked_in_at,
        left_at: times.checked_out_at,
      })
      .execute();
    stays.push(stay.id);
  }
  const read = () =>
    manager.call(
      'getRatioLog',
      { location: elm.id, start_date: '2026-03-01', end_date: '2026-03-11' },
      'date room { name } from until minutes children staff needed broken rule',
    );
  const line = { date: '2026-03-10', room: { name: 'Suns' }, children: 2, staff: 1, needed: 2, broken: 'staff' };
  expect(await read()).toEqual([{ ...line, from: '09:00', until: '09:25', minutes: 25, rule: null }]);
  await db
    .updateTable('attendance_room')
    .set({ left_at: new Date('2026-03-10T13:05:00Z') })
    .where('centre_id', '=', centre)
    .where('attendance_id', '=', stays[0] ?? 0)
    .execute();
  expect(await read()).toMatchObject([{ from: '09:00', until: '09:05', minutes: 5 }]);
});

test('two weeks ahead stand with whoever has no schedule left out and told', async () => {
  const answer = await manager.call(
    'getRatioForecast',
    { location: elm.id },
    'unplanned days { date closed children needed planned short { room { name } } }',
  );
  expect(answer.unplanned).toBe(2);
  expect(answer.days).toHaveLength(14);
  expect(answer.days).toMatchObject([
    { date: '2026-03-11', closed: false, children: 0, needed: 0 },
    ...Array(13).fill({}),
  ]);
});
