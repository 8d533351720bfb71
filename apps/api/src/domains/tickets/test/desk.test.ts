import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueAfter } from '../work-hours.ts';
import { aScene, type Scene } from './scene.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
});
afterAll(() => server.close());

const SAID = 'status message errors { field code }';
const HOUR = 3_600_000;
type Who = Scene['manager'];
const one = (id: string, who: Who) => who.call('ticketById', { id }, 'due_at is_late first_answer_at');

const zone = 'America/New_York';
const weekdays = { opens: '08:00', closes: '17:00', days: [1, 2, 3, 4, 5] };
test.each([
  // A Wednesday at ten: eight hours later it is one of Thursday's.
  ['2026-03-11T10:00-04:00', 8, weekdays, '2026-03-12T09:00-04:00'],
  ['2026-03-11T10:00-04:00', 7, weekdays, '2026-03-11T17:00-04:00'],
  // Before and after work, and over a weekend in which the clocks turn.
  ['2026-03-06T20:00-05:00', 1, weekdays, '2026-03-09T09:00-04:00'],
  ['2026-03-09T05:00-04:00', 2, weekdays, '2026-03-09T10:00-04:00'],
  ['2026-03-11T10:00-04:00', 80, { opens: '08:00', closes: '09:00', days: [7] }, '2027-09-19T09:00-04:00'],
] as const)('from %s, %i hours of work later', (from, hours, work, until) => {
  expect(new Date(dueAfter(Date.parse(from), hours, work, zone))).toEqual(new Date(until));
});

test('an answer is due in hours of work, until support gives it; what is late comes first', async () => {
  const { open, reply, move, manager, support } = scene;
  const id = await open();
  // 11:00 on a Wednesday in New York: six hours are left of the day.
  expect((await one(id, support)).due_at).toBe('2026-03-12T14:00:00.000Z');
  expect((await one(id, manager)).due_at).toBeNull();
  const later = await open();
  server.clock.tick(24 * HOUR);
  const fresh = await open();
  await reply(later, 'We look at it.', support);
  expect(await one(later, support)).toMatchObject({ due_at: null, is_late: false });
  expect(await one(id, support)).toMatchObject({ is_late: true });
  const inOrder = async (more: object = {}) =>
    (await support.call('tickets2', { first: 50, sort: 'due', ...more }, 'data { id }')).data.map(
      (ticket: { id: string }) => ticket.id,
    );
  expect(await inOrder()).toEqual([id, fresh, later]);
  expect(await inOrder({ late: true })).toEqual([id]);
  const due = (await one(id, support)).due_at;
  await reply(id, 'Hello?', manager);
  expect((await one(id, support)).due_at).toBe(due);
  await reply(id, 'Internally', support, { internal: true });
  expect((await one(id, support)).due_at).toBe(due);
  await reply(id, 'Which one?', support, { wait: true });
  expect((await one(id, support)).due_at).toBeNull();
  await reply(id, 'The left one.', manager);
  expect((await one(id, support)).due_at).not.toBeNull();
  await move(id, 4, support);
  expect((await one(id, support)).due_at).toBeNull();
  await move(id, 2);
  expect((await one(id, support)).due_at).not.toBeNull();
  await support.call('saveTicketSettings', { answer_hours: null }, SAID);
  expect((await one(await open(), support)).due_at).toBeNull();
  await support.call('saveTicketSettings', { answer_hours: 8 }, SAID);
});

