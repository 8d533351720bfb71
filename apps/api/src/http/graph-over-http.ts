import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { z } from 'zod';
import { unreadable } from '../kernel/call/cost.ts';
import { issuesOf } from '../kernel/call/issues.ts';
import { message } from '../kernel/call/message.ts';
import { Refused, refuse } from '../kernel/call/refusals.ts';
import { answerFault } from './faults.ts';

// GraphQL over HTTP (graphql.github.io/graphql-over-http): what a request may hold, and what its answer says of itself.

const GRAPHQL = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/** How much a type is wanted by an Accept header: the quality of the range that names it best; 0 where none does. */
const wanted = (accept: string, ranges: readonly string[]): number => {
  const given = accept.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
    return { range, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  for (const range of ranges) {
    const found = given.find((each) => each.range === range);
    if (found) return found.quality;
  }
  return 0;
};

/**
 * The media type an answer is to have. `application/graphql-response+json` goes to whoever names it and wants nothing else
 * more, `application/json` to whoever says anything or nothing; null where neither is taken.
 */
export const mediaTypeFor = (accept: string | undefined): string | null => {
  if (accept === undefined || accept.trim() === '') return JSON_TYPE;
  const graphql = wanted(accept, [GRAPHQL]);
  const json = wanted(accept, [JSON_TYPE, 'application/*', '*/*']);
  if (graphql === 0 && json === 0) return null;
  return graphql >= json ? GRAPHQL : JSON_TYPE;
};

/** Says the media type of whatever is answered from here on; who takes none of ours is told so. */
export const chooseMediaType = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  reply.header('cache-control', 'no-store').header('x-request-id', request.id);
  const type = mediaTypeFor(request.headers.accept);
  reply.type(`${type ?? JSON_TYPE}; charset=utf-8`);
  return type === null ? answerFault(request, reply, 406, message('kernel.notAcceptable')) : undefined;
};

const anObject = z.record(z.string(), z.unknown()).nullish();
/** The one operation a request holds; batches are not served. `extensions` may be sent, and none is known. */
const Parameters = z.object({
  query: z.string(),
  variables: anObject,
  operationName: z.string().nullish(),
  extensions: anObject,
});
export type GraphParameters = z.output<typeof Parameters>;

/** What a POST asks for. Throws BAD_INPUT for what is none. */
export const readParameters = (body: unknown): GraphParameters => {
  const parsed = Parameters.safeParse(body, { reportInput: true });
  if (!parsed.success) throw refuse.badInput(issuesOf(parsed.error));
  return parsed.data;
};

/** What a GET asks for: `variables` and `extensions` are JSON in its address. Nothing else of the address is looked at. */
export const readAddress = (address: unknown): GraphParameters => {
  const given: Record<string, unknown> = { ...(typeof address === 'object' ? address : {}) };
  for (const name of ['variables', 'extensions']) {
    if (typeof given[name] !== 'string') continue;
    try {
      given[name] = JSON.parse(given[name]);
    } catch {
      throw refuse.badInput([{ field: name, message: message('kernel.badRequest') }]);
    }
  }
  return readParameters(given);
};

/** Refuses a document that is not even parsed. */
export const mustBeReadable = (document: string): void => {
  const problem = unreadable(document);
  if (problem) throw refuse.badInput([{ field: 'query', message: message('kernel.unreadable', { problem }) }]);
};

/** A document that writes came by GET: a link, a picture or a crawler must change nothing. */
export class WritesByGet extends Refused {
  constructor() {
    super('BAD_INPUT', message('kernel.byPost'));
  }
}

/**
 * Refuses a GET that a page of another site sends: it could read nothing, and yet have the server work for it, under the
 * limits of whoever looks at it. Other hosts of the same site are other centers.
 */
export const mustBeOwnPage = (request: FastifyRequest): void => {
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw refuse.forbidden();
};

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  NOT_READY: 503,
  INTERNAL: 500,
};

/**
 * The status of an answer without data. `wellFormed`: there was a request to answer, so that `application/json`, which says
 * nothing of GraphQL, is 200 whatever became of its document. What is away is 503 all the same: it may be asked again.
 */
export const statusWithoutData = (
  reply: FastifyReply,
  errors: readonly GraphQLFormattedError[],
  wellFormed: boolean,
): number => {
  const code = String(errors[0]?.extensions?.code);
  const status = STATUS[code] ?? 400;
  const isPlain = String(reply.getHeader('content-type')).startsWith(JSON_TYPE);
  return isPlain && wellFormed && status < 500 ? 200 : status;
};
