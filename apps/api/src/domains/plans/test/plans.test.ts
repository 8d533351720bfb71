import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aPlan, aSection, aTopic } from './plans.factory.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let sun: { id: number };
let owls: { id: number };
let acorns: { id: number };
let manager: Person;
let hannah: Person;
let ruth: Person;
let parent: Person;
let child: { id: number };
let link: { id: number };

beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  oak = await aLocation(tenant, { name: 'Oak' });
  sun = await aRoom(tenant, { location_id: elm.id, name: 'Sunflowers' });
  owls = await aRoom(tenant, { location_id: elm.id, name: 'Owls' });
  acorns = await aRoom(tenant, { location_id: oak.id, name: 'Acorns' });
  manager = await server.as('manager', { locations: [elm, oak] });
  hannah = await server.as('teacher', { locations: [elm] });
  ruth = await server.as('teacher', { locations: [elm] });
  parent = await server.as('user');
});
beforeEach(async () => {
  child = await aStudent(server.tenant, { location_id: elm.id, room_id: sun.id, fname: 'Mia' });
  link = await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
});
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const fail = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];
const tree =
  'id name theme notes status shared weekend start_date end_date changed_at language updated_at closed_days rooms { id } sections { id name notes order topics { id name text spanish date day order updated_at } } topics { id name date }';
/** A room plan of the week with a section and a topic on Monday, as a teacher would have made it. */
const week = async (given: object = {}) => {
  const plan = await aPlan(server.tenant, { location_id: elm.id, rooms: [sun.id], ...given });
  const section = await aSection(server.tenant, plan.id);
  const topic = await aTopic(server.tenant, section);
  return { plan, section, topic };
};
const look = (who: Person, id: number, call = 'roomPlan') => who.call(call, { id }, tree);
const share = async (id: number, more: object = {}) => {
  const answer = await hannah.call('shareRoomPlan', { id, share: true, ...more }, said);
  expect(answer.status, answer.message).toBe('Success');
};
const notices = async (who: Person, name: string) =>
  (await who.call('notificationsLong', { first: 50 }, 'data { kind title }')).data.filter(
    ({ kind, title }: { kind: string; title: string }) => kind === 'plans' && title.includes(name),
  );
const seenBy = async (who: Person, id: number) => (await look(who, id)) !== null;

test('a plan is built up: sections, topics, their order, their words', async () => {
  const made = await hannah.call(
    'createRoomPlan',
    { name: 'Fall', location: elm.id, rooms: [sun.id], theme: 'Leaves', notes: 'Bring glue' },
    `${said} id`,
  );
  expect(made.status).toBe('Success');
  expect(await look(hannah, made.id)).toMatchObject({
    ...{ name: 'Fall', theme: 'Leaves', status: 'draft', weekend: false, language: 'en' },
    ...{ start_date: '2026-03-09', end_date: '2026-03-13', rooms: [{ id: String(sun.id) }] },
  });
  const ids: string[] = [];
  for (const name of ['Circle time', 'Outside'])
    ids.push((await hannah.call('addRoomPlanSection', { id: made.id, name }, 'section { id }')).section.id);
  await hannah.call('addRoomPlanSection', { id: made.id, name: 'Welcome', order: 0 }, 'status');
  const add = (name: string, more: object = {}) =>
    hannah.call('addRoomPlanTopic', { section: ids[0], name, ...more }, `${said} topic { id }`);
  await add('Songs', { date: '2026-03-10' });
  await add('Rhymes', { date: '2026-03-10', spanish: 'Rimas', at_home: 'Say one at supper' });
  const first = await add('Hello', { date: '2026-03-10', order: 0 });
  await add('Anything');
  await hannah.call('saveRoomPlanNotes', { id: made.id, section: ids[0], notes: 'Sit in a ring' }, 'status');
  const { sections } = await look(hannah, made.id);
  expect(sections.map(({ name }: { name: string }) => name)).toEqual(['Welcome', 'Circle time', 'Outside']);
  expect(sections[1].notes).toBe('Sit in a ring');
  expect(sections[1].topics.map(({ text, day }: { text: string; day: string | null }) => [text, day])).toEqual([
    ['Hello', '2026-03-10'],
    ['Songs', '2026-03-10'],
    ['Rhymes', '2026-03-10'],
    ['Anything', null],
  ]);
  await hannah.call('updateRoomPlanTopic', { id: first.topic.id, section: ids[1], date: '2026-03-12' }, 'status');
  const moved = await look(hannah, made.id);
  expect(moved.sections[2].topics).toMatchObject([{ name: 'Hello', date: '2026-03-12' }]);
  await hannah.call('deleteRoomPlanSection', { id: ids[0] }, 'status');
  expect((await look(hannah, made.id)).topics.map(({ name }: { name: string }) => name)).toEqual(['Hello']);
});

