import { isWithin, readIp, readIpRange } from '@nestling/rules/ip.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { environment } from '../kernel/lib/environment.ts';
import type { HostList } from './host-list.ts';

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
export const serveTlsAsk = (http: FastifyInstance, hosts: Pick<HostList, 'has'>): void => {
  http.get<{ Querystring: { readonly domain?: unknown } }>('/internal/tls/ask', async (request, reply) => {
    const { domain } = request.query;
    const known = isProxys(request) && typeof domain === 'string' && domain.length <= 253 && (await hosts.has(domain));
    return reply
      .code(known ? 200 : 404)
      .header('cache-control', 'no-store')
      .send();
  });
};
