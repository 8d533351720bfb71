import { spawn } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { open as unseal } from '../../../outbox/post.ts';
import { startDns } from './dns.ts';
import { aScene, type Scene } from './scene.ts';

const SECRET = 'of the mail hook';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const key = `v=DKIM1; k=ed25519; p=${raw}`;
const names = new Map([
  ['mail._domainkey.oak.example', key],
  ['_dmarc.oak.example', 'v=DMARC1; p=reject'],
  // A domain that signs and says nothing of DMARC, and one that belongs to somebody else.
  ['mail._domainkey.plain.example', key],
  ['mail._domainkey.evil.example', key],
]);

let server: TestServer;
let scene: Scene;
let dns: Awaited<ReturnType<typeof startDns>>;

beforeAll(async () => {
  dns = await startDns(names);
  Object.assign(process.env, { MAIL_HOOK_SECRET: SECRET, MAIL_REPLY: 'reply@mail.example.com', MAIL_DNS: dns.address });
  server = await startTestServer();
  scene = await aScene(server);
  const { manager, colleague, support, second } = scene;
  for (const { id } of [manager, colleague, support, second]) await calls(id, `person-${id}@oak.example`);
});
afterAll(async () => {
  await server.close();
  dns.close();
  for (const name of ['MAIL_HOOK_SECRET', 'MAIL_REPLY', 'MAIL_DNS']) delete process.env[name];
});
// What is counted by the hour begins anew.
beforeEach(() => server.clock.tick(2 * 3_600_000));

const calls = (id: number, email: string, confirmed = true) =>
  server.tenant.db.updateTable('app_user').set({ email, email_confirmed: confirmed }).where('id', '=', id).execute();

interface Mail {
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly id?: string;
  readonly more?: readonly string[];
  /** The domain that signs it; null: none does. */
  readonly by?: string | null;
  readonly body?: string;
}
const written = ({ from = '', text = 'It is back.', id = `<${randomUUID()}@oak.example>`, more = [], body }: Mail) =>
  [
    `From: ${from}`,
    'To: reply@mail.example.com',
    'Subject: Re: [T-1] Frozen picture',
    `Message-ID: ${id}`,
    'Date: Fri, 27 Nov 2026 05:10:00 +0000',
    ...more,
    ...(body === undefined ? ['Content-Type: text/plain; charset=utf-8', '', text] : [body]),
    '',
  ].join('\r\n');

const signed = async (mail: string, domain: string | null): Promise<string> => {
  if (domain === null) return mail;
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const by = { signingDomain: domain, selector: 'mail', privateKey: pem };
  const { signatures } = await dkimSign(mail, { ...by, signTime: new Date(), signatureData: [by] });
  return `${signatures}${mail}`;
};

interface Brought {
  readonly sender?: string;
  readonly secret?: string;
  readonly ago?: number;
  /** Bring it under another envelope than was signed. */
  readonly under?: string;
  /** Sign the envelope alone, too. */
  readonly isKnown?: boolean;
}
const bring = (
  mail: string,
  to: string,
  { sender = 'x@oak.example', secret = SECRET, ago = 0, under, isKnown = false }: Brought = {},
) => {
  const host = `localhost:${server.port}`;
  const pathTo = (address: string) =>
    `/hooks/mail/inbound?${new URLSearchParams({ to: address, from: sender, ip: '192.0.2.7', helo: 'mx.oak.example' })}`;
  const at = String(Math.floor(server.clock.now().getTime() / 1000) - ago);
  const signatureOf = (body: string): string =>
    createHmac('sha256', secret)
      .update(`${at}.${`${host}${pathTo(to)}`.toLowerCase()}.`)
      .update(body)
      .digest('hex');
  return new Promise<number | undefined>((answered, failed) => {
    const headers = {
      host,
      'content-type': 'message/rfc822',
      'x-timestamp': at,
      'x-signature': signatureOf(mail),
      ...(isKnown && { 'x-envelope-signature': signatureOf('') }),
    };
    const path = pathTo(under ?? to);
    request({ host: '127.0.0.1', port: server.port, path, method: 'POST', headers }, (response) => {
      response.resume();
      answered(response.statusCode);
    })
      .on('error', failed)
      .end(mail);
  });
};

const emailOf = ({ id }: Person) => `person-${id}@oak.example`;

