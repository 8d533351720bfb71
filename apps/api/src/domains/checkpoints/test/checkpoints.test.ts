import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTree } from '../../learning/test/learning.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let manager: Person;
let teacher: Person;
let stranger: Person;
let parent: Person;
let elm: { id: number };
let oak: { id: number };
let room: { id: number };
let ava: { id: number };
let ben: { id: number };
let tree: Awaited<ReturnType<typeof aTree>>;
let other: Awaited<ReturnType<typeof aTree>>;
let mastered: string;
beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York' });
  oak = await aLocation(tenant, { name: 'Oak' });
  room = await aRoom(tenant, { location_id: elm.id });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  stranger = await server.as('manager', { locations: [oak] });
  parent = await server.as('user');
  const child = (fname: string) => aStudent(tenant, { location_id: elm.id, room_id: room.id, fname });
  [ava, ben] = [await child('Ava'), await child('Ben')];
  await aGuardianLink(tenant, { student_id: ava.id, user_id: parent.id });
  tree = await aTree(tenant);
  other = await aTree(tenant);
  const step = await teacher.call('createLearningProgressStep', { name: 'Mastered', framework: tree.framework }, 'id');
  mastered = step.id;
});
afterAll(() => server.close());

const said = 'status message errors { field code }';
const add = (more: object = {}, who = manager) =>
  who.call(
    'createLearningCheckpoint',
    {
      name: 'Spring',
      location: elm.id,
      framework: tree.framework,
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      ...more,
    },
    `${said} checkpoint { id name expected closed_at levels }`,
  );
const settle = (id: string, more: object = {}, who = teacher) =>
  who.call('saveCheckpointLevels', { id, students: [ava.id, ben.id], skills: [tree.skill], ...more }, `${said} count`);
const levels = (id: string, who = teacher) =>
  who.call(
    'checkpointLevels',
    { id, program_id: room.id, domain: tree.domain },
    'student_id skill_id observed settled evidence',
  );
const reach = (student_id: number, progress: number | string, date: string) =>
  teacher.call('saveStudentMilestone', { student_id, skill: tree.skill, progress, date }, said);

let spring: string;

test('a checkpoint has days of its own within a framework, and two never share a day or a name', async () => {
  const made = await add();
  expect(made.status, made.message).toBe('Success');
  expect(made.checkpoint).toMatchObject({ name: 'Spring', expected: 2, closed_at: null, levels: 0 });
  spring = made.checkpoint.id;
  expect((await add({ name: 'Late', start_date: '2026-03-31', end_date: '2026-04-30' })).errors).toMatchObject([
    { field: 'start_date', code: 'OVERLAPS' },
  ]);
  expect((await add({ name: 'SPRING', start_date: '2026-04-01', end_date: '2026-04-30' })).errors).toMatchObject([
    { field: 'name', code: 'TAKEN' },
  ]);
  expect((await add({ name: 'Back', start_date: '2026-06-02', end_date: '2026-06-01' })).errors).toMatchObject([
    { field: 'end_date', code: 'RANGE' },
  ]);
  expect(await add({ name: 'Other', framework: other.framework })).toMatchObject({ status: 'Success' });
  const listed = await teacher.call(
    'learningCheckpoints',
    { location: elm.id, framework: tree.framework },
    'data { name }',
  );
  expect(listed.data).toEqual([{ name: 'Spring' }]);
});

test('what was observed until its last day is offered; settled, it stays though more is observed', async () => {
  await reach(ava.id, tree.step, '2026-03-05');
  await teacher.call(
    'saveObservationActivity',
    { date: '2026-03-05', time: '09:40', students: [ava.id], note: 'Counts to five', skills: [tree.skill] },
    'status',
  );
  const [one] = await levels(spring);
  expect(one).toMatchObject({ student_id: String(ava.id), observed: String(tree.step), settled: null, evidence: 1 });
  expect(await settle(spring), 'of Ben nobody has observed anything').toMatchObject({ status: 'Success', count: 1 });
  await reach(ava.id, mastered, '2026-03-10');
  expect(await levels(spring)).toMatchObject([{ observed: mastered, settled: String(tree.step) }]);
  expect(await settle(spring, { students: [ben.id], progress: mastered })).toMatchObject({ count: 1 });
  expect(await settle(spring), 'anew, as observed by now').toMatchObject({ count: 1 });
  expect(await levels(spring)).toMatchObject([
    { settled: mastered },
    { observed: null, settled: mastered, evidence: 0 },
  ]);
});

