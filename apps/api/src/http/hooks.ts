import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteMailReport } from '../domains/alerts/consent/reports.ts';
import { noteByLink } from '../domains/alerts/consent/unsubscribe.ts';
import { noteReport, takeReply } from '../domains/alerts/texts/hooks.ts';
import { ownGateway } from '../domains/alerts/texts/send-job.ts';
import { takeStripeEvent } from '../domains/billing/payments/stripe/events.ts';
import { takePlatformEvent } from '../domains/centres/platform-event.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { WorkContext } from '../kernel/call/context.ts';
import { inCentre } from '../kernel/db/in-centre.ts';
import { asSystem } from '../kernel/jobs/perform.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import { environment } from '../kernel/lib/environment.ts';
import { isFirstReceipt } from '../outbox/hook-receipts.ts';
import { readMailReport } from '../outbox/mail-report.ts';
import { isSignedHook } from '../outbox/signed-hook.ts';
import type { Hook, TextGateway } from '../outbox/text-gateway.ts';
import { originOfRequest } from './origin.ts';

/** What a provider tells is short; whoever sends more is none. */
const BODY_BYTES = 262_144;
/** A report of a mail server may hold the letter it is about. */
const REPORT_BYTES = 2_000_000;

const hookOf = (request: FastifyRequest, at: Date): Hook => ({
  at,
  url: `${originOfRequest(request)}${request.url}`,
  body: typeof request.body === 'string' ? request.body : '',
  header: (name) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  },
});

interface Options {
  readonly appContext: AppContext;
  readonly centres: Centres;
  /** Who carries texts; the environment's own unless told. */
  readonly gateway?: (() => TextGateway | null) | undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * What comes from outside without a session: reports and answers of the carrier of texts, each signed by it, at
 * POST /hooks/text/report/<key> and POST /hooks/text/reply; those of the card provider, signed with the secret of a location,
 * at POST /hooks/stripe/<location>, and about the platform's own account at POST /hooks/stripe/platform of its host; raw reports of mail that came back or was marked as unwanted, signed with
 * MAIL_HOOK_SECRET for this very host and once, at POST /hooks/mail/report; and the one click of a mail program that ends newsletters
 * (RFC 8058), POST /unsubscribe/<token>, which takes nothing but the token and answers alike for every one of them.
 */
export const serveHooks = async (app: FastifyInstance, { appContext, centres, gateway = ownGateway }: Options) => {
  const { pools, clock } = appContext;
  await app.register(async (hooks) => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
      hooks.removeContentTypeParser(type);
      hooks.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_BYTES }, (_, body, next) =>
        next(null, body),
      );
    }

    hooks.post<{ Params: { key: string } }>('/hooks/text/report/:key', async (request, reply) => {
      const centre = await centres.of(request.host);
      const by = gateway();
      const report = by ? by.report(hookOf(request, clock.now())) : null;
      if (centre === null || report === null) return reply.code(403).send();
      const { key } = request.params;
      if (report && UUID.test(key)) await inCentre(pools, centre, (db) => noteReport(db, clock.now(), key, report));
      return reply.code(204).send();
    });

    hooks.post('/hooks/stripe/platform', async (request, reply) => {
      const centre = await centres.of(request.host);
      const { body, header } = hookOf(request, clock.now());
      const signature = header('stripe-signature') ?? '';
      const take = (ctx: WorkContext) => takePlatformEvent(ctx, { body, signature });
      if (
        centre !== null &&
        signature !== '' &&
        (await asSystem(appContext, { centre, name: 'center.messages' }, take))
      )
        return reply.code(200).send();
      appContext.log.warn(
        { centre, ip: request.ip },
        'a message of the card provider to the platform was not believed',
      );
      return reply.code(400).send();
    });

    hooks.post<{ Params: { location: string } }>('/hooks/stripe/:location', async (request, reply) => {
      const centre = await centres.of(request.host);
      const location = Number(request.params.location);
      const { body, header } = hookOf(request, clock.now());
      const signature = header('stripe-signature') ?? '';
      const known = centre !== null && Number.isSafeInteger(location) && signature !== '' && location < 2 ** 31;
      const take = (ctx: WorkContext) => takeStripeEvent(ctx, { location, body, signature });
      if (known && (await asSystem(appContext, { centre, name: 'billing.messages' }, take)))
        return reply.code(200).send();
      appContext.log.warn({ centre, location, ip: request.ip }, 'a message of the card provider was not believed');
      return reply.code(400).send();
    });

    hooks.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit: REPORT_BYTES }, (_, body, next) =>
      next(null, body),
    );
    hooks.post('/hooks/mail/report', async (request, reply) => {
      const centre = await centres.of(request.host);
      const secret = environment().MAIL_HOOK_SECRET;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { header } = hookOf(request, clock.now());
      const signature = header('x-signature') ?? '';
      const given = { to: `${request.host}${request.url}`, at: header('x-timestamp'), signature, body };
      if (centre === null || !secret || !isSignedHook(secret, given, clock.now())) return reply.code(403).send();
      const reports = await readMailReport(body);
      // In one transaction: what could not be noted may come again under the same signature.
      await asSystem(appContext, { centre, name: 'mail.report', pool: 'system' }, async (ctx) => {
        if (!(await isFirstReceipt(ctx.db, centre, clock.now(), signature))) return;
        for (const report of reports) await noteMailReport(ctx, report);
      });
      return reply.code(204).send();
    });

    hooks.post('/hooks/text/reply', async (request, reply) => {
      const centre = await centres.of(request.host);
      const by = gateway();
      const answer = by ? by.reply(hookOf(request, clock.now())) : null;
      if (centre === null || answer === null) return reply.code(403).send();
      if (answer) await inCentre(pools, centre, (db) => takeReply(db, centre, clock.now(), answer));
      // An empty answer of TwiML: what we have to say goes as a text of its own.
      return reply.type('text/xml').send('<Response/>');
    });

    hooks.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      const centre = await centres.of(request.host);
      const { token } = request.params;
      if (centre !== null && /^[\w-]{20,100}$/.test(token))
        await inCentre(pools, centre, (db) => noteByLink(db, clock.now(), token, { how: 'one_click', given: false }));
      return reply.code(200).send();
    });
  });
};
