import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPayment } from '../src/domains/billing/test/billing.factory.ts';
import { aFood, anAllergy, anEntry, aWeek } from '../src/domains/food/test/food.factory.ts';
import { aKioskConflict } from '../src/domains/kiosk/test/kiosk.factory.ts';
import { aLocation } from '../src/domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '../src/domains/relationships/test/relationships.factory.ts';
import { aRoom, worksIn } from '../src/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '../src/domains/students/test/students.factory.ts';

let server: TestServer;
let elm: { id: number };
let manager: Person;
let mother: Person;
let ava: { id: number };
let leo: { id: number };
let acorns: { id: number };

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm' });
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
  const father = await server.as('user');
  for (const [at, { id }] of [mother, father].entries())
    await server.tenant.db
      .updateTable('app_user')
      .set({ fname: 'Ana', lname: 'Lopez', email: `p${at}@example.com`, phone: `+1207555014${at}` })
      .where('id', '=', id)
      .execute();
  acorns = await aRoom(server.tenant, { location_id: elm.id, name: 'Acorns', max_ratio: 1 });
  await worksIn(server.tenant, manager, acorns);
  ava = await aStudent(server.tenant, { location_id: elm.id, room_id: acorns.id, fname: 'Ava' });
  leo = await aStudent(server.tenant, { location_id: elm.id, room_id: acorns.id, fname: 'Leo' });
  for (const child of [ava, leo])
    for (const { id } of [mother, father])
      await aGuardianLink(server.tenant, { student_id: child.id, user_id: id, alert: true });
});
afterAll(() => server.close());

const said = 'status message errors { field code message }';
/** What writes letters loads for seconds on a busy machine; whoever asks meanwhile is told to come again, as clients do. */
const untilWritten = async (): Promise<void> => {
  await expect
    .poll(() => manager.call('previewNewsletter', { template: { blocks: [] } }, 'bytes').catch(() => null), {
      timeout: 60_000,
    })
    .not.toBeNull();
};
/** Asks once without confirming, sees that nothing was done, and confirms. */
const asked = async (by: Person, name: string, args: object, lines: RegExp[], left: () => Promise<unknown>) => {
  const before = await left();
  const answer = await by.call(name, { ...args, confirm: [] }, said);
  expect(answer.status, answer.message).toBe('Error');
  expect(answer.errors.map(({ code }: { code: string }) => code)).toEqual(lines.map(() => 'CONFIRM'));
  for (const [at, line] of lines.entries()) expect(answer.errors[at].message).toMatch(line);
  expect(await left()).toEqual(before);
  const confirm = answer.errors.map(({ field }: { field: string }) => field.replace('confirm.', ''));
  const done = await by.call(name, { ...args, confirm: [...new Set(confirm)] }, said);
  expect(done.status, done.message).toBe('Success');
  expect(await left()).not.toEqual(before);
  const trail = await server.tenant.db
    .selectFrom('audit')
    .select('after')
    .where('call', '=', name)
    .orderBy('id', 'desc')
    .execute();
  expect(JSON.stringify(trail)).toContain('"confirmed"');
  return answer;
};
const count =
  (table: 'attendance' | 'refund' | 'text_message' | 'alert' | 'letter_send' | 'activity' | 'meal_count') => async () =>
    (await server.tenant.db.selectFrom(table).select('id').orderBy('id').execute()).length;

const door = { date: '2026-03-11', time: '11:00', action: 'in' };
/** Whom two of a room with place for one are asked about. */
const full = [/Acorns: 1 now, 2 after this, with 1 staff \(limit 1\)\. 1 more staff needed\./];

test('a check-in beyond the ratio says how the room stands before and after', async () => {
  const check = (student: { id: number }) => ({ students: [student.id], ...door, action_by: manager.id });
  expect(await manager.call('saveUserStudentCheckInOutActivity', { ...check(ava), confirm: [] }, said)).toMatchObject({
    status: 'Success',
  });
  await asked(manager, 'saveUserStudentCheckInOutActivity', check(leo), full, count('attendance'));
});

test('so does a check-in from the board', async () => {
  const zoe = await aStudent(server.tenant, { location_id: elm.id, room_id: acorns.id, fname: 'Zoe' });
  const { date, time } = door;
  await asked(
    manager,
    'saveCheckInActivity',
    { students: [zoe.id], date, time },
    [/Acorns: 2 now, 3 after this/],
    count('attendance'),
  );
});

test('and what a tablet has kept, where somebody has to say that the child is in', async () => {
  const mia = await aStudent(server.tenant, { location_id: elm.id, room_id: acorns.id, fname: 'Mia' });
  const { id } = await aKioskConflict(server.tenant, { location_id: elm.id, student_id: mia.id, action: 'in' });
  await asked(
    manager,
    'settleKioskConflict',
    { id, decision: 'tablet', reason: 'Seen at the door' },
    [/Acorns: 3 now, 4 after this/],
    count('attendance'),
  );
});

test('a refund says how much goes back and to whom', async () => {
  const id = await aPayment(server.tenant, { location: elm.id, student: ava.id, user: mother.id, method: 'check' });
  await asked(manager, 'refundPayment', { id, amount: 1_250 }, [/\$12\.50 goes back to Ana Lopez/], count('refund'));
});

