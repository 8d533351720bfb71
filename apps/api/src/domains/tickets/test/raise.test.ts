import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import type { TestTenant } from '@nestling/api/harness/test-tenant.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStored } from '../../../files/store.ts';
import { asHome } from '../../centres/test/plans.factory.ts';
import { aFile, aPicture, aScene, type Scene } from './scene.ts';

let server: TestServer;
let scene: Scene;
let home: TestTenant;
let platform: Person;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
  home = await asHome(await server.centre('home'));
  platform = await server.as('kvsupport', { at: home });
});
afterAll(() => server.close());

const raise = (id: string, more: object = {}, who = scene.support) =>
  who.call('raiseTicket', { id, comment: 'The relay is down.', ...more }, 'status message errors { field code }');
/** Brings over what waits to go to the other side. */
const bring = async () => {
  await server.heard();
  for (const job of ['ticket.raised', 'ticket.raised_answer']) await server.work(job);
  await server.heard();
};
const lines = 'id kind summary description internal action_by_name created_by_name';
const whole = `id ticket_number name description status { name } created_by { id } created_by_name locations { id }
  users { id } students { id } history { ${lines} }`;
const atHome = async (): Promise<
  Record<string, unknown> & { id: string; history: { description: string | null }[] }
> => {
  const { data } = await platform.call('mainTickets', { first: 1 }, 'data { id }');
  return platform.call('mainTicketById', { id: data[0].id }, whole);
};
const said = (ticket: { history: { description: string | null }[] }) =>
  ticket.history.map(({ description }) => description).filter(Boolean);

test('what support chooses goes up and nothing else, and the answer of the platform comes back as a reply', async () => {
  const { open, reply, read, manager, support } = scene;
  const id = await open({ description: 'The picture of the hall stands still.' });
  await reply(id, 'Which camera?', support);
  await reply(id, 'The one of the hall.', manager);
  await reply(id, 'SECRET: third time', support, { internal: true });
  const before = await read(id, support);
  const chosen = before.history.find((line: { description: string }) => line.description === 'The one of the hall.');
  const secret = before.history.find((line: { internal: boolean }) => line.internal);
  expect((await raise(id, { lines: [secret.id] })).errors).toEqual([{ field: 'lines', code: 'NOT_TO_RAISE' }]);
  expect((await raise(id, { lines: [chosen.id] })).status).toBe('Success');
  await bring();
  const up = await atHome();
  expect(up).toMatchObject({ name: 'Frozen picture', status: { name: 'New' }, created_by: null });
  expect(up.description).toBe('The relay is down.\n\nThe one of the hall.');
  expect([up.locations, up.users, up.students]).toEqual([[], [], []]);
  expect(String(up.created_by_name)).toMatch(/, /);
  expect(JSON.stringify(up)).not.toMatch(/SECRET|stands still|Which camera/);

  await platform.call(
    'addTicketComment',
    { id: up.id, comment: 'Ours: do not tell', comment_by: platform.id, internal: true },
    'status',
  );
  const answered = { id: up.id, comment: 'It is up again.', comment_by: platform.id };
  expect((await platform.call('addTicketComment', answered, 'status')).status).toBe('Success');
  await bring();
  const after = await read(id);
  const back = after.history.at(-1);
  expect(back).toMatchObject({ kind: 'comment', description: 'It is up again.', internal: false });
  expect(back.action_by_name).toContain('Platform support');
  // The manager reads the answer, and neither that it was raised nor what else was said.
  expect(JSON.stringify(after)).not.toMatch(/SECRET|do not tell|The relay is down/);
  await reply(id, 'Thank you.', manager);
  expect((await raise(id, { comment: 'It happened again.' })).status).toBe('Success');
  await bring();
  const more = await atHome();
  expect(more.id).toBe(up.id);
  expect(said(more)).toContain('It happened again.');
  expect(said(more)).not.toContain('Thank you.');
});

