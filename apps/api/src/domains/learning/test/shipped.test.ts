import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let teacher: Person;
beforeAll(async () => {
  server = await startTestServer();
  teacher = await server.as('teacher');
});
afterAll(() => server.close());

const said = 'status message id errors { field code }';
const add = () => teacher.call('addShippedFramework', { framework: 'ELOF_2015' }, said);

test('the outcomes of Head Start come whole, say that nobody compared them, and stay as they are', async () => {
  const made = await add();
  expect(made.status, made.message).toBe('Success');
  const tree = await teacher.call(
    'learningFramework',
    { id: made.id },
    'name version source licence shipped skill_count domains { name attributes { name } }',
  );
  expect(tree).toMatchObject({ version: '2015', shipped: true, skill_count: 118 });
  expect(tree.source).toContain('has not been compared');
  expect(tree.domains.map(({ name }: { name: string }) => name)).toEqual([
    'Approaches to Learning',
    'Social and Emotional Development',
    'Language and Communication',
    'Literacy',
    'Cognition',
    'Mathematics Development',
    'Scientific Reasoning',
    'Perceptual, Motor, and Physical Development',
  ]);
  const skills = await teacher.call(
    'learningSkills',
    { framework: made.id, first: 200 },
    'data { code name compared age_from age_to } total',
  );
  expect(new Set(skills.data.map(({ compared }: { compared: boolean }) => compared))).toEqual(new Set([false]));
  const [one] = skills.data.filter(({ code }: { code: string }) => code === 'P-MATH 4');
  expect(one).toMatchObject({ name: 'Child compares numbers.', age_from: 36, age_to: 60 });
  const changed = await teacher.call(
    'updateLearningFramework',
    { id: made.id, name: 'Mine' },
    'status errors { code }',
  );
  expect(changed).toMatchObject({ status: 'Error', errors: [{ code: 'READ_ONLY' }] });
  expect(await add()).toMatchObject({ status: 'Error', errors: [{ field: 'framework', code: 'TAKEN' }] });
});

test('a framework of the center with that name is not taken over', async () => {
  const other = await startTestServer();
  const person = await other.as('teacher');
  const name = 'head start early learning outcomes framework';
  await person.call('createLearningFramework', { name }, 'status');
  const tried = await person.call('addShippedFramework', { framework: 'ELOF_2015' }, said);
  expect(tried).toMatchObject({ status: 'Error', errors: [{ code: 'TAKEN' }] });
  const all = await person.call('learningFrameworks', {}, 'name shipped skill_count');
  expect(all).toMatchObject([{ name, shipped: false, skill_count: 0 }]);
  await other.close();
});
