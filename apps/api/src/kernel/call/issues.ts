import type { z } from 'zod';
import { en } from '../../messages/en.ts';
import { type Message, message } from './message.ts';
import { type FieldError, type Issue, UserError } from './refusals.ts';

/** Messages an argument's own check may name in place of a sentence: `z.string().regex(…, 'kernel.noClock')`. */
const plain = [
  'kernel.noId',
  'kernel.unkept',
  'kernel.noDay',
  'kernel.noMoment',
  'kernel.noClock',
  'kernel.noPhone',
  'kernel.noEmail',
  'kernel.noColour',
  'kernel.tooDeep',
  'kernel.tooMuch',
] as const;
const isPlain = (text: string): text is (typeof plain)[number] => Object.hasOwn(en, text) && text.startsWith('kernel.');

/** What a person can mend stands with a code; without one it is the client's program that is wrong. */
interface Told {
  readonly message: Message;
  readonly code?: string;
}

const kinds: Readonly<Record<string, Message>> = {
  number: message('kernel.noNumber'),
  int: message('kernel.noWholeNumber'),
  string: message('kernel.noText'),
  boolean: message('kernel.noFlag'),
  array: message('kernel.noList'),
};

const tooSmall = ({ origin, minimum }: z.core.$ZodIssueTooSmall): Told => {
  const least = Number(minimum);
  if (origin === 'string')
    return least === 1
      ? { message: message('kernel.empty'), code: 'EMPTY' }
      : { message: message('kernel.tooShort', { least }), code: 'TOO_SHORT' };
  if (origin === 'array' || origin === 'set') return { message: message('kernel.tooFew', { least }) };
  return { message: message('kernel.atLeast', { least }), code: 'TOO_SMALL' };
};

const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig): Told => {
  const most = Number(maximum);
  if (origin === 'string') return { message: message('kernel.tooLong', { most }), code: 'TOO_LONG' };
  if (origin === 'array' || origin === 'set') return { message: message('kernel.tooMany', { most }) };
  return { message: message('kernel.atMost', { most }), code: 'TOO_LARGE' };
};

const badFormat = (format: string): Told => {
  if (format === 'email') return { message: message('kernel.noEmail'), code: 'INVALID' };
  if (format === 'date') return { message: message('kernel.noDay'), code: 'INVALID' };
  if (format === 'datetime') return { message: message('kernel.noMoment'), code: 'INVALID' };
  return { message: message('kernel.doesNotFit'), code: 'INVALID' };
};

/** What a validator found, in a sentence a person can be told. */
const told = (issue: z.core.$ZodIssue): Told => {
  if (isPlain(issue.message))
    return issue.message === 'kernel.noId'
      ? { message: message(issue.message) }
      : { message: message(issue.message), code: 'INVALID' };
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return badFormat(issue.format);
    case 'invalid_value':
      return { message: message('kernel.noChoice'), code: 'UNKNOWN' };
    case 'invalid_type':
      if (issue.input === undefined) return { message: message('kernel.required') };
      return { message: kinds[issue.expected] ?? message('kernel.doesNotFit') };
    case 'unrecognized_keys':
      return { message: message('kernel.unknownField', { fields: issue.keys.join(', ') }) };
    default:
      return { message: message('kernel.doesNotFit') };
  }
};

/** What is wrong with the input of a call, one issue for each thing. `parse` must have been asked to report the input. */
export const issuesOf = (error: z.ZodError): Issue[] =>
  error.issues.map((issue) => ({ field: issue.path.join('.'), ...told(issue) }));

/**
 * The issues as status Error, where the call has an outcome and a person can mend each of them: an empty name is an answer
 * like a taken one. Null where one is a fault of the client's program, which gets BAD_INPUT.
 */
export const mendable = (issues: readonly Issue[]): UserError | null => {
  const fieldErrors = issues.flatMap(({ field, message, code }): FieldError[] =>
    code === undefined ? [] : [{ field, message, code }],
  );
  const reason = (issues.length === 1 && issues[0]?.message) || message('kernel.checkFields');
  return fieldErrors.length === issues.length ? new UserError(reason, fieldErrors) : null;
};
