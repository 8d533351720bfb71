import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aScene, type Scene } from './scene.ts';
import { aCategory, aTicket } from './tickets.factory.ts';

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
const statusOf = async (id: string): Promise<string> => (await scene.read(id, scene.support)).status.name;

test('a ticket has a number of its own, and tells support, not the opener', async () => {
  const { open, read, support, manager, colleague } = scene;
  const [first, second] = [await open(), await open()];
  const numbers = await Promise.all([first, second].map(async (id) => (await read(id)).ticket_number));
  const [a = 0, b = 0] = numbers.map((number) => Number(number.replace('T-', '')));
  expect(b - a).toBe(1);
  expect((await read(first)).history.map(({ kind }: { kind: string }) => kind)).toEqual(['opened']);
  const told = async (id: number) =>
    (
      await server.tenant.db.selectFrom('notification').select(['kind', 'about']).where('user_id', '=', id).execute()
    ).filter(({ about }) => about === Number(first));
  expect(await told(support.id)).toEqual([{ kind: 'ticket_asked', about: Number(first) }]);
  expect(await told(manager.id)).toEqual([]);
  expect(await told(colleague.id)).toEqual([]);
});

test('many at once get numbers that differ', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => scene.open()));
  const rows = await server.tenant.db.selectFrom('ticket').select(['id', 'number']).execute();
  const numbers = rows.filter(({ id }) => ids.includes(String(id))).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(6);
});

const names = ['', 'New', 'Opened', 'Waiting', 'Closed'];
const arrows = new Set(['1-2', '1-3', '1-4', '2-3', '3-2', '2-4', '3-4', '4-2']);
const at = { created_at: new Date('2026-03-11T14:00:00Z') };
const stamps = (status: number) => ({
  status_id: status,
  waiting_since: status === 3 ? at.created_at : null,
  closed_at: status === 4 ? at.created_at : null,
});
test.each([1, 2, 3, 4])('from state %i the arrows alone are taken, whichever call asks', async (from) => {
  const { elm, support, move, change } = scene;
  for (const to of [1, 2, 3, 4]) {
    for (const call of ['updateTicketStatus', 'updateTicket', 'updateTicket2', 'updateMainTicket']) {
      const { id, line } = await aTicket(server.tenant, { location_id: elm.id, ...stamps(from) });
      const ticket = String(id);
      const said =
        call === 'updateTicketStatus'
          ? await move(ticket, to, support)
          : await change(
              ticket,
              { name: `Ticket ${id}`, description: 'The picture is frozen.', status: to },
              support,
              call,
            );
      const allowed = from === to || arrows.has(`${from}-${to}`);
      expect([call, from, to, said.status]).toEqual([call, from, to, allowed ? 'Success' : 'Error']);
      if (!allowed) expect(said.errors).toMatchObject([{ field: 'status', code: 'STATE' }]);
      expect(await statusOf(ticket)).toBe(names[allowed ? to : from]);
      const lines = (await scene.read(ticket, support)).history.filter(
        ({ id: one }: { id: string }) => Number(one) > line,
      );
      const kinds = lines.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind === 'status');
      expect(kinds).toEqual(allowed && from !== to ? ['status'] : []);
    }
  }
});

test('two who set a status at once: the second one is held to the state the first one made', async () => {
  const id = await scene.open();
  const said = await Promise.all([scene.move(id, 4), scene.move(id, 3, scene.support)]);
  // Closed first, waiting is no step any more; waiting first, it is closed from there.
  const lines = (await scene.read(id, scene.support)).history
    .filter(({ kind }: { kind: string }) => kind === 'status')
    .map(({ summary }: { summary: string }) => summary);
  if (said.every(({ status }) => status === 'Success'))
    expect(lines).toEqual(['Status: New → Waiting', 'Status: Waiting → Closed']);
  else {
    expect(said.map(({ status }) => status)).toEqual(['Success', 'Error']);
    expect(lines).toEqual(['Status: New → Closed']);
  }
});

test('opened in another status, the arrow from New has a line of its own', async () => {
  const id = await scene.open({ status: 3 });
  const ticket = await scene.read(id);
  expect(ticket).toMatchObject({ status: { name: 'Waiting' }, waiting_since: '2026-03-11T15:00:00.000Z' });
  expect(ticket.history.map(({ summary }: { summary: string }) => summary)).toEqual([
    'Ticket opened',
    'Status: New → Waiting',
  ]);
});

