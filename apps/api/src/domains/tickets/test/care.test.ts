import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aScene, type Scene } from './scene.ts';
import { aTicket } from './tickets.factory.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  scene = await aScene(server);
});

const DAY_MS = 86_400_000;
const SAID = 'status message errors { field code }';
type Who = Scene['manager'];
interface Line {
  readonly kind: string;
  readonly summary: string;
}
const linesOf = async (id: string, who: Who): Promise<Line[]> => (await scene.read(id, who)).history;
const kindsOf = async (id: string, who: Who) => (await linesOf(id, who)).map(({ kind }) => kind);
const summariesOf = async (id: string, who: Who) => (await linesOf(id, who)).map(({ summary }) => summary);
const more = (id: string, who: Who) =>
  who.call(
    'ticketById',
    { id },
    `ticket_number status { name } merged_into { id } is_merged doubles { id } linked { id } snoozed_until helped rated_at
      unread users { id } due_at is_late`,
  );
const toldOf = async (id: string, user: number) =>
  (
    await server.tenant.db
      .selectFrom('notification')
      .select(['kind', 'about', 'facts'])
      .where('user_id', '=', user)
      .execute()
  )
    .filter(({ about }) => about === Number(id))
    .map(({ kind }) => kind);

const merge = (id: string, double: string, who = scene.support) =>
  who.call('mergeTickets', { id, double }, `${SAID} ticket { id doubles { id } }`);

