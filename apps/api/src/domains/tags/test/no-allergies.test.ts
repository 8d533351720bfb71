import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aWord } from './tags.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());

const outcome = 'status errors { field code }';
const aChild = () => aStudent(server.tenant, { location_id: elm.id });
const teacher = await server.as('teacher', { locations: [elm] });
const answerOf = (student: { id: number }, who = manager) =>
  who.call('student', { id: student.id }, 'no_allergies_at no_allergies_by { id } allergies { name }');
const unasked = { no_allergies_at: null, no_allergies_by: null, allergies: [] };
const save = (student: { id: number }, none: boolean, who = teacher) =>
  who.call('saveStudentNoAllergies', { student_id: student.id, none }, outcome);
const done = { status: 'Success', errors: [] };

test('"none known" is an answer with who and when, kept in the history, and taken back', async () => {
  const child = await aChild();
  expect(await answerOf(child)).toEqual(unasked);
  expect(await save(child, true)).toEqual(done);
  expect(await answerOf(child)).toEqual({
    no_allergies_at: server.clock.now().toISOString(),
    no_allergies_by: { id: String(teacher.id) },
    allergies: [],
  });
  expect(await save(child, false)).toEqual(done);
  expect(await answerOf(child)).toEqual(unasked);
  const rows = await server.tenant.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'Student')
    .where('entity_id', '=', child.id)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { before: { no_allergies: false }, after: { no_allergies: true } },
    { before: { no_allergies: true }, after: { no_allergies: false } },
  ]);
});

test('an allergy takes the answer back, and no answer stands beside one', async () => {
  const child = await aChild();
  const word = await aWord(server.tenant, 'allergy');
  await save(child, true);
  const noted = { student_id: child.id, id: word.id };
  expect(await teacher.call('noteStudentAllergy', noted, outcome)).toEqual(done);
  expect(await teacher.call('noteStudentAllergy', noted, outcome)).toEqual(done);
  expect(await answerOf(child)).toEqual({ ...unasked, allergies: [{ name: word.name }] });
  expect(await save(child, true)).toEqual({ status: 'Error', errors: [{ field: 'none', code: 'HAS_ALLERGIES' }] });
  // Taken off: what was answered before is not true again by itself.
  await manager.call('unassignStudentAllergy', noted, outcome);
  expect(await answerOf(child)).toEqual(unasked);
});

test('every way to give an allergy takes the answer back', async () => {
  const word = await aWord(server.tenant, 'allergy');
  for (const [call, args] of [
    ['autoCreateStudentAllergy', (id: number) => ({ name: 'Kiwi', student_id: id })],
    ['assignStudentAllergies', (id: number) => ({ student_id: id, allergies: [word.id] })],
    ['multiAssignStudentAllergies', (id: number) => ({ students: [id], allergies: [word.id] })],
  ] as const) {
    const child = await aChild();
    await save(child, true);
    expect(await manager.call(call, args(child.id), 'status'), call).toEqual({ status: 'Success' });
    expect((await answerOf(child)).no_allergies_at, call).toBeNull();
    const { at } = await server.tenant.db
      .selectFrom('student')
      .select('no_allergies_at as at')
      .where('id', '=', child.id)
      .executeTakeFirstOrThrow();
    expect(at, call).toBeNull();
  }
});

test('a teacher notes words of the list for children of the own location alone', async () => {
  const word = await aWord(server.tenant, 'allergy');
  const far = await aStudent(server.tenant, { location_id: oak.id });
  const foreign = { student_id: far.id, id: word.id };
  expect(await teacher.call('noteStudentAllergy', foreign, outcome)).toMatchObject({ status: 'Error' });
  expect(await save(far, true)).toMatchObject({ status: 'Error' });
  const child = await aChild();
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
  for (const [call, args] of [
    ['noteStudentAllergy', { student_id: child.id, id: word.id }],
    ['saveStudentNoAllergies', { student_id: child.id, none: true }],
  ] as const)
    await expect(parent.call(call, args, 'status')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