test('what cannot be is told at its field', async () => {
  const { plan, section, topic } = await week();
  const names = { name: 'Fall', location: elm.id, rooms: [sun.id] };
  const create = (more: object) => hannah.call('createRoomPlan', { ...names, ...more }, said);
  expect(fail(await create({ name: ' ' }))[1]).toBe('name');
  expect(fail(await create({ start_date: '2026-03-09', end_date: '2026-03-08' }))).toEqual([
    'Error',
    'end_date',
    'END_BEFORE_START',
  ]);
  expect(fail(await create({ start_date: '2026-03-09', end_date: '2026-09-08' }))[2]).toBe('TOO_LONG');
  expect(fail(await create({ rooms: [acorns.id] }))).toEqual(['Error', 'rooms', 'OUT_OF_REACH']);
  expect(fail(await manager.call('createRoomPlan', { ...names, rooms: [acorns.id] }, said))[2]).toBe('OTHER_LOCATION');
  const day = (date: string) => hannah.call('updateRoomPlanTopic', { id: topic.id, date }, said);
  expect(fail(await day('2026-03-16'))).toEqual(['Error', 'date', 'OUTSIDE']);
  expect(
    fail(await hannah.call('addRoomPlanTopic', { section: section.id, name: 'X', date: '2026-03-14' }, said))[2],
  ).toBe('OUTSIDE');
  const dates = (start_date: string, end_date: string, weekend?: boolean) =>
    hannah.call('saveRoomPlanDates', { id: plan.id, start_date, end_date, weekend }, said);
  const cut = await dates('2026-03-10', '2026-03-13');
  expect(fail(cut)).toEqual(['Error', 'end_date', 'CUT_OFF']);
  expect(cut.message).toContain('Leaves');
  expect((await dates('2026-03-09', '2026-03-15', true)).status).toBe('Success');
  expect((await day('2026-03-14')).status).toBe('Success');
  expect(fail(await dates('2026-03-09', '2026-03-15', false))).toEqual(['Error', 'weekend', 'CUT_OFF']);
  expect((await look(hannah, plan.id)).weekend).toBe(true);
});

test('a topic goes into no other plan, and a call takes only its own kind', async () => {
  const [one, other] = [await week(), await week()];
  const lesson = await week({ kind: 'lesson' });
  const update = (call: string, args: Readonly<Record<string, unknown>>) => hannah.call(call, args, said);
  expect(fail(await update('updateRoomPlanTopic', { id: one.topic.id, section: other.section.id }))[2]).toBe(
    'OTHER_PLAN',
  );
  expect(fail(await update('saveRoomPlanNotes', { id: one.plan.id, section: other.section.id, notes: 'x' }))[2]).toBe(
    'OTHER_PLAN',
  );
  expect(fail(await update('updateRoomPlanTopic', { id: lesson.topic.id, name: 'x' }))[2]).toBe('OUT_OF_REACH');
  expect(fail(await update('updateLessonPlanSection', { id: one.section.id, name: 'x' }))[2]).toBe('OUT_OF_REACH');
  expect(fail(await update('deleteLessonPlan', { id: one.plan.id }))[2]).toBe('OUT_OF_REACH');
  expect(await look(hannah, one.plan.id, 'lessonPlan')).toBeNull();
  expect((await look(hannah, other.plan.id)).topics).toHaveLength(1);
});

