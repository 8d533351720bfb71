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
import { documentLimits, limits, unreadable } from '../kernel/cost.ts';
import { stillStands, subscribable } from '../kernel/door.ts';
import { format, isAway } from '../kernel/errors.ts';
import { languages } from '../kernel/languages.ts';
import { Subscription } from '../kernel/listen.ts';
import { refuse } from '../kernel/refusals.ts';
import type { GraphContext } from '../kernel/schema.ts';
import type { Visit } from '../kernel/visit.ts';
import { askedOf, comeIn, type GraphOptions } from './graph.ts';

/** Subscriptions one socket may hold. */
const SUBSCRIPTIONS = 50;
const PING_MS = 25_000;
/** How often it is asked whether the person behind a socket may still act. */
const STANDING_MS = 60_000;

interface Behind {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  visit?: Visit;
}

/**
 * Serves subscriptions over WebSocket (graphql-transport-ws) at /graphql. A client sends its access token with
 * connection_init: `{ authorization: 'Bearer …' }`; a token that does not hold closes the socket with 4403, and so does
 * the end of the login session. Documents pass the same checks as over HTTP.
 */
export const serveLive = (app: FastifyInstance, schema: GraphQLSchema, options: GraphOptions): void => {
  const { house, calls, events } = options;

  const contextFor = (visit: Visit): GraphContext => ({
    enter: () => Promise.reject(refuse.badInput([{ field: '', message: 'Send this by POST.' }])),
    listen: async (name, args, info) => {
      const asked = askedOf(calls, name, args, info);
      await subscribable(house, visit, asked);
      return new Subscription(house, events, visit, asked);
    },
  });

  /** Told that the database is away, a client would take its subscription for over: it is sent away to come again. */
  const inWords = ({ visit, socket }: Behind, errors: readonly GraphQLError[]) => {
    if (errors.some(({ originalError }) => isAway(originalError))) tryLater(socket);
    return errors.map((error) => format(error, languages[visit?.language ?? 'en'], visit?.log ?? house.log));
  };

  const server = makeServer<Record<string, unknown>, Behind>({
    connectionInitWaitTimeout: 5_000,
    onConnect: async ({ connectionParams, extra }) => {
      const given = connectionParams?.authorization;
      const visit = await comeIn(options, extra.request, typeof given === 'string' ? given : undefined);
      if (given !== undefined && !(await stillStands(house, visit))) return false;
      extra.visit = visit;
      return true;
    },
    onSubscribe: ({ extra, subscriptions }, _id, { query, variables, operationName }) => {
      const { visit } = extra;
      if (!visit) return [new GraphQLError('Not connected.')];
      if (Object.keys(subscriptions).length > SUBSCRIPTIONS)
        return [new GraphQLError(`A connection may hold ${SUBSCRIPTIONS} subscriptions.`)];
      const document = checked(schema, query);
      if (Array.isArray(document)) return document;
      const args: ExecutionArgs = { schema, document, contextValue: contextFor(visit) };
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
    handler: (_, reply) => reply.code(405).header('allow', 'POST').send({ error: 'Send calls by POST.' }),
    wsHandler: (socket, request) => {
      const behind: Behind = { socket, request };
      const stop = watch(behind, async (visit) => stillStands(house, visit));
      const offSession = events.hear('session', ({ centre, at }) => {
        const { visit } = behind;
        if (centre === visit?.centre && visit.claims && at?.session === visit.claims.session) end(socket);
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
            socket.on('message', (message) => {
              take(String(message)).catch((error: unknown) => {
                if (isAway(error)) return tryLater(socket);
                house.log.warn({ reason: String(error) }, 'a socket sent what could not be taken');
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
const watch = (behind: Behind, stands: (visit: Visit) => Promise<boolean>): (() => void) => {
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
    const { visit } = behind;
    if (!visit?.claims) return;
    const may = await stands(visit).catch(() => true);
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
