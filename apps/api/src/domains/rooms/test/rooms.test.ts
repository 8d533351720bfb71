import { afterAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aShift } from '../../time-clock/test/time-clock.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';
import { aCameraGroup, aRoom, worksIn } from './rooms.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
const aRoomOf = (location: { id: number }, name?: string) =>
  aRoom(server.tenant, { location_id: location.id, ...(name === undefined ? {} : { name }) });

test('a room is added with its group and staff, once by name, and read back', async () => {
  const group = await aCameraGroup(server.tenant, { location_id: elm.id });
  const teacher = await aTeacher(server.tenant, { locations: [elm] });
  const args = { name: 'Sunflowers', location_id: elm.id, color_code: '#f2b134', camera_group: group.id };
  const added = await manager.call(
    'createProgram',
    { ...args, teachers: [teacher.id] },
    `${outcome} program { id name color_code location_id camera_group { id } teachers { id } student_count }`,
  );
  expect(added).toMatchObject({
    status: 'Success',
    program: {
      name: 'Sunflowers',
      camera_group: { id: String(group.id) },
      teachers: [{ id: String(teacher.id) }],
      student_count: 0,
    },
  });
  const again = await manager.call('createProgram', { ...args, name: 'SUNFLOWERS' }, outcome);
  expect(again).toMatchObject({ status: 'Error', errors: [{ field: 'name', code: 'TAKEN' }] });
});

test('groups, staff and rooms of another location do not mix', async () => {
  const foreignGroup = await aCameraGroup(server.tenant, { location_id: oak.id });
  const foreignTeacher = await aTeacher(server.tenant, { locations: [oak] });
  const both = await server.as('admin');
  const room = await aRoomOf(elm);
  expect(await both.call('updateProgram', { id: room.id, camera_group: foreignGroup.id }, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'camera_group', code: 'OTHER_LOCATION' }],
  });
  expect(
    await both.call('assignProgramTeachers', { program_id: room.id, users: [foreignTeacher.id] }, outcome),
  ).toMatchObject({ status: 'Error', errors: [{ code: 'OTHER_LOCATION' }] });
});

test('staff are set as given, and none by an empty list', async () => {
  const [ann, ben] = [
    await aTeacher(server.tenant, { locations: [elm] }),
    await aTeacher(server.tenant, { locations: [elm] }),
  ];
  const room = await aRoomOf(elm);
  const set = async (users: number[]) => {
    const { program } = await manager.call(
      'assignProgramTeachers',
      { program_id: room.id, users },
      `${outcome} program { teachers { id } }`,
    );
    return program.teachers.map((t: { id: string }) => Number(t.id)).sort();
  };
  expect(await set([ann.id, ben.id])).toEqual([ann.id, ben.id].sort());
  expect(await set([ben.id])).toEqual([ben.id]);
  expect(await set([])).toEqual([]);
});

test('a room with active students is kept and says how many; an empty one goes and its name is free', async () => {
  const room = await aRoomOf(elm, 'Owls');
  await aStudent(server.tenant, { room_id: room.id });
  const second = await aStudent(server.tenant, { room_id: room.id });
  const inactive = await aStudent(server.tenant, { room_id: room.id, status: 'inactive' });
  const refused = await manager.call('deleteProgram', { id: room.id }, outcome);
  expect(refused).toMatchObject({ status: 'Error', errors: [{ field: 'id', code: 'IN_USE' }] });
  expect(refused.message).toContain('2 children');
  await server.tenant.db.deleteFrom('student').where('room_id', '=', room.id).where('id', '<=', second.id).execute();
  expect(await manager.call('deleteProgram', { id: room.id }, outcome)).toMatchObject({ status: 'Success' });
  expect(await manager.call('program', { id: room.id }, 'id')).toBeNull();
  expect(await manager.call('student', { id: inactive.id }, 'program { id }')).toEqual({ program: null });
  expect(await manager.call('createProgram', { name: 'Owls', location_id: elm.id }, outcome)).toMatchObject({
    status: 'Success',
  });
});

