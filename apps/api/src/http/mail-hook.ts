import type { FastifyInstance } from 'fastify';
import { MAIL_BYTES, readMail } from '../domains/tickets/mail/mail-thread.ts';
import { takeMail } from '../domains/tickets/mail/take-mail.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import { environment } from '../kernel/lib/environment.ts';
import { ThreadFailed } from '../kernel/lib/thread-pool.ts';
import { readReplyAddress } from '../outbox/reply-path.ts';
import { isSignedHook } from '../outbox/signed-hook.ts';

/** So many mails are on their way in at once: each may take its size in memory before anything of it is known. */
const MOST_AT_ONCE = 6;
const RETRY_SECONDS = 20;
const LONGEST = 320;

const one = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '');

/**
 * POST /hooks/mail/inbound?to=…&from=…&ip=…&helo=…: a mail to MAIL_REPLY, raw, with the envelope it came in. It is signed with
 * MAIL_HOOK_SECRET as reports are, address and envelope with it. 204 says that it stands; 503 that it is to be brought again,
 * which does no harm: each counts once; 422 that nothing is made of it.
 */
export const serveMailHook = async (
  app: FastifyInstance,
  { appContext, centres }: { readonly appContext: AppContext; readonly centres: Centres },
) => {
  const { clock, log } = appContext;
  let within = 0;
  await app.register(async (hook) => {
    hook.removeContentTypeParser(['application/json', 'text/plain']);
    hook.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit: MAIL_BYTES }, (_, body, next) =>
      next(null, body),
    );
    hook.addHook('onRequest', async (_, reply) => {
      if (within >= MOST_AT_ONCE) return reply.code(503).header('retry-after', RETRY_SECONDS).send();
      within += 1;
      reply.raw.once('close', () => {
        within -= 1;
      });
    });
    hook.post<{ Querystring: Record<string, unknown> }>('/hooks/mail/inbound', async (request, reply) => {
      const { MAIL_HOOK_SECRET: secret, MAIL_REPLY, MAIL_DNS } = environment();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { query, headers } = request;
      const signed = {
        to: `${request.host}${request.url}`,
        at: one(headers['x-timestamp']),
        signature: one(headers['x-signature']),
        body,
      };
      const to = readReplyAddress({ MAIL_REPLY }, one(query.to));
      const centre = to?.centre ?? (await centres.of(request.host));
      if (!secret || !isSignedHook(secret, signed, clock.now())) return reply.code(403).send();
      if (to === null || centre === null) return reply.code(422).send();
      const envelope = { ip: one(query.ip), helo: one(query.helo), sender: one(query.from) };
      try {
        const mail = await readMail(centre, { raw: body, envelope }, MAIL_DNS?.split(',') ?? []);
        const suspended = await centres.isSuspended(centre);
        const became = await takeMail(appContext, { centre, token: to.token, mail, suspended });
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