test('what is wrong is told at its field, and opens nothing', async () => {
  const { manager, colleague, form, oak } = scene;
  const ask = (more: object) => manager.call('createTicket', form(manager, more), 'status errors { field code }');
  const before = await server.tenant.db.selectFrom('ticket').select('id').execute();
  for (const [more, field] of [
    [{ name: '  ' }, 'name'],
    [{ description: '' }, 'description'],
    [{ created_by: colleague.id }, 'created_by'],
    [{ status: 5 }, 'status'],
    [{ category: 999_999 }, 'category'],
    [{ locations: [oak.id] }, 'locations'],
    [{ files: ['fAAAAAAAAAAAAAAAAAAAAAA'] }, 'files'],
  ] as const) {
    const said = await ask(more);
    expect([field, said.status, said.errors?.[0]?.field]).toEqual([field, 'Error', field]);
  }
  expect(await server.tenant.db.selectFrom('ticket').select('id').execute()).toHaveLength(before.length);
});

test('each field that changes has its line, in the language of the reader', async () => {
  const { open, change, manager, elm, oak, support, read } = scene;
  const billing = await aCategory(server.tenant, `Billing ${elm.id}`);
  const student = await aStudent(server.tenant, { location_id: elm.id, fname: 'Ada', lname: 'Lovelace' });
  const id = await open();
  await change(id, { name: 'Dark picture', status: 2, category: billing.id, students: [student.id] });
  await change(id, { name: 'Dark picture', status: 2, category: billing.id, locations: [elm.id, oak.id] }, support);
  const summaries = async (who = manager) =>
    (await read(id, who)).history.map(({ summary }: { summary: string }) => summary).slice(1);
  const of = async (who = manager) => (await summaries(who)).filter((line: string) => !/^(Location|Sede)/.test(line));
  expect(await of()).toEqual([
    'Name: Frozen picture → Dark picture',
    `Category: Camera → Billing ${elm.id}`,
    'Status: New → Opened',
    'Children: — → Ada Lovelace',
  ]);
  await manager.call('saveOwnLanguage', { language: 'es' }, 'status');
  expect((await of()).slice(2)).toEqual(['Estado: Nueva → Abierta', 'Niños: — → Ada Lovelace']);
  // A manager is told of the places it works at; support of all.
  const places = await server.tenant.db.selectFrom('location').select(['id', 'name']).execute();
  const name = (one: number) => places.find(({ id: place }) => place === one)?.name;
  expect((await summaries()).at(-1)).toBe(`Sedes: ${name(elm.id)} → ${name(elm.id)}`);
  const both = [name(elm.id), name(oak.id)].sort().join(', ');
  expect((await summaries(support)).at(-1)).toBe(`Locations: ${name(elm.id)} → ${both}`);
  // Saved again as it is, nothing is written.
  const lines = (await read(id)).history.length;
  expect((await change(id, { name: 'Dark picture', status: 2, category: billing.id })).status).toBe('Success');
  expect((await read(id)).history).toHaveLength(lines);
});

test('whom a manager does not reach stays named when it saves', async () => {
  const { open, change, support, oak, elm } = scene;
  const far = await aStudent(server.tenant, { location_id: oak.id });
  const near = await aStudent(server.tenant, { location_id: elm.id });
  const id = await open({ locations: [elm.id, oak.id], students: [far.id, near.id] }, support);
  expect((await change(id, { locations: [elm.id], students: [] })).status).toBe('Success');
  const ticket = await scene.read(id, support);
  expect(ticket.students.map((one: { id: string }) => Number(one.id))).toEqual([far.id]);
  expect(ticket.locations).toHaveLength(2);
});