test('canned answers speak the language of the opener, with what the ticket says', async () => {
  const { open, manager, support, elm } = scene;
  const add = (given: object) => support.call('createCannedAnswer', { text_en: 'Hi', text_es: 'Hola', ...given }, SAID);
  const words = { text_en: '{name}: {number} “{subject}” at {location}. {me}', text_es: '¡Hola, {name}! {me}' };
  expect((await add({ name: 'Restart', ...words })).status).toBe('Success');
  expect((await add({ name: 'RESTART' })).errors).toMatchObject([{ field: 'name', code: 'TAKEN' }]);
  expect((await add({ name: 'Odd', text_es: 'Hola {nombre}' })).errors).toMatchObject([
    { field: 'text_es', code: 'UNKNOWN' },
  ]);
  const id = await open({ name: 'Door {me} camera' });
  const filled = () => support.call('answersForTicket', { id }, 'id name text');
  const person = async (user: number) =>
    server.tenant.db
      .selectFrom('app_user')
      .select(['fname', 'full_name'])
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
  const [opener, me] = [await person(manager.id), await person(support.id)];
  const { ticket_number } = await scene.read(id);
  const [answer] = await filled();
  expect(answer.text).toBe(`${opener.fname}: ${ticket_number} “Door {me} camera” at ${elm.name}. ${me.full_name}`);
  await server.tenant.db.updateTable('app_user').set({ language: 'es' }).where('id', '=', manager.id).execute();
  expect((await filled())[0].text).toBe(`¡Hola, ${opener.fname}! ${me.full_name}`);
  const renamed = await support.call('updateCannedAnswer', { id: answer.id, name: 'Restart it' }, SAID);
  expect(renamed.status).toBe('Success');
  const listed = await support.call('cannedAnswers', {}, 'id name text_en text_es');
  expect(listed).toEqual([{ id: answer.id, name: 'Restart it', ...words }]);
  const wrong = await support.call('updateCannedAnswer', { id: answer.id, text_en: '{password}' }, SAID);
  expect(wrong.errors).toMatchObject([{ field: 'text_en', code: 'UNKNOWN' }]);
  await expect(manager.call('answersForTicket', { id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await support.call('deleteCannedAnswer', { id: answer.id }, SAID)).status).toBe('Success');
  expect(await filled()).toEqual([]);
});

test('saved views count what their list shows, each for its owner alone', async () => {
  const { open, support, second, elm, category } = scene;
  const save = (given: Record<string, unknown>, who = support) => who.call('createTicketView', given, SAID);
  const fields = 'id name status category location assigned late snoozed count';
  const views = (who = support) => who.call('ticketViews', {}, fields);
  const id = await open();
  await support.call('assignTicket', { id, assignee: support.id }, 'status');
  await save({ name: 'Mine', assigned: 'me' });
  await save({ name: 'New here', status: 1, category, location: elm.id, assigned: 'nobody' });
  await save({ name: 'Late', late: true });
  await save({ name: 'Resting', snoozed: true });
  const all = await views();
  expect(all).toHaveLength(4);
  for (const { status, category: about, location, assigned, late, snoozed, count } of all) {
    const given = { status, category: about, location, assigned, snoozed, ...(late ? { late } : {}) };
    const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const list = await support.call('tickets2', { first: 100, ...asked }, 'total');
    expect(list.total, JSON.stringify(asked)).toBe(count);
  }
  expect(all[0]).toMatchObject({ name: 'Mine', assigned: 'me', count: 1 });
  expect(await views(second)).toEqual([]);
  const remove = (who: Who) => who.call('deleteTicketView', { id: all[0].id }, SAID);
  expect((await remove(second)).status).toBe('Error');
  expect((await remove(support)).status).toBe('Success');
  const rename = (name: string, who = support) => who.call('renameTicketView', { id: all[1].id, name }, SAID);
  expect((await rename('Mine, too', second)).status).toBe('Error');
  expect((await rename('New at Elm')).status).toBe('Success');
  expect((await views())[0]).toMatchObject({ id: all[1].id, name: 'New at Elm', status: String(1) });
  const few = await server.statements(() => views());
  for (let n = 3; n < 20; n += 1) await save({ name: `View ${n}` });
  expect((await save({ name: 'One more' })).errors).toMatchObject([{ field: 'name', code: 'TOO_MANY' }]);
  expect(await server.statements(() => views())).toBe(few);
});

test('managers keep views of what they see, and learn by none what is support’s own', async () => {
  const { open, manager, support, elm } = scene;
  const id = await open();
  await support.call('assignTicket', { id, assignee: support.id }, 'status');
  const save = (given: Record<string, unknown>) => manager.call('createTicketView', given, SAID);
  for (const [field, value] of Object.entries({ assigned: 'nobody', late: true, snoozed: false }))
    expect((await save({ name: 'Late', [field]: value })).errors).toMatchObject([{ field, code: 'NOT_YOURS' }]);
  expect((await save({ name: 'New at Elm', status: 1, location: elm.id })).status).toBe('Success');
  const views = () => manager.call('ticketViews', {}, 'id name count');
  const [view] = await views();
  const { total } = await manager.call('tickets', { first: 100, status: 1, location: elm.id }, 'total');
  expect(view).toMatchObject({ name: 'New at Elm', count: total });
  expect(total).toBeGreaterThan(0);
  // One that was kept while its owner was of support.
  const { centre, db } = server.tenant;
  await db
    .insertInto('ticket_view')
    .values({ centre_id: centre, user_id: manager.id, name: 'Nobody answers', assigned: 'nobody' })
    .execute();
  await open();
  expect((await views())[1]).toMatchObject({ name: 'Nobody answers', count: 0 });
  expect(await support.call('ticketViews', {}, 'id')).not.toContainEqual({ id: view.id });
  const renamed = { id: view.id, name: 'New' };
  expect((await support.call('renameTicketView', renamed, SAID)).status).toBe('Error');
  expect((await manager.call('renameTicketView', renamed, SAID)).status).toBe('Success');
  expect((await views())[0]).toMatchObject(renamed);
});
