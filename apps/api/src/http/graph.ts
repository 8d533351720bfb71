import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLError, GraphQLResolveInfo } from 'graphql';
import mercurius from 'mercurius';
import type { Calls } from '../kernel/call.ts';
import type { Centres } from '../kernel/centres.ts';
import { costOf, documentLimits, limits } from '../kernel/cost.ts';
import { type Asked, enter } from '../kernel/door.ts';
import { format } from '../kernel/errors.ts';
import type { Events } from '../kernel/events.ts';
import type { House } from '../kernel/house.ts';
import { languageOf, languages } from '../kernel/languages.ts';
import { Subscription } from '../kernel/listen.ts';
import { refuse } from '../kernel/refusals.ts';
import { type GraphContext, schemaOf } from '../kernel/schema.ts';
import { shapeOf } from '../kernel/shape.ts';
import type { Visit } from '../kernel/visit.ts';
import { setCookies, visitOf } from './visit-of.ts';

export interface GraphOptions {
  readonly house: House;
  readonly centres: Centres;
  readonly events: Events;
  readonly calls: Calls;
  /** Whether somebody without a session may read the schema. */
  readonly openSchema: boolean;
}

/** A request's visit, for the hooks that come after its calls. */
const visits = new WeakMap<FastifyRequest, Visit>();

const INTROSPECTION = /\b__(schema|type)\b/;
const queryOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'query' in body && typeof body.query === 'string' ? body.query : '';

/** Serves the calls at POST /graphql, and over WebSocket (graphql-transport-ws) at the same path. */
export const serveGraph = async (app: FastifyInstance, options: GraphOptions): Promise<void> => {
  const { house, centres, events, calls, openSchema } = options;

  const comeIn = async (request: FastifyRequest, authorization: string | undefined): Promise<Visit> => {
    const centre = await centres.of(request.host);
    if (centre === null)
      throw refuse.badInput([{ field: 'host', message: `No centre answers to ${request.hostname}.` }]);
    return visitOf(house, request, centre, authorization);
  };

  const askedOf = (name: string, args: Record<string, unknown>, info: GraphQLResolveInfo): Asked => {
    const call = calls[name];
    if (!call) throw new Error(`No call ${name}.`);
    const shape = shapeOf(info);
    const cost = costOf(call, shape, args);
    if (cost > limits.records) {
      const message = `This would read about ${cost} records; ${limits.records} are the most. Ask for fewer.`;
      throw refuse.badInput([{ field: 'first' in args ? 'first' : '', message }]);
    }
    return { name, call, args, shape };
  };

  const contextFor = (visit: Visit): GraphContext => ({
    enter: (name, args, info) => enter(house, visit, askedOf(name, args, info)),
    listen: () => Promise.reject(refuse.badInput([{ field: '', message: 'Subscribe over the WebSocket.' }])),
  });

  const subscriberContext = (request: FastifyRequest): GraphContext => ({
    enter: () => Promise.reject(refuse.badInput([{ field: '', message: 'Send this by POST.' }])),
    async listen(name, args, info) {
      const visit = await comeIn(request, tokenOf(Reflect.get(this, '_connectionInit')));
      visits.set(request, visit);
      const asked = askedOf(name, args, info);
      // Asked once without news: rule, input and reach are refused now and not at the first event.
      await enter(house, visit, { ...asked, event: { kind: '', centre: visit.centre } });
      return new Subscription(house, events, visit, asked);
    },
  });

  const errorFormatter = (result: ExecutionResult, context: unknown) => {
    const request = requestIn(context);
    const visit = request && visits.get(request);
    const texts = languages[visit?.language ?? languageOf(request?.headers['accept-language'])];
    const log = visit?.log ?? house.log;
    const errors = (result.errors ?? []).flatMap(unwrapped);
    return {
      statusCode: 200,
      response: {
        data: result.data ?? null,
        errors: errors.map((error) => format(error, texts, log, namesIn(request))),
      },
    };
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && request.url.startsWith('/graphql') && !request.headers.upgrade) {
      await reply.code(405).header('allow', 'POST').send({ error: 'Send calls by POST.' });
    }
  });
  app.addHook('onSend', async (request, reply) => {
    const visit = visits.get(request);
    if (visit) setCookies(reply, request.protocol === 'https', visit.cookies);
  });

  await app.register(mercurius.default ?? mercurius, {
    schema: schemaOf(calls),
    path: '/graphql',
    jit: 1,
    graphiql: false,
    validationRules: [documentLimits],
    errorFormatter,
    context: async (request: FastifyRequest) => {
      const visit = await comeIn(request, request.headers.authorization);
      visits.set(request, visit);
      if (!openSchema && !visit.claims && INTROSPECTION.test(queryOf(request.body))) throw refuse.unauthenticated();
      return contextFor(visit);
    },
    subscription: {
      context: (_socket: unknown, request: FastifyRequest) => subscriberContext(request),
      onConnect: () => true,
      keepAlive: 25_000,
    },
  });
};

/** A client sends its access token with connection_init: `{ authorization: 'Bearer …' }`. */
const tokenOf = (init: unknown): string | undefined =>
  typeof init === 'object' && init !== null && 'authorization' in init && typeof init.authorization === 'string'
    ? init.authorization
    : undefined;

const requestIn = (context: unknown): FastifyRequest | undefined => {
  if (typeof context !== 'object' || context === null) return undefined;
  const reply: unknown = Reflect.get(context, 'reply');
  const request: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'request') : undefined;
  return isRequest(request) ? request : undefined;
};
const isRequest = (value: unknown): value is FastifyRequest =>
  typeof value === 'object' && value !== null && 'raw' in value;

/** Names of the calls in a request, for the log; values are never logged. */
const namesIn = (request: FastifyRequest | undefined): string[] => {
  const found = /\{\s*(?:\w+\s*:\s*)?(\w+)/.exec(queryOf(request?.body));
  return found?.[1] ? [found[1]] : [];
};

/** Validation problems come packed into one error. */
const unwrapped = (error: GraphQLError): readonly unknown[] => {
  const packed: unknown = error.originalError ? Reflect.get(error.originalError, 'errors') : undefined;
  return Array.isArray(packed) && packed.length > 0 ? packed : [error];
};
