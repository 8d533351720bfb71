import { startImapServer } from '@nestling/testing/imap-server.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Centres } from '../../../kernel/lib/centres.ts';
import { LEFT, TAKEN, watchMailbox } from '../mail/mailbox.ts';
import { emailOf, type Mail, mailScene, signed, written } from './mail-scene.ts';

const mails = mailScene();
const { waiting, state, held } = mails;

let imap: Awaited<ReturnType<typeof startImapServer>>;
let watching: ReturnType<typeof watchMailbox> | undefined;
beforeEach(async () => {
  imap = await startImapServer();
  Object.assign(process.env, { MAIL_IMAP: imap.url, MAIL_IMAP_HOST: `localhost:${mails.server.port}` });
});
afterEach(async () => {
  await watching?.close();
  imap.close();
  for (const name of ['MAIL_IMAP', 'MAIL_IMAP_HOST']) delete process.env[name];
});
const centres = () => {
  const { appContext } = mails.server.app;
  return new Centres(appContext.pools, appContext.log);
};
const watch = (by = centres()) => {
  watching = watchMailbox({ appContext: mails.server.app.appContext, centres: by });
};
const settled = (taken: number, left = 0) =>
  expect
    .poll(() => [imap.count('INBOX'), imap.count(TAKEN), imap.count(LEFT)], { timeout: 40_000 })
    .toEqual([0, taken, left]);
/** A mail as it lies in a mailbox: with where it was delivered to. */
const lying = async (to: string, { by = 'oak.example', ...mail }: Mail): Promise<string> =>
  `Return-Path: <${mail.from}>\r\nDelivered-To: ${to}\r\n${await signed(written(mail), by)}`;

test('a mailbox is read as mail that is brought: what is proven counts once, all else is held or left', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  const from = emailOf(manager);
  const answer = await lying(to, { from, text: 'Over IMAP.' });
  imap.deliver(answer);
  imap.deliver(answer);
  imap.deliver(await lying(to, { from, text: 'Not signed.', by: null }));
  imap.deliver(await lying(to, { from, text: 'By another.', by: 'evil.example' }));
  imap.deliver(await lying(to, { from, text: 'I am away.', more: ['Auto-Submitted: auto-replied'] }));
  imap.deliver('From: x@evil.example\r\nTo: somebody@else.example\r\n\r\nNot for us.');
  const before = (await held()).length;
  watch();
  await settled(5, 1);
  const { status, said } = await state(id);
  expect(status).toBe('Opened');
  expect(said.map(({ description }) => description)).toEqual(['Please unplug it.', 'Over IMAP.']);
  expect((await held()).slice(0, (await held()).length - before).map(({ words }) => words)).toEqual([
    'By another.',
    'Not signed.',
  ]);
  // It waits, and is told of what comes.
  imap.deliver(await lying(to, { from, text: 'Once more.' }));
  await settled(6, 1);
  expect((await state(id)).said.at(-1)?.description).toBe('Once more.');
}, 90_000);

for (const how of ['lost', 'unheard'] as const)
  test(`a line that breaks before a mail was moved (${how}) loses and doubles nothing`, async () => {
    const { manager } = mails.scene;
    const { id, to } = await waiting();
    imap.account.atMove = how;
    for (const text of ['First.', 'Second.']) imap.deliver(await lying(to, { from: emailOf(manager), text }));
    watch();
    await settled(2);
    const { said } = await state(id);
    expect(said.map(({ description }) => description)).toEqual(['Please unplug it.', 'First.', 'Second.']);
  }, 90_000);

test('a mail to the bare address opens a ticket of the center the mailbox is for, and of none where it is for none', async () => {
  const { manager } = mails.scene;
  const bare = { from: emailOf(manager), text: 'The bell is silent.' };
  imap.deliver(await lying('reply@mail.example.com', bare));
  watch();
  await settled(1);
  const { data } = await manager.call('tickets', { first: 1 }, 'data { description }');
  expect(data).toEqual([{ description: bare.text }]);
  await watching?.close();
  delete process.env.MAIL_IMAP_HOST;
  imap.deliver(await lying('reply@mail.example.com', { ...bare, text: 'And the door.' }));
  watch();
  await settled(1, 1);
}, 90_000);

test('a mail that breaks where it is taken holds up none behind it, and is tried again', async () => {
  const { manager } = mails.scene;
  const { id, to } = await waiting();
  const from = emailOf(manager);
  for (const text of ['Broken.', 'Whole.']) imap.deliver(await lying(to, { from, text }));
  const by = centres();
  const { isSuspended } = by;
  let asked = 0;
  by.isSuspended = (centre) => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('no room')) : isSuspended.call(by, centre);
  };
  watch(by);
  await expect.poll(() => [imap.count('INBOX'), imap.count(TAKEN)], { timeout: 20_000 }).toEqual([1, 1]);
  imap.deliver(await lying(to, { from, text: 'Another.' }));
  await settled(3);
  const { said } = await state(id);
  expect(said.map(({ description }) => description).sort()).toEqual([
    'Another.',
    'Broken.',
    'Please unplug it.',
    'Whole.',
  ]);
}, 90_000);

test('a mailbox that refuses the password is tried again, and holds up nothing', async () => {
  const address = new URL(imap.url);
  address.password = 'guess';
  process.env.MAIL_IMAP = address.href;
  imap.deliver('From: x\r\n\r\nx');
  watch();
  await new Promise((later) => setTimeout(later, 1_000));
  expect(imap.count('INBOX')).toBe(1);
  const began = performance.now();
  await watching?.close();
  expect(performance.now() - began).toBeLessThan(2_000);
}, 30_000);
