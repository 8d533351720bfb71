import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureFile } from '../domains/media/halves.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Call } from '../kernel/call/call.ts';
import { type Events, RESYNC } from '../kernel/events/events.ts';
import { CENTRES_CHANGED } from '../kernel/lib/centres.ts';
import { type Site, Sites } from '../kernel/lib/sites.ts';
import { answerOf, type SiteAnswer } from '../site/answer.ts';
import { openPicture } from '../site/pictures.ts';
import { NOTHING_RUNS } from '../site/style.ts';
import { answerNothing } from './faults.ts';
import { KeptPages } from './kept-pages.ts';
import { MadePages } from './made-pages.ts';
import { addressOf } from './origin.ts';
import { takeForm } from './site-forms.ts';

/** What stands on public pages alone: the portal has nothing there, not even its start page. */
const OF_SITES = /^\/(?:es\/)?(?:blog|picture)(?:\/|$)|^\/sitemap\.xml$/;
/** What operators ask while the database does not answer. */
const OF_OPERATORS = /^\/(?:health|metrics)$/;

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/, 1)[0] ?? '/';

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
type Packing = keyof typeof packed;

/** Answers as they go over the line, packed once for as long as a page is kept. */
class Packed {
  private readonly of = new WeakMap<SiteAnswer, Map<Packing, Promise<Buffer>>>();

  get(answer: SiteAnswer, how: Packing): Promise<Buffer> {
    const known = this.of.get(answer) ?? new Map<Packing, Promise<Buffer>>();
    this.of.set(answer, known);
    const begun = known.get(how) ?? (how === 'br' ? packed.br(answer.text, QUICK) : packed.gzip(answer.text));
    known.set(how, begun);
    return begun;
  }
}

/** How an answer is packed for a reader, by its Accept-Encoding (RFC 9110 §12.5.3); null: as it is. */
const packingOf = (header: string | readonly string[] | undefined): Packing | null => {
  const taken = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((one) => one.trim()))
    .filter(([, q = 'q=1']) => Number(q.slice(2)) > 0)
    .map(([name]) => name);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
};

/**
 * Serves public pages at hosts of their own. What is asked there is answered before anything else of the server sees it: no
 * cookie is read, no route of the portal runs, no body is taken but that of a form (`takesForms`: the call that takes one by its
 * public link). At the portal's hosts their addresses lead nowhere.
 */
export const serveSites = (
  app: FastifyInstance,
  appContext: AppContext,
  takesForms: Call | undefined,
  events: Pick<Events, 'subscribe' | 'listening'>,
): void => {
  const { pools, log, clock } = appContext;
  const sites = new Sites(pools, log);
  const pages = new KeptPages();
  const made = new MadePages();
  const wire = new Packed();
  const forgetAll = () => {
    sites.forget();
    pages.drop();
  };
  events.subscribe('site', ({ kind, centre }) => (kind === RESYNC ? forgetAll() : pages.drop(centre)));
  events.subscribe(CENTRES_CHANGED, forgetAll);

  const headed = (reply: FastifyReply, policy = NOTHING_RUNS) =>
    reply
      .header('content-security-policy', policy)
      .header('x-frame-options', 'DENY')
      .header('cross-origin-resource-policy', 'same-origin');

  const sendPicture = (reply: FastifyReply, request: FastifyRequest, { file, size, content }: PictureFile) => {
    // Asked for each time it is shown: what was withdrawn is gone with the next request.
    headed(reply).header('cache-control', 'no-cache').header('etag', `"${file}"`);
    if (request.headers['if-none-match'] === `"${file}"`) {
      content.destroy();
      return reply.code(304).send();
    }
    return reply.header('content-type', 'image/webp').header('content-length', size).send(content);
  };

  const sendAnswer = async (reply: FastifyReply, request: FastifyRequest, answer: SiteAnswer) => {
    headed(reply, answer.policy)
      .code(answer.status)
      .header('content-type', answer.type)
      .header('cache-control', answer.secret ? 'private, no-store' : 'no-cache')
      .header('vary', 'accept-encoding');
    if (answer.hidden) reply.header('x-robots-tag', 'noindex');
    if (answer.location !== undefined) return reply.header('location', answer.location).send('');
    if (!answer.secret) reply.header('etag', answer.etag);
    if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
    const how = packingOf(request.headers['accept-encoding']);
    if (!how) return reply.send(answer.text);
    return reply.header('content-encoding', how).send(await wire.get(answer, how));
  };

  /** A form, the one thing that is sent to public pages. */
  const answerForm = async (request: FastifyRequest, reply: FastifyReply, site: Site, call: Call) => {
    const path = pathOf(request);
    if (!made.take(addressOf(request), performance.now()))
      return headed(reply).code(429).header('retry-after', 60).header('x-robots-tag', 'noindex').send('');
    const sent = await takeForm(appContext, call, request, site, path);
    if (sent.kind === 'sent') return headed(reply).code(303).header('location', sent.location).send('');
    if (sent.kind === 'refused') return headed(reply).code(sent.status).send('');
    return sendAnswer(reply, request, await answerOf(appContext, site, path, sent.filled));
  };

  const answerSite = async (request: FastifyRequest, reply: FastifyReply, site: Site) => {
    const path = pathOf(request);
    if (request.method === 'POST' && takesForms) return answerForm(request, reply, site, takesForms);
    if (request.method !== 'GET' && request.method !== 'HEAD') return headed(reply).code(404).send('');
    const picture = path.startsWith('/picture/') ? await openPicture(appContext, site.centre, path) : null;
    if (picture) return sendPicture(reply, request, picture);
    const key = `${site.origin} ${path}`;
    const now = clock.now().getTime();
    // While nobody tells what has changed, nothing that is kept can be trusted.
    const keeps = events.listening;
    if (!(keeps && pages.has(key, now)) && !made.take(addressOf(request), performance.now()))
      return headed(reply).code(429).header('retry-after', 60).header('x-robots-tag', 'noindex').send('');
    const make = () => answerOf(appContext, site, path);
    const answer = keeps ? await pages.get(key, site.centre, now, make) : await make();
    return sendAnswer(reply, request, answer);
  };

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const site = await sites.at(request.host).catch((error: unknown) => {
      // A line for live updates is told to come again by whoever takes it, which asks itself whose host this is.
      if (OF_OPERATORS.test(path) || request.raw.headers.upgrade !== undefined) return null;
      throw error;
    });
    if (site === null && !OF_SITES.test(path)) return undefined;
    // Nothing below reads what an upgrade or a body would bring: the connection ends with the answer.
    if (request.raw.headers.upgrade !== undefined) {
      const { socket } = request.raw;
      reply.raw.once('finish', () => socket.destroySoon());
    } else if (request.method !== 'GET' && request.method !== 'HEAD') reply.header('connection', 'close');
    if (site === null) return answerNothing(request, reply);
    if (site === 'nobody')
      return headed(reply).code(404).header('x-robots-tag', 'noindex').type('text/plain; charset=utf-8').send('');
    return answerSite(request, reply, site);
  });
};
