import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTree } from './learning.factory.ts';

let server: TestServer;
let teacher: Person;
let parent: Person;
let stranger: Person;
let room: { id: number };
let ava: { id: number };
let ben: { id: number };
let zoe: { id: number };
let tree: Awaited<ReturnType<typeof aTree>>;
let mastered: string;
beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  const elm = await aLocation(tenant, { zone: 'America/New_York' });
  const oak = await aLocation(tenant, { name: 'Oak' });
  room = await aRoom(tenant, { location_id: elm.id });
  teacher = await server.as('teacher', { locations: [elm] });
  const child = (fname: string) => aStudent(tenant, { location_id: elm.id, room_id: room.id, fname });
  [ava, ben] = [await child('Ava'), await child('Ben')];
  zoe = await aStudent(tenant, { location_id: oak.id, fname: 'Zoe' });
  parent = await server.as('user');
  stranger = await server.as('user');
  await aGuardianLink(tenant, { student_id: ava.id, user_id: parent.id });
  await aGuardianLink(tenant, { student_id: ben.id, user_id: stranger.id });
  tree = await aTree(tenant);
  const step = await teacher.call(
    'createLearningProgressStep',
    { name: 'Mastered', framework: tree.framework, color: '#336699' },
    'id',
  );
  mastered = step.id;
});
afterAll(() => server.close());

const today = '2026-03-11';
const said = 'status message errors { field code }';
const codeOf = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];
const reach = (more: object = {}, who = teacher) =>
  who.call(
    'saveStudentMilestone',
    { student_id: ava.id, skill: tree.skill, progress: tree.step, date: today, ...more },
    `${said} milestone { id }`,
  );
const saved = async (more: object = {}): Promise<string> => {
  const done = await reach(more);
  expect(done.status, done.message).toBe('Success');
  return String(done.milestone.id);
};
const seen = async (who: Person, student = ava): Promise<string[]> =>
  (await who.call('getStudentMilestones', { student_id: student.id }, 'id')).map(({ id }: { id: string }) => id);
const observe = async (more: object = {}): Promise<string> => {
  const done = await teacher.call(
    'saveObservationActivity',
    { date: today, time: '10:30', students: [ava.id], note: 'Jumped twice', skills: [tree.skill], ...more },
    `${said} activity { id skills { id } }`,
  );
  expect(done.status, done.message).toBe('Success');
  return String(done.activity.id);
};

test('a step is set by a person, by the day; a step back is a further row', async () => {
  const first = await saved({ date: '2026-03-09', progress: mastered });
  const back = await saved({ date: '2026-03-10', note: 'Needs help again' });
  const rows = await parent.call(
    'getStudentMilestones',
    { student_id: ava.id, framework: tree.framework },
    'id name date note progress { id } skill { id }',
  );
  expect(rows.slice(0, 2)).toMatchObject([
    { id: back, date: '2026-03-10', note: 'Needs help again', progress: { id: `${tree.step}` } },
    { id: first, date: '2026-03-09', progress: { id: mastered }, skill: { id: `${tree.skill}` } },
  ]);
});

test('what was said by mistake leaves every answer and stays in the audit', async () => {
  const id = await saved({ note: 'Of another child' });
  expect((await teacher.call('updateStudentMilestone', { id, note: 'Of Ava' }, said)).status).toBe('Success');
  const notes = await parent.call('getStudentMilestones', { student_id: ava.id }, 'id note');
  expect(notes).toContainEqual({ id, note: 'Of Ava' });
  expect((await teacher.call('deleteStudentMilestone', { id }, said)).status).toBe('Success');
  expect(await seen(parent)).not.toContain(id);
  expect(codeOf(await teacher.call('deleteStudentMilestone', { id }, said))[0]).toBe('Error');
  const kept = await server.tenant.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'Milestone')
    .where('entity_id', '=', Number(id))
    .orderBy('id')
    .execute();
  expect(JSON.stringify(kept)).toContain('Of another child');
});

test('a day to come, a step of another framework and a child of another location are declined', async () => {
  const other = await aTree(server.tenant);
  expect(codeOf(await reach({ date: '2026-03-12' }))).toEqual(['Error', 'date', 'FUTURE']);
  expect(codeOf(await reach({ progress: other.step }))).toEqual(['Error', 'progress', 'OTHER_FRAMEWORK']);
  expect(codeOf(await reach({ student_id: zoe.id }))).toEqual(['Error', 'student_id', 'OUT_OF_REACH']);
  const id = await saved();
  const change = (more: object) => teacher.call('updateStudentMilestone', { id, ...more }, said);
  expect(codeOf(await change({ progress: other.step }))).toEqual(['Error', 'progress', 'OTHER_FRAMEWORK']);
  expect(codeOf(await change({ date: '2026-03-12' }))).toEqual(['Error', 'date', 'FUTURE']);
});

