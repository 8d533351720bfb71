import { type Answer, isDone } from './answers.ts';
import type { Declined, Mend } from './refusals.ts';
import type { Message, Messages } from './say.ts';

/** The fields every outcome has beside its parts. */
interface Told {
  readonly status: 'Success' | 'Error';
  readonly message: string;
  readonly color: 'success' | 'danger';
  readonly errors: readonly { readonly field: string; readonly message: string; readonly code: string }[];
}

const told = (message: Message, mends: readonly Mend[] | null, texts: Messages): Told => ({
  status: mends === null ? 'Success' : 'Error',
  message: message.in(texts),
  color: mends === null ? 'success' : 'danger',
  errors: (mends ?? []).map((mend) => ({
    field: mend.field,
    code: mend.code,
    message: (mend.message ?? message).in(texts),
  })),
});

/** The values of the parts within what a call gave; calls of other answers give them as they are. */
export const valuesOf = (given: unknown): unknown => (isDone(given) ? given.values : given);

/** An outcome's own fields, for what was done or not done; other answers have none. */
export const toldOf = (answer: Answer, given: unknown, texts: Messages): Told | null =>
  answer.kind === 'outcome' && isDone(given) ? told(given.message, given.mends, texts) : null;

/** A declined call as an answer; null when the row has no outcome to tell it in. */
export const declinedAs = (answer: Answer, { said, mends }: Declined, texts: Messages): Told | null =>
  answer.kind === 'outcome' ? told(said, mends, texts) : null;
