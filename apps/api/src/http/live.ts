import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { documentLimits, limits, unreadable } from '../kernel/call/cost.ts';
import { format, isAway } from '../kernel/call/errors.ts';
import { authorizeSubscription, isStillAuthorized } from '../kernel/call/execute-call.ts';
import { languages } from '../kernel/call/languages.ts';
import { message } from '../kernel/call/message.ts';
import { refuse } from '../kernel/call/refusals.ts';
import { type RequestContext, textsOf } from '../kernel/call/request-context.ts';
import type { GraphContext } from '../kernel/call/schema.ts';
import { Subscription } from '../kernel/events/subscription.ts';
import { TellTogether } from '../kernel/events/tell-together.ts';
import { CENTRES_CHANGED } from '../kernel/lib/centres.ts';
import { answerFault } from './faults.ts';
import { askedOf, type GraphOptions, openRequestContext, type ServedGraph } from './graph.ts';
import { chooseMediaType } from './graph-over-http.ts';
import { addressOf } from './origin.ts';
import { STRANGER_LIMITS, Strangers } from './strangers.ts';

/** Subscriptions one socket may hold. */
const SUBSCRIPTIONS = 50;
const PING_MS = 25_000;
/** How often it is asked whether the person behind a socket may still act. */
const STANDING_MS = 60_000;

interface Behind {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  requestContext?: RequestContext;
  /** Somebody has signed in on it: it is no longer counted among the strangers of its address. */
  readonly known: () => void;
}

/**
 * Serves subscriptions over WebSocket (graphql-transport-ws) at /graphql. A client sends its access token with
 * connection_init: `{ authorization: 'Bearer …' }`; a token that does not hold closes the socket with 4403, and so does
 * the end of the login session. Documents pass the same checks as over HTTP.
 */
