/** Children who are fetched by one person; `by` null: nobody said who. */
export type Fetched = { readonly students: readonly string[]; readonly by: string | null };

/** Who takes these children home? Asked of staff, at a location. */
export type PickupQuestion = { readonly location: string; readonly students: readonly string[] };

type Waiting = { readonly question: PickupQuestion; readonly end: (fetched: readonly Fetched[] | null) => void };

let waiting: Waiting | null = null;
let told = (): void => {};

/** The question on show, for `useSyncExternalStore`. */
export const pickupNow = (): Waiting | null => waiting;
export const watchPickup = (hear: () => void): (() => void) => {
  told = hear;
  return () => {
    told = () => {};
  };
};

/**
 * Asks staff who takes children home before they are checked out, wherever that is pressed; the shell draws the dialog.
 * Null: it was closed, and nothing is to be done. A second question answers the first with null.
 */
export const askWhoTakes = (question: PickupQuestion): Promise<readonly Fetched[] | null> =>
  new Promise((resolve) => {
    waiting?.end(null);
    waiting = {
      question,
      end: (fetched) => {
        waiting = null;
        told();
        resolve(fetched);
      },
    };
    told();
  });