/** Where somebody answers a ticket: as the last letter of it says. */
const addressFor = async (ticket: string, { id }: Person): Promise<string> => {
  const { centre, db } = server.tenant;
  const last = async () => {
    const rows = await db
      .selectFrom('outbox')
      .select(['key', 'sealed'])
      .where('user_id', '=', id)
      .where('kind', 'in', ['ticket', 'ticket_asked'])
      .orderBy('id', 'desc')
      .execute();
    return rows
      .map(({ key: name, sealed }) => unseal(centre, name, sealed))
      .find(({ button }) => button?.href.endsWith(`/ticket/${ticket}`));
  };
  await expect.poll(last).toBeTruthy();
  const letter = await last();
  expect(JSON.stringify(letter?.lines)).toContain('You can answer this email');
  return `reply+${letter?.thread?.reply}@mail.example.com`;
};

/** A ticket that waits for its manager, who has a letter of it. */
const waiting = async () => {
  const { open, reply, manager, support } = scene;
  const id = await open();
  await reply(id, 'Please unplug it.', support, { wait: true });
  return { id, to: await addressFor(id, manager) };
};
const state = async (id: string) => {
  const { status, history, attachments } = await scene.read(id);
  return {
    status: status.name as string,
    said: (history as { kind: string; description: string | null; created_by_name: string; by_mail: boolean }[]).filter(
      ({ kind }) => kind === 'comment',
    ),
    files: (attachments as { orignal_name: string }[]).map(({ orignal_name }) => orignal_name).sort(),
  };
};
const held = async (): Promise<
  { id: string; why: string; sender: string; words: string; ticket: { id: string } | null }[]
> =>
  scene.support.call('heldMail', {}, 'id why sender sender_name subject words received_at ticket { id ticket_number }');

test('the answer of a manager by mail opens the ticket, without what it quotes, and counts once', async () => {
  const { manager } = scene;
  const { id, to } = await waiting();
  const text =
    'It is back.\r\n\r\nOn Fri, Nov 27, 2026 at 5:10 AM Sunny <x@mail.example.com> wrote:\r\n> Please unplug it.';
  const mail = await signed(written({ from: `Grace <${emailOf(manager).toUpperCase()}>`, text }), 'oak.example');
  expect(await bring(mail, to.toUpperCase())).toBe(204);
  const after = await state(id);
  expect(after.status).toBe('Opened');
  expect(after.said.map(({ description }) => description)).toEqual(['Please unplug it.', 'It is back.']);
  expect(after.said.map(({ by_mail }) => by_mail)).toEqual([false, true]);
  expect(after.said[1]?.created_by_name).toBe(after.said[1] && (await scene.read(id)).created_by_name);
  expect(await bring(mail, to)).toBe(204);
  expect((await state(id)).said).toHaveLength(2);
  expect(await held()).toEqual([]);
});

