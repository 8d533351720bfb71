import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openMail } from '../mail/sealed-mail.ts';
import { emailOf, type Mail, mailScene, signed, written } from './mail-scene.ts';

const mails = mailScene();
const { calls, bring, addressFor, waiting, state, held } = mails;

test('the answer of a manager by mail opens the ticket, without what it quotes, and counts once', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  const text =
    'It is back.\r\n\r\nOn Fri, Nov 27, 2026 at 5:10 AM Sunny <x@mail.example.com> wrote:\r\n> Please unplug it.';
  const mail = await signed(written({ from: `Grace <${emailOf(manager).toUpperCase()}>`, text }), 'oak.example');
  expect(await bring(mail, to.toUpperCase())).toBe(204);
  const after = await state(id);
  expect(after.status).toBe('Opened');
  expect(after.said.map(({ description }) => description)).toEqual(['Please unplug it.', 'It is back.']);
  expect(after.said.map(({ by_mail }) => by_mail)).toEqual([false, true]);
  expect(after.said.map(({ quoted }) => quoted)).toEqual([
    null,
    'On Fri, Nov 27, 2026 at 5:10 AM Sunny <x@mail.example.com> wrote:\n> Please unplug it.',
  ]);
  // The mail itself is kept as it came, and nobody reads it in the database.
  const kept = await mails.server.tenant.db
    .selectFrom('ticket_mail')
    .select(['digest', 'sealed'])
    .where('ticket_id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(kept.sealed?.includes('It is back')).toBe(false);
  expect(openMail(mails.server.tenant.centre, kept.digest, kept.sealed ?? Buffer.alloc(0)).toString()).toBe(mail);
  expect(after.said[1]?.created_by_name).toBe(after.said[1] && (await mails.scene.read(id)).created_by_name);
  expect(await bring(mail, to)).toBe(204);
  expect((await state(id)).said).toHaveLength(2);
  expect(await held()).toEqual([]);
});

test('files come along as files of the house do; what is none of them is told', async () => {
  const { manager } = mails.scene;
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
  const { manager, colleague } = mails.scene;
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

test('a mail that was caught counts no second time under another name, nor with another subject or kind of text', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  const mail = await signed(written({ from: emailOf(manager) }), 'oak.example');
  expect(await bring(mail, to)).toBe(204);
  // What stands above the signed headers is not signed, and a reader takes the first of two.
  for (const header of ['Message-ID: <other@oak.example>', 'Message-ID: <third@oak.example>\r\nSubject: Give me all'])
    expect(await bring(`${header}\r\n${mail}`, to)).toBe(204);
  expect(await bring(`Message-ID: <kind@oak.example>\r\nContent-Type: text/html\r\n${mail}`, to)).toBe(204);
  // Nor under a name that is broken in two, which the signature does not mind.
  expect(await bring(mail.replace(/^Message-ID: <.{8}/im, '$&\r\n'), to)).toBe(204);
  expect((await state(id)).said.map(({ description }) => description)).toEqual(['Please unplug it.', 'It is back.']);
  const unproven = (await held()).filter(({ ticket }) => ticket?.id === id).map(({ why }) => why);
  expect(unproven).toEqual(Array(4).fill('Nothing proves that this address really sent it.'));
});

test('a copy that proves nothing does not stand in the way of the mail itself', async () => {
  const { manager } = mails.scene;
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
  const { manager } = mails.scene;
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
  const { manager } = mails.scene;
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
  const { db } = mails.server.tenant;
  const { colleague, open, reply, support } = mails.scene;
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
  const { manager } = mails.scene;
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
  const { support, manager } = mails.scene;
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
  expect(JSON.stringify(await mails.scene.read(id, support))).toContain('Word 1');
  expect(JSON.stringify(await mails.scene.read(id))).not.toContain('Word 1');
  expect((await support.call('setMailAside', { id: later?.id }, 'status')).status).toBe('Success');
  expect((await held()).some((one) => one.id === later?.id)).toBe(false);
  const kept = await mails.server.tenant.db
    .selectFrom('ticket_mail')
    .select(['words', 'sealed'])
    .where('id', '=', Number(later?.id))
    .executeTakeFirst();
  expect(kept).toEqual({ words: '', sealed: null });
});