test('on request only what is missing is settled, and what was settled by mistake is taken back', async () => {
  expect(await settle(spring, { students: [ava.id], progress: tree.step })).toMatchObject({ count: 1 });
  expect((await settle(spring, { missing: true })).errors, 'Ava is settled, Ben was not observed').toMatchObject([
    { code: 'NOTHING_OBSERVED' },
  ]);
  expect(await levels(spring)).toMatchObject([
    { observed: mastered, settled: String(tree.step) },
    { settled: mastered },
  ]);
  expect(await settle(spring, { students: [ava.id], clear: true })).toMatchObject({ status: 'Success', count: 1 });
  expect(await levels(spring)).toMatchObject([{ observed: mastered, settled: null }, { settled: mastered }]);
  expect(await settle(spring, { missing: true })).toMatchObject({ status: 'Success', count: 1 });
  expect(await levels(spring)).toMatchObject([{ settled: mastered }, { settled: mastered }]);
});

test('many children are settled by as many statements as one', async () => {
  const few = await server.statements(() => settle(spring, { students: [ava.id], progress: mastered }));
  expect(await server.statements(() => settle(spring, { progress: mastered }))).toBe(few);
});

test('the page for the talk with a family tells what is settled, seen and next, and nothing of staff alone', async () => {
  const observe = (note: string, more: object = {}) =>
    teacher.call(
      'saveObservationActivity',
      { date: '2026-03-06', time: '09:00', students: [ava.id], note, skills: [tree.skill], ...more },
      'status',
    );
  await observe('For staff', { staffOnly: true });
  await observe('Of Ben', { students: [ben.id] });
  await observe('Too late', { date: '2026-04-01' });
  await settle(spring, { students: [ava.id], progress: tree.step });
  const ask = (who = teacher, student_id = ava.id) =>
    who.call(
      'checkpointTalk',
      { id: spring, student_id },
      'checkpoint { name } student { fname } skills { skill_id step next evidence } moments { date note skills }',
    );
  const told = await ask();
  expect(told).toMatchObject({
    checkpoint: { name: 'Spring' },
    student: { fname: 'Ava' },
    skills: [{ skill_id: String(tree.skill), next: 'Mastered', evidence: 1 }],
  });
  expect(told.moments).toMatchObject([{ date: '2026-03-05', note: 'Counts to five', skills: [expect.any(String)] }]);
  await settle(spring, { students: [ava.id], progress: mastered });
  expect((await ask()).skills, 'the last step').toMatchObject([{ step: 'Mastered', next: null }]);
  for (const who of [stranger, parent]) await expect(ask(who)).rejects.toThrow();
  const elsewhere = await aStudent(server.tenant, { location_id: oak.id, fname: 'Cleo' });
  await expect(ask(teacher, elsewhere.id)).rejects.toThrow();
});

test('a step or a skill of another framework is never settled', async () => {
  expect((await settle(spring, { progress: other.step })).errors).toMatchObject([
    { field: 'progress', code: 'OTHER_FRAMEWORK' },
  ]);
  expect((await settle(spring, { skills: [other.skill] })).errors).toMatchObject([{ code: 'NOTHING_OBSERVED' }]);
  expect(await levels(spring)).toMatchObject([{ settled: mastered }, { settled: mastered }]);
});

test('closed it stays as it is until a manager opens it again', async () => {
  const close = (closed: boolean, who = manager) =>
    who.call('closeLearningCheckpoint', { id: spring, closed }, `${said} checkpoint { closed_at closed_by { id } }`);
  await expect(close(true, teacher)).rejects.toThrow();
  expect(await close(true)).toMatchObject({ status: 'Success', checkpoint: { closed_by: { id: String(manager.id) } } });
  expect((await close(true)).errors).toMatchObject([{ code: 'STATE' }]);
  expect((await settle(spring, { progress: tree.step })).errors).toMatchObject([{ field: 'id', code: 'STATE' }]);
  const change = (more: object) => manager.call('updateLearningCheckpoint', { id: spring, ...more }, said);
  expect((await change({ name: 'Autumn' })).errors).toMatchObject([{ code: 'STATE' }]);
  expect((await manager.call('deleteLearningCheckpoint', { id: spring }, said)).errors).toMatchObject([
    { code: 'STATE' },
  ]);
  expect((await settle(spring, { clear: true })).errors).toMatchObject([{ field: 'id', code: 'STATE' }]);
  const { db } = server.tenant;
  const closed = { constraint: 'learning_checkpoint_closed' };
  const level = db.updateTable('learning_checkpoint_level').set({ progress_id: tree.step });
  await expect(level.execute(), 'nor by who writes to the database').rejects.toMatchObject(closed);
  await expect(db.deleteFrom('learning_checkpoint_level').execute()).rejects.toMatchObject(closed);
  const row = db.updateTable('learning_checkpoint').where('id', '=', Number(spring));
  await expect(row.set({ end_date: '2026-03-30' }).execute()).rejects.toMatchObject(closed);
  await expect(row.set({ closed_at: null, name: 'Autumn' }).execute()).rejects.toMatchObject(closed);
  await expect(db.deleteFrom('learning_checkpoint').execute()).rejects.toMatchObject(closed);
  const inUse = await manager.call('deleteLearningProgressStep', { id: mastered }, said);
  expect(inUse.errors).toMatchObject([{ field: 'id', code: 'IN_USE' }]);
  expect(await close(false)).toMatchObject({ status: 'Success', checkpoint: { closed_at: null } });
  expect(await change({ name: 'Autumn' })).toMatchObject({ status: 'Success' });
});

