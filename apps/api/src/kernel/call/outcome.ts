import { type Answer, isDone } from './answers.ts';
import type { Message, Messages } from './message.ts';
import type { FieldError, UserError } from './refusals.ts';

/** The fields every outcome has beside its parts. */
interface OutcomeStatus {
  readonly status: 'Success' | 'Error';
  readonly message: string;
  /** `warning`: done for some of the records, and why not for the others stands in errors. */
  readonly color: 'success' | 'warning' | 'danger';
  readonly errors: readonly { readonly field: string; readonly message: string; readonly code: string }[];
}

/** Of what a list names by place or id, the things and not their fields: `cameras.3.name` and `cameras.3.code` are one. */
const thingsIn = (leftOut: readonly FieldError[]): number =>
  new Set(leftOut.map(({ field }) => field.split('.').slice(0, 2).join('.'))).size;

const statusOf = (
  message: Message,
  fieldErrors: readonly FieldError[] | null,
  texts: Messages,
  leftOut: readonly FieldError[] = [],
): OutcomeStatus => ({
  status: fieldErrors === null ? 'Success' : 'Error',
  message:
    leftOut.length === 0
      ? message.in(texts)
      : `${message.in(texts)} ${texts['kernel.leftOut']({ count: thingsIn(leftOut) })}`,
  color: fieldErrors !== null ? 'danger' : leftOut.length > 0 ? 'warning' : 'success',
  errors: (fieldErrors ?? leftOut).map((fieldError) => ({
    field: fieldError.field,
    code: fieldError.code,
    message: (fieldError.message ?? message).in(texts),
  })),
});

/** The values of the parts within what a call gave; calls of other answers give them as they are. */
export const valuesOf = (given: unknown): unknown => (isDone(given) ? given.values : given);

/** An outcome's own fields, for what was done or not done; other answers have none. */
export const outcomeStatusOf = (answer: Answer, given: unknown, texts: Messages): OutcomeStatus | null =>
  answer.kind === 'outcome' && isDone(given) ? statusOf(given.message, given.fieldErrors, texts, given.leftOut) : null;

/** A declined call as an answer; null when the row has no outcome to tell it in. */
export const declinedAs = (
  answer: Answer,
  { reason, fieldErrors }: UserError,
  texts: Messages,
): OutcomeStatus | null => (answer.kind === 'outcome' ? statusOf(reason, fieldErrors, texts) : null);
