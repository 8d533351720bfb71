import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startDns } from '@nestling/testing/dns.ts';
import { startSmtpSink } from '@nestling/testing/smtp-sink.ts';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { copyFilledData } from './filled-data.ts';
import { startProduct } from './product.ts';
import { test as base, expect } from './test.ts';

/** The domain people of the demo have their addresses at, and what its letters are signed with. */
const DOMAIN = 'sunny.example';
const SECRET = 'of the mail hook';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A letter that came, as far as its answer needs it. */
export interface Letter {
  readonly replyTo: string;
  readonly id: string;
  readonly subject: string;
}
interface Answer {
  readonly from: string;
  readonly text: string;
  /** Headers besides. */
  readonly more?: readonly string[];
  /** False for what the domain did not sign. */
  readonly signed?: boolean;
}
interface Mails {
  /** The newest letter to an address that holds some words, waited for. */
  letterTo(to: string, words: string): Promise<Letter>;
  /** Answers it as a mail program does, over the tool a mail server brings mails by; the exit code of that. */
  answer(letter: Letter, answer: Answer): Promise<number | null>;
}

const headerOf = (message: string, name: string): string =>
  new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(message.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';

const written = ({ replyTo, id, subject }: Letter, { from, text, more = [] }: Answer): string =>
  [
    `From: ${from}`,
    `To: ${replyTo}`,
    `Subject: Re: ${subject}`,
    `Message-ID: <${randomUUID()}@${DOMAIN}>`,
    `In-Reply-To: ${id}`,
    `Date: ${new Date().toUTCString()}`,
    ...more,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `${text}\r\n\r\nOn Friday, support wrote:\r\n> Please unplug it.`,
    '',
  ].join('\r\n');

const signedBy = async (mail: string): Promise<string> => {
  const by = { signingDomain: DOMAIN, selector: 'mail', privateKey: PEM };
  const { signatures } = await dkimSign(mail, { ...by, signTime: new Date(), signatureData: [by] });
  return `${signatures}${mail}`;
};

/** `test` with a product whose letters go to a mail server that keeps them, and whose answers come back. */
export const test = base.extend<object, { mails: Mails; mailServer: Awaited<ReturnType<typeof startMailServer>> }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailServer, productOf: _named }, use) => {
      const dataDir = await copyFilledData();
      const product = await startProduct({ dataDir, env: mailServer.env });
      await use(product);
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  mails: [
    async ({ mailServer: { arrived }, product }, use) =>
      use({
        letterTo: async (to, words) => {
          const found = () => arrived.findLast((one) => one.to === to && one.message.includes(words));
          await expect.poll(found, { timeout: 30_000 }).toBeTruthy();
          const { message = '' } = found() ?? {};
          const replyTo = /[^\s<]+@[^\s>]+/.exec(headerOf(message, 'Reply-To'))?.[0] ?? '';
          return { replyTo, id: headerOf(message, 'Message-ID'), subject: headerOf(message, 'Subject') };
        },
        answer: async (letter, answer) => {
          const mail = written(letter, answer);
          const sent = answer.signed === false ? mail : await signedBy(mail);
          const of = { url: product.url(), to: letter.replyTo, from: `x@${DOMAIN}`, ip: '192.0.2.7', helo: DOMAIN };
          const options = Object.entries(of).flatMap(([name, value]) => [`--${name}`, value]);
          const root = resolve(import.meta.dirname, '../../..');
          const child = spawn(process.execPath, ['tools/deliver-mail.ts', ...options], {
            cwd: root,
            env: { PATH: process.env.PATH ?? '', MAIL_HOOK_SECRET: SECRET },
          });
          child.stdin.end(sent);
          return new Promise((ended) => child.on('close', ended));
        },
      }),
    { scope: 'worker' },
  ],
});

const startMailServer = async () => {
  const sink = await startSmtpSink();
  const dns = await startDns(
    new Map([
      [`mail._domainkey.${DOMAIN}`, `v=DKIM1; k=ed25519; p=${KEY}`],
      [`_dmarc.${DOMAIN}`, 'v=DMARC1; p=reject'],
    ]),
  );
  return {
    arrived: sink.arrived,
    env: {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Sunny Days <hello@mail.example.com>',
      MAIL_REPLY: 'reply@mail.example.com',
      MAIL_HOOK_SECRET: SECRET,
      MAIL_DNS: dns.address,
    },
    close: () => {
      sink.close();
      dns.close();
    },
  };
};
