import { asking } from '@nestling/kit/asking.ts';

/** Children who are fetched by one person; `by` null: nobody said who. */
export type Fetched = { readonly students: readonly string[]; readonly by: string | null };

/** Who takes these children home? Asked of staff, at a location. */
export type PickupQuestion = { readonly location: string; readonly students: readonly string[] };

const questions = asking<PickupQuestion, readonly Fetched[] | null>(null);

/** The question on show, for `useSyncExternalStore`. */
export const pickupNow = questions.now;
export const watchPickup = questions.watch;

/**
 * Asks staff who takes children home before they are checked out, wherever that is pressed; the shell draws the dialog.
 * Null: it was closed, and nothing is to be done. A second question answers the first with null.
 */
export const askWhoTakes = (question: PickupQuestion): Promise<readonly Fetched[] | null> => {
  questions.drop();
  return questions.ask(question);
};
