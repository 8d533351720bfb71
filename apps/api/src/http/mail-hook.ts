import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAIL_BYTES, readMail } from '../domains/tickets/mail/mail-thread.ts';
import { takeMail } from '../domains/tickets/mail/take-mail.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import { environment } from '../kernel/lib/environment.ts';
import { ThreadFailed } from '../kernel/lib/thread-pool.ts';
import { readReplyAddress } from '../outbox/reply-path.ts';
import { isSignedHook } from '../outbox/signed-hook.ts';

/** How many mails are on their way in at once, each of which may take its size in memory, and how long one may take. */
interface Lane {
  readonly most: number;
  readonly ms: number;
  within: number;
}
const RETRY_SECONDS = 20;
const LONGEST = 320;

const signedBy = ({ host, url, headers }: FastifyRequest, name: string, body: Buffer) => ({
  to: `${host}${url}`,
  at: one(headers['x-timestamp']),
  signature: one(headers[name]),
  body,
});
const NOTHING = Buffer.alloc(0);

const one = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '');

/**
 * POST /hooks/mail/inbound?to=…&from=…&ip=…&helo=…: a mail to MAIL_REPLY, raw, with the envelope it came in. It is signed with
 * MAIL_HOOK_SECRET as reports are, address and envelope with it. Whoever signs the same with an empty body besides, as
 * `x-envelope-signature`, has places that nobody else can hold: it is believed before its mail is here. 204 says that it
 * stands; 503 that it is to be brought again, which does no harm: each counts once; 422 that nothing is made of it.
 */
export const serveMailHook = async (
  app: FastifyInstance,
  { appContext, centres }: { readonly appContext: AppContext; readonly centres: Centres },
) => {
  const { clock, log } = appContext;
  const known: Lane = { most: 6, ms: 60_000, within: 0 };
  // Nobody knows yet who these are: they keep neither each other nor those above waiting for long.
  const strangers: Lane = { most: 2, ms: 10_000, within: 0 };
  await app.register(async (hook) => {
    hook.removeContentTypeParser(['application/json', 'text/plain']);
    hook.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit: MAIL_BYTES }, (_, body, next) =>
      next(null, body),
    );
    hook.addHook('onRequest', async (request, reply) => {
      const { MAIL_HOOK_SECRET: secret = '' } = environment();
      const lane = isSignedHook(secret, signedBy(request, 'x-envelope-signature', NOTHING), clock.now())
        ? known
        : strangers;
      if (lane.within >= lane.most) return reply.code(503).header('retry-after', RETRY_SECONDS).send();
      lane.within += 1;
      const late = setTimeout(() => request.raw.destroy(), lane.ms).unref();
      request.raw.once('end', () => clearTimeout(late));
      reply.raw.once('close', () => {
        clearTimeout(late);
        lane.within -= 1;
      });
    });
    hook.post<{ Querystring: Record<string, unknown> }>('/hooks/mail/inbound', async (request, reply) => {
      const { MAIL_HOOK_SECRET: secret, MAIL_REPLY, MAIL_DNS } = environment();
      const body = Buffer.isBuffer(request.body) ? request.body : NOTHING;
      const { query } = request;
      const to = readReplyAddress({ MAIL_REPLY }, one(query.to));
      const centre = to?.centre ?? (await centres.of(request.host));
      if (!secret || !isSignedHook(secret, signedBy(request, 'x-signature', body), clock.now()))
        return reply.code(403).send();
      if (to === null || centre === null) return reply.code(422).send();
      const envelope = { ip: one(query.ip), helo: one(query.helo), sender: one(query.from) };
      try {
        const mail = await readMail(centre, { raw: body, envelope }, MAIL_DNS?.split(',') ?? []);
        const suspended = await centres.isSuspended(centre);
        const became = await takeMail(appContext, { centre, token: to.token, mail, raw: body, suspended });
        log.info({ centre, became }, 'a mail came in');
        return became === 'later'
          ? reply.code(503).header('retry-after', RETRY_SECONDS).send()
          : reply.code(204).send();
      } catch (error) {
        if (!(error instanceof ThreadFailed)) throw error;
        log.warn({ centre, why: error.why }, 'a mail could not be read');
        return reply.code(error.why === 'BUSY' ? 503 : 422).send();
      }
    });
  });
};
