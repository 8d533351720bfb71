import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aWord } from './tags.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const outcome = 'status message errors { field code }';
const aChild = (given: object = {}) => aStudent(server.tenant, { location_id: elm.id, ...given });
const carried = async (student: { id: number }) => {
  const { tags, allergies, medications } = await manager.call(
    'student',
    { id: student.id },
    'tags { name } allergies { name } medications { name }',
  );
  const names = (words: readonly { name: string }[]) => words.map(({ name }) => name);
  return { tags: names(tags), allergies: names(allergies), medications: names(medications) };
};

describe.each([
  { ent: 'Tag', list: 'studentTags', table: 'tag', many: 'tags' },
  { ent: 'Allergy', list: 'studentAllergies', table: 'allergy', many: 'allergies' },
  { ent: 'Medication', list: 'studentMedications', table: 'medication', many: 'medications' },
] as const)('$list', ({ ent, list, table, many }) => {
  const plural = list.slice('student'.length);
  const words = async (search: string) =>
    manager.call(list, { search, first: 50 }, 'id name student_count user_count count_everywhere');

  test('words are added, found whatever accents, renamed everywhere, and not kept twice', async () => {
    const { id } = await manager.call(`createStudent${ent}`, { name: `Año ${ent}` }, `${outcome} id`);
    expect(await words(`ano ${ent}`)).toMatchObject([{ id, name: `Año ${ent}`, student_count: 0 }]);
    expect(await manager.call(`createStudent${ent}`, { name: `año ${ent}` }, outcome)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'name', code: 'TAKEN' }],
    });
    const student = await aChild();
    await manager.call(`assignStudent${plural}`, { student_id: student.id, [many]: [id] }, outcome);
    await manager.call(`updateStudent${ent}`, { id, name: `Renamed ${ent}` }, outcome);
    expect((await carried(student))[many]).toEqual([`Renamed ${ent}`]);
    await expect(manager.call(list, { first: 0 }, 'id')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  test('a removal takes the word off everybody, and is taken back whole', async () => {
    const { id, name } = await aWord(server.tenant, table);
    const { name: kept, id: keptId } = await aWord(server.tenant, table);
    const [one, two] = [await aChild(), await aChild()];
    const contact = await aContact(server.tenant, { locations: [elm] });
    const args = { [many]: [id, keptId], students: [one.id, two.id], users: [contact.id] };
    await manager.call(`multiAssignStudent${plural}`, args, outcome);
    expect(await words(name)).toMatchObject([{ student_count: 2, user_count: 1, count_everywhere: 3 }]);
    await manager.call(`deleteStudent${ent}`, { id }, outcome);
    expect(await words(name)).toEqual([]);
    expect((await carried(one))[many]).toEqual([kept]);
    // The office saves the list meanwhile: what was removed still comes back.
    await manager.call(`assignStudent${plural}`, { student_id: two.id, [many]: [] }, outcome);
    expect(await manager.call(`restoreStudent${ent}`, { id }, outcome)).toMatchObject({ status: 'Success' });
    expect((await carried(one))[many].sort()).toEqual([name, kept].sort());
    expect((await carried(two))[many]).toEqual([name]);
    expect(await manager.call(`restoreStudent${ent}`, { id }, outcome)).toMatchObject({ status: 'Error' });
  });

  test('a name that was taken meanwhile keeps a removal from being taken back', async () => {
    const { id, name } = await aWord(server.tenant, table);
    await manager.call(`deleteStudent${ent}`, { id }, outcome);
    await manager.call(`createStudent${ent}`, { name }, outcome);
    expect(await manager.call(`restoreStudent${ent}`, { id }, outcome)).toMatchObject({
      status: 'Error',
      errors: [{ code: 'TAKEN' }],
    });
  });

  test('a typed word is found or added, once, and given', async () => {
    const student = await aChild();
    const name = `Typed ${ent}`;
    const both = await Promise.all(
      [name, name.toUpperCase()].map((typed) =>
        manager.call(`autoCreateStudent${ent}`, { name: typed, student_id: student.id }, `${outcome} id`),
      ),
    );
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await carried(student))[many]).toHaveLength(1);
    const [first] = both;
    await manager.call(`unassignStudent${ent}`, { id: first?.id, student_id: student.id }, outcome);
    expect((await carried(student))[many]).toEqual([]);
    expect(await manager.call(`unassignStudent${ent}`, { id: first?.id }, outcome)).toMatchObject({
      errors: [{ code: 'REQUIRED' }],
    });
    expect(await manager.call(`autoCreateStudent${ent}`, { name: ' ' }, outcome)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'name', code: 'EMPTY' }],
    });
  });

  test('of many, one out of reach is left out and told', async () => {
    const oak = await aLocation(server.tenant);
    const [near, far] = [await aChild(), await aStudent(server.tenant, { location_id: oak.id })];
    const { id } = await aWord(server.tenant, table);
    const args = { [many]: [id], students: [near.id, far.id] };
    expect(await manager.call(`multiAssignStudent${plural}`, args, outcome)).toMatchObject({
      status: 'Success',
      message: expect.stringContaining('One was left out'),
      errors: [{ field: `students.${far.id}`, code: 'OUT_OF_REACH' }],
    });
    expect((await carried(near))[many]).toHaveLength(1);
    const none = await manager.call(`multiAssignStudent${plural}`, { ...args, students: [far.id] }, outcome);
    expect(none.status).toBe('Error');
  });
});

