import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLearningActivity, aName } from '../../learning/test/learning.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aPlan, aSection, aTopic } from './plans.factory.ts';

let server: TestServer;
let elm: { id: number };
let sun: { id: number };
let hannah: Person;
let parent: Person;

beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  sun = await aRoom(tenant, { location_id: elm.id, name: 'Sunflowers' });
  hannah = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
  const child = await aStudent(tenant, { location_id: elm.id, room_id: sun.id });
  await aGuardianLink(tenant, { student_id: child.id, user_id: parent.id });
});
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const fail = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];
const tree =
  'id status changed_at topics { id name date activities { date order activity { id title description notes archived supplies { name } } } }';
type Shown = { name: string; date: string | null; activities: { date: string | null; activity: { id: string } }[] };
const week = async (given: object = {}) => {
  const plan = await aPlan(server.tenant, { location_id: elm.id, rooms: [sun.id], ...given });
  const section = await aSection(server.tenant, plan.id);
  return { plan, section, topic: await aTopic(server.tenant, section) };
};
const look = (who: Person, id: number | string, call = 'roomPlan') => who.call(call, { id }, tree);
/** What stands under each topic, with its day. */
const under = async (id: number | string, call?: string) =>
  Object.fromEntries(
    (await look(hannah, id, call)).topics.map(({ name, activities }: Shown) => [
      name,
      activities.map(({ activity, date }) => [Number(activity.id), date]),
    ]),
  );
const put = (args: object, name = 'RoomPlan') => hannah.call(`add${name}Activities`, { ...args }, said);
const activity = async (given: object = {}) => (await aLearningActivity(server.tenant, given)).id;

test.each([
  ['LessonPlan', 'lesson'],
  ['RoomPlan', 'room'],
] as const)('activities go under a topic of a %s once each, and are taken out again', async (name, kind) => {
  const call = `${kind}Plan`;
  const { plan, section, topic } = await week({ kind });
  const [one, two] = [await activity(), await activity()];
  expect((await put({ topic: topic.id, activities: [one, two] }, name)).status).toBe('Success');
  expect((await put({ topic: topic.id, activities: [two] }, name)).status).toBe('Success');
  const monday = '2026-03-09';
  expect(await under(plan.id, call)).toEqual({
    Leaves: [
      [one, monday],
      [two, monday],
    ],
  });
  const out = (id: number) => hannah.call(`remove${name}Activity`, { topic: topic.id, activity: id }, said);
  expect((await out(one)).status).toBe('Success');
  expect(await under(plan.id, call)).toEqual({ Leaves: [[two, monday]] });
  expect(fail(await out(one))).toEqual(['Error', 'activity', 'GONE']);
  const next = await aTopic(server.tenant, section, { name: 'Seeds', date: '2026-03-10' });
  expect((await put({ topic: next.id, activities: [two], from: topic.id, date: '2026-03-12' }, name)).status).toBe(
    'Success',
  );
  expect(await under(plan.id, call)).toEqual({ Leaves: [], Seeds: [[two, '2026-03-12']] });
  const { db } = server.tenant;
  const kept = await db.selectFrom('learning_activity').select('id').where('id', '=', one).execute();
  expect(kept).toEqual([{ id: one }]);
  const told = await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('entity', '=', 'PlanTopic')
    .where('entity_id', '=', topic.id)
    .orderBy('id')
    .execute();
  expect(told).toEqual([
    { before: { activities: [] }, after: { activities: [one, two] } },
    { before: { activities: [one, two] }, after: { activities: [two] } },
    { before: { activities: [two] }, after: { activities: [] } },
  ]);
});

test('what does not belong together is told at its field, and nothing changes', async () => {
  const [mine, other, lesson] = [await week(), await week(), await week({ kind: 'lesson' })];
  const one = await activity();
  const away = await server.centre('willow');
  const foreign = (await aLearningActivity(away)).id;
  const old = await activity({ archived_at: new Date('2026-03-01T00:00:00Z'), title: 'Old paint' });
  const mineHas = { topic: mine.topic.id, activities: [one] };
  expect(fail(await put({ ...mineHas, topic: lesson.topic.id }))).toEqual(['Error', 'topic', 'OUT_OF_REACH']);
  expect(fail(await put(mineHas, 'LessonPlan'))).toEqual(['Error', 'topic', 'OUT_OF_REACH']);
  expect(fail(await put({ ...mineHas, activities: [one, foreign] }))).toEqual(['Error', 'activities', 'OUT_OF_REACH']);
  const archived = await put({ ...mineHas, activities: [one, old] });
  expect(fail(archived)).toEqual(['Error', 'activities', 'ARCHIVED']);
  expect(archived.message + archived.errors[0].message).toContain('Old paint');
  expect(fail(await put({ ...mineHas, date: '2026-03-16' }))).toEqual(['Error', 'date', 'OUTSIDE']);
  expect(fail(await put({ ...mineHas, date: '2026-03-14' }))).toEqual(['Error', 'date', 'OUTSIDE']);
  await put({ topic: other.topic.id, activities: [one] });
  expect(fail(await put({ ...mineHas, from: other.topic.id }))).toEqual(['Error', 'from', 'OTHER_PLAN']);
  expect(await under(mine.plan.id)).toEqual({ Leaves: [] });
  // The database says the same.
  const { db, centre: centre_id } = server.tenant;
  const row = { centre_id, plan_id: mine.plan.id, topic_id: other.topic.id, activity_id: one };
  await expect(db.insertInto('plan_activity').values(row).execute()).rejects.toThrow('plan_activity_topic');
  const strange = { centre_id, plan_id: mine.plan.id, topic_id: mine.topic.id, activity_id: foreign };
  await expect(db.insertInto('plan_activity').values(strange).execute()).rejects.toThrow('plan_activity_library');
});