test('a skill of milestones stays in its framework, and a step they name is not deleted', async () => {
  await saved();
  const other = await aTree(server.tenant);
  const moved = await teacher.call('updateLearningSkill', { id: tree.skill, framework: other.framework }, said);
  expect(codeOf(moved)).toEqual(['Error', 'framework', 'IN_USE']);
  expect(codeOf(await teacher.call('deleteLearningProgressStep', { id: tree.step }, said))).toEqual([
    'Error',
    'id',
    'IN_USE',
  ]);
});

test('an observation shows skills, which are told and replaced; unknown ones are declined', async () => {
  const id = await observe();
  const skills = async (who = teacher) => (await who.call('getActivity', { id }, 'skills { id }')).skills;
  expect(await skills()).toEqual([{ id: `${tree.skill}` }]);
  const change = (more: object) => teacher.call('updateObservationActivity', { id, ...more }, said);
  expect(codeOf(await change({ skills: ['999999'] }))).toEqual(['Error', 'skills', 'OUT_OF_REACH']);
  await change({ note: 'Jumped three times' });
  expect(await skills()).toHaveLength(1);
  await change({ skills: [] });
  expect(await skills()).toEqual([]);
});

test('evidence is an observation of this child in this skill', async () => {
  const of = await observe({ students: [ben.id] });
  expect(codeOf(await reach({ evidence: [of] }))).toEqual(['Error', 'evidence', 'OTHER_SKILL']);
  const other = await aTree(server.tenant);
  const elsewhere = await observe({ skills: [other.skill] });
  expect(codeOf(await reach({ evidence: [elsewhere] }))).toEqual(['Error', 'evidence', 'OTHER_SKILL']);
  const evidence = await observe();
  const id = await saved({ evidence: [evidence] });
  const further = await observe({ note: 'Again' });
  const put = await teacher.call('updateStudentMilestone', { id, progress: mastered, evidence: [further] }, said);
  expect(put.status).toBe('Success');
  await teacher.call('updateStudentMilestone', { id, evidence: [evidence] }, said);
  const rows = await parent.call('getStudentMilestones', { student_id: ava.id }, 'id evidence { id note }');
  expect(rows.find((row: { id: string }) => row.id === id).evidence).toEqual([{ id: evidence, note: 'Jumped twice' }]);
});

test('families see nothing that is for staff alone, nor what rests on it', async () => {
  const open = await observe();
  const closed = await observe({ staffOnly: true, note: 'SECRET' });
  const shown = await saved({ evidence: [open] });
  const kept = await saved({ staffOnly: true, note: 'SECRET' });
  const rests = await saved({ evidence: [open, closed] });
  const family = await seen(parent);
  expect(family).toContain(shown);
  expect(family).not.toContain(kept);
  expect(family).not.toContain(rests);
  expect(await seen(teacher)).toEqual(expect.arrayContaining([shown, kept, rests]));
  const answer = await parent.call(
    'getStudentMilestones',
    { student_id: ava.id },
    'id note photo staffOnly evidence { note } student { id }',
  );
  expect(JSON.stringify(answer)).not.toContain('SECRET');
  await teacher.call('updateObservationActivity', { id: open, staffOnly: true }, 'status');
  expect(await seen(parent)).not.toContain(shown);
  await expect(seen(stranger)).rejects.toThrow();
});

test('a whole room is recorded at once, for all or none, and its grid holds the newest of each', async () => {
  const grid = async () =>
    (
      await teacher.call(
        'roomMilestones',
        { program_id: room.id, framework: tree.framework },
        'student { id } progress { id }',
      )
    ).map((one: { student: { id: string }; progress: { id: string } }) => `${one.student.id} ${one.progress.id}`);
  const many = (more: object = {}) =>
    teacher.call(
      'saveStudentMilestones',
      { students: [ava.id, ben.id], skill: tree.skill, progress: mastered, date: today, note: 'Together', ...more },
      said,
    );
  expect(codeOf(await many({ students: [ava.id, zoe.id] }))).toEqual(['Error', 'students', 'OUT_OF_REACH']);
  expect(await grid()).not.toContain(`${ben.id} ${mastered}`);
  expect((await many()).status).toBe('Success');
  expect((await grid()).sort()).toEqual([`${ava.id} ${mastered}`, `${ben.id} ${mastered}`].sort());
  const other = await aTree(server.tenant);
  expect(codeOf(await many({ progress: other.step }))).toEqual(['Error', 'progress', 'OTHER_FRAMEWORK']);
  expect(
    await server.statements(() =>
      teacher.call('roomMilestones', { program_id: room.id, framework: tree.framework }, 'id student { id }'),
    ),
  ).toBeLessThanOrEqual(4);
});
