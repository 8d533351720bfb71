import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPayment } from '../src/domains/billing/test/billing.factory.ts';
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
  const room = await aRoom(server.tenant, { location_id: elm.id, name: 'Acorns', max_ratio: 1 });
  await worksIn(server.tenant, manager, room);
  ava = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Ava' });
  leo = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Leo' });
  for (const child of [ava, leo])
    for (const { id } of [mother, father])
      await aGuardianLink(server.tenant, { student_id: child.id, user_id: id, alert: true });
});
afterAll(() => server.close());

const said = 'status message errors { field code message }';
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
const count = (table: 'attendance' | 'refund' | 'text_message' | 'alert' | 'letter_send' | 'activity') => async () =>
  (await server.tenant.db.selectFrom(table).select('id').orderBy('id').execute()).length;

const door = { date: '2026-03-11', time: '11:00', action: 'in' };

test('a check-in beyond the ratio says how the room stands before and after', async () => {
  const check = (student: { id: number }) => ({ students: [student.id], ...door, action_by: manager.id });
  expect(await manager.call('saveUserStudentCheckInOutActivity', { ...check(ava), confirm: [] }, said)).toMatchObject({
    status: 'Success',
  });
  await asked(
    manager,
    'saveUserStudentCheckInOutActivity',
    check(leo),
    [/Acorns: 1 now, 2 after this, with 1 staff \(limit 1\)\. 1 more staff needed\./],
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
  const { id } = await server.tenant.db
    .insertInto('allergy')
    .values({ centre_id: server.tenant.centre, name: 'Peanuts' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.tenant.db
    .insertInto('student_allergy')
    .values({ centre_id: server.tenant.centre, student_id: ava.id, allergy_id: id })
    .execute();
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

test('a letter wants a subject and words of its own, says to whom it goes, and is held for half a minute', async () => {
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
    [/To: 2 addresses/, /Subject: Picture day/, /Friday at nine/],
    count('letter_send'),
  );
  const held = await server.tenant.db.selectFrom('letter_send').selectAll().executeTakeFirstOrThrow();
  expect(held.starts_at.getTime()).toBe(server.clock.now().getTime() + 30_000);
  expect(await manager.call('pauseNewsletter', { id: held.id, paused: true }, said)).toMatchObject({
    status: 'Success',
  });
});
