import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { startDns } from '@nestling/testing/dns.ts';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { open as unseal } from '../../../outbox/post.ts';
import { aScene, type Scene } from './scene.ts';

/** What requests of the hook are signed with. */
export const SECRET = 'of the mail hook';
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

export interface Mail {
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly id?: string;
  readonly more?: readonly string[];
  /** The domain that signs it; null: none does. */
  readonly by?: string | null;
  readonly body?: string;
}
/** A mail as it comes over the wire, without a signature. */
export const written = ({
  from = '',
  text = 'It is back.',
  id = `<${randomUUID()}@oak.example>`,
  more = [],
  body,
}: Mail) =>
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

/** The same, signed by a domain; null: by none. */
export const signed = async (mail: string, domain: string | null): Promise<string> => {
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

/** The address a person of the scene writes from. */
export const emailOf = ({ id }: Person) => `person-${id}@oak.example`;

/** A server that takes mails of `oak.example`, with the scene of tickets: two managers and two of support, who have addresses there. */
export const mailScene = () => {
  let server: TestServer;
  let scene: Scene;
  let dns: Awaited<ReturnType<typeof startDns>>;

  beforeAll(async () => {
    dns = await startDns(names);
    Object.assign(process.env, {
      MAIL_HOOK_SECRET: SECRET,
      MAIL_REPLY: 'reply@mail.example.com',
      MAIL_DNS: dns.address,
    });
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
      said: (
        history as {
          kind: string;
          description: string | null;
          created_by_name: string;
          by_mail: boolean;
          quoted: string | null;
        }[]
      ).filter(({ kind }) => kind === 'comment'),
      files: (attachments as { orignal_name: string }[]).map(({ orignal_name }) => orignal_name).sort(),
    };
  };
  const held = async (): Promise<
    { id: string; why: string; sender: string; words: string; ticket: { id: string } | null }[]
  > =>
    scene.support.call(
      'heldMail',
      {},
      'id why sender sender_name subject words received_at ticket { id ticket_number }',
    );
  return {
    get server() {
      return server;
    },
    get scene() {
      return scene;
    },
    calls,
    bring,
    addressFor,
    waiting,
    state,
    held,
  };
};
