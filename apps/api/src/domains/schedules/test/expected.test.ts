import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { expectedBetween, perQuarter } from '../expected.ts';
import { planned } from './schedules.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('who is expected in which quarter hour follows the wall clock, closed days and whoever is away', async () => {
  const { db, centre } = server.tenant;
  const location = await aLocation(server.tenant);
  const room = await aRoom(server.tenant, { location_id: location.id });
  const ava = await aStudent(server.tenant, { location_id: location.id, room_id: room.id });
  const ben = await aStudent(server.tenant, { location_id: location.id, room_id: room.id });
  const teacher = await aTeacher(server.tenant, { locations: [location] });
  await planned(server.tenant, location, { student_id: ava.id }, [6, 7, 1], ['08:00', '08:40']);
  await planned(server.tenant, location, { user_id: teacher.id, room_id: room.id }, [7], ['07:30', '08:30']);
  await db
    .insertInto('closure')
    .values({
      centre_id: centre,
      name: 'Spring',
      start_date: '2026-03-09',
      end_date: '2026-03-09',
      created_at: new Date(),
    })
    .execute();
  const asked = { centre, location: location.id, since: '2026-03-07', until: '2026-03-09' };
  const expected = await expectedBetween(db, asked);
  // The clocks go forward in the night to Sunday.
  const at = (text: string) => Date.parse(text);
  expect(expected).toEqual({
    zone: 'America/New_York',
    closed: ['2026-03-09'],
    unplanned: [{ student_id: ben.id, room_id: room.id }],
    spans: [
      {
        ...{ student_id: ava.id, user_id: null, room_id: room.id, date: '2026-03-07' },
        ...{ from: at('2026-03-07T13:00:00Z'), to: at('2026-03-07T13:40:00Z') },
      },
      {
        ...{ student_id: null, user_id: teacher.id, room_id: room.id, date: '2026-03-08' },
        ...{ from: at('2026-03-08T11:30:00Z'), to: at('2026-03-08T12:30:00Z') },
      },
      {
        ...{ student_id: ava.id, user_id: null, room_id: room.id, date: '2026-03-08' },
        ...{ from: at('2026-03-08T12:00:00Z'), to: at('2026-03-08T12:40:00Z') },
      },
    ],
  });
  const sunday = perQuarter(expected.spans).filter((each) => each.at >= at('2026-03-08T00:00:00Z'));
  expect(
    sunday.map(({ at: from, students, staff }) => [
      new Date(from).toISOString().slice(11, 16),
      students.length,
      staff.length,
    ]),
  ).toEqual([
    ['11:30', 0, 1],
    ['11:45', 0, 1],
    ['12:00', 1, 1],
    ['12:15', 1, 1],
    ['12:30', 1, 0],
  ]);
});
