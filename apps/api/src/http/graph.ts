import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getOperationAST,
  type SelectionSetNode,
  visit as walk,
} from 'graphql';
import mercurius from 'mercurius';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Calls } from '../kernel/call/call.ts';
import { documentLimits, limits, sizeOf } from '../kernel/call/cost.ts';
import { format } from '../kernel/call/errors.ts';
import { type CallRequest, executeCall } from '../kernel/call/execute-call.ts';
import { languageOf, languages } from '../kernel/call/languages.ts';
import { message } from '../kernel/call/message.ts';
import { refuse } from '../kernel/call/refusals.ts';
import { type RequestContext, textsOf } from '../kernel/call/request-context.ts';
import { type GraphContext, schemaOf } from '../kernel/call/schema.ts';
import { shapeOf } from '../kernel/call/shape.ts';
import type { Events } from '../kernel/events/events.ts';
import type { Centres } from '../kernel/lib/centres.ts';
import { BUDGET, Budgets, pointsOf } from './budgets.ts';
import {
  chooseMediaType,
  mustBeOwnPage,
  mustBeReadable,
  readAddress,
  readParameters,
  statusWithoutData,
  WritesByGet,
} from './graph-over-http.ts';
import { inTurns } from './in-turns.ts';
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

interface HttpContext extends GraphContext {
  readonly visit: RequestContext;
  /** Whether what is asked came in an address, and may write nothing. */
  readonly byGet: boolean;
  /** Whether long lists come in turns, as a document does that is not made into code. */
  inTurns: boolean;
}

/** What the WebSocket beside the calls needs of them: it shares their address. */
export interface ServedGraph {
  readonly schema: GraphQLSchema;
  /** Answers a GET that asks for no socket. */
  readonly byGet: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Serves the calls at POST /graphql; those that only read also by GET, as the answer's `byGet` does. */
export const serveGraph = async (app: FastifyInstance, options: GraphOptions): Promise<ServedGraph> => {
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
    const { readsSchema, isLarge, writes } = traitsOf(document, calls);
    const { visit, byGet } = httpIn(context);
    if (byGet && writes) throw new WritesByGet();
    if (readsSchema && !openSchema && visit?.role !== 'admin')
      throw visit?.claims ? refuse.forbidden() : refuse.unauthenticated();
    if (!isLarge) return undefined;
    // A document handed on from here is carried out as it stands and never made into code.
    if (isHttp(context)) context.inTurns = true;
    return { document };
  });

  const budgets = new Budgets();
  const keyOf = ({ centre }: RequestContext, id: number): string => `${centre} ${id}`;
  /** What is left for the token of a program (draft-ietf-httpapi-ratelimit-headers). */
  const tellBudget = (reply: FastifyReply, visit: RequestContext): void => {
    const { grant } = visit.claims ?? {};
    if (!grant) return;
    const { points, seconds } = budgets.left(keyOf(visit, grant.id), appContext.clock.now());
    reply.header('ratelimit-policy', `"token";q=${BUDGET.points};w=${BUDGET.seconds}`);
    reply.header('ratelimit', `"token";r=${points};t=${seconds}`);
  };
  const contextFor = (visit: RequestContext, byGet: boolean): HttpContext => ({
    visit,
    byGet,
    inTurns: false,
    async enter(name, args, info) {
      const asked = askedOf(calls, name, args, info);
      const { grant } = visit.claims ?? {};
      if (grant) budgets.take(keyOf(visit, grant.id), pointsOf(asked.call, asked.shape, args), appContext.clock.now());
      const answer = await executeCall(appContext, visit, asked);
      return this.inTurns ? inTurns(answer) : answer;
    },
    listen: () => Promise.reject(refuse.badInput([{ field: '', message: message('kernel.overTheSocket') }])),
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply, byGet: boolean): Promise<unknown> => {
    let visit: RequestContext | undefined;
    let wellFormed = false;
    const inWords = (error: unknown) => {
      const texts = visit ? textsOf(visit) : languages[languageOf(request.headers['accept-language'])];
      return format(error, texts, visit?.log ?? appContext.log);
    };
    try {
      const opened = await openRequestContext(options, request, request.headers.authorization);
      // An address may stand on any page: nothing a browser sends along by itself says who asks.
      visit = byGet ? { ...opened, request: { ...opened.request, cookie: () => undefined } } : opened;
      if (byGet) mustBeOwnPage(request);
      const { query, variables, operationName } = byGet ? readAddress(request.query) : readParameters(request.body);
      wellFormed = true;
      mustBeReadable(query);
      const context = contextFor(visit, byGet);
      const result = await app.graphql(query, context, variables ?? {}, operationName ?? undefined);
      setCookies(reply, request.protocol === 'https', visit.cookies);
      tellBudget(reply, visit);
      if (!result.errors) return reply.send(await writtenOut(result));
      const errors = result.errors.map(inWords);
      if (result.data === undefined) reply.code(statusWithoutData(reply, errors, wellFormed));
      return reply.send(await writtenOut({ data: result.data, errors }));
    } catch (error) {
      const all = packed(error);
      const errors = all.map(inWords);
      if (error instanceof WritesByGet) return reply.code(405).header('allow', 'POST').send({ errors });
      const status = statusWithoutData(reply, errors, wellFormed);
      if (status === 401) reply.header('www-authenticate', 'Bearer');
      return reply.code(status).send({ errors });
    }
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply, byGet: boolean): Promise<unknown> => {
    const answered = await answer(request, reply, byGet);
    appContext.log.debug(
      { request: request.id, ms: Math.round(reply.elapsedTime), status: reply.statusCode },
      'answered',
    );
    return answered;
  };
  app.post('/graphql', { onRequest: chooseMediaType }, (request, reply) => serve(request, reply, false));
  return { schema, byGet: (request, reply) => serve(request, reply, true) };
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

const httpIn = (context: unknown): { readonly visit?: RequestContext; readonly byGet: boolean } =>
  isHttp(context) ? context : { byGet: false };
const isHttp = (context: unknown): context is HttpContext =>
  typeof context === 'object' && context !== null && 'visit' in context;

/** What is found out about a document once, while it is kept. */
interface Traits {
  readonly readsSchema: boolean;
  readonly isLarge: boolean;
  /** Whether it is a mutation, or one of its calls writes, by whatever alias or fragment it is asked for. */
  readonly writes: boolean;
}
const known = new WeakMap<DocumentNode, Traits>();
const traitsOf = (document: DocumentNode, calls: Calls): Traits => {
  const traits = known.get(document) ?? {
    readsSchema: asksForSchema(document),
    isLarge: sizeOf(document) > limits.compiled,
    writes:
      getOperationAST(document)?.operation !== 'query' ||
      [...callsIn(document)].some((name) => calls[name]?.writes ?? false),
  };
  known.set(document, traits);
  return traits;
};

/** Names of the calls a checked document asks for, those of its fragments among them. */
const callsIn = (document: DocumentNode): ReadonlySet<string> => {
  const names = new Set<string>();
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === 'FragmentDefinition' ? [[node.name.value, node]] : [])),
  );
  const seen = new Set<string>();
  const gather = (selection: SelectionSetNode | undefined): void => {
    for (const node of selection?.selections ?? []) {
      if (node.kind === 'Field') names.add(node.name.value);
      else if (node.kind === 'InlineFragment') gather(node.selectionSet);
      else if (!seen.has(node.name.value)) {
        seen.add(node.name.value);
        gather(fragments.get(node.name.value)?.selectionSet);
      }
    }
  };
  gather(getOperationAST(document)?.selectionSet);
  return names;
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