test('files come along as files of the house do; what is none of them is told', async () => {
  const { manager } = scene;
  const { id, to } = await waiting();
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336' } })
    .png()
    .toBuffer();
  const part = (type: string, name: string, bytes: Buffer) =>
    [
      `--b`,
      `Content-Type: ${type}; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      bytes.toString('base64'),
    ].join('\r\n');
  const body = [
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>See <b>this</b>.</p><script>alert(1)</script>',
    part('image/png', 'screen.png', picture),
    part('text/plain', '../../notes.txt', Buffer.from('Serial 12')),
    part('application/x-msdownload', 'run.exe', Buffer.from('MZ\u0000\u0001')),
    '--b--',
  ].join('\r\n');
  expect(await bring(await signed(written({ from: emailOf(manager), body }), 'oak.example'), to)).toBe(204);
  const { said, files } = await state(id);
  expect(said[1]?.description).toContain('See this.');
  expect(said[1]?.description).not.toContain('alert');
  expect(said[1]?.description).toContain('One file of this email could not be kept.');
  expect(files).toHaveLength(2);
  expect(files.join()).not.toContain('/');
});

test('what proves nobody changes nothing and is held for support, with why', async () => {
  const { manager, colleague } = scene;
  const { id, to } = await waiting();
  const own = emailOf(manager);
  const try_ = async (mail: Mail, where = to): Promise<string | undefined> => {
    const before = (await held()).length;
    expect(
      await bring(
        await signed(written({ from: own, ...mail }), mail.by === undefined ? 'oak.example' : mail.by),
        where,
      ),
    ).toBe(204);
    const all = await held();
    return all.length > before ? all[0]?.why : undefined;
  };
  const unproven = 'Nothing proves that this address really sent it.';
  const sender = 'It was sent from another address than the letter went to.';
  expect(await try_({ by: null, from: `Grace Miller <${own}>` })).toBe(unproven);
  expect(await try_({ by: 'evil.example' })).toBe(unproven);
  expect(await try_({ from: emailOf(colleague) })).toBe(sender);
  expect(await try_({ from: 'x@evil.example', by: 'evil.example', more: [`Reply-To: ${own}`, `Sender: ${own}`] })).toBe(
    sender,
  );
  expect(await try_({ more: Array.from({ length: 9 }, () => `From: ${own}`) })).toBe(sender);
  expect(await try_({ from: `${own}, ${emailOf(colleague)}` })).toBe(sender);
  expect(await try_({ text: '' })).toBe('It says nothing and brings no file.');
  const guess = to.replace(/\+.{25}/, `+${'0'.repeat(25)}`);
  expect(await try_({}, guess)).toBe('It came to a reply address that is not known.');
  // Who knows only the bare address opens nothing in somebody else's name.
  expect(await try_({ from: 'x@evil.example', by: 'evil.example' }, 'reply@mail.example.com')).toBe(
    'No manager is known by this address.',
  );
  expect((await state(id)).said).toHaveLength(1);
  expect((await state(id)).status).toBe('Waiting');
  expect(await manager.call('heldMail', {}, 'id').catch(String)).toContain('Your role can’t do this.');
  // A body that goes on behind what was signed.
  const [mail = ''] = [await signed(written({ from: own }), 'oak.example')];
  expect(await bring(`${mail}\r\nAnd this.`, to)).toBe(204);
  expect((await state(id)).said).toHaveLength(1);
});

test('a copy that proves nothing does not stand in the way of the mail itself', async () => {
  const { manager } = scene;
  const { id, to } = await waiting();
  const mail = written({ from: emailOf(manager), text: 'The real one.', id: '<known@oak.example>' });
  const copy = written({ from: emailOf(manager), text: 'Not it.', id: '<known@oak.example>' });
  expect(await bring(copy, to)).toBe(204);
  const before = (await held()).length;
  expect((await held())[0]?.words).toBe('Not it.');
  expect(await bring(await signed(mail, 'oak.example'), to)).toBe(204);
  expect((await state(id)).said.map(({ description }) => description)).toEqual(['Please unplug it.', 'The real one.']);
  expect(await held()).toHaveLength(before - 1);
  expect(await bring(copy, to)).toBe(204);
  expect(await held()).toHaveLength(before - 1);
});

test('a request that was not signed for this envelope is refused, and nothing of another box is taken', async () => {
  const { manager } = scene;
  const { id, to } = await waiting();
  const mail = await signed(written({ from: emailOf(manager) }), 'oak.example');
  expect(await bring(mail, to, { secret: 'guess' })).toBe(403);
  expect(await bring(mail, to, { ago: 400 })).toBe(403);
  expect(await bring(mail, 'reply@mail.example.com', { under: to })).toBe(403);
  expect(await bring(mail, 'hello@example.com')).toBe(422);
  expect(await bring(mail, to.replace('.com', '.org'))).toBe(422);
  expect((await state(id)).said).toHaveLength(1);
});

test('what a program wrote changes nothing and is not held either', async () => {
  const { manager } = scene;
  const { id, to } = await waiting();
  const from = emailOf(manager);
  for (const more of [
    ['Auto-Submitted: auto-replied'],
    ['Auto-Submitted: auto-generated (absence)'],
    ['Precedence: bulk'],
    ['List-Id: <team.oak.example>'],
    ['X-Autoreply: yes'],
  ])
    expect(await bring(await signed(written({ from, more }), 'oak.example'), to)).toBe(204);
  const plain = await signed(written({ from }), 'oak.example');
  expect(await bring(plain, to, { sender: '' })).toBe(204);
  expect(await bring(await signed(written({ from: 'MAILER-DAEMON@oak.example' }), 'oak.example'), to)).toBe(204);
  expect((await state(id)).said).toHaveLength(1);
  const ofTicket = (await held()).filter(({ ticket }) => ticket?.id === id);
  expect(ofTicket).toEqual([]);
  const human = await signed(written({ from, more: ['Auto-Submitted: no'] }), 'oak.example');
  expect(await bring(human, to)).toBe(204);
  expect((await state(id)).said).toHaveLength(2);
});

test('an address ends with the right: whoever left answers no more', async () => {
  const { db } = server.tenant;
  const { colleague, open, reply, support } = scene;
  const id = await open({ users: [colleague.id] });
  await reply(id, 'Please unplug it.', support);
  const to = await addressFor(id, colleague);
  await db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', colleague.id).execute();
  expect(await bring(await signed(written({ from: emailOf(colleague) }), 'oak.example'), to)).toBe(204);
  expect((await held())[0]?.why).toBe('The sender may no longer answer this ticket.');
  await db.updateTable('app_user').set({ status: 'active' }).where('id', '=', colleague.id).execute();
  await db.deleteFrom('user_location').where('user_id', '=', colleague.id).execute();
  await db.deleteFrom('ticket_user').where('user_id', '=', colleague.id).execute();
  expect(await bring(await signed(written({ from: emailOf(colleague) }), 'oak.example'), to)).toBe(204);
  expect((await held())[0]?.why).toBe('The sender may no longer answer this ticket.');
  expect((await state(id)).said).toHaveLength(1);
});

test('a known manager opens a ticket by the bare address; a domain without DMARC is believed by its signature', async () => {
  const { manager } = scene;
  await calls(manager.id, 'grace@plain.example');
  const text = 'The door bell is silent.';
  const mail = await signed(written({ from: 'grace@plain.example', text }), 'plain.example');
  expect(await bring(mail, 'reply@mail.example.com')).toBe(204);
  const { data } = await manager.call('tickets', { first: 1 }, 'data { name description created_by { id } }');
  expect(data[0]).toEqual({
    name: 'Re: [T-1] Frozen picture',
    description: text,
    created_by: { id: String(manager.id) },
  });
  await calls(manager.id, emailOf(manager));
});

test('support takes what is held as a note of its own, or as a ticket, or sets it aside', async () => {
  const { support, manager } = scene;
  const { id, to } = await waiting();
  for (const n of [1, 2])
    expect(await bring(await signed(written({ from: emailOf(manager), text: `Word ${n}` }), null), to)).toBe(204);
  const [later, sooner] = await held();
  expect(later?.words).toBe('Word 2');
  const says = 'status ticket { id } errors { code }';
  expect(await support.call('takeHeldMail', { id: sooner?.id }, says)).toEqual({
    status: 'Success',
    ticket: { id },
    errors: [],
  });
  expect((await support.call('takeHeldMail', { id: sooner?.id }, says)).errors).toEqual([{ code: 'STATE' }]);
  expect(JSON.stringify(await scene.read(id, support))).toContain('Word 1');
  expect(JSON.stringify(await scene.read(id))).not.toContain('Word 1');
  expect((await support.call('setMailAside', { id: later?.id }, 'status')).status).toBe('Success');
  expect((await held()).some((one) => one.id === later?.id)).toBe(false);
  const kept = await server.tenant.db
    .selectFrom('ticket_mail')
    .select('words')
    .where('id', '=', Number(later?.id))
    .executeTakeFirst();
  expect(kept?.words).toBe('');
});

test('no more than twenty mails of one ticket are taken in an hour', async () => {
  const { manager } = scene;
  const { id, to } = await waiting();
  for (let n = 0; n < 22; n += 1)
    expect(await bring(await signed(written({ from: emailOf(manager), text: `Mail ${n}` }), 'oak.example'), to)).toBe(
      204,
    );
  expect((await state(id)).said).toHaveLength(21);
  expect((await held()).filter(({ why }) => why.startsWith('Too many'))).toHaveLength(2);
});

test('a mail made to break its reader breaks nothing', async () => {
  const { manager } = scene;
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
  const { manager } = scene;
  const { id, to } = await waiting();
  const host = `localhost:${server.port}`;
  const path = `/hooks/mail/inbound?${new URLSearchParams({ to: 'reply@mail.example.com' })}`;
  const headers = { host, 'content-type': 'message/rfc822', 'content-length': '25000000' };
  const begin = () => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, method: 'POST', headers });
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
  expect(ends.filter((end) => end === 'cut')).toHaveLength(2);
  expect(performance.now() - began).toBeGreaterThan(8_000);
  const another = await signed(written({ from: emailOf(manager), text: 'Once more.' }), 'oak.example');
  expect(await bring(another, to)).toBe(204);
}, 60_000);

test('a mail server brings a mail by the tool, and learns whether to try again', async () => {
  const { manager } = scene;
  const { id, to } = await waiting();
  server.clock.tick(Date.now() - server.clock.now().getTime());
  const mail = await signed(written({ from: emailOf(manager) }), 'oak.example');
  const pipe = (where: string, secret = SECRET) =>
    new Promise<number | null>((ended) => {
      const url = `http://localhost:${server.port}`;
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
  const of = server.tenant.db.selectFrom('ticket_history').select('description').where('ticket_id', '=', Number(id));
  const said = await of.where('kind', '=', 'comment').orderBy('id').execute();
  expect(said.map(({ description }) => description)).toEqual(['Please unplug it.', 'It is back.']);
});