test('a camera group a room uses is not deleted', async () => {
  const group = await aCameraGroup(server.tenant, { location_id: elm.id });
  const room = await aRoom(server.tenant, { location_id: elm.id, name: 'Acorns', camera_group_id: group.id });
  const refused = await manager.call('deleteGroup', { id: group.id }, outcome);
  expect(refused).toMatchObject({ status: 'Error', errors: [{ code: 'IN_USE' }] });
  expect(refused.message).toContain('Acorns');
  await manager.call('updateProgram', { id: room.id, camera_group: null }, outcome);
  expect(await manager.call('deleteGroup', { id: group.id }, outcome)).toMatchObject({ status: 'Success' });
});

test('suggested colours are free ones', async () => {
  const place = await aLocation(server.tenant);
  await aRoom(server.tenant, { location_id: place.id, color_code: '#F2B134' });
  const admin = await server.as('admin');
  const colours = await admin.call('suggestProgramColors', { location_id: place.id }, 'color_code');
  expect(colours.length).toBeGreaterThan(5);
  expect(colours).not.toContainEqual({ color_code: '#f2b134' });
});

test('a teacher lists the rooms it works in; a manager those of its locations', async () => {
  const place = await aLocation(server.tenant);
  const [mine, other] = [await aRoomOf(place, 'Mine'), await aRoomOf(place, 'Other')];
  const teacher = await server.as('teacher', { locations: [place] });
  await worksIn(server.tenant, teacher, mine);
  expect(await teacher.call('teacherPrograms', {}, 'id')).toEqual([{ id: String(mine.id) }]);
  const head = await server.as('manager', { locations: [place] });
  const { data, total } = await head.call('programs', { first: 10, search: 'OTH' }, 'total data { id }');
  expect({ data, total }).toEqual({ data: [{ id: String(other.id) }], total: 1 });
});

test('two managers set the staff of a room at once: one list stands, not a mixture', async () => {
  const people = [];
  for (let i = 0; i < 6; i += 1) people.push(await aTeacher(server.tenant, { locations: [elm] }));
  const room = await aRoomOf(elm);
  const lists = [people.slice(0, 3), people.slice(3)].map((list) => list.map(({ id }) => id));
  await Promise.all(
    lists.map((users) => manager.call('assignProgramTeachers', { program_id: room.id, users }, outcome)),
  );
  const left = await server.tenant.db
    .selectFrom('room_staff')
    .select('user_id')
    .where('room_id', '=', room.id)
    .orderBy('user_id')
    .execute();
  expect(lists).toContainEqual(left.map(({ user_id }) => user_id));
});

test('a room tells who is in it by the time clock beside those who were assigned; not who has a break or left', async () => {
  const room = await aRoomOf(elm);
  const [assigned, visiting, resting] = [
    await aTeacher(server.tenant, { locations: [elm] }),
    await aTeacher(server.tenant, { locations: [elm] }),
    await aTeacher(server.tenant, { locations: [elm] }),
  ];
  await worksIn(server.tenant, assigned, room);
  const shift = { location_id: elm.id, room_id: room.id };
  await aShift(server.tenant, { ...shift, user_id: visiting.id });
  const rest = await aShift(server.tenant, { ...shift, user_id: resting.id });
  await server.tenant.db
    .updateTable('team_stretch')
    .set({ ended_at: new Date('2026-03-11T14:00:00Z') })
    .where('team_attendance_id', '=', rest.id)
    .execute();
  const read = () => manager.call('program', { id: room.id }, 'teachers { id } staff_now { id }');
  expect(await read()).toEqual({ teachers: [{ id: `${assigned.id}` }], staff_now: [{ id: `${visiting.id}` }] });
});

test('a child that is in a room counts there, whichever room it belongs to: never more here than there are', async () => {
  const [home, yard] = [await aRoomOf(elm), await aRoomOf(elm)];
  const child = await aStudent(server.tenant, { location_id: elm.id, room_id: home.id });
  const read = () => manager.call('program', { id: yard.id }, 'student_count checked_in_count');
  expect(await read()).toEqual({ student_count: 0, checked_in_count: 0 });
  const check = { students: [child.id], date: '2026-03-11', time: '11:00', action_by: manager.id, action: 'in' };
  expect(await manager.call('saveUserStudentCheckInOutActivity', check, 'status')).toEqual({ status: 'Success' });
  const moved = await manager.call('moveStudentsNow', { students: [child.id], program_id: yard.id }, 'status');
  expect(moved).toEqual({ status: 'Success' });
  expect(await read()).toEqual({ student_count: 1, checked_in_count: 1 });
});
