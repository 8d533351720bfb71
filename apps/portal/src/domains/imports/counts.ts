import type { Ended } from '@nestling/kit/action.ts';
import type { Counts } from './use-saving.ts';

/** An ending with what its call has counted, whichever call it was. */
export const counted = <D>(
  ended: Ended<D> | null,
  countsOf: (data: D) => Counts | null | undefined,
): Ended<Counts> | null => {
  if (ended?.kind !== 'done') return ended;
  const none: Counts = { batch: null, added: null };
  return { ...ended, data: countsOf(ended.data) ?? none };
};
