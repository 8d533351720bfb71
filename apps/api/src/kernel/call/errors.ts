import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { MovedAway, stateOf, TooLate } from '../db/session.ts';
import { type Messages, message } from './message.ts';
import { Refused, refuse } from './refusals.ts';

const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Too many wait for a connection)/;

/**
 * 57P: it goes down or comes up; 08: the line; 53300: full; 57014, 55P03: it took too long, or a lock did; 25P03: it heard
 * nothing of a transaction for too long and ended it.
 */
const AWAY_STATES = /^(57P|08|53300|57014|55P03|25P03)/;

/**
 * True when the database, or the bucket of files, could not answer in time, or another cell has to: what was asked may be
 * asked again.
 */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const state = stateOf(error);
  if (state !== null) return AWAY_STATES.test(state);
  if (error instanceof TooLate || error instanceof MovedAway) return true;
  const code = 'code' in error ? String(error.code) : '';
  return AWAY_CODES.has(code) || AWAY_WORDS.test(error.message) || (error.cause !== undefined && isAway(error.cause));
};

/** An error as the log keeps it. Postgres' detail is left out: it quotes values of rows. */
export const forLog = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: String(error) };
  const kept = ['code', 'constraint', 'table'].flatMap((key): [string, unknown][] => {
    const value: unknown = Reflect.get(error, key);
    return value === undefined ? [] : [[key, value]];
  });
  const cause = error.cause === undefined ? {} : { cause: forLog(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack, ...Object.fromEntries(kept), ...cause };
};

/** Name of the call an error belongs to, as the document has it; its values are never logged. */
const callOf = (error: unknown): string | undefined => {
  if (!(error instanceof GraphQLError)) return undefined;
  const [node] = error.nodes ?? [];
  return node?.kind === 'Field' ? node.name.value : error.path?.[0]?.toString();
};

/** What graphql-js says of a document may quote much of it. */
const LONGEST_MESSAGE = 500;

/**
 * Field of an error graphql-js itself found: `Variable "$first" got …` or `argument "first" of type …`. Its guesses
 * ("Did you mean …") are left out: they would tell who may not read the schema what is in it.
 */
const issueOf = (error: GraphQLError) => {
  const message = error.message.replace(/ Did you mean .*\?/s, '').slice(0, LONGEST_MESSAGE);
  const field = /^Variable "\$([^"]+)"/.exec(message)?.[1] ?? /argument "([^"]+)"/i.exec(message)?.[1] ?? '';
  return { field, message };
};

/**
 * An error as the client gets it. Refusals tell their code in the caller's language; a document that does not fit the
 * schema is BAD_INPUT; all else is masked as INTERNAL with a reference, under which the log holds the error itself.
 */
export const format = (error: unknown, texts: Messages, log: Logger): GraphQLFormattedError => {
  const call = callOf(error);
  const place = error instanceof GraphQLError && error.path ? { path: error.path } : {};
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const refused = cause instanceof Refused ? cause : isAway(cause) ? refuse.notReady() : null;
  if (refused) {
    if (refused !== cause) log.warn({ err: forLog(cause), call }, 'what the call needs is away');
    const issues = refused.issues?.map((issue) => ({ field: issue.field, message: issue.message.in(texts) }));
    const detail = issues ? { ...refused.detail, issues } : refused.detail;
    return { message: refused.reason.in(texts), ...place, extensions: { code: refused.code, ...detail } };
  }
  if (error instanceof GraphQLError && !error.path) {
    const issue = issueOf(error);
    return { message: issue.message, extensions: { code: 'BAD_INPUT', issues: [issue] } };
  }
  const reference = randomUUID().slice(0, 13);
  log.error({ err: forLog(cause ?? error), reference, call }, 'a call failed');
  const sentence = message('kernel.internal', { reference }).in(texts);
  return { message: sentence, ...place, extensions: { code: 'INTERNAL', reference } };
};
