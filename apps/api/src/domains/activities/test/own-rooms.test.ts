import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let elm: { id: number };
let ava: { id: number };
let ben: { id: number };
let manager: Person;
let teacher: Person;
let helper: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  const [own, other] = [
    await aRoom(server.tenant, { location_id: elm.id }),
    await aRoom(server.tenant, { location_id: elm.id }),
  ];
  ava = await aStudent(server.tenant, { location_id: elm.id, room_id: own.id, fname: 'Ava' });
  ben = await aStudent(server.tenant, { location_id: elm.id, room_id: other.id, fname: 'Ben' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  helper = await server.as('teacher', { locations: [elm] });
  await sql`insert into room_staff (centre_id, room_id, user_id)
    values (${server.tenant.centre}, ${own.id}, ${teacher.id})`.execute(server.tenant.db);
});
afterAll(() => server.close());

const date = '2026-03-11';
const kudos = async (who: Person, child: { id: number }): Promise<string> =>
  (await who.call('saveKudosActivity', { date, time: '10:30', students: [child.id], note: 'Well done' }, 'status'))
    .status;
const checkIn = async (who: Person, child: { id: number }, time: string): Promise<string> =>
  (
    await who.call(
      'saveUserStudentCheckInOutActivity',
      { students: [child.id], date, time, action_by: who.id },
      'status',
    )
  ).status;
const float = (on: boolean) =>
  manager.call('saveCheckinSetting', { location: elm.id, settings: { staff_float: on } }, 'status');

test('staff write in every room until the location says otherwise; then in their own, and who has none everywhere', async () => {
  expect(await kudos(teacher, ben)).toBe('Success');
  expect(await float(false)).toEqual({ status: 'Success' });
  expect(await kudos(teacher, ben)).toBe('Error');
  expect(await checkIn(teacher, ben, '08:00')).toBe('Error');
  expect(await kudos(teacher, ava)).toBe('Success');
  expect(await kudos(helper, ben)).toBe('Success');
  expect(await kudos(manager, ben)).toBe('Success');
  await float(true);
  expect(await kudos(teacher, ben)).toBe('Success');
});

test('the report of a day tells who came, went and stayed away, to staff and family', async () => {
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: parent.id });
  expect(await checkIn(teacher, ava, '08:05')).toBe('Success');
  await teacher.call('markStudentsAbsent', { students: [ben.id], date, reason: 'Ill' }, 'status');
  const types = async (who: Person, child: { id: number }) => {
    const days = await who.call(
      'getActivityReport',
      { student_id: child.id, start_date: date },
      'date activities { id type time note }',
    );
    return days.flatMap(({ activities }: { activities: { type: string }[] }) => activities);
  };
  for (const who of [teacher, parent])
    expect(await types(who, ava)).toContainEqual(expect.objectContaining({ type: 'check-in', time: '08:05' }));
  expect(await types(teacher, ben)).toContainEqual(expect.objectContaining({ type: 'absent', note: 'Ill' }));
  expect(await types(parent, ben).catch(({ code }) => code)).toBe('FORBIDDEN');
});