test('a room plan is made from a lesson plan, each topic on its weekday; the week of the clocks too', async () => {
  const lesson = await aPlan(server.tenant, { kind: 'lesson', location_id: elm.id, theme: 'Seeds', weekend: true });
  await server.tenant.db.updateTable('plan').set({ end_date: '2026-03-15' }).where('id', '=', lesson.id).execute();
  const section = await aSection(server.tenant, lesson.id, { notes: 'Ring' });
  for (const [name, date] of [
    ['Mon', '2026-03-09'],
    ['Fri', '2026-03-13'],
    ['Sun', '2026-03-15'],
    ['Any', null],
  ])
    await aTopic(server.tenant, section, { name, date });
  // On Sunday, November 1, clocks in New York go back.
  const make = async (more: object) => {
    const args = { name: 'Copy', location: elm.id, rooms: [sun.id, owls.id], lesson_plan: lesson.id, ...more };
    const { id, message } = await hannah.call('createRoomPlan', args, `${said} id`);
    const { topics, theme, ...rest } = await look(hannah, id);
    return { ...rest, theme, message, days: topics.map((t: { name: string; date: string }) => `${t.name} ${t.date}`) };
  };
  const clocks = await make({ start_date: '2026-10-26' });
  expect(clocks).toMatchObject({ theme: 'Seeds', end_date: '2026-11-01', weekend: true });
  expect(clocks.days).toEqual(['Mon 2026-10-26', 'Fri 2026-10-30', 'Sun 2026-11-01', 'Any null']);
  const short = await make({ start_date: '2026-11-03', end_date: '2026-11-06', weekend: false });
  expect(short.days).toEqual(['Fri 2026-11-06', 'Mon null', 'Sun null', 'Any null']);
  expect(short.message).toContain('2 topics');
  expect(short.sections).toMatchObject([{ notes: 'Ring' }]);
  const { topics } = await look(hannah, lesson.id, 'lessonPlan');
  expect(topics).toHaveLength(4);
});

test('last week is copied into this one; a copy elsewhere needs rooms of there', async () => {
  const { plan } = await week({ start_date: '2026-03-02', end_date: '2026-03-06' });
  await server.tenant.db.updateTable('plan_topic').set({ date: '2026-03-03' }).where('plan_id', '=', plan.id).execute();
  const { id } = await hannah.call('duplicateRoomPlan', { id: plan.id, start_date: '2026-03-09' }, 'id');
  expect(await look(hannah, id)).toMatchObject({
    ...{ start_date: '2026-03-09', end_date: '2026-03-13', status: 'draft' },
    topics: [{ date: '2026-03-10' }],
  });
  expect(fail(await manager.call('duplicateRoomPlan', { id: plan.id, location: oak.id }, said))).toEqual([
    'Error',
    'rooms',
    'MISSING',
  ]);
  const there = { id: plan.id, location: oak.id, rooms: [acorns.id], name: 'Oak week' };
  expect((await manager.call('duplicateRoomPlan', there, said)).status).toBe('Success');
  expect(fail(await hannah.call('duplicateRoomPlan', there, said))[2]).toBe('OUT_OF_REACH');
});

