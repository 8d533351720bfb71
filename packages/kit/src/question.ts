import type { Question } from './confirming.ts';

const PREFIX = 'confirm.';

/** What a declined call asks to be confirmed; null where it was declined for another reason. */
export const questionIn = (
  title: string,
  errors: readonly { readonly field: string; readonly message: string }[],
): Question | null =>
  errors.length > 0 && errors.every(({ field }) => field.startsWith(PREFIX))
    ? {
        title,
        lines: errors.map(({ message }) => message),
        codes: [...new Set(errors.map(({ field }) => field.slice(PREFIX.length)))],
      }
    : null;