export const serveLive = (app: FastifyInstance, { schema, byGet }: ServedGraph, options: GraphOptions): void => {
  const { appContext, calls, centres, events } = options;
  const tellers = new TellTogether(appContext);
  const strangers = new Strangers(STRANGER_LIMITS);
  const places = new WeakMap<IncomingMessage, () => void>();

  const contextFor = (requestContext: RequestContext): GraphContext => ({
    enter: () => Promise.reject(refuse.badInput([{ field: '', message: message('kernel.byPost') }])),
    listen: async (name, args, info) => {
      const asked = askedOf(calls, name, args, info);
      await authorizeSubscription(appContext, requestContext, asked);
      return new Subscription(tellers, events, requestContext, asked);
    },
  });

  /** Told that the database is away, a client would take its subscription for over: it is sent away to come again. */
  const inWords = ({ requestContext, socket }: Behind, errors: readonly GraphQLError[]) => {
    if (errors.some(({ originalError }) => isAway(originalError))) tryLater(socket);
    return errors.map((error) =>
      format(error, requestContext ? textsOf(requestContext) : languages.en, requestContext?.log ?? appContext.log),
    );
  };

  const server = makeServer<Record<string, unknown>, Behind>({
    connectionInitWaitTimeout: 5_000,
    onConnect: async ({ connectionParams, extra }) => {
      const given = connectionParams?.authorization;
      const requestContext = await openRequestContext(
        options,
        extra.request,
        typeof given === 'string' ? given : undefined,
      );
      if (given !== undefined && !(await isStillAuthorized(appContext, requestContext))) return false;
      extra.requestContext = requestContext;
      if (requestContext.claims) extra.known();
      return true;
    },
    onSubscribe: ({ extra, subscriptions }, _id, { query, variables, operationName }) => {
      const { requestContext } = extra;
      if (!requestContext) return [new GraphQLError('Not connected.')];
      if (Object.keys(subscriptions).length > SUBSCRIPTIONS)
        return [new GraphQLError(`A connection may hold ${SUBSCRIPTIONS} subscriptions.`)];
      const document = checked(schema, query);
      if (Array.isArray(document)) return document;
      const args: ExecutionArgs = { schema, document, contextValue: contextFor(requestContext) };
      if (variables) args.variableValues = variables;
      if (operationName) args.operationName = operationName;
      return args;
    },
    onNext: ({ extra }, _id, _payload, _args, { data, errors }) => ({
      data: data ?? null,
      ...(errors ? { errors: inWords(extra, errors) } : {}),
    }),
    onError: ({ extra }, _id, _payload, errors) => inWords(extra, errors),
  });

  app.route({
    method: 'GET',
    url: '/graphql',
    // The place is taken before the handshake, so that a burst finds no gap between counting and opening.
    onRequest: async (request, reply) => {
      if (!request.ws) return chooseMediaType(request, reply);
      const leave = strangers.enter(addressOf(request));
      if (!leave) return answerFault(request, reply, 429, message('kernel.tooManySockets'));
      places.set(request.raw, leave);
      request.raw.socket.once('close', leave);
      return undefined;
    },
    handler: byGet,
    wsHandler: (socket, request) => {
      const behind: Behind = { socket, request, known: places.get(request.raw) ?? (() => undefined) };
      const stop = watch(behind, async (requestContext) => isStillAuthorized(appContext, requestContext));
      const offSession = events.subscribe('session', ({ centre, at }) => {
        const { requestContext } = behind;
        if (centre === requestContext?.centre && requestContext.claims && at?.session === requestContext.claims.session)
          end(socket);
      });
      const offCentre = events.subscribe(CENTRES_CHANGED, async () => {
        const { requestContext } = behind;
        if (requestContext && !(await centres.has(requestContext.centre))) end(socket);
      });
      const closed = server.opened(
        {
          protocol: socket.protocol,
          send: (data) =>
            new Promise((resolve, reject) => {
              if (socket.readyState !== socket.OPEN) return resolve();
              socket.send(data, (error) => (error ? reject(error) : resolve()));
            }),
          close: (code, reason) => socket.close(code, reason),
          onMessage: (take) =>
            socket.on('message', (data) => {
              take(String(data)).catch((error: unknown) => {
                if (isAway(error)) return tryLater(socket);
                appContext.log.warn({ reason: String(error) }, 'a socket sent what could not be taken');
                socket.close(4500, 'Internal server error');
              });
            }),
        },
        behind,
      );
      socket.on('error', () => socket.terminate());
      socket.once('close', (code, reason) => {
        stop();
        offSession();
        offCentre();
        void closed(code, String(reason));
      });
    },
  });
};

/** Offers no protocol but graphql-transport-ws; sockets of other routes name none. */
export const chooseProtocol = (protocols: Set<string>): string | false =>
  protocols.size === 0 ? false : handleProtocols(protocols);

/** 1013 (IANA, "Try Again Later"): the client comes again by itself; after 4500 it never would. */
const tryLater = (socket: WebSocket): void => socket.close(1013, 'Try again later');

/** 4403: the client may come again with another token. */
const end = (socket: WebSocket): void => socket.close(4403, 'Forbidden');

/** Pings the other side, closing sockets that are gone, and asks now and then whether the person may still act. */
const watch = (behind: Behind, stands: (requestContext: RequestContext) => Promise<boolean>): (() => void) => {
  const { socket } = behind;
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const ping = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_MS);
  const ask = setInterval(async () => {
    const { requestContext } = behind;
    if (!requestContext?.claims) return;
    const may = await stands(requestContext).catch(() => true);
    if (!may) end(socket);
  }, STANDING_MS);
  return () => {
    clearInterval(ping);
    clearInterval(ask);
  };
};

/** The document, or what is wrong with it. */
const checked = (schema: GraphQLSchema, query: string) => {
  try {
    const problem = unreadable(query);
    if (problem) return [new GraphQLError(problem)];
    const document = parse(query, { maxTokens: limits.tokens });
    const errors = validate(schema, document, [...specifiedRules, documentLimits]);
    if (errors.length > 0) return [...errors];
    return getOperationAST(document)?.operation === 'subscription'
      ? document
      : [new GraphQLError('Send queries and mutations by POST.')];
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
};