test('two teachers drag the same topic: the second sees what the first did', async () => {
  const { plan, section, topic } = await week();
  const other = await aSection(server.tenant, plan.id, { name: 'Outside' });
  const seen = (await look(hannah, plan.id)).sections[0].topics[0].updated_at;
  const drag = (who: Person, more: object) =>
    who.call('updateRoomPlanTopic', { id: topic.id, seen, ...more }, `${said} topic { updated_at }`);
  server.clock.tick(1000);
  const first = await drag(hannah, { date: '2026-03-11' });
  expect(first.status).toBe('Success');
  server.clock.tick(1000);
  const second = await drag(ruth, { date: '2026-03-12' });
  expect(fail(second)).toEqual(['Error', 'date', 'CHANGED']);
  expect(second.errors[0].message).toContain('2026-03-11');
  // Another field is nobody's loss.
  expect((await drag(ruth, { section: other.id })).status).toBe('Success');
  const held = await look(hannah, plan.id);
  expect(held.topics).toMatchObject([{ date: '2026-03-11' }]);
  expect(held.sections[1].topics).toHaveLength(1);
  expect(held.sections[0]).toMatchObject({ id: String(section.id), topics: [] });
  const name = (who: Person, value: string) =>
    who.call('saveRoomPlanName', { id: plan.id, name: value, seen: held.updated_at }, `${said}`);
  server.clock.tick(1000);
  expect((await name(hannah, 'Hers')).status).toBe('Success');
  server.clock.tick(1000);
  expect(fail(await name(ruth, 'His'))).toEqual(['Error', 'name', 'CHANGED']);
  expect((await look(hannah, plan.id)).name).toBe('Hers');
});

test('at the same moment both land one after the other, and nothing is lost', async () => {
  const { plan, section } = await week();
  const add = (who: Person, name: string) =>
    who.call('addRoomPlanTopic', { section: section.id, name, date: '2026-03-10' }, 'status');
  await Promise.all(['a', 'b', 'c', 'd'].map((name, at) => add(at % 2 ? hannah : ruth, name)));
  const orders = (await look(hannah, plan.id)).sections[0].topics.filter(
    (t: { date: string }) => t.date === '2026-03-10',
  );
  expect(orders.map(({ order }: { order: number }) => order)).toEqual([0, 1, 2, 3]);
});

test('a shared plan is read by the families of its rooms, as long as they are', async () => {
  const { plan } = await week({ notes: 'Only for us', name: 'Read week' });
  const { db } = server.tenant;
  expect(await seenBy(parent, plan.id)).toBe(false);
  await share(plan.id);
  const read = await look(parent, plan.id);
  expect(read).toMatchObject({ shared: true, notes: null, topics: [{ name: 'Leaves' }] });
  expect(read.sections[0].notes).toBeNull();
  const shared = () => parent.call('getSharedRoomPlans', { student_id: child.id }, 'id name');
  expect(await shared()).toContainEqual({ id: String(plan.id), name: 'Read week' });
  // The child moves rooms.
  await db.updateTable('student').set({ room_id: owls.id }).where('id', '=', child.id).execute();
  const lives = async () => {
    const others = await db
      .selectFrom('guardian_link')
      .innerJoin('student', 'student.id', 'guardian_link.student_id')
      .select('student.id')
      .where('guardian_link.user_id', '=', parent.id)
      .where('student.room_id', '=', sun.id)
      .execute();
    for (const { id } of others)
      await db.updateTable('student').set({ room_id: owls.id }).where('id', '=', id).execute();
    return seenBy(parent, plan.id);
  };
  expect(await lives()).toBe(false);
  expect(await shared()).toEqual([]);
  await db.updateTable('student').set({ room_id: sun.id }).where('id', '=', child.id).execute();
  expect(await seenBy(parent, plan.id)).toBe(true);
  // The guardian is black-listed, then not known yet.
  await db.updateTable('guardian_link').set({ black_list: true }).where('id', '=', link.id).execute();
  expect(await seenBy(parent, plan.id)).toBe(false);
  await db.updateTable('guardian_link').set({ black_list: false }).where('id', '=', link.id).execute();
  expect(await seenBy(parent, plan.id)).toBe(true);
  expect((await hannah.call('shareRoomPlan', { id: plan.id, share: false }, said)).status).toBe('Success');
  expect(await seenBy(parent, plan.id)).toBe(false);
});