test('a text to several says how many phones and what is paid for', async () => {
  await asked(
    manager,
    'createInstantSms',
    { message: 'Closed tomorrow.', students: [ava.id] },
    [/2 phones, 1 message each: you pay for 2 messages/, /“Closed tomorrow.”/],
    count('text_message'),
  );
});

test('an urgent alert says whom it reaches; one to the app alone asks nothing', async () => {
  await asked(
    manager,
    'createAlert',
    { message: 'Gas leak.', students: [ava.id], urgent: true },
    [/2 people, 2 of them by text too/, /“Gas leak.”/],
    count('alert'),
  );
  const quiet = { message: 'Bring boots.', students: [ava.id], confirm: [] };
  expect(await manager.call('createAlert', quiet, said)).toMatchObject({ status: 'Success' });
});

test('a meal a child is allergic to names the child and the allergen', async () => {
  await anAllergy(server.tenant, 'Peanuts', [ava.id]);
  const meal = { date: '2026-03-11', time: '10:30', students: [ava.id, leo.id], amount: 'most' };
  await asked(
    manager,
    'saveMealActivity',
    { ...meal, food: 'Peanut butter' },
    [/Ava: Peanut butter may contain Peanuts/],
    count('activity'),
  );
  expect(await manager.call('saveMealActivity', { ...meal, food: 'Pasta', confirm: [] }, said)).toMatchObject({
    status: 'Success',
  });
});

test('so does a change that puts such a child to a meal', async () => {
  const meal = { date: '2026-03-11', time: '10:35', students: [leo.id], food: 'Peanut butter' };
  const { activity } = await manager.call('saveMealActivity', meal, 'activity { id }');
  const fed = async () => {
    const at = server.tenant.db.selectFrom('activity_student').select('student_id').where('removed_at', 'is', null);
    return at.where('activity_id', '=', Number(activity.id)).orderBy('student_id').execute();
  };
  const both = { id: activity.id, students: [ava.id, leo.id] };
  await asked(manager, 'updateMealActivity', both, [/Ava: Peanut butter may contain Peanuts/], fed);
});

test('a meal counted at the table asks by what the menu serves then', async () => {
  const location_id = elm.id;
  const satay = await aFood(server.tenant, { location_id, name: 'Noodles with peanut sauce' });
  const week = await aWeek(server.tenant, { location_id, date: '2026-03-09' });
  await anEntry(server.tenant, { location_id, week_id: week.id, food_item_id: satay.id, day: 3, meal: 'lunch' });
  const table = { location: elm.id, date: '2026-03-11', students: [ava.id, leo.id] };
  const words = [/Ava: Noodles with peanut sauce may contain Peanuts/];
  await asked(manager, 'countMeal', { ...table, meal: 'lunch' }, words, count('meal_count'));
  // Who was counted is not asked about again, and another meal serves something else.
  for (const meal of ['lunch', 'supper'])
    expect(await manager.call('countMeal', { ...table, meal, confirm: [] }, said)).toMatchObject({ status: 'Success' });
});

test('a letter wants a subject and words of its own, says to whom it goes, and is held for half a minute', async () => {
  await untilWritten();
  const made = async (subject: string | null, html: string, name = `Letter ${subject}`) => {
    const template = { blocks: [{ id: 'text', type: 'text', html }] };
    const given = { name, template, location: elm.id, ...(subject ? { subject } : {}) };
    return (await manager.call('createNewsletter', given, 'newsletter { id }')).newsletter.id;
  };
  const to = { locations: [elm.id] };
  expect(await manager.call('sendNewsletter', { id: await made(null, '<p>Hi</p>'), ...to }, said)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'subject' }],
  });
  const sample = await made('News', '<p>What we did this week, and what comes next.</p>');
  expect(await manager.call('sendNewsletter', { id: sample, ...to }, said)).toMatchObject({
    status: 'Error',
    errors: [{ code: 'SAMPLE' }],
  });
  const id = await made('Picture day', '<p>Friday at nine.</p>');
  await asked(
    manager,
    'sendNewsletter',
    { id, ...to },
    [/To: 2 addresses/, /Subject: Picture day/, /Friday at nine\.$/, /^No location has a street address/],
    count('letter_send'),
  );
  const held = await server.tenant.db.selectFrom('letter_send').selectAll().executeTakeFirstOrThrow();
  expect(held.starts_at.getTime()).toBe(server.clock.now().getTime() + 30_000);
  expect(await manager.call('pauseNewsletter', { id: held.id, paused: true }, said)).toMatchObject({
    status: 'Success',
  });
});

test('a letter that is to go at once by its hour is held as well', async () => {
  const template = { blocks: [{ id: 'text', type: 'text', html: '<p>Bring boots.</p>' }] };
  const { newsletter } = await manager.call('createNewsletter', { name: 'Boots', template }, 'newsletter { id }');
  for (const ago of [60_000, 0, -10_000]) {
    const at = new Date(server.clock.now().getTime() - ago).toISOString();
    const to = { id: newsletter.id, subject: `Boots ${ago}`, locations: [elm.id], at };
    expect(await manager.call('sendNewsletter', to, said)).toMatchObject({ status: 'Success' });
  }
  const sends = server.tenant.db.selectFrom('letter_send').select('starts_at').where('subject', 'like', 'Boots %');
  const held = server.clock.now().getTime() + 30_000;
  expect((await sends.execute()).map(({ starts_at }) => starts_at.getTime())).toEqual([held, held, held]);
});
