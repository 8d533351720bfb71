import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { emailOf, mailScene, signed, written } from './mail-scene.ts';
import { aFile } from './scene.ts';

const mails = mailScene();
const { bring, waiting, state, addressFor } = mails;

const fetched = async (address: string) =>
  (await fetch(`http://127.0.0.1:${mails.server.port}${new URL(address, 'http://x').pathname}`)).status;

test('a reply that is pressed twice is said once', async () => {
  const { open, manager, read } = mails.scene;
  const id = await open();
  const twice = { id, comment: 'Once.', comment_by: manager.id, operation_id: randomUUID() };
  const both = await Promise.all([1, 2].map(() => manager.call('addTicketComment', twice, 'status')));
  expect((await manager.call('addTicketComment', twice, 'status')).status).toBe('Success');
  expect(both.some(({ status }) => status === 'Success')).toBe(true);
  const said = (await read(id)).history.filter(({ kind }: { kind: string }) => kind === 'comment');
  expect(said).toHaveLength(1);
});

test('nobody writes in the name of a colleague, by whichever call', async () => {
  const { open, manager, colleague, support, read } = mails.scene;
  const id = await open();
  for (const call of ['addTicketComment', 'addTicketComment2'])
    for (const who of [manager, support]) {
      const said = await who.call(
        call,
        { id, comment: 'Not me.', comment_by: colleague.id },
        'status errors { field }',
      );
      expect(said, call).toEqual({ status: 'Error', errors: [{ field: 'comment_by' }] });
    }
  expect(JSON.stringify(await read(id, support))).not.toContain('Not me.');
});

test('a category that is renamed meanwhile keeps its tickets, and the history the words of then', async () => {
  const { open, change, read, support, category } = mails.scene;
  expect((await support.call('createTicketCategory', { name: 'Doors' }, 'status')).status).toBe('Success');
  const all: { id: string; name: string }[] = await support.call('ticketCategories', {}, 'id name');
  const doors = all.find(({ name }) => name === 'Doors')?.id;
  const id = await open();
  await change(id, { category: doors });
  const renamed = await support.call('updateTicketCategory', { id: doors, name: 'Gates' }, 'status message');
  expect(renamed.status, renamed.message).toBe('Success');
  const { category: now, history } = await read(id);
  expect(now.id).toBe(doors);
  expect(history.at(-1).summary).toContain('Doors');
  expect((await change(id, { category })).status).toBe('Success');
  expect((await read(id)).history.at(-1).summary).toContain('Gates');
});

test('a ticket whose opener is removed goes on for support, and no letter goes to who left', async () => {
  const { reply, support, read, elm } = mails.scene;
  const leaver = await mails.server.as('manager', { locations: [elm] });
  await mails.calls(leaver.id, emailOf(leaver));
  const id = await mails.scene.open({}, leaver);
  const admin = await mails.server.as('admin');
  const gone = await admin.call('deleteUser', { id: leaver.id }, 'status message');
  expect(gone.status, gone.message).toBe('Success');
  expect((await reply(id, 'Are you there?', support)).status).toBe('Success');
  await mails.server.heard();
  const letters = await mails.server.tenant.db
    .selectFrom('outbox')
    .select('id')
    .where('user_id', '=', leaver.id)
    .where('kind', 'in', ['ticket', 'ticket_asked'])
    .execute();
  expect(letters).toEqual([]);
  expect(JSON.stringify(await read(id, support))).toContain('Are you there?');
});

test('line breaks in what a ticket is called make no header of a letter', async () => {
  const { open, manager, reply, support, form } = mails.scene;
  const evil = 'Frozen\r\nBcc: eve@evil.example\r\n\r\n<script>alert(1)</script>';
  const said = await manager.call('createTicket2', form(manager, { name: evil }), 'status ticket { id name }');
  // Taken on one line, or not at all.
  const id =
    said.status === 'Success'
      ? said.ticket.id
      : await open({ name: '<script>alert(1)</script> “Bcc: eve@evil.example”' });
  await reply(id, '<img src=x onerror=alert(1)>\r\n.\r\nRCPT TO:<eve@evil.example>', support, { wait: true });
  const to = await addressFor(id, manager);
  const name = `a\r\nBcc: eve@evil.example\r\n"; x="`;
  const body = [
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nSee this.',
    `--b\r\nContent-Type: text/plain; name*=utf-8''${encodeURIComponent(name)}\r\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}\r\n\r\nSerial 12`,
    '--b--',
  ].join('\r\n');
  expect(await bring(await signed(written({ from: emailOf(manager), body }), 'oak.example'), to)).toBe(204);
  const { files } = await state(id);
  expect(files).toHaveLength(1);
  expect(files[0]).not.toMatch(/[\r\n"]/);
  const { rows } = { rows: await mails.server.tenant.db.selectFrom('outbox').select('recipient').execute() };
  expect(rows.map(({ recipient }) => recipient).join()).not.toContain('evil');
});

test('a bomb, a picture with a program in it and quoted script are no more than bytes and words', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  // A document of Word by its names, with half a gigabyte of nothing in half a megabyte.
  const packed = deflateRawSync(Buffer.alloc(200_000_000));
  const bomb = Buffer.concat([
    Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000', 'latin1'),
    Buffer.from('[Content_Types].xml word/document.xml', 'latin1'),
    packed,
  ]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const part = (type: string, name: string, bytes: Buffer) =>
    `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${bytes.toString('base64')}`;
  const body = [
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b\r\nContent-Type: text/html\r\n\r\n<p>It is <b onclick="alert(1)">back</b>.</p><style>p{}</style><blockquote><script>alert(2)</script>quoted</blockquote>',
    part('application/msword', 'bomb.docx', bomb),
    part('image/svg+xml', 'logo.svg', svg),
    '--b--',
  ].join('\r\n');
  const began = performance.now();
  expect(await bring(await signed(written({ from: emailOf(manager), body }), 'oak.example'), to)).toBe(204);
  expect(performance.now() - began).toBeLessThan(10_000);
  const { said, files } = await state(id);
  expect(said.at(-1)?.description).toContain('It is back.');
  expect(JSON.stringify(said)).not.toMatch(/alert|onclick|<script/);
  // It is handed on as it came, and unpacked by nobody here; what could run is not kept.
  expect(files).toEqual(['bomb.docx']);
}, 30_000);

test('an address of a file ends with its time, and one that is removed while many fetch it is gone for all', async () => {
  const { open, manager, read } = mails.scene;
  const key = await aFile(manager, 'mine.csv');
  const id = await open({ files: [key] });
  const { url } = await manager.call('downloadTicketAttachment', { file: key }, 'url');
  expect(await fetched(url)).toBe(200);
  mails.server.clock.tick(20 * 60_000);
  expect([401, 403, 404, 410]).toContain(await fetched(url));
  const fresh = await manager.call('downloadTicketAttachment', { file: key }, 'url');
  const [attached] = (await read(id)).attachments;
  const [removed, ...got] = await Promise.all([
    manager.call('deleteTicketAttachment', { id: attached.id }, 'status').then(({ status }) => status),
    ...Array.from({ length: 8 }, () => fetched(fresh.url)),
  ]);
  expect(removed).toBe('Success');
  for (const status of got) expect([200, 404]).toContain(status);
  await expect.poll(() => fetched(fresh.url)).toBe(404);
});