test('sharing tells once, a correction only when asked', async () => {
  const empty = await aPlan(server.tenant, { location_id: elm.id, rooms: [sun.id] });
  expect(fail(await hannah.call('shareRoomPlan', { id: empty.id, share: true }, said))[2]).toBe('EMPTY');
  const { plan, topic } = await week({ name: 'Told week' });
  expect(fail(await hannah.call('shareRoomPlan', { id: plan.id, share: false }, said))[2]).toBe('STATE');
  await share(plan.id);
  expect(await notices(parent, 'Told week')).toHaveLength(1);
  expect(fail(await hannah.call('shareRoomPlan', { id: plan.id, share: true }, said))[2]).toBe('STATE');
  expect((await look(parent, plan.id)).changed_at).toBeNull();
  server.clock.tick(60_000);
  await hannah.call('updateRoomPlanTopic', { id: topic.id, name: 'Seeds' }, 'status');
  expect((await look(parent, plan.id)).changed_at).not.toBeNull();
  expect(await notices(parent, 'Told week')).toHaveLength(1);
  await share(plan.id, { notify: true });
  expect(await notices(parent, 'Told week')).toHaveLength(2);
  await hannah.call('shareRoomPlan', { id: plan.id, share: false }, 'status');
  await share(plan.id);
  expect(await notices(parent, 'Told week')).toHaveLength(2);
});

test('shared with those listed, others read nothing', async () => {
  const { plan } = await week();
  const { tenant } = server;
  const other = await server.as('user');
  const sibling = await aStudent(tenant, { location_id: elm.id, room_id: sun.id });
  await aGuardianLink(tenant, { student_id: sibling.id, user_id: other.id });
  const far = await aStudent(tenant, { location_id: oak.id, room_id: acorns.id });
  expect(fail(await manager.call('shareRoomPlan', { id: plan.id, share: true, students: [far.id] }, said))).toEqual([
    'Error',
    'students',
    'OUT_OF_REACH',
  ]);
  await share(plan.id, { students: [sibling.id] });
  expect([await seenBy(parent, plan.id), await seenBy(other, plan.id)]).toEqual([false, true]);
  await share(plan.id, { students: [], users: [parent.id] });
  expect([await seenBy(parent, plan.id), await seenBy(other, plan.id)]).toEqual([true, false]);
});

test('a lesson plan is read by the contacts it names and told to the team', async () => {
  const { plan } = await week({ kind: 'lesson', rooms: [], name: 'Named lesson' });
  const args = { id: plan.id, share: true, team: [ruth.id] };
  expect((await hannah.call('shareLessonPlan', args, said)).status).toBe('Success');
  expect(await notices(ruth, 'Named lesson')).toHaveLength(1);
  const mine = () => parent.call('getSharedLessonPlans', { student_id: child.id }, 'id topics { name }');
  expect(await mine()).toEqual([]);
  await hannah.call('shareLessonPlan', { id: plan.id, share: true, students: [child.id] }, said);
  expect(await mine()).toEqual([{ id: String(plan.id), topics: [{ name: 'Leaves' }] }]);
  expect(await notices(parent, 'Named lesson')).toHaveLength(1);
});

test('lesson plans do what room plans do, and staff see who did', async () => {
  const heard = await subscribe(ruth, 'lessonPlansChanged', { location: elm.id }, 'location plans { id theme }');
  const made = { name: 'Seeds', location: elm.id, theme: 'Spring', notes: 'Pots', rooms: [sun.id] };
  const { id } = await hannah.call('createLessonPlan', made, 'id');
  expect(await heard.until(1)).toEqual([{ location: String(elm.id), plans: [{ id, theme: 'Spring' }] }]);
  await heard.stop();
  const add = (name: string) => hannah.call('addLessonPlanSection', { id, name }, 'section { id }');
  const [one, two] = [(await add('One')).section.id, (await add('Two')).section.id];
  const { topic } = await hannah.call('addLessonPlanTopic', { section: one, name: 'Beans' }, 'topic { id }');
  await hannah.call('shareLessonPlan', { id, share: true, students: [child.id] }, 'status');
  server.clock.tick(1000);
  await ruth.call('updateLessonPlanTopic', { id: topic.id, section: two, date: '2026-03-10' }, 'status');
  const [read] = await hannah.call(
    'getSharedLessonPlans',
    { student_id: child.id, from: '2026-03-13', to: '2026-03-20' },
    'id theme notes changed_at readers created_by { id } shared_by { id } updated_by { id } sections { topics { name } }',
  );
  expect(read).toMatchObject({
    ...{ id, theme: 'Spring', notes: 'Pots', readers: [{ student_id: child.id, user_id: null }] },
    ...{
      created_by: { id: String(hannah.id) },
      shared_by: { id: String(hannah.id) },
      updated_by: { id: String(ruth.id) },
    },
    sections: [{ topics: [] }, { topics: [{ name: 'Beans' }] }],
  });
  expect(read.changed_at).not.toBeNull();
});

