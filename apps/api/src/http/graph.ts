import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getOperationAST,
  visit as walk,
} from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Calls } from '../kernel/call/call.ts';
import { documentLimits, limits, sizeOf, unreadable } from '../kernel/call/cost.ts';
import { format } from '../kernel/call/errors.ts';
import { type CallRequest, executeCall } from '../kernel/call/execute-call.ts';
import { issuesOf } from '../kernel/call/issues.ts';
import { languageOf, languages } from '../kernel/call/languages.ts';
import { message } from '../kernel/call/message.ts';
import { refuse } from '../kernel/call/refusals.ts';
import { type RequestContext, textsOf } from '../kernel/call/request-context.ts';
import { type GraphContext, schemaOf } from '../kernel/call/schema.ts';
import { shapeOf } from '../kernel/call/shape.ts';
import type { Events } from '../kernel/events/events.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import { writtenOut } from './json-pieces.ts';
import { originOfRequest } from './origin.ts';
import { requestContextOf, setCookies } from './request-context-of.ts';

export interface GraphOptions {
  readonly appContext: AppContext;
  readonly centres: Centres;
  readonly events: Events;
  readonly calls: Calls;
  /** Whether anybody may read the schema; else admins alone. */
  readonly openSchema: boolean;
}

/** Documents that need not be parsed and checked again: the portal has some hundreds. */
const KEPT_DOCUMENTS = 500;

/** The one operation a request holds (GraphQL over HTTP); batches are not served. */
const Body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Lets a request in: the centre its host names, and the person its token names. */
export const openRequestContext = async (
  { appContext, centres }: Pick<GraphOptions, 'appContext' | 'centres'>,
  request: FastifyRequest,
  authorization: string | undefined,
): Promise<RequestContext> => {
  originOfRequest(request);
  const centre = await centres.of(request.host);
  if (centre !== null) {
    const [pets, suspended] = await Promise.all([centres.saysPets(centre), centres.isSuspended(centre)]);
    return requestContextOf(appContext, request, { id: centre, pets, suspended }, authorization);
  }
  throw refuse.badInput([{ field: 'host', message: message('kernel.noCentreHere', { host: request.hostname }) }]);
};

/** A call as its resolver asks for it. */
export const askedOf = (
  calls: Calls,
  name: string,
  args: Record<string, unknown>,
  info: GraphQLResolveInfo,
): CallRequest => {
  const call = calls[name];
  if (!call) throw new Error(`No call ${name}.`);
  return { name, call, args, shape: shapeOf(info) };
};

interface PostContext extends GraphContext {
  readonly visit: RequestContext;
}

/** Serves the calls at POST /graphql. The answer is the schema, for the WebSocket beside it. */
export const serveGraph = async (app: FastifyInstance, options: GraphOptions): Promise<GraphQLSchema> => {
  const { appContext, calls, openSchema } = options;
  // A form of another site may send text without asking first, JSON it may not.
  app.removeContentTypeParser('text/plain');
  const schema = schemaOf(calls);
  await app.register(mercurius.default ?? mercurius, {
    schema,
    routes: false,
    // Made into code between requests, and only while there is time for it.
    jit: { minCount: 2, maxCompilePerTick: 1 },
    validationRules: [documentLimits],
    // Places in the text would keep all its tokens in memory with each document that is kept.
    graphql: { parseOptions: { maxTokens: limits.tokens, noLocation: true } },
    cache: KEPT_DOCUMENTS,
    // Errors are put into words below, where the caller's language is known.
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: [...(errors ?? [])] },
    }),
  });
  app.graphql.addHook('preExecution', async (_schema, document, context) => {
    if (getOperationAST(document)?.operation === 'subscription')
      throw refuse.badInput([{ field: 'query', message: message('kernel.overTheSocket') }]);
    const { readsSchema, isLarge } = traitsOf(document);
    const visit = visitIn(context);
    if (readsSchema && !openSchema && visit?.role !== 'admin')
      throw visit?.claims ? refuse.forbidden() : refuse.unauthenticated();
    // A document handed on from here is carried out as it stands and never made into code.
    return isLarge ? { document } : undefined;
  });

  const contextFor = (visit: RequestContext): PostContext => ({
    visit,
    enter: (name, args, info) => executeCall(appContext, visit, askedOf(calls, name, args, info)),
    listen: () => Promise.reject(refuse.badInput([{ field: '', message: message('kernel.overTheSocket') }])),
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    let visit: RequestContext | undefined;
    const inWords = (error: unknown) => {
      const texts = visit ? textsOf(visit) : languages[languageOf(request.headers['accept-language'])];
      return format(error, texts, visit?.log ?? appContext.log);
    };
    try {
      visit = await openRequestContext(options, request, request.headers.authorization);
      const { query, variables, operationName } = read(request.body);
      const result = await app.graphql(query, contextFor(visit), variables ?? {}, operationName ?? undefined);
      setCookies(reply, request.protocol === 'https', visit.cookies);
      const told = result.errors ? { data: result.data, errors: result.errors.map(inWords) } : result;
      return reply.type('application/json; charset=utf-8').send(await writtenOut(told));
    } catch (error) {
      const errors = packed(error).map(inWords);
      const away = errors.some(({ extensions }) => extensions?.code === 'NOT_READY');
      return reply.code(away ? 503 : 400).send({ errors });
    }
  };
  app.post('/graphql', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    const answered = await answer(request, reply);
    appContext.log.debug(
      { request: request.id, ms: Math.round(reply.elapsedTime), status: reply.statusCode },
      'answered',
    );
    return answered;
  });
  return schema;
};

const read = (body: unknown): z.output<typeof Body> => {
  const parsed = Body.safeParse(body, { reportInput: true });
  if (!parsed.success) throw refuse.badInput(issuesOf(parsed.error));
  const problem = unreadable(parsed.data.query);
  if (problem) throw refuse.badInput([{ field: 'query', message: message('kernel.unreadable', { problem }) }]);
  return parsed.data;
};

/**
 * Problems of a document come packed into one error. They are kept with the document, to answer it again: without the stack
 * they were found on, which would keep everything it was looked through with in memory.
 */
const packed = (error: unknown): readonly unknown[] => {
  const inner: unknown = error instanceof Error ? Reflect.get(error, 'errors') : undefined;
  if (!Array.isArray(inner) || inner.length === 0) return [error];
  for (const one of inner) if (one instanceof GraphQLError) one.stack = one.message;
  return inner;
};

const visitIn = (context: unknown): RequestContext | undefined => (isPost(context) ? context.visit : undefined);
const isPost = (context: unknown): context is PostContext =>
  typeof context === 'object' && context !== null && 'visit' in context;

/** What is found out about a document once, while it is kept. */
interface Traits {
  readonly readsSchema: boolean;
  readonly isLarge: boolean;
}
const known = new WeakMap<DocumentNode, Traits>();
const traitsOf = (document: DocumentNode): Traits => {
  const traits = known.get(document) ?? {
    readsSchema: asksForSchema(document),
    isLarge: sizeOf(document) > limits.compiled,
  };
  known.set(document, traits);
  return traits;
};

const asksForSchema = (document: DocumentNode): boolean => {
  let found = false;
  walk(document, {
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') found = true;
    },
  });
  return found;
};
