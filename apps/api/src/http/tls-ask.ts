import { isWithin, readIp, readIpRange } from '@nestling/rules/ip.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import type { Events } from '../kernel/events/events.ts';
import { RESYNC } from '../kernel/events/events.ts';
import { bareHost, CENTRES_CHANGED } from '../kernel/lib/centres.ts';
import { environment } from '../kernel/lib/environment.ts';

const ALONE = ['127.0.0.0/8', '::1/128'];

/** Whether a request is a proxy's own: from one of its addresses, and not passed on for somebody. */
const isProxys = ({ socket, headers }: FastifyRequest): boolean => {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const from = readIp(socket.remoteAddress ?? '');
  const listed = environment().TLS_ASK_FROM?.split(',') ?? ALONE;
  return from !== null && listed.some((text) => isIn(from, text.trim()));
};
const isIn = (from: NonNullable<ReturnType<typeof readIp>>, text: string): boolean => {
  const range = readIpRange(text);
  return range !== null && isWithin(from, range);
};

/**
 * Serves `GET /internal/tls/ask?domain=` to the proxy in front: 200 where a host is a center's, 404 where not, so that it gets
 * certificates for those alone (Caddy's on-demand TLS). Answered from memory: names that nobody has cost no question.
 */
export const serveTlsAsk = (
  http: FastifyInstance,
  { pools, events }: { readonly pools: ConnectionPools; readonly events: Events },
): void => {
  let given: Promise<ReadonlySet<string>> | null = null;
  let last: ReadonlySet<string> | null = null;
  const read = async (): Promise<ReadonlySet<string>> => {
    const connection = await pools.acquire('reads');
    const [result] = await connection
      .send([{ text: 'select host from centre_host', values: [] }])
      .finally(() => connection.release());
    last = new Set((result?.rows ?? []).map(({ host }) => String(host)));
    return last;
  };
  const hosts = (): Promise<ReadonlySet<string>> => {
    given ??= read().catch((error: unknown) => {
      given = null;
      if (last) return last;
      throw error;
    });
    return given;
  };
  const forget = () => {
    given = null;
  };
  events.subscribe(CENTRES_CHANGED, forget);
  events.subscribe(RESYNC, forget);
  http.get<{ Querystring: { readonly domain?: unknown } }>('/internal/tls/ask', async (request, reply) => {
    const { domain } = request.query;
    const known =
      isProxys(request) && typeof domain === 'string' && domain.length <= 253 && (await hosts()).has(bareHost(domain));
    return reply
      .code(known ? 200 : 404)
      .header('cache-control', 'no-store')
      .send();
  });
};