test('what another has shared is a manager’s to delete', async () => {
  const { plan } = await week();
  await share(plan.id);
  expect(fail(await ruth.call('deleteRoomPlan', { id: plan.id }, said))).toEqual(['Error', 'id', 'SHARED']);
  expect((await manager.call('deleteRoomPlan', { id: plan.id }, said)).status).toBe('Success');
  expect(await seenBy(parent, plan.id)).toBe(false);
  const own = await week();
  await share(own.plan.id);
  expect((await hannah.call('deleteRoomPlan', { id: own.plan.id }, said)).status).toBe('Success');
});

test('where staff do not float, a teacher plans for the rooms worked in alone', async () => {
  const { tenant } = server;
  const ash = await aLocation(tenant, { name: 'Ash' });
  const [mine, theirs] = [await aRoom(tenant, { location_id: ash.id }), await aRoom(tenant, { location_id: ash.id })];
  const teacher = await server.as('teacher', { locations: [ash] });
  await tenant.db
    .insertInto('room_staff')
    .values({ centre_id: tenant.centre, room_id: mine.id, user_id: teacher.id })
    .execute();
  const plan = await aPlan(tenant, { location_id: ash.id, rooms: [theirs.id] });
  expect(await seenBy(teacher, plan.id)).toBe(true);
  await tenant.db
    .insertInto('checkin_setting')
    .values({ centre_id: tenant.centre, location_id: ash.id, staff_float: false })
    .onConflict((c) => c.columns(['centre_id', 'location_id']).doUpdateSet({ staff_float: false }))
    .execute();
  expect(await seenBy(teacher, plan.id)).toBe(false);
  const make = (room: { id: number }) =>
    teacher.call('createRoomPlan', { name: 'Week', location: ash.id, rooms: [room.id] }, said);
  expect(fail(await make(theirs))).toEqual(['Error', 'rooms', 'OUT_OF_REACH']);
  expect((await make(mine)).status).toBe('Success');
});

test('lists answer the plans that touch the days, by room; closed days are told', async () => {
  const { tenant } = server;
  const { plan } = await week({ start_date: '2026-05-04', end_date: '2026-05-15' });
  const far = await week({ start_date: '2026-05-18', end_date: '2026-05-22', rooms: [owls.id] });
  const filter = async (more: object) =>
    (await hannah.call('filterRoomPlans', { location: elm.id, ...more }, 'id')).map(({ id }: { id: string }) => id);
  const ids = [String(plan.id), String(far.plan.id)];
  expect(await filter({ from: '2026-05-15', to: '2026-05-18' })).toEqual(ids);
  expect(await filter({ from: '2026-05-16', to: '2026-05-17' })).toEqual([]);
  expect(await filter({ from: '2026-05-01', to: '2026-05-30', rooms: [owls.id] })).toEqual([ids[1]]);
  await expect(filter({ from: '2026-05-16', to: '2026-05-15' })).rejects.toThrow(/BAD_INPUT|before/);
  const page = { location: elm.id, start_date: '2026-05-01', end_date: '2026-05-30', first: 1 };
  expect(await hannah.call('roomPlans', page, 'total data { id }')).toEqual({ total: 2, data: [{ id: ids[1] }] });
  const closed = { name: 'Picnic', start_date: '2026-05-05', end_date: '2026-05-06', location: elm.id };
  await manager.call('createClosure', closed, 'status');
  await tenant.db
    .insertInto('closure')
    .values({
      centre_id: tenant.centre,
      location_id: elm.id,
      ...{ name: 'Trip', start_date: '2026-05-14', end_date: '2026-05-20' },
      created_at: server.clock.now(),
    })
    .execute();
  const { closed_days } = await look(hannah, plan.id);
  expect(closed_days.at(-1)).toEqual({ date: '2026-05-15', name: 'Trip' });
});