test('what a student carries is in its history, by its names', async () => {
  const student = await aChild();
  const { id, name } = await aWord(server.tenant, 'allergy');
  await manager.call('assignStudentAllergies', { student_id: student.id, allergies: [id] }, outcome);
  const { data } = await manager.call(
    'getStudentActivityLogs',
    { student_id: student.id, first: 10 },
    'data { object_info activity }',
  );
  expect(data[0]).toMatchObject({
    activity: 'assignStudentAllergies',
    object_info: { before: { allergies: [] }, after: { allergies: [name] } },
  });
});

test('a new allergy is told to the doors of the location at once', async () => {
  const student = await aChild();
  const { id, name } = await aWord(server.tenant, 'allergy');
  const teacher = await server.as('teacher', { locations: [elm] });
  const heard = await subscribe(
    teacher,
    'attendanceChanged',
    { location: elm.id },
    'students { id allergies { name } }',
  );
  await manager.call('assignStudentAllergies', { student_id: student.id, allergies: [id] }, outcome);
  const [told] = await heard.until(1);
  expect(told).toMatchObject({ students: [{ id: String(student.id), allergies: [{ name }] }] });
  await heard.stop();
});

test('tags are merged, cleared and removed together', async () => {
  const tags = await Promise.all([1, 2, 3].map(() => aWord(server.tenant, 'tag')));
  const [first, second, third] = tags.map(({ id }) => id);
  const [one, two] = [await aChild(), await aChild()];
  await manager.call('assignStudentTags', { student_id: one.id, tags: [first, second] }, outcome);
  await manager.call('assignStudentTags', { student_id: two.id, tags: [third] }, outcome);
  const act = (type: string, id: unknown[]) => manager.call('makeTagsAction', { id, type }, outcome);
  expect(await act('merge', [first])).toMatchObject({ errors: [{ code: 'TOO_FEW' }] });
  expect(await act('merge', [first, second, third])).toMatchObject({ status: 'Success' });
  expect((await carried(one)).tags).toEqual([tags[0]?.name]);
  expect((await carried(two)).tags).toEqual([tags[0]?.name]);
  await act('clear', [first]);
  expect((await carried(two)).tags).toEqual([]);
  expect(await act('delete', [first])).toMatchObject({ status: 'Success' });
  expect(await manager.call('studentTags', { search: tags[0]?.name, first: 10 }, 'id')).toEqual([]);
  expect(await act('paint', [third])).toMatchObject({ status: 'Error' });
});

test('families see neither tags nor the lists', async () => {
  const student = await aChild();
  const parent = await server.as('user');
  await server.tenant.db
    .insertInto('guardian_link')
    .values({ centre_id: server.tenant.centre, student_id: student.id, user_id: parent.id })
    .execute();
  const { id } = await aWord(server.tenant, 'tag');
  await manager.call('assignStudentTags', { student_id: student.id, tags: [id] }, outcome);
  expect(await parent.call('student', { id: student.id }, 'tags { name }')).toEqual({ tags: [] });
  await expect(parent.call('studentTags', {}, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