test('a double is closed for good and goes on in the other ticket, which its opener reads from then on', async () => {
  const { open, manager, other, oak, support, reply, move, change } = scene;
  const kept = await open();
  const double = await open({ locations: [oak.id], name: 'Same again' }, other);
  await expect(more(kept, other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const said = await merge(kept, double);
  expect(said).toMatchObject({ status: 'Success', ticket: { id: kept, doubles: [{ id: double }] } });

  const closed = await more(double, other);
  expect(closed).toMatchObject({ status: { name: 'Closed' }, is_merged: true, merged_into: { id: kept } });
  expect(await kindsOf(double, other)).toEqual(['opened', 'status', 'merged']);
  const { ticket_number } = await other.call('managerTicketById', { id: kept }, 'ticket_number');
  expect((await summariesOf(double, other)).at(-1)).toBe(`Merged into ${ticket_number}`);
  await expect.poll(() => toldOf(double, other.id)).toContain('ticket');

  // Whoever opened the one that stays is told of a name, not of the other ticket.
  expect(await kindsOf(kept, manager)).toEqual(['opened', 'users']);
  expect((await more(kept, manager)).doubles).toEqual([]);
  expect(JSON.stringify(await more(kept, manager))).not.toContain('Same again');
  expect(await kindsOf(kept, support)).toEqual(['opened', 'users', 'absorbed']);

  // Nothing is done to it any more, whichever call asks.
  expect((await reply(double, 'Still.', other)).errors).toMatchObject([{ field: 'id', code: 'MERGED' }]);
  expect((await reply(double, 'Note', support, { internal: true })).errors).toMatchObject([{ code: 'MERGED' }]);
  expect((await move(double, 2, support)).errors).toMatchObject([{ code: 'MERGED' }]);
  expect((await change(double, { name: 'New words', status: 4 }, other)).errors).toMatchObject([{ code: 'MERGED' }]);
  const rated = await other.call('rateTicket', { id: double, helped: true }, SAID);
  expect(rated.errors).toMatchObject([{ code: 'MERGED' }]);
  expect((await merge(double, kept)).errors).toMatchObject([{ field: 'id', code: 'MERGED' }]);
  const third = await open();
  expect((await merge(third, double)).errors).toMatchObject([{ field: 'double', code: 'MERGED' }]);
  expect((await merge(kept, kept)).errors).toMatchObject([{ field: 'double', code: 'SAME' }]);
});

test('two who merge the same pair both ways at once: one of them does, and neither waits for ever', async () => {
  const { open, support, second } = scene;
  const [a, b] = [await open(), await open()];
  const said = await Promise.all([merge(a, b, support), merge(b, a, second)]);
  expect(said.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  const states = await Promise.all([a, b].map(async (id) => (await more(id, support)).is_merged));
  expect(states.filter(Boolean)).toHaveLength(1);
});

test('linked tickets stand beside each other, each for who reaches it', async () => {
  const { open, manager, other, oak, support } = scene;
  const [mine, theirs] = [await open(), await open({ locations: [oak.id] }, other)];
  const link = (who: Who, call = 'linkTickets') => who.call(call, { id: mine, other: theirs }, SAID);
  expect((await link(manager)).status).toBe('Error');
  expect((await link(support)).status).toBe('Success');
  expect((await link(support)).errors).toMatchObject([{ field: 'other', code: 'TAKEN' }]);
  expect((await more(mine, support)).linked).toEqual([{ id: theirs }]);
  expect((await more(theirs, support)).linked).toEqual([{ id: mine }]);
  const { ticket_number } = await more(theirs, other);
  const seen = { ticket: await more(mine, manager), lines: await linesOf(mine, manager) };
  expect(seen.ticket.linked).toEqual([]);
  expect(seen.lines.at(-1)?.summary).toBe('Linked to another ticket');
  expect(JSON.stringify(seen)).not.toContain(ticket_number);
  expect((await summariesOf(mine, support)).at(-1)).toBe(`Linked to ${ticket_number}`);
  expect((await link(support, 'unlinkTickets')).status).toBe('Success');
  expect((await more(mine, support)).linked).toEqual([]);
  expect((await link(support, 'unlinkTickets')).errors).toMatchObject([{ code: 'GONE' }]);
  const own = await open();
  const said = await manager.call('linkTickets', { id: mine, other: own }, SAID);
  expect(said.status, said.message).toBe('Success');
  expect((await more(own, manager)).linked).toEqual([{ id: mine }]);
});

test('a ticket rests until its day, unless its opener writes, and no manager is told', async () => {
  const { open, manager, support, second, reply, read } = scene;
  const id = await open();
  const before = await read(id);
  const snooze = (until: string | null, who = support) => who.call('snoozeTicket', { id, until }, SAID);
  const day = (n: number) => new Date(server.clock.now().getTime() + n * DAY_MS).toISOString().slice(0, 10);
  expect((await snooze(day(0))).errors).toMatchObject([{ field: 'until', code: 'INVALID' }]);
  expect((await snooze(day(400))).errors).toMatchObject([{ field: 'until', code: 'INVALID' }]);
  expect((await snooze(day(2))).status).toBe('Success');
  expect((await more(id, support)).snoozed_until).toBe(day(2));
  expect((await more(id, manager)).snoozed_until).toBeNull();
  expect({ ...(await read(id)), unread: before.unread }).toEqual(before);
  const listed = async (snoozed: boolean) =>
    (await support.call('tickets2', { first: 100, snoozed }, 'data { id }')).data.map((one: { id: string }) => one.id);
  expect(await listed(true)).toContain(id);
  expect(await listed(false)).not.toContain(id);

  for (const who of [support, second]) await who.call('lookAtTicket', { id }, 'status');
  await server.perform('ticket.wake');
  expect((await more(id, support)).snoozed_until).not.toBeNull();
  server.clock.tick(2 * DAY_MS);
  await server.perform('ticket.wake');
  await server.perform('ticket.wake');
  expect(await more(id, support)).toMatchObject({ snoozed_until: null, unread: true });
  expect(await kindsOf(id, support)).toEqual(['opened', 'snoozed', 'woken']);
  expect(await kindsOf(id, manager)).toEqual(['opened']);

  await snooze(day(3));
  await reply(id, 'It blinks again.', manager);
  expect((await more(id, support)).snoozed_until).toBeNull();
  await snooze(day(3));
  await snooze(null);
  expect((await kindsOf(id, support)).at(-1)).toBe('woken');
  await scene.move(id, 4, support);
  expect((await snooze(day(3))).errors).toMatchObject([{ field: 'id', code: 'STATE' }]);
});

test('its opener says whether it helped, once it is closed; support hears of a no', async () => {
  const { open, manager, colleague, support, move } = scene;
  const id = await open();
  const rate = (helped: boolean, who = manager, comment?: string) =>
    who.call('rateTicket', { id, helped, ...(comment === undefined ? {} : { comment }) }, SAID);
  expect((await rate(true)).errors).toMatchObject([{ code: 'STATE' }]);
  await move(id, 4, support);
  expect((await rate(true, colleague)).errors).toMatchObject([{ code: 'NOT_YOURS' }]);
  expect((await rate(true)).status).toBe('Success');
  expect(await more(id, manager)).toMatchObject({ helped: true });
  const before = await toldOf(id, support.id);
  await rate(false, manager, 'It froze again.');
  expect(await more(id, support)).toMatchObject({ helped: false });
  await expect.poll(async () => (await toldOf(id, support.id)).length).toBe(before.length + 1);
  expect((await summariesOf(id, manager)).slice(-2)).toEqual(['Did this help? Yes', 'Did this help? No']);
  // Opened again, the question is a new one.
  await move(id, 2);
  expect(await more(id, manager)).toMatchObject({ helped: null, rated_at: null });
});

test('who does not answer is reminded once, and then the ticket is closed with a word', async () => {
  const { elm, manager, support, reply } = scene;
  const save = (given: Record<string, unknown>, who = support) => who.call('saveTicketSettings', given, SAID);
  const settings = () =>
    support.call('ticketSettings', {}, 'remind_days close_days answer_hours opens closes days source');
  expect(await settings()).toMatchObject({ remind_days: 3, close_days: 10 });
  expect((await save({ remind_days: 5, close_days: 5 })).errors).toMatchObject([
    { field: 'close_days', code: 'ORDER' },
  ]);
  expect((await save({ opens: '17:30' })).errors).toMatchObject([{ field: 'closes', code: 'ORDER' }]);
  expect((await save({ days: [] })).errors).toMatchObject([{ field: 'days', code: 'REQUIRED' }]);
  expect((await save({ remind_days: 2, close_days: 6, days: ['5', '1'] })).status).toBe('Success');
  expect(await settings()).toMatchObject({ remind_days: 2, close_days: 6, days: ['1', '5'], source: 'centre' });

  const now = server.clock.now();
  const waiting = { location_id: elm.id, created_by: manager.id, status_id: 3, waiting_since: now };
  const [left, answered, resting] = await Promise.all([1, 2, 3].map(() => aTicket(server.tenant, waiting)));
  const [id, live, rest] = [left, answered, resting].map((one) => String(one?.id));
  if (!id || !live || !rest) throw new Error('There are three tickets.');
  const until = new Date(now.getTime() + 60 * DAY_MS).toISOString().slice(0, 10);
  await support.call('snoozeTicket', { id: rest, until }, SAID);
  await server.perform('ticket.look_after');
  expect(await kindsOf(id, manager)).toEqual(['opened']);
  server.clock.tick(2 * DAY_MS);
  await server.perform('ticket.look_after');
  await server.perform('ticket.look_after');
  expect(await summariesOf(id, manager)).toEqual(['Ticket opened', 'Reminder sent: no answer for 2 days']);
  await expect.poll(() => toldOf(id, manager.id)).toEqual(['ticket']);
  await reply(live, 'Here I am.', manager);
  server.clock.tick(3 * DAY_MS);
  await server.perform('ticket.look_after');
  expect((await more(id, manager)).status.name).toBe('Waiting');
  server.clock.tick(DAY_MS);
  await server.perform('ticket.look_after');
  expect((await more(id, manager)).status.name).toBe('Closed');
  expect((await summariesOf(id, manager)).slice(-2)).toEqual([
    'Status: Waiting → Closed',
    'Closed because no answer came for 6 days. A reply opens it again.',
  ]);
  expect((await more(live, manager)).status.name).toBe('Opened');
  expect(await kindsOf(rest, manager)).toEqual(['opened']);

  // What is switched off is not done.
  await save({ remind_days: null, close_days: null });
  await reply(live, 'And you?', support, { wait: true });
  server.clock.tick(15 * DAY_MS);
  await server.perform('ticket.look_after');
  expect((await more(live, manager)).status.name).toBe('Waiting');
});

const looksAfter = `id status { name } merged_into { id } is_merged doubles { id } linked { id } due_at is_late snoozed_until
  helped rated_at first_answer_at waiting_since`;

test('what looks after a ticket shows the same wherever it is read', async () => {
  const { open, support, second, move } = scene;
  const own = () => open({}, support);
  const [kept, double, beside, done] = [await own(), await own(), await own(), await own()];
  const heard = await subscribe(support, 'ticketChanged', {}, looksAfter);
  await merge(kept, double, second);
  await second.call('linkTickets', { id: kept, other: beside }, SAID);
  const until = new Date(server.clock.now().getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
  await second.call('snoozeTicket', { id: kept, until }, SAID);
  await move(done, 4, second);
  await support.call('rateTicket', { id: done, helped: true, comment: 'At once.' }, SAID);
  await scene.reply(done, 'Glad to hear.', second);
  await move(done, 4, second);
  await support.call('rateTicket', { id: done, helped: true }, SAID);
  await second.call('updateTicketStatus', { id: beside, status: 3 }, SAID);

  const byId = async (call: string) =>
    Promise.all([kept, double, done].map((id) => support.call(call, { id }, looksAfter)));
  const seen = await byId('ticketById');
  expect(seen).toMatchObject([
    { doubles: [{ id: double }], linked: [{ id: beside }], is_merged: false, snoozed_until: until, is_late: false },
    { merged_into: { id: kept }, is_merged: true },
    { helped: true, first_answer_at: expect.any(String), rated_at: expect.any(String) },
  ]);
  expect(seen[0].due_at).not.toBeNull();
  for (const call of ['managerTicketById', 'mainTicketById']) expect(await byId(call)).toEqual(seen);
  for (const call of ['tickets', 'managerTickets', 'tickets2', 'mainTickets']) {
    const { data } = await support.call(call, { first: 100 }, `data { ${looksAfter} }`);
    const found = [kept, double, done].map((id) => data.find((one: { id: string }) => one.id === id));
    expect(found).toEqual(seen);
  }
  const told = () => JSON.stringify(heard.values);
  await expect.poll(told).toContain('"helped":true');
  for (const word of ['"is_merged":true', `"snoozed_until":"${until}"`, `"linked":[{"id":"${beside}"}]`])
    await expect.poll(told).toContain(word);
  await heard.stop();
});