test('a topic holds thirty activities at most', async () => {
  const { plan, topic } = await week();
  const many = await Promise.all(Array.from({ length: 31 }, () => activity()));
  expect((await put({ topic: topic.id, activities: many.slice(0, 30) })).status).toBe('Success');
  expect(fail(await put({ topic: topic.id, activities: many.slice(30) }))).toEqual(['Error', 'activities', 'FULL']);
  expect((await under(plan.id)).Leaves).toHaveLength(30);
});

test('an activity moves between topics and sections at once, archived or not', async () => {
  const { plan, topic } = await week();
  const section = await aSection(server.tenant, plan.id, { name: 'Outside' });
  const seeds = await aTopic(server.tenant, section, { name: 'Seeds', date: '2026-03-11' });
  const [one, two, never] = [await activity(), await activity(), await activity()];
  await put({ topic: topic.id, activities: [one, two] });
  await put({ topic: seeds.id, activities: [two] });
  await server.tenant.db
    .updateTable('learning_activity')
    .set({ archived_at: new Date() })
    .where('id', '=', one)
    .execute();
  const move = (activities: readonly number[]) => put({ topic: seeds.id, activities, from: topic.id });
  // One that is not there keeps the others where they are.
  expect(fail(await move([one, never]))).toEqual(['Error', 'activities', 'GONE']);
  expect((await under(plan.id)).Leaves).toHaveLength(2);
  expect((await move([one, two])).status).toBe('Success');
  expect(await under(plan.id)).toEqual({
    Leaves: [],
    Seeds: [
      [two, '2026-03-11'],
      [one, '2026-03-11'],
    ],
  });
  // Two teachers take the same one: it stands in one place.
  const third = await aTopic(server.tenant, section, { name: 'Roots', date: null });
  const both = await Promise.all(
    [topic.id, third.id].map((to) => put({ topic: to, activities: [two], from: seeds.id })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  const now = await under(plan.id);
  expect([...now.Leaves, ...now.Roots].map(([id]) => id)).toEqual([two]);
});

test('activities follow their topic to its day; days of their own hold the plan', async () => {
  const { plan, topic, section } = await week();
  const any = await aTopic(server.tenant, section, { name: 'Any', date: null });
  const [one, two] = [await activity(), await activity()];
  await put({ topic: topic.id, activities: [one] });
  await put({ topic: any.id, activities: [one] });
  await put({ topic: any.id, activities: [two], date: '2026-03-12' });
  await hannah.call('updateRoomPlanTopic', { id: topic.id, date: '2026-03-10' }, said);
  expect(await under(plan.id)).toEqual({
    Leaves: [[one, '2026-03-10']],
    Any: [
      [one, null],
      [two, '2026-03-12'],
    ],
  });
  const short = { id: plan.id, start_date: '2026-03-09', end_date: '2026-03-11' };
  const cut = await hannah.call('saveRoomPlanDates', short, said);
  expect(fail(cut)).toEqual(['Error', 'end_date', 'CUT_OFF']);
  expect(cut.message).toContain('Any');
  await hannah.call('updateRoomPlanTopic', { id: any.id, date: '2026-03-11' }, said);
  expect((await under(plan.id)).Any.map(([, date]: [number, string]) => date)).toEqual(['2026-03-11', '2026-03-11']);
  expect((await hannah.call('saveRoomPlanDates', short, said)).status).toBe('Success');
});

test('copies carry the activities of each topic, on their weekdays', async () => {
  const { plan, topic, section } = await week({ kind: 'lesson' });
  // The same words twice: each copy keeps what is its own.
  const twin = await aTopic(server.tenant, section, { name: 'Leaves', date: '2026-03-09' });
  const any = await aTopic(server.tenant, section, { name: 'Any', date: null });
  const [one, two, old] = [await activity(), await activity(), await activity()];
  await put({ topic: topic.id, activities: [one, old] }, 'LessonPlan');
  await put({ topic: twin.id, activities: [two] }, 'LessonPlan');
  await put({ topic: any.id, activities: [two], date: '2026-03-12' }, 'LessonPlan');
  await server.tenant.db
    .updateTable('learning_activity')
    .set({ archived_at: new Date() })
    .where('id', '=', old)
    .execute();
  const args = { name: 'Copy', location: elm.id, rooms: [sun.id], lesson_plan: plan.id, start_date: '2026-10-26' };
  const { id } = await hannah.call('createRoomPlan', args, `${said} id`);
  const read = async (copy: string, call?: string) =>
    (await look(hannah, copy, call)).topics.map(({ activities }: Shown) =>
      activities.map(({ activity, date }) => [Number(activity.id), date]),
    );
  const days = (monday: string, thursday: string) => [
    [
      [one, monday],
      [old, monday],
    ],
    [[two, monday]],
    [[two, thursday]],
  ];
  expect(await read(id)).toEqual(days('2026-10-26', '2026-10-29'));
  const again = await hannah.call('duplicateRoomPlan', { id, start_date: '2026-11-02' }, 'id');
  expect(await read(again.id)).toEqual(days('2026-11-02', '2026-11-05'));
  const twice = await hannah.call('duplicateLessonPlan', { id: plan.id }, 'id');
  expect(await read(twice.id, 'lessonPlan')).toEqual(days('2026-03-09', '2026-03-12'));
});

test('families read what a shared plan is done with, and not what staff note of it', async () => {
  const { plan, topic } = await week();
  const { db, centre: centre_id } = server.tenant;
  const one = await activity({ title: 'Leaf rubbing', description: '<p>Rub a leaf</p>', notes: '<p>Watch Ben</p>' });
  const supply = await aName(server.tenant, 'learning_supply', 'Crayons');
  await db
    .insertInto('learning_activity_supply')
    .values({ centre_id, activity_id: one, supply_id: supply.id })
    .execute();
  await put({ topic: topic.id, activities: [one] });
  expect(await look(parent, plan.id)).toBeNull();
  expect((await hannah.call('shareRoomPlan', { id: plan.id, share: true }, said)).status).toBe('Success');
  expect((await look(parent, plan.id)).changed_at).toBeNull();
  server.clock.tick(1000);
  await put({ topic: topic.id, activities: [await activity({ title: 'Leaf walk' })] });
  const read = await look(parent, plan.id);
  expect(read.changed_at).not.toBeNull();
  expect(read.topics[0].activities).toMatchObject([
    {
      activity: {
        ...{ title: 'Leaf rubbing', description: '<p>Rub a leaf</p>', notes: null },
        supplies: [{ name: expect.stringContaining('Crayons') }],
      },
    },
    { activity: { title: 'Leaf walk' } },
  ]);
  expect((await look(hannah, plan.id)).topics[0].activities[0].activity.notes).toBe('<p>Watch Ben</p>');
  await expect(parent.call('addRoomPlanActivities', { topic: topic.id, activities: [one] }, said)).rejects.toThrow(
    /FORBIDDEN|role/i,
  );
});

test('an activity plans use is archived, not deleted, and stays in them', async () => {
  const admin = await server.as('admin');
  const [a, b] = [await week(), await week({ kind: 'lesson' })];
  const second = await aTopic(server.tenant, a.section, { name: 'Seeds' });
  const one = await activity({ title: 'Paint' });
  for (const topic of [a.topic.id, second.id]) await put({ topic, activities: [one] });
  await put({ topic: b.topic.id, activities: [one] }, 'LessonPlan');
  const gone = await admin.call('deleteLearningActivity', { id: one }, said);
  expect(fail(gone)).toEqual(['Error', 'id', 'IN_USE']);
  expect(gone.message).toContain('2 plans');
  expect((await admin.call('updateLearningActivity', { id: one, archived: true }, said)).status).toBe('Success');
  expect((await under(a.plan.id)).Seeds).toEqual([[one, '2026-03-09']]);
  // One that is there is left as it is, archived or not.
  expect((await put({ topic: second.id, activities: [one] })).status).toBe('Success');
  await hannah.call('deleteRoomPlan', { id: a.plan.id }, said);
  await hannah.call('deleteLessonPlanTopic', { id: b.topic.id }, said);
  expect((await admin.call('deleteLearningActivity', { id: one }, said)).status).toBe('Success');
});

test('a list costs the same however many activities it holds', async () => {
  const { topic } = await week({ start_date: '2026-06-01', end_date: '2026-06-05' });
  const days = { location: elm.id, from: '2026-06-01', to: '2026-06-07' };
  const flat = 'sections { topics { id name } } activities { topic_id date activity { title } }';
  const ask = () => hannah.call('filterRoomPlans', days, flat);
  const before = await server.statements(ask);
  await put({ topic: topic.id, activities: await Promise.all([activity(), activity(), activity()]) });
  expect(await server.statements(ask)).toBe(before);
  const [read] = await ask();
  expect(read.activities).toHaveLength(3);
  expect(read.activities[0]).toMatchObject({ topic_id: read.sections[0].topics[0].id, date: '2026-03-09' });
});
