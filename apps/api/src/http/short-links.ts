import type { FastifyInstance } from 'fastify';
import { shortLinkTarget } from '../domains/media/short-links.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Centres } from '../kernel/lib/centres.ts';

/** Leads short links to where they point, as long as they hold. */
export const serveShortLinks = (app: FastifyInstance, { pools, clock }: AppContext, centres: Centres): void => {
  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    const centre = /^[\w-]{12}$/.test(request.params.token) ? await centres.of(request.host) : null;
    const target = centre === null ? null : await shortLinkTarget(pools, centre, request.params.token, clock.now());
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return target === null ? reply.code(404).send({ error: 'Not found.' }) : reply.redirect(target, 302);
  });
};