test('replies take a ticket along, as its side says', async () => {
  const { open, reply, support, manager, read } = scene;
  const id = await open();
  expect((await reply(id, 'More of it.', manager)).status).toBe('Success');
  expect(await statusOf(id)).toBe('New');
  expect((await reply(id, 'I look.', support)).history).toMatchObject({ description: 'I look.', internal: false });
  expect(await statusOf(id)).toBe('Opened');
  expect((await read(id)).first_answer_at).toBe('2026-03-11T15:00:00.000Z');
  await reply(id, 'Which camera?', support, { wait: true });
  expect(await statusOf(id)).toBe('Waiting');
  expect((await read(id)).waiting_since).not.toBeNull();
  await reply(id, 'The yard.', manager);
  expect(await statusOf(id)).toBe('Opened');
  expect((await read(id)).waiting_since).toBeNull();
  expect((await reply(id, 'Wait!', manager, { wait: true })).status).toBe('Error');
  expect((await reply(id, '  ', manager)).errors).toMatchObject([{ field: 'comment' }]);
  expect((await reply(id, 'Forged', manager, { comment_by: support.id })).errors).toMatchObject([
    { field: 'comment_by' },
  ]);
  const notices = await server.tenant.db
    .selectFrom('notification')
    .select(['kind', 'user_id'])
    .where('about', '=', Number(id))
    .where('user_id', 'in', [manager.id, support.id])
    .orderBy('id')
    .execute();
  expect(notices.map(({ kind, user_id }) => [kind, user_id === manager.id])).toEqual([
    ['ticket_asked', false],
    ['ticket_asked', false],
    ['ticket', true],
    ['ticket', true],
    ['ticket_asked', false],
  ]);
});

