import type { FieldError } from '@nestling/kit/action.ts';
import type { Problems } from './use-filling.ts';

const OF_ANSWER = 'values.';

/** What the server holds against answers, by block; null where it says something else. */
export const heldAgainst = (errors: readonly FieldError[]): Problems | null => {
  const found = errors.filter(({ field }) => field.startsWith(OF_ANSWER));
  return found.length === 0
    ? null
    : Object.fromEntries(found.map(({ field, message }) => [field.slice(OF_ANSWER.length), message]));
};
