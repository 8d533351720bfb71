import { afterAll, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aWord } from './tags.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());

const teacher = await server.as('teacher', { locations: [elm] });
const colleague = await server.as('teacher', { locations: [elm] });
const aChild = () => aStudent(server.tenant, { location_id: elm.id });
const note = (given: Record<string, unknown>, who = teacher) =>
  who.call('noteStudentAllergy', given, 'status id errors { field code }');
const notesOf = async ({ id }: { id: number }) => {
  const { allergies, allergy_notes } = await manager.call('student', { id }, 'allergies { name } allergy_notes');
  return { names: allergies.map(({ name }: { name: string }) => name), notes: allergy_notes };
};
const takeBack = (given: Record<string, unknown>, who = teacher) =>
  who.call('takeBackStudentAllergy', given, 'status errors { field code }');

test('an allergy no list has is noted with what a substitute must know, by whom and when', async () => {
  const child = await aChild();
  const facts = { severity: 'severe', reaction: 'Hives', what_to_do: 'EpiPen, then 911', medicine_at: 'Red bag' };
  const { id, ...said } = await note({ student_id: child.id, name: 'Kiwi', ...facts });
  expect(said).toEqual({ status: 'Success', errors: [] });
  expect(await notesOf(child)).toEqual({
    names: ['Kiwi'],
    notes: [{ id, ...facts, by: expect.any(String), at: expect.any(String) }],
  });
  const trail = await server.tenant.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'Student')
    .where('entity_id', '=', child.id)
    .orderBy('id')
    .execute();
  expect(trail).toMatchObject([
    { before: { allergies: [] }, after: { allergies: ['Kiwi'] } },
    { before: { allergy: 'Kiwi' }, after: { allergy: 'Kiwi: severe, Hives, EpiPen, then 911, Red bag' } },
  ]);
});

test('a word typed in Spanish or otherwise is the one of the list, and another fact leaves the rest', async () => {
  const child = await aChild();
  const { id } = await note({ student_id: child.id, name: 'cacahuates', severity: 'severe' });
  expect((await note({ student_id: child.id, name: 'PEANUT', reaction: 'Swelling' })).id).toBe(id);
  expect(await notesOf(child)).toMatchObject({
    names: ['Peanuts'],
    notes: [{ severity: 'severe', reaction: 'Swelling' }],
  });
  await note({ student_id: child.id, id, reaction: '' });
  expect(await notesOf(child)).toMatchObject({ notes: [{ severity: 'severe', reaction: null }] });
});

test('the worst stands first', async () => {
  const child = await aChild();
  for (const [name, severity] of [
    ['Eggs', ''],
    ['Milk', 'mild'],
    ['Sesame', 'severe'],
  ])
    await note({ student_id: child.id, name, severity });
  expect((await notesOf(child)).notes.map(({ severity }: { severity: string | null }) => severity)).toEqual([
    'severe',
    'mild',
    null,
  ]);
});

test('neither id nor name, another location, and an unknown severity are refused', async () => {
  const child = await aChild();
  expect(await note({ student_id: child.id })).toMatchObject({ errors: [{ field: 'name', code: 'REQUIRED' }] });
  const far = await aStudent(server.tenant, { location_id: oak.id });
  expect(await note({ student_id: far.id, name: 'Milk' })).toMatchObject({ status: 'Error' });
  expect(
    await server.tenant.db.selectFrom('student_allergy').selectAll().where('student_id', '=', far.id).execute(),
  ).toEqual([]);
});

test('a slip is taken back within ten minutes by whoever made it, and by nobody else', async () => {
  const child = await aChild();
  const { id } = await note({ student_id: child.id, name: 'Milk' });
  const given = { student_id: child.id, id };
  expect(await takeBack(given, colleague)).toMatchObject({ errors: [{ code: 'TOO_LATE' }] });
  expect(await takeBack(given)).toMatchObject({ status: 'Success' });
  expect(await notesOf(child)).toEqual({ names: [], notes: [] });
  await note({ student_id: child.id, id });
  server.clock.tick(11 * 60_000);
  expect(await takeBack(given)).toMatchObject({ errors: [{ code: 'TOO_LATE' }] });
  const word = await aWord(server.tenant, 'allergy');
  expect(await takeBack({ student_id: child.id, id: word.id })).toMatchObject({ errors: [{ code: 'TOO_LATE' }] });
});

test('whoever notes something about an allergy of others may not take it off, nor one others have noted something about', async () => {
  const child = await aChild();
  const word = await aWord(server.tenant, 'allergy');
  await manager.call('assignStudentAllergies', { student_id: child.id, allergies: [word.id] }, 'status');
  await note({ student_id: child.id, id: word.id, severity: 'severe' });
  const given = { student_id: child.id, id: word.id };
  expect(await takeBack(given)).toMatchObject({ errors: [{ code: 'TOO_LATE' }] });
  const { id } = await note({ student_id: child.id, name: 'Kiwi' });
  await note({ student_id: child.id, id, reaction: 'Hives' }, colleague);
  for (const who of [teacher, colleague])
    expect(await takeBack({ student_id: child.id, id }, who)).toMatchObject({ errors: [{ code: 'TOO_LATE' }] });
  expect((await notesOf(child)).notes).toHaveLength(2);
});
