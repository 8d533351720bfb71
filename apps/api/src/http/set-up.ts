import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { isEmpty, SetUp, setUp } from '../domains/centres/set-up.ts';
import { isSetUpCode, withdrawSetUpCode } from '../domains/centres/set-up-code.ts';
import { installation } from '../installation.ts';
import { languageOf, languages } from '../kernel/call/languages.ts';
import { type Message, message } from '../kernel/call/message.ts';
import { UserError } from '../kernel/call/refusals.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import type { Clock } from '../kernel/lib/clock.ts';
import { newPassword } from '../secrets/new-password.ts';

interface SetUpOptions {
  /** URL of the database for the api's own role. */
  readonly databaseUrl: string;
  readonly centres: Centres;
  readonly clock: Clock;
}

/** One connection for a question that is asked while the system is empty, and never again. */
const withClient = async <V>(url: string, work: (client: pg.Client) => Promise<V>): Promise<V> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Sets an empty system up: every page leads to `/set-up` until the holder of the code has made the first centre by
 * `POST /set-up`. No call can serve this, since a call belongs to a centre. The answer has the form of an outcome.
 */
export const serveSetUp = (app: FastifyInstance, { databaseUrl, centres, clock }: SetUpOptions): void => {
  // Until the first page is asked for, the database is not.
  let open = true;

  app.addHook('onRequest', async (request, reply) => {
    if (!open || request.method !== 'GET' || !String(request.headers.accept).includes('text/html')) return;
    if (request.url.split('?')[0] === '/set-up') return;
    // Another process may have been the one that was asked. Without a database the page itself says what is the matter.
    const empty = await withClient(databaseUrl, isEmpty).catch(() => null);
    open = empty ?? open;
    if (empty) await reply.redirect('/set-up', 302);
  });

  app.post('/set-up', async (request: FastifyRequest, reply: FastifyReply) => {
    const { dataDir, secrets } = installation();
    const language = languageOf(request.headers['accept-language']);
    const texts = languages[language];
    const answer = (status: 'Success' | 'Error', message: Message, errors: readonly { field: string }[] = []) =>
      reply.header('cache-control', 'no-store').send({
        status,
        message: message.in(texts),
        errors: errors.map(({ field }) => ({ field, message: message.in(texts) })),
      });
    const parsed = SetUp.safeParse(request.body);
    if (!parsed.success)
      return answer(
        'Error',
        message('settings.setUpIncomplete'),
        parsed.error.issues.map(({ path }) => ({ field: path.join('.') })),
      );
    const given = parsed.data;
    if (open) open = await withClient(databaseUrl, isEmpty);
    if (!open) return answer('Error', message('settings.setUpDone'));
    if (!isSetUpCode(dataDir, given.code)) return answer('Error', message('settings.setUpCode'), [{ field: 'code' }]);
    const password = await newPassword(0, given.password, [given.username, given.email, given.fname, given.lname]);
    if (password instanceof UserError) return answer('Error', password.reason, [{ field: 'password' }]);
    const host = request.hostname.toLowerCase();
    const made = await withClient(databaseUrl, (client) =>
      setUp(client, secrets, given, { host, language, password, now: clock.now() }),
    );
    open = false;
    withdrawSetUpCode(dataDir);
    centres.forget();
    return made ? answer('Success', message('settings.setUp')) : answer('Error', message('settings.setUpDone'));
  });
};
