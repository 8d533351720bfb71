import { setTimeout as wait } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { AppContext } from '../../../kernel/call/app-context.ts';
import { type Centres, loopbackHosts } from '../../../kernel/lib/centres.ts';
import { type Environment, environment } from '../../../kernel/lib/environment.ts';
import { ThreadFailed } from '../../../kernel/lib/thread-pool.ts';
import { readReplyAddress } from '../../../outbox/reply-path.ts';
import { MAIL_BYTES, readMail } from './mail-thread.ts';
import { takeMail } from './take-mail.ts';

/** Where a mail is moved to once it stands in the database, and where one that nothing can be made of. */
export const TAKEN = 'Nestling taken';
export const LEFT = 'Nestling left';

/** Mail that nobody tells of is looked for after so long; a mailbox that cannot be read is opened again. */
const EVERY_MS = 60_000;
const AGAIN_MS = 15_000;
const LINE_MS = 30_000;
/** So soon after its last command the server is asked to tell of mail. */
const IDLE_MS = 1_000;

interface Given {
  readonly appContext: AppContext;
  readonly centres: Centres;
}

/** What becomes of a mail: moved there, or left where it lies to be tried again. */
type Place = typeof TAKEN | typeof LEFT | null;

const place = async (
  { appContext, centres }: Given,
  { MAIL_REPLY, MAIL_DNS, MAIL_IMAP_HOST }: Environment,
  raw: Buffer,
): Promise<Place> => {
  const { log } = appContext;
  try {
    // Its center is known only by what it says; the reader's turns are by center, and this is nobody's.
    const mail = await readMail(0, { raw, envelope: null }, MAIL_DNS?.split(',') ?? []);
    const ours = mail.addressed.flatMap((address) => readReplyAddress({ MAIL_REPLY }, address) ?? []);
    const to = ours.find(({ token }) => token !== null) ?? ours[0];
    const bare = to && MAIL_IMAP_HOST ? await centres.of(MAIL_IMAP_HOST) : null;
    const centre = to?.centre ?? bare;
    if (!to || centre === null || !(await centres.has(centre))) return LEFT;
    const suspended = await centres.isSuspended(centre);
    const became = await takeMail(appContext, { centre, token: to.token, mail, raw, suspended });
    log.info({ centre, became }, 'a mail came in');
    return became === 'later' ? null : TAKEN;
  } catch (error) {
    if (error instanceof ThreadFailed) {
      log.warn({ why: error.why }, 'a mail could not be read');
      return error.why === 'BUSY' ? null : LEFT;
    }
    // It lies where it was and is tried with the next look; those behind it don't wait for it.
    log.error({ err: error }, 'a mail could not be taken');
    return null;
  }
};

/** Takes what lies in INBOX, each mail moved only after it stands: one that is met again was counted, and is only moved. */
const takeAll = async (client: ImapFlow, placeOf: (raw: Buffer) => Promise<Place>): Promise<void> => {
  const lock = await client.getMailboxLock('INBOX');
  try {
    const found = await client.search({ all: true }, { uid: true });
    for (const uid of found || []) {
      const one = `${uid}`;
      const mail = await client.fetchOne(one, { source: { maxLength: MAIL_BYTES + 1 } }, { uid: true });
      // Somebody else has moved it meanwhile.
      if (!mail || mail.source === undefined) continue;
      const to = mail.source.length > MAIL_BYTES ? LEFT : await placeOf(mail.source);
      if (to !== null) await client.messageMove(one, [to], { uid: true });
    }
  } finally {
    lock.release();
  }
};

const opened = async (address: string): Promise<ImapFlow> => {
  const { protocol, hostname, port, username, password } = new URL(address);
  const { ImapFlow } = await import('imapflow');
  const secure = protocol === 'imaps:';
  const isOwn = loopbackHosts.some((host) => host === hostname);
  const client = new ImapFlow({
    host: hostname,
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    // A password goes over a line others might read only once that is sealed.
    ...(secure || isOwn ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: LINE_MS,
    greetingTimeout: LINE_MS,
    autoIdleDelay: IDLE_MS,
    logger: false,
  });
  // What is wrong with the line is told by whatever waits for it.
  client.on('error', () => undefined);
  await client.connect();
  for (const name of [TAKEN, LEFT]) await client.mailboxCreate([name]);
  return client;
};

/**
 * Reads the mailbox of MAIL_IMAP, where it is set: answers to letters of tickets that no mail server brings. It waits for the
 * server to tell of mail, and looks by itself every minute. Nobody knows any more by which machine a mail came, so that only
 * a signature of its domain (DKIM) proves who wrote it. A mail to the bare address is for the center of MAIL_IMAP_HOST.
 */
export const watchMailbox = (given: Given): { close(): Promise<void> } => {
  const env = environment();
  const { MAIL_IMAP: address, MAIL_REPLY } = env;
  if (!address || !MAIL_REPLY) return { close: async () => undefined };
  const { log } = given.appContext;
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (ms: number, until: AbortSignal): Promise<unknown> =>
    wait(ms, undefined, { ref: false, signal: until }).catch(() => undefined);
  const watch = async (): Promise<void> => {
    const client = await opened(address);
    const end = () => client.close();
    signal.addEventListener('abort', end);
    let came = new AbortController();
    const wake = () => came.abort();
    client.on('exists', wake).on('close', wake);
    try {
      while (client.usable && !signal.aborted) {
        came = new AbortController();
        await takeAll(client, (raw) => place(given, env, raw));
        if (client.usable) await pause(EVERY_MS, AbortSignal.any([signal, came.signal]));
      }
    } finally {
      signal.removeEventListener('abort', end);
      client.close();
    }
  };
  const keepOn = async (): Promise<void> => {
    while (!signal.aborted) {
      await watch().catch((error: unknown) => {
        if (!signal.aborted) log.warn({ reason: String(error) }, 'the mailbox of answers could not be read');
      });
      if (!signal.aborted) await pause(AGAIN_MS, signal);
    }
  };
  const working = keepOn();
  return {
    close: async () => {
      ending.abort();
      await working;
    },
  };
};
