import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import { tokenForClient } from './client-credentials.ts';
import { addressOf } from './origin.ts';

const TYPE = 'application/x-www-form-urlencoded';
const BODY_BYTES = 8_192;

/** Id and secret as `Authorization: Basic` has them: each encoded as in a form (RFC 6749, 2.3.1). */
const basicOf = (authorization: string | undefined): { client: string; secret: string } | null => {
  const given = /^Basic ([\w+/=-]{1,1000})$/i.exec(authorization ?? '')?.[1];
  if (given === undefined) return null;
  const [client = '', secret] = Buffer.from(given, 'base64').toString('utf8').split(':');
  if (secret === undefined) return null;
  const read = (text: string): string => new URLSearchParams(`v=${text}`).get('v') ?? '';
  return { client: read(client), secret: read(secret) };
};

/**
 * Serves POST /oauth/token: clients of a center exchange their id and secret for an access token (RFC 6749, 4.4), sent by
 * `Authorization: Basic` or in the form. Nothing of an address is read, and no other grant is known.
 */
export const serveOauth = async (
  app: FastifyInstance,
  { appContext, centres }: { readonly appContext: AppContext; readonly centres: Centres },
): Promise<void> => {
  await app.register(async (oauth) => {
    oauth.removeAllContentTypeParsers();
    oauth.addContentTypeParser(TYPE, { parseAs: 'string', bodyLimit: BODY_BYTES }, (_, body, next) => next(null, body));
    oauth.post('/oauth/token', async (request, reply) => {
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      return answer(request, reply);
    });
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const centre = await centres.of(request.host);
    const given = new URLSearchParams(String(request.body));
    // Whatever is said twice is said wrongly (RFC 6749, 3.2).
    const twice = [...given.keys()].some((key) => given.getAll(key).length > 1);
    if (centre === null || twice || !given.has('grant_type')) return reply.code(400).send({ error: 'invalid_request' });
    if (given.get('grant_type') !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    const basic = basicOf(request.headers.authorization);
    if (basic && given.has('client_secret')) return reply.code(400).send({ error: 'invalid_request' });
    const told = await tokenForClient(appContext, centre, {
      client: basic?.client ?? given.get('client_id') ?? '',
      secret: basic?.secret ?? given.get('client_secret') ?? '',
      scope: given.get('scope') ?? undefined,
      ip: addressOf(request),
    });
    if ('retry_after' in told)
      return reply.code(429).header('retry-after', told.retry_after).send({ error: 'temporarily_unavailable' });
    if (!('error' in told)) return reply.send(told);
    if (told.error !== 'invalid_client') return reply.code(400).send(told);
    return reply.code(401).header('www-authenticate', 'Basic realm="clients"').send(told);
  };
};