test('a reply to a closed ticket opens it again for 14 days, later it makes a new one', async () => {
  const { open, reply, support, manager, move, read } = scene;
  const id = await open();
  await move(id, 4, support);
  server.clock.tick(14 * DAY_MS);
  expect((await scene.read(id)).closed_at).not.toBeNull();
  expect((await reply(id, 'Again.', manager)).status).toBe('Success');
  expect(await statusOf(id)).toBe('Opened');
  await move(id, 4, support);
  server.clock.tick(14 * DAY_MS + 60_000);
  const said = await reply(id, 'And again.', manager);
  expect(said.status, said.message).toBe('Success');
  expect(await statusOf(id)).toBe('Closed');
  const followed = (await read(id)).history.at(-1);
  expect(followed.kind).toBe('followed');
  const made = await server.tenant.db
    .selectFrom('ticket')
    .select(['id', 'description', 'created_by', 'ticket_number'])
    .where('follows', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(made).toMatchObject({ description: 'And again.', created_by: manager.id });
  expect(followed.summary).toBe(`Goes on in ${made.ticket_number}`);
  expect(await read(String(made.id))).toMatchObject({ status: { name: 'New' }, follows: { id }, locations: [{}] });
});

test('an answer while another one came is shown first, and sent when that was seen', async () => {
  const { open, reply, support, second, read, manager } = scene;
  const id = await open();
  const last = async () => (await read(id, support)).history.at(-1).id;
  const seen = await last();
  await reply(id, 'I have it.', second, { seen });
  const said = await reply(id, 'I have it too.', support, { seen });
  expect(said.status).toBe('Error');
  expect(said.errors).toMatchObject([{ field: 'seen', code: 'NEW_LINES' }]);
  expect((await reply(id, 'As my colleague says.', support, { seen: await last() })).status).toBe('Success');
  // What nobody but support may see does not keep a manager from writing.
  const before = (await read(id)).history.at(-1).id;
  await reply(id, 'Between us.', second, { internal: true });
  expect((await reply(id, 'Thanks.', manager, { seen: before })).status).toBe('Success');
});

test('who looks and who writes is shown to support, and a draft is kept for each', async () => {
  const { open, support, second, manager, read, reply } = scene;
  const id = await open();
  await second.call('lookAtTicket', { id, writing: true }, 'status');
  expect((await read(id, support)).watchers).toEqual([expect.objectContaining({ id: second.id, writing: true })]);
  expect((await read(id, second)).watchers).toEqual([]);
  expect((await read(id, manager)).watchers).toBeNull();
  server.clock.tick(60_000);
  expect((await read(id, support)).watchers).toEqual([]);
  await support.call('saveTicketDraft', { id, text: 'Half of it', internal: true }, 'status');
  expect(await read(id, support)).toMatchObject({ draft: 'Half of it', draft_internal: true });
  expect(await read(id, second)).toMatchObject({ draft: null });
  await reply(id, 'All of it', support);
  expect(await read(id, support)).toMatchObject({ draft: null });
});

test('unread is what others have done since one looked', async () => {
  const { open, support, manager, read, reply } = scene;
  const id = await open();
  expect((await read(id, manager)).unread).toBe(false);
  expect((await read(id, support)).unread).toBe(true);
  await support.call('lookAtTicket', { id }, 'status');
  expect((await read(id, support)).unread).toBe(false);
  await reply(id, 'An answer.', support);
  expect((await read(id, manager)).unread).toBe(true);
});

test('reach: own locations, what one has opened, what one is named in; children and contacts named hear nothing', async () => {
  const { open, elm, oak, manager, colleague, other, support } = scene;
  const contact = await aContact(server.tenant);
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: contact.id });
  const here = await open({ students: [child.id], users: [contact.id, colleague.id] });
  const nowhere = await open({ locations: [] });
  const there = await open({ locations: [oak.id] }, other);
  const list = async (call: string, who = manager) =>
    (await who.call(call, { first: 50 }, 'data { id }')).data
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => [here, nowhere, there].includes(id))
      .sort();
  expect(await list('tickets')).toEqual([here, nowhere].sort());
  expect(await list('tickets', colleague)).toEqual([here]);
  expect(await list('managerTickets', colleague)).toEqual([here]);
  expect(await list('tickets', other)).toEqual([there]);
  expect(await list('tickets2', support)).toEqual([here, nowhere, there].sort());
  expect(await list('mainTickets', support)).toEqual([here, nowhere, there].sort());
  await expect(other.call('ticketById', { id: here }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(colleague.call('ticketById', { id: nowhere }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await other.call('managerTicketById', { id: here }, 'id')).toBeNull();
  expect(await support.call('mainTicketById', { id: 999_999 }, 'id')).toBeNull();
  const told = await server.tenant.db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', contact.id)
    .execute();
  expect(told).toEqual([]);
  const parent = await server.as({ id: contact.id });
  await expect(parent.call('ticketById', { id: here }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('support whose center has taken the permission is no more than who it is', async () => {
  const { open, support, reply, move } = scene;
  const id = await open();
  const own = await open({ locations: [] }, support);
  const { db, centre } = server.tenant;
  const taken = await db
    .deleteFrom('role_permission')
    .where('centre_id', '=', centre)
    .where(
      'permission_id',
      'in',
      db.selectFrom('permission').select('id').where('centre_id', '=', centre).where('name', '=', 'handle_tickets'),
    )
    .where('role_id', 'in', db.selectFrom('role').select('id').where('name', '=', 'kvsupport'))
    .returningAll()
    .execute();
  try {
    await expect(support.call('tickets2', { first: 5 }, 'total')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reply(id, 'I look.', support)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(move(id, 2, support)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(support.call('ticketById', { id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await reply(own, 'My own question.', support)).status).toBe('Success');
  } finally {
    await db.insertInto('role_permission').values(taken).execute();
  }
});

test('only a main center opens across locations, and in the name of a manager alone', async () => {
  const { support, manager, form, elm, oak, read } = scene;
  const teacher = await server.as('teacher', { locations: [elm] });
  const ask = (who: typeof support, by: number, locations: number[]) =>
    who.call(
      'createMainTicket',
      form(who, { created_by: by, locations }),
      'status message ticket { id } errors { field code }',
    );
  const said = await ask(support, manager.id, [elm.id, oak.id]);
  expect(said.status, said.message).toBe('Success');
  expect((await read(said.ticket.id)).history[0].created_by_name).not.toBe(
    (await read(said.ticket.id)).history[0].action_by_name,
  );
  expect((await ask(support, teacher.id, [elm.id])).errors).toMatchObject([
    { field: 'created_by', code: 'NO_MANAGER' },
  ]);
});

test('deleting: the opener its own, support any, gone for good after 30 days', async () => {
  const { open, manager, colleague, support } = scene;
  const remove = (id: string, who: typeof manager, call = 'deleteTicket') =>
    who.call(call, { id }, call === 'deleteTicket' ? 'status errors { code }' : 'status id errors { code }');
  const [first, second] = [await open(), await open()];
  expect((await remove(first, colleague)).errors).toMatchObject([{ code: 'NOT_YOURS' }]);
  expect((await remove(first, manager)).status).toBe('Success');
  expect(await remove(second, support, 'deleteTicket2')).toMatchObject({ status: 'Success', id: second });
  expect((await remove(second, support, 'deleteTicket2')).status).toBe('Error');
  await expect(manager.call('ticketById', { id: first }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const rows = () =>
    server.tenant.db.selectFrom('ticket').select('id').where('id', 'in', [first, second].map(Number)).execute();
  server.clock.tick(29 * DAY_MS);
  await server.perform('ticket.forget');
  expect(await rows()).toHaveLength(2);
  server.clock.tick(DAY_MS + 60_000);
  await server.perform('ticket.forget');
  expect(await rows()).toEqual([]);
});

test('the history is only ever added to', async () => {
  const id = Number(await scene.open());
  const { db } = server.tenant;
  await expect(
    db.updateTable('ticket_history').set({ description: 'Other words' }).where('ticket_id', '=', id).execute(),
  ).rejects.toThrow('only ever added to');
  await expect(db.deleteFrom('ticket_history').where('ticket_id', '=', id).execute()).rejects.toThrow(
    'only ever added to',
  );
});

test('a ticket goes on with the one account two were made', async () => {
  const { elm, manager, support, read } = scene;
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const [kept, double] = [await aContact(server.tenant), await aContact(server.tenant)];
  for (const { id } of [kept, double]) await aGuardianLink(server.tenant, { student_id: child.id, user_id: id });
  // Who opened it was a manager once.
  const { id } = await aTicket(server.tenant, { location_id: elm.id, created_by: double.id });
  const named = [kept, double].map((user) => ({ centre_id: server.tenant.centre, ticket_id: id, user_id: user.id }));
  await server.tenant.db.insertInto('ticket_user').values(named).execute();
  const merged = await manager.call('mergeUsers', { user_id: kept.id, duplicate_id: double.id }, 'status message');
  expect(merged.status, merged.message).toBe('Success');
  const ticket = await read(String(id), support);
  expect(ticket.users).toEqual([{ id: String(kept.id) }]);
  const lines = await server.tenant.db
    .selectFrom('ticket_history')
    .select(['created_by', 'action_by'])
    .where('ticket_id', '=', id)
    .execute();
  expect(lines).toEqual([{ created_by: kept.id, action_by: kept.id }]);
});

test('the charts count the rows, by location, days and category', async () => {
  const { open, manager, move, elm, category, support } = scene;
  const ids = [await open(), await open(), await open()];
  await move(ids[0] ?? '', 2);
  await move(ids[1] ?? '', 4);
  const figures = 'total new opened waiting';
  const all = { total: 3, new: 1, opened: 1, waiting: 0 };
  expect(await manager.call('ticketChartAll', { location: elm.id }, figures)).toEqual(all);
  expect(await manager.call('ticketChartWeek', { location: elm.id }, figures)).toEqual(all);
  const today = server.clock.now().toISOString().slice(0, 10);
  const span = { location: elm.id, start_date: today, end_date: today };
  expect(await manager.call('ticketChartFiltered', { ...span, category }, figures)).toEqual(all);
  expect(await support.call('mainTicketChart', { locations: [elm.id] }, figures)).toEqual(all);
  const of = { first: 5, sort: '-number' };
  expect((await manager.call('tickets', { ...span, ...of }, 'total')).total).toBe(3);
  expect((await support.call('tickets2', { ...span, ...of }, 'total')).total).toBe(3);
  const { location: _, ...onlyDays } = span;
  expect((await support.call('mainTickets', { ...onlyDays, locations: [elm.id], ...of }, 'total')).total).toBe(3);
  const before = { start_date: '2026-01-01', end_date: '2026-01-31' };
  expect((await manager.call('tickets', { ...span, ...before, ...of }, 'total')).total).toBe(0);
  await expect(
    manager.call('ticketChartFiltered', { start_date: '2026-03-02', end_date: '2026-03-01' }, figures),
  ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const states = await manager.call('filterTicketStatuses', { location: elm.id }, 'name count');
  expect(states.map(({ count }: { count: number }) => count)).toEqual([1, 1, 0, 1]);
  server.clock.tick(8 * DAY_MS);
  expect(await manager.call('ticketChartWeek', { location: elm.id }, figures)).toMatchObject({ total: 0 });
});

test('a category in use is not deleted, and tells how many tickets it has', async () => {
  const { support, open } = scene;
  const { id, name } = await aCategory(server.tenant, `Kept ${scene.elm.id}`);
  await open({ category: id });
  const remove = () => support.call('deleteTicketCategory', { id }, 'status message errors { code }');
  expect(await remove()).toMatchObject({ status: 'Error', errors: [{ code: 'IN_USE' }] });
  expect((await remove()).message).toContain('one ticket');
  const again = await support.call(
    'createTicketCategory',
    { name: name.toUpperCase() },
    'status errors { field code }',
  );
  expect(again.errors).toMatchObject([{ field: 'name', code: 'TAKEN' }]);
});

const everything = `id ticket_number name description created_at updated_at status { id name label color }
  category { id name description } locations { id } users { id } students { id } action_by { id } created_by { id }
  created_by_name updated_by { id } assignee { id } first_answer_at waiting_since closed_at follows { id }
  attachments { id file_name orignal_name storage_link is_picture created_at uploaded_by { id } own deleted_at }
  history { id kind summary description before after internal created_at action_by { id } action_by_name
    created_by { id } created_by_name attachment { id deleted_at } }
  unread draft draft_internal watchers`;

test('a ticket shows the same wherever it is read, but for what is support’s', async () => {
  const { open, reply, manager, support, second, move } = scene;
  const old = await open();
  const heard = await subscribe(support, 'ticketChanged', {}, everything);
  await move(old, 4, second);
  await heard.until(1);
  server.clock.tick(15 * DAY_MS);
  await reply(old, 'Again.', manager);
  const { id: made } = await server.tenant.db
    .selectFrom('ticket')
    .select('id')
    .where('follows', '=', Number(old))
    .executeTakeFirstOrThrow();
  const id = String(made);
  for (const who of [manager, support])
    await who.call('saveTicketDraft', { id, text: 'Half', internal: false }, 'status');
  const given = await second.call('assignTicket', { id, assignee: support.id }, 'status ticket { assignee { id } }');
  expect(given).toEqual({ status: 'Success', ticket: { assignee: { id: String(support.id) } } });
  const said = await support.call('assignTicket', { id, assignee: manager.id }, 'status errors { field code }');
  expect(said.errors).toMatchObject([{ field: 'assignee', code: 'NO_HANDLER' }]);
  await scene.change(id, { name: 'Other words', description: 'Again.', status: 3 }, second);
  await expect.poll(() => heard.values.some((value) => JSON.stringify(value).includes('Other words'))).toBe(true);
  await heard.stop();
  const inList = async (call: string, who = manager) =>
    (await who.call(call, { first: 50 }, `data { ${everything} }`)).data.find((one: { id: string }) => one.id === id);
  const seen = await inList('tickets');
  expect(seen).toMatchObject({ follows: { id: old }, draft: 'Half', assignee: null, watchers: null });
  expect(JSON.stringify(seen.history)).not.toContain('assigned');
  expect(await inList('managerTickets')).toEqual(seen);
  for (const call of ['ticketById', 'managerTicketById'])
    expect(await manager.call(call, { id }, everything)).toEqual(seen);
  const whole = await inList('tickets2', support);
  expect(whole).toMatchObject({ assignee: { id: String(support.id) }, draft: 'Half', watchers: [] });
  expect(await inList('mainTickets', support)).toEqual(whole);
  expect(await support.call('mainTicketById', { id }, everything)).toEqual(whole);
  for (const call of ['tickets', 'managerTickets'])
    expect((await manager.call(call, { status: 4, first: 50 }, 'data { id closed_at }')).data).toHaveLength(1);
  for (const call of ['ticketById', 'managerTicketById'])
    expect((await manager.call(call, { id: old }, 'closed_at')).closed_at).not.toBeNull();
  expect((await support.call('mainTicketById', { id: old }, 'closed_at')).closed_at).not.toBeNull();
});

test('the other screen is told of what it may see', async () => {
  const { open, manager, colleague, support, reply } = scene;
  const id = await open();
  const heard = await subscribe(colleague, 'ticketChanged', { id }, 'id history { description }');
  await reply(id, 'Between us.', support, { internal: true });
  await support.call('lookAtTicket', { id }, 'status');
  await reply(id, 'To all.', support);
  await heard.until(1);
  await reply(id, 'Thanks.', manager);
  const values = await heard.until(2);
  expect(JSON.stringify(values)).not.toContain('Between us');
  expect(values).toHaveLength(2);
  await heard.stop();
});
