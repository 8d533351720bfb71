import type { Answered } from './send.ts';

/** Codes a client may meet; INTERNAL, with its reference, is none of them: nothing sent to the api may break it. */
const CODES = new Set(['BAD_INPUT', 'FORBIDDEN', 'UNAUTHENTICATED', 'RATE_LIMITED', 'NOT_READY']);
/** On a machine that is busy otherwise a statement may run out of its time: one answer in so many may say so. */
export const ONE_NOT_READY_IN = 10_000;

/** What no answer may hold: stacks, statements, and the words of the database. */
const INSIDE =
  /\bat [\w.<>]+ \(|node:internal|node_modules|\.ts:\d+|syntax error at|violates |relation "|column "|duplicate key|invalid byte sequence|out of range for type/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with an error of an answer; null when it has a code and a sentence. */
const faultOf = (error: unknown): string | null => {
  if (!isObject(error)) return 'an error that is no object';
  const { message, extensions } = error;
  const code = isObject(extensions) ? extensions.code : undefined;
  if (typeof message !== 'string' || message.trim().length < 5) return 'an error without a sentence';
  if (typeof code !== 'string' || !CODES.has(code)) return `an error with the code ${String(code)}`;
  return INSIDE.test(message) ? 'an error that tells of the inside' : null;
};

/** What is wrong with an answer, in a few words that are the same for the same fault; null when nothing is. */
export const wrongWith = ({ status, headers, body }: Answered): string | null => {
  if (status === 0) return 'no answer';
  if (status >= 500) return `status ${status}`;
  if (INSIDE.test(body) && !/text\/html|javascript|css/.test(headers)) return 'an answer that tells of the inside';
  if (body === '' || !/content-type: application\/(graphql-response\+)?json/i.test(headers)) return null;
  const json = parsed(body);
  if (!isObject(json)) return 'an answer that is no JSON object';
  if (status >= 400 && !Array.isArray(json.errors)) {
    const said = json.error ?? json.message;
    return typeof said === 'string' && /[.]$/.test(said) ? null : `status ${status} without a sentence`;
  }
  if (!Array.isArray(json.errors)) return null;
  return json.errors.map(faultOf).find((fault) => fault !== null) ?? null;
};

/** Codes of the errors in an answer, for the count; 'data' when there is none. */
export const kindOf = ({ status, body }: Answered): string => {
  const json = parsed(body);
  const errors = isObject(json) && Array.isArray(json.errors) ? json.errors : [];
  const [first] = errors;
  const code = isObject(first) && isObject(first.extensions) ? first.extensions.code : undefined;
  return code === undefined ? String(status) : String(code);
};

/** Calls that were answered, by their names. */
export const servedBy = ({ body }: Answered): string[] => {
  const json = parsed(body);
  if (!isObject(json) || json.errors !== undefined || !isObject(json.data)) return [];
  return Object.keys(json.data);
};
