/** What may happen at one moment, in the order it can only have happened in. */
const ranks = ['in', 'room', 'entry', 'out'] as const;

/** Something that happened: when (ISO), and what of several at the same minute came first. */
export type Moment = { readonly key: string; readonly at: string; readonly rank: (typeof ranks)[number] };

/**
 * The newest first. Doors are noted to the second and entries to the minute, so within a minute nobody leaves before they
 * came, and what was written down lies between.
 */
export const inOrder = <M extends Moment>(happened: readonly M[]): M[] =>
  happened.toSorted(
    (a, b) =>
      b.at.slice(0, 16).localeCompare(a.at.slice(0, 16)) ||
      ranks.indexOf(b.rank) - ranks.indexOf(a.rank) ||
      b.at.localeCompare(a.at) ||
      b.key.localeCompare(a.key, undefined, { numeric: true }),
  );