test('files that were ticked go along as copies, and nothing of the center stands in what the platform reads', async () => {
  const { open, reply, manager, support, read } = scene;
  const keys = {
    png: await aPicture(manager),
    txt: await aFile(manager, 'serial.csv'),
    own: await aFile(support, 'secret.csv'),
  };
  const id = await open({ description: 'The relay of the gate clicks.', files: [keys.png, keys.txt] });
  await reply(id, 'SECRET note', support, { internal: true, files: [keys.own] });
  const before = await read(id, support);
  const files: { id: string; orignal_name: string }[] = before.attachments;
  const named = (name: string) => files.find((file) => file.orignal_name === name)?.id;
  expect((await raise(id, { attachments: [named('secret.csv')] })).errors).toEqual([
    { field: 'attachments', code: 'NOT_TO_RAISE' },
  ]);
  const elsewhere = await open({ files: [await aFile(manager, 'other.csv')] });
  const [foreign] = (await read(elsewhere, support)).attachments;
  expect((await raise(id, { attachments: [foreign.id] })).errors).toEqual([
    { field: 'attachments', code: 'NOT_TO_RAISE' },
  ]);
  expect((await raise(id, { attachments: [named('serial.csv'), named('picture.webp')] })).status).toBe('Success');
  await bring();
  const up = await atHome();
  const { attachments } = await platform.call(
    'mainTicketById',
    { id: up.id },
    'attachments { file_name orignal_name is_picture storage_link uploaded_by { id } }',
  );
  expect(attachments.map((file: { orignal_name: string }) => file.orignal_name).sort()).toEqual([
    'picture.webp',
    'serial.csv',
  ]);
  const whole = JSON.stringify([up, attachments]);
  for (const key of Object.values(keys)) expect(whole).not.toContain(key);
  expect(whole).not.toContain(before.ticket_number === up.ticket_number ? 'SECRET' : before.ticket_number);
  expect(attachments.every((file: { uploaded_by: unknown }) => file.uploaded_by === null)).toBe(true);
  // The bytes are theirs: they stand when the center removes its own.
  const [copy] = await home.db
    .selectFrom('ticket_attachment')
    .select(['file', 'type'])
    .where('file', 'is not', null)
    .execute();
  await support.call('deleteTicketAttachment', { id: named('serial.csv') }, 'status');
  await server.work('attachment.forget');
  expect(await readStored(home.centre, `${copy?.file}.${copy?.type}`)).not.toBeNull();
  // An answer brings its files back the same way.
  const answered = {
    id: up.id,
    comment: 'Set it so.',
    comment_by: platform.id,
    files: [await aFile(platform, 'manual.csv')],
  };
  expect((await platform.call('addTicketComment2', answered, 'status message')).status).toBe('Success');
  await bring();
  const after = await read(id);
  expect(said(after)).toContain('Set it so.');
  expect(after.attachments.map((file: { orignal_name: string }) => file.orignal_name)).toContain('manual.csv');
});

test('a line that is brought twice stands once', async () => {
  const { open } = scene;
  const id = await open({ description: 'The picture of the stairs stands still.' });
  await raise(id, { comment: 'Only once, please.', description: true });
  await bring();
  const [line] = await server.tenant.db
    .selectFrom('ticket_history')
    .select('id')
    .where('ticket_id', '=', Number(id))
    .where('kind', '=', 'raised')
    .execute();
  await server.perform('ticket.raised', { from: server.tenant.centre, line: line?.id }, home);
  const up = await atHome();
  expect(up.description).toBe('Only once, please.\n\nThe picture of the stairs stands still.');
  expect(said(up).filter((one) => one === 'Only once, please.')).toEqual([]);
});

test('a ticket of the platform goes nowhere up, and one of another center is out of reach', async () => {
  const form = scene.form(platform);
  const { id: category } = await home.db
    .selectFrom('ticket_category')
    .select('id')
    .where('centre_id', '=', home.centre)
    .limit(1)
    .executeTakeFirstOrThrow();
  const own = await platform.call('createTicket2', { ...form, category, locations: [] }, 'status ticket { id }');
  expect(own.status).toBe('Success');
  expect((await raise(own.ticket.id, {}, platform)).errors).toEqual([{ field: 'id', code: 'NO_PLATFORM' }]);
  const id = await scene.open();
  expect((await raise(id, {}, platform)).errors).toMatchObject([{ field: 'id', code: 'OUT_OF_REACH' }]);
});
