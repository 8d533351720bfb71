import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { emailOf, mailScene, SECRET, signed, written } from './mail-scene.ts';

const mails = mailScene();
const { bring, waiting, state, held } = mails;

test('no more than twenty mails of one ticket are taken in an hour', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  for (let n = 0; n < 22; n += 1)
    expect(await bring(await signed(written({ from: emailOf(manager), text: `Mail ${n}` }), 'oak.example'), to)).toBe(
      204,
    );
  expect((await state(id)).said).toHaveLength(21);
  expect((await held()).filter(({ why }) => why.startsWith('Too many'))).toHaveLength(2);
});

test('a mail made to break its reader breaks nothing', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  const nested = (depth: number): string =>
    depth === 0 ? 'Content-Type: text/plain\r\n\r\nx' : `Content-Type: message/rfc822\r\n\r\n${nested(depth - 1)}`;
  const bodies = [
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=x\r\n\r\nx\r\n'.repeat(10_000)}--b--`,
    nested(200),
    `Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${'AAAA'.repeat(200_000)}`,
    'Content-Type: text/plain; charset=none-such\r\n\r\nIt is back.',
    `Content-Type: multipart/mixed; boundary="${'b'.repeat(5_000)}"\r\n\r\n--`,
    `X-Long: ${'x'.repeat(400_000)}\r\n\r\nx`,
    '\u0000\u0000\u0000',
  ];
  for (const body of bodies) {
    const mail = await signed(written({ from: emailOf(manager), body }), null);
    expect([204, 422]).toContain(await bring(mail, to));
  }
  expect((await held()).some(({ why }) => why === 'It could not be read.')).toBe(true);
  expect((await state(id)).said).toHaveLength(1);
  const good = await signed(written({ from: emailOf(manager) }), 'oak.example');
  expect(await bring(good, to)).toBe(204);
  expect((await state(id)).said).toHaveLength(2);
}, 60_000);

test('who dawdles holds no place of a mail server that has shown who it is', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  const host = `localhost:${mails.server.port}`;
  const path = `/hooks/mail/inbound?${new URLSearchParams({ to: 'reply@mail.example.com' })}`;
  const headers = { host, 'content-type': 'message/rfc822', 'content-length': '25000000' };
  const begin = () => {
    const sent = request({ host: '127.0.0.1', port: mails.server.port, path, method: 'POST', headers });
    const ended = new Promise<number | string>((done) => {
      sent.on('response', (response) => done(response.resume().statusCode ?? 0)).on('error', () => done('cut'));
    });
    sent.write('From: ');
    return { sent, ended };
  };
  const began = performance.now();
  const slow = [begin(), begin(), begin()];
  expect(await Promise.any(slow.map(({ ended }) => ended))).toBe(503);
  const mail = await signed(written({ from: emailOf(manager) }), 'oak.example');
  expect(await bring(mail, to)).toBe(503);
  expect(await bring(mail, to, { isKnown: true })).toBe(204);
  expect((await state(id)).said).toHaveLength(2);
  // Those that go on so are cut off, and leave their places to others.
  const ends = await Promise.all(slow.map(({ ended }) => ended));
  // The one that was sent away goes on with what it has: the server would wait for its end.
  for (const { sent } of slow) sent.destroy();
  expect(ends.filter((end) => end === 'cut')).toHaveLength(2);
  expect(performance.now() - began).toBeGreaterThan(8_000);
  const another = await signed(written({ from: emailOf(manager), text: 'Once more.' }), 'oak.example');
  expect(await bring(another, to)).toBe(204);
}, 60_000);

test('a mail server brings a mail by the tool, and learns whether to try again', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  mails.server.clock.tick(Date.now() - mails.server.clock.now().getTime());
  const mail = await signed(written({ from: emailOf(manager) }), 'oak.example');
  const pipe = (where: string, secret = SECRET) =>
    new Promise<number | null>((ended) => {
      const url = `http://localhost:${mails.server.port}`;
      const args = [
        'tools/deliver-mail.ts',
        '--url',
        url,
        '--to',
        where,
        '--from',
        'x@oak.example',
        '--ip',
        '192.0.2.7',
      ];
      const child = spawn(process.execPath, args, {
        cwd: resolve(import.meta.dirname, '../../../../../..'),
        env: { PATH: process.env.PATH ?? '', MAIL_HOOK_SECRET: secret },
      });
      child.on('close', ended);
      child.stdin.end(mail);
    });
  expect(await pipe(to, 'guess')).toBe(75);
  expect(await pipe('hello@example.com')).toBe(65);
  expect(await pipe(to)).toBe(0);
  // The sessions of all have ended meanwhile.
  const of = mails.server.tenant.db
    .selectFrom('ticket_history')
    .select('description')
    .where('ticket_id', '=', Number(id));
  const said = await of.where('kind', '=', 'comment').orderBy('id').execute();
  expect(said.map(({ description }) => description)).toEqual(['Please unplug it.', 'It is back.']);
});
