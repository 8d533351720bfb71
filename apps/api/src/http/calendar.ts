import type { FastifyInstance } from 'fastify';
import { readFeed } from '../domains/calendar/feed.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Centres } from '../kernel/lib/centres.ts';

/** Serves the private addresses of calendars; whoever holds one reads what its person may see at this moment. */
export const serveCalendars = (app: FastifyInstance, appContext: AppContext, centres: Centres): void => {
  app.get<{ Params: { name: string } }>('/calendar-feed/:name', async (request, reply) => {
    const [, token = ''] = /^([\w-]{43})\.ics$/.exec(request.params.name) ?? [];
    const centre = token === '' ? null : await centres.of(request.host);
    const calendar = centre === null ? null : await readFeed(appContext, centre, token, request.hostname);
    if (calendar === null) return reply.code(404).send({ error: 'Not found.' });
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(calendar);
  });
};