test('what is closed stays through merges, and goes with its child', async () => {
  const { tenant } = server;
  const { db } = tenant;
  const ash = await aLocation(tenant, { name: 'Ash', zone: 'America/New_York' });
  const grove = await aRoom(tenant, { location_id: ash.id });
  const [cleo, twice] = [
    await aStudent(tenant, { location_id: ash.id, room_id: grove.id, fname: 'Cleo' }),
    await aStudent(tenant, { location_id: ash.id, room_id: grove.id, fname: 'Cleo' }),
  ];
  const boss = await server.as('manager', { locations: [ash] });
  const leaver = await server.as('manager', { locations: [ash] });
  const { checkpoint } = await add({ name: 'Kept', location: ash.id }, leaver);
  const ofBoth = { id: checkpoint.id, students: [twice.id], skills: [tree.skill], progress: mastered };
  expect(await boss.call('saveCheckpointLevels', ofBoth, said)).toMatchObject({ status: 'Success' });
  const closing = { id: checkpoint.id, closed: true };
  expect(await leaver.call('closeLearningCheckpoint', closing, said)).toMatchObject({ status: 'Success' });
  const held = () =>
    db
      .selectFrom('learning_checkpoint_level')
      .select(['student_id', 'progress_id'])
      .where('checkpoint_id', '=', Number(checkpoint.id))
      .orderBy('student_id')
      .execute();
  const support = await server.as('kvsupport');
  const merged = await support.call('mergeStudents', { student_id: cleo.id, duplicate_id: twice.id }, said);
  expect(merged, 'two records of one child').toMatchObject({ status: 'Success' });
  expect(await held(), 'what was settled of the other is its own now').toEqual([
    { student_id: cleo.id, progress_id: Number(mastered) },
  ]);
  await db.deleteFrom('app_user').where('id', '=', leaver.id).execute();
  const { closed_by } = await db
    .selectFrom('learning_checkpoint')
    .select('closed_by')
    .where('id', '=', Number(checkpoint.id))
    .executeTakeFirstOrThrow();
  expect(closed_by, 'who closed it is gone, and it is closed').toBeNull();
  await db.deleteFrom('student').where('id', '=', cleo.id).execute();
  expect(await held(), 'a child that is deleted takes its levels along').toEqual([]);
});

test('a location that is deleted takes its closed checkpoint along, with what was settled in it', async () => {
  const { tenant } = server;
  const birch = await aLocation(tenant, { name: 'Birch', zone: 'America/New_York' });
  const hollow = await aRoom(tenant, { location_id: birch.id });
  const dora = await aStudent(tenant, { location_id: birch.id, room_id: hollow.id, fname: 'Dora' });
  const boss = await server.as('manager', { locations: [birch] });
  const { checkpoint } = await add({ name: 'Last', location: birch.id }, boss);
  const settled = { id: checkpoint.id, students: [dora.id], skills: [tree.skill], progress: mastered };
  expect(await boss.call('saveCheckpointLevels', settled, said)).toMatchObject({ status: 'Success' });
  const closing = { id: checkpoint.id, closed: true };
  expect(await boss.call('closeLearningCheckpoint', closing, said)).toMatchObject({ status: 'Success' });
  const support = await server.as('kvsupport');
  const remove = () => support.call('deleteLocation', { id: birch.id }, said);
  expect((await remove()).status, 'a child is still there').toBe('Error');
  // The child and its manager go to another location; what was settled of the child stays here.
  await tenant.db
    .updateTable('student')
    .set({ location_id: elm.id, room_id: room.id })
    .where('id', '=', dora.id)
    .execute();
  await tenant.db.deleteFrom('user_location').where('location_id', '=', birch.id).execute();
  const left = async () => {
    const of = (table: 'learning_checkpoint' | 'learning_checkpoint_level', column: 'id' | 'checkpoint_id') =>
      tenant.db
        .selectFrom(table)
        .selectAll()
        .where(column as never, '=', Number(checkpoint.id) as never)
        .execute();
    return [
      (await of('learning_checkpoint', 'id')).length,
      (await of('learning_checkpoint_level', 'checkpoint_id')).length,
    ];
  };
  expect(await left()).toEqual([1, 1]);
  expect(await remove()).toMatchObject({ status: 'Success' });
  expect(await left()).toEqual([0, 0]);
});

