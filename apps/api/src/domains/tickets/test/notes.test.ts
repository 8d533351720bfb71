import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFile, aScene, type Scene } from './scene.ts';

let server: TestServer;
let scene: Scene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
});
afterAll(() => server.close());

const fetched = async (address: string) =>
  (await fetch(`http://127.0.0.1:${server.port}${new URL(address, 'http://x').pathname}`)).status;

test('an internal note stands nowhere a manager looks', async () => {
  const { open, reply, support, second, manager, read } = scene;
  const id = await open();
  const before = await read(id);
  const file = await aFile(support, 'secret.csv');
  const said = await reply(id, 'The SECRET of support', support, { internal: true, files: [file] });
  expect(said.history).toMatchObject({ internal: true });
  const after = await read(id);
  expect({ ...after, unread: before.unread }).toEqual(before);
  expect(after.unread).toBe(before.unread);
  const everything = `id unread updated_at attachments { file_name orignal_name }
    history { description internal attachment { orignal_name } }`;
  for (const call of ['tickets', 'managerTickets'])
    for (const search of [undefined, 'SECRET']) {
      const answer = await manager.call(call, { first: 50, search }, `total data { ${everything} }`);
      expect(JSON.stringify(answer)).not.toMatch(/SECRET|secret/);
      if (search) expect(answer.total).toBe(0);
    }
  const changed = await manager.call(
    'updateTicket2',
    { id, name: 'Other', description: 'It stands still.', status: 1, category: scene.category, updated_by: manager.id },
    `ticket { ${everything} }`,
  );
  expect(JSON.stringify(changed)).not.toMatch(/SECRET|secret/);
  expect(await manager.call('downloadTicketAttachment', { file }, 'status url')).toMatchObject({
    status: 'Error',
    url: null,
  });
  const told = await server.tenant.db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', manager.id)
    .where('about', '=', Number(id))
    .execute();
  expect(told).toEqual([]);
  expect(JSON.stringify(await read(id, second))).toContain('The SECRET of support');
});

test('a search finds what was written in replies; in internal notes for support alone', async () => {
  const { open, reply, support, manager } = scene;
  const id = await open({ name: 'Quiet intercom' });
  await reply(id, 'Unplug the Ámbar relay.', support);
  await reply(id, 'A purloined relay, says the vendor', support, { internal: true });
  const find = async (search: string, who = manager, call = 'tickets') =>
    (await who.call(call, { first: 50, search }, 'data { id }')).data.map((ticket: { id: string }) => ticket.id);
  // Each word may stand elsewhere: one in the name, one in a reply, whatever case and accents.
  expect(await find('intercom ambar')).toEqual([id]);
  expect(await find('intercom purloined')).toEqual([]);
  expect(await find('intercom purloined', support, 'mainTickets')).toEqual([id]);
});

test('no manager writes one', async () => {
  const { open, reply, manager } = scene;
  const id = await open();
  await expect(reply(id, 'Between us', manager, { internal: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('every call that takes files takes those of its caller', async () => {
  const { open, manager, support, read, form, category } = scene;
  const count = async (id: string) => (await read(id, support)).attachments.length;
  const fresh = async (who = manager) => [await aFile(who, 'one.csv'), await aFile(who, 'two.csv')];
  const said = await manager.call('createTicket', form(manager, { files: await fresh() }), 'status message');
  expect(said.status, said.message).toBe('Success');
  const main = await support.call(
    'createMainTicket',
    form(support, { files: await fresh(support) }),
    'status message ticket { id attachments { id } }',
  );
  expect(main.ticket.attachments).toHaveLength(2);
  const id = await open();
  const words = { id, name: 'Frozen picture', description: 'It stands still.', status: 1, category };
  let attached = 0;
  for (const [call, who] of [
    ['updateTicket', manager],
    ['updateTicket2', manager],
    ['updateMainTicket', support],
  ] as const) {
    const changed = await who.call(call, { ...words, updated_by: who.id, files: await fresh(who) }, 'status message');
    expect(changed.status, changed.message).toBe('Success');
    attached += 2;
    expect(await count(id)).toBe(attached);
    expect((await read(id)).history.at(-1)).toMatchObject({ kind: 'attached', attachment: [{}, {}] });
  }
  const reply = { id, comment: 'See.', comment_by: manager.id, seen: (await read(id)).history.at(-1).id };
  const sent = await manager.call('addTicketComment', { ...reply, files: await fresh() }, 'status message');
  expect(sent.status, sent.message).toBe('Success');
  expect(await count(id)).toBe(attached + 2);
});

test('files: those of the caller alone, once, gone when they are removed', async () => {
  const { open, manager, colleague, support, read, reply } = scene;
  const [mine, theirs] = [await aFile(manager, 'mine.csv'), await aFile(colleague, 'theirs.csv')];
  const id = await open({ files: [mine] });
  const ask = (files: string[]) =>
    manager.call(
      'addTicketComment',
      { id, comment: 'See.', comment_by: manager.id, files },
      'status errors { field code }',
    );
  expect((await ask([theirs])).errors).toMatchObject([{ field: 'files', code: 'UNKNOWN' }]);
  expect((await ask([mine])).errors).toMatchObject([{ field: 'files', code: 'TAKEN' }]);
  const ticket = await read(id);
  expect(ticket.attachments).toMatchObject([{ file_name: mine, orignal_name: 'mine.csv' }]);
  const { url } = await colleague.call('downloadTicketAttachment', { file: mine }, 'url');
  expect(await fetched(url)).toBe(200);
  const foreign = await scene.other.call('downloadTicketAttachment', { file: mine }, 'status');
  expect(foreign.status).toBe('Error');
  // The file is held: the sweep of the night leaves it.
  server.clock.tick(2 * 86_400_000);
  await server.perform('file.sweep');
  const fresh = await colleague.call('downloadTicketAttachment', { file: mine }, 'url');
  expect(await fetched(fresh.url)).toBe(200);

  const [attached] = (await read(id)).attachments;
  const remove = (who: typeof manager, call = 'deleteTicketAttachment') =>
    who.call(
      call,
      { id: attached.id },
      `status errors { code }${call.endsWith('2') ? ' ticket { attachments { id } }' : ''}`,
    );
  expect((await remove(colleague)).errors).toMatchObject([{ code: 'NOT_YOURS' }]);
  expect(await remove(support, 'deleteTicketAttachment2')).toMatchObject({
    status: 'Success',
    ticket: { attachments: [] },
  });
  expect((await remove(support)).status).toBe('Error');
  await server.work('attachment.forget');
  // An address that still holds opens nothing.
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(await fetched(fresh.url)).toBe(404);
  const after = await read(id);
  expect(after.history[0].attachment).toMatchObject([{ orignal_name: 'mine.csv' }]);
  expect(after.history.at(-1).summary).toBe('File removed: mine.csv');
  expect(await server.tenant.db.selectFrom('stored_file').select('key').where('key', '=', mine).execute()).toEqual([]);
  await reply(id, 'Thanks.', manager);
});