test('a list costs the same whatever it holds, and changes are heard', async () => {
  const ask = () => hannah.call('filterRoomPlans', { location: elm.id, from: '2026-06-01', to: '2026-06-07' }, tree);
  const days = { start_date: '2026-06-01', end_date: '2026-06-05' };
  await week(days);
  const one = await server.statements(ask);
  // A week of ten rooms.
  for (let n = 0; n < 9; n += 1) {
    const { id } = await aRoom(server.tenant, { location_id: elm.id });
    await week({ ...days, rooms: [id] });
  }
  expect(await server.statements(ask)).toBe(one);
  const all: { rooms: { id: string }[] }[] = await ask();
  expect(new Set(all.flatMap(({ rooms }) => rooms.map(({ id }) => id))).size).toBe(10);
  const { plan, topic } = await week();
  const heard = await subscribe(
    ruth,
    'roomPlansChanged',
    { location: elm.id },
    'location plans { id topics { name } }',
  );
  await hannah.call('updateRoomPlanTopic', { id: topic.id, name: 'Told live' }, 'status');
  expect(await heard.until(1)).toEqual([
    { location: String(elm.id), plans: [{ id: String(plan.id), topics: [{ name: 'Told live' }] }] },
  ]);
  await heard.stop();
});

test.each([
  ['LessonPlan', 'lesson'],
  ['RoomPlan', 'room'],
] as const)('each thing a %s says is saved by a call of its own', async (name, kind) => {
  const { plan, section, topic } = await week({ kind });
  const own = (act: string, args: object) => hannah.call(act.replace('#', name), { ...args }, `${said}`);
  const seen = () => look(hannah, plan.id, kind === 'lesson' ? 'lessonPlan' : 'roomPlan');
  const acts: readonly (readonly [string, object, object])[] = [
    ['save#Name', { id: plan.id, name: 'Harvest' }, { name: 'Harvest' }],
    ['save#Theme', { id: plan.id, theme: 'Apples' }, { name: 'Harvest', theme: 'Apples' }],
    ['save#Notes', { id: plan.id, notes: 'Knives stay away' }, { notes: 'Knives stay away', theme: 'Apples' }],
    ['save#Dates', { id: plan.id, start_date: '2026-03-09', end_date: '2026-03-20' }, { end_date: '2026-03-20' }],
    ['save#Rooms', { id: plan.id, rooms: [owls.id] }, { rooms: [{ id: String(owls.id) }] }],
    ['update#Section', { id: section.id, name: 'Story' }, { sections: [{ name: 'Story' }] }],
    ['update#Topic', { id: topic.id, name: 'Cider' }, { topics: [{ name: 'Cider' }] }],
  ];
  for (const [act, args, told] of acts) {
    const answer = await own(act, args);
    expect(answer.status, answer.message).toBe('Success');
    expect(await seen()).toMatchObject(told);
  }
  expect((await own('duplicate#', { id: plan.id })).status).toBe('Success');
  const gone = ['delete#Topic', 'delete#Section', 'delete#'];
  for (const [at, id] of [topic.id, section.id, plan.id].entries())
    expect((await own(gone[at] ?? '', { id })).status).toBe('Success');
  expect(await seen()).toBeNull();
  expect(fail(await own('delete#', { id: plan.id }))[2]).toBe('OUT_OF_REACH');
});