test('a skill that is archived later stays in the checkpoint it was settled in, and can be listed with it', async () => {
  const { tenant } = server;
  const of = { centre_id: tenant.centre, framework_id: tree.framework, domain_id: tree.domain };
  const { id: skill } = await tenant.db
    .insertInto('learning_skill')
    .values({ ...of, attribute_id: tree.attribute, name: 'Of last year' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { checkpoint } = await add({ name: 'Old', start_date: '2025-01-01', end_date: '2025-01-31' });
  expect(await settle(checkpoint.id, { skills: [skill], progress: mastered })).toMatchObject({ status: 'Success' });
  const closing = { id: checkpoint.id, closed: true };
  expect(await manager.call('closeLearningCheckpoint', closing, said)).toMatchObject({ status: 'Success' });
  expect(await teacher.call('updateLearningSkill', { id: skill, archived: true }, said)).toMatchObject({
    status: 'Success',
  });
  const kept = (await levels(checkpoint.id)).filter((one: { skill_id: string }) => one.skill_id === String(skill));
  expect(kept).toMatchObject([
    { student_id: String(ava.id), settled: mastered },
    { student_id: String(ben.id), settled: mastered },
  ]);
  const listed = async (archived: boolean) => {
    const asked = { framework: tree.framework, domain: tree.domain, archived, first: 200 };
    const { data } = await teacher.call('learningSkills', asked, 'data { id archived }');
    return data.some((one: { id: string }) => one.id === String(skill));
  };
  expect([await listed(true), await listed(false)]).toEqual([true, false]);
});

test('two who settle the same checkpoint hear of each other, and nobody else does', async () => {
  const { checkpoint } = await add({ name: 'Live', start_date: '2028-01-01', end_date: '2028-01-31' });
  const heard = await subscribe(teacher, 'checkpointChanged', { id: checkpoint.id }, 'id');
  const refused = await subscribe(stranger, 'checkpointChanged', { id: checkpoint.id }, 'id');
  await refused.ended;
  expect(refused.errors.length).toBeGreaterThan(0);
  expect(await settle(checkpoint.id, { progress: tree.step }, manager)).toMatchObject({ status: 'Success' });
  expect(await heard.until(1)).toEqual([{ id: checkpoint.id }]);
  expect(refused.values).toEqual([]);
  await Promise.all([heard.stop(), refused.stop()]);
});

test('levels leave as a file that managers alone take, with no formula in it', async () => {
  await server.tenant.db
    .updateTable('student')
    .set({ fname: '=HYPERLINK("http://x")' })
    .where('id', '=', ben.id)
    .execute();
  expect(await settle(spring, { students: [ben.id], progress: tree.step })).toMatchObject({ status: 'Success' });
  const taken = (who: Person, type: string) => who.call('exportCheckpointLevels', { id: spring, type }, `${said} file`);
  await expect(taken(teacher, 'csv')).rejects.toThrow();
  expect((await taken(stranger, 'csv')).status).toBe('Error');
  expect(await taken(manager, 'xlsx')).toMatchObject({ status: 'Success', file: expect.stringContaining('/files/') });
  const { file } = await taken(manager, 'csv');
  const csv = await (await fetch(new URL(file, `http://localhost:${server.port}`))).text();
  expect(csv.split('\n')[0]).toContain('Child');
  expect(csv).not.toMatch(/(^|[,;\n])"?=/);
  expect(csv).toContain('Mastered');
});

test('nobody of another location, and no family, reads or settles anything of it', async () => {
  for (const who of [stranger, parent]) {
    await expect(levels(spring, who)).rejects.toThrow();
    const tried = await settle(spring, {}, who).catch(() => ({ status: 'refused' }));
    expect(tried.status).not.toBe('Success');
  }
  expect((await add({ name: 'Theirs', start_date: '2027-01-01', end_date: '2027-01-02' }, stranger)).status).toBe(
    'Error',
  );
});
