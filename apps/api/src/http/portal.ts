import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNothing } from './faults.ts';
import { isHost, originOfRequest } from './origin.ts';

/**
 * What the pages of a host may load: themselves, and the gateways: that under the same host name, and `others` of the centre; nothing written inline. A host
 * that is none stands in no header: such a page reaches nothing but itself.
 */
const policy = (request: FastifyRequest, gatewayPort: number, others: readonly string[]): string => {
  const origin = isHost(request.host) ? new URL(originOfRequest(request)) : null;
  const gateway = `${origin?.hostname}:${gatewayPort}`;
  const web = origin ? `${origin.protocol}//${gateway}` : '';
  const scheme = origin?.protocol === 'https:' ? 'wss' : 'ws';
  const sockets = origin ? `${scheme}://${origin.host} ${web} ${scheme}://${gateway}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' ${sockets} ${others.flatMap((web) => [web, web.replace(/^http/, 'ws')]).join(' ')}`.trim(),
    `frame-src ${[web, ...others].join(' ').trim() || "'none'"}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** The address of a public form, which is a page of its own. */
const guestForm = /^\/web-form\/[^/?]+\/view\/?(\?|$)/;

const YEAR_SECONDS = 31_536_000;

/** Serves the built portal from `folder`: hashed files for ever, every other path its start page. */
export const servePortal = async (
  app: FastifyInstance,
  folder: string,
  gatewayPort: number,
  gatewaysOf: (host: string) => Promise<readonly string[]> = async () => [],
): Promise<void> => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), fullscreen=(self)');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    // Public pages have said what they may do, which is less.
    if (isPage && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', policy(request, gatewayPort, await gatewaysOf(request.host)));
      reply.header('cache-control', 'no-cache');
    }
  });
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(answerNothing);
    return;
  }
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !request.url.startsWith('/assets/') &&
      !request.url.startsWith('/graphql');
    if (isPage) return reply.sendFile(guestForm.test(request.url) ? 'web-form.html' : 'index.html');
    return answerNothing(request, reply);
  });
};
