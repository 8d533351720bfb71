import type { Claims } from '../kernel/call/gate.ts';

/** What of the center a token was let act in, as its claims say it; nothing where it is all its owner may. */
export const narrowing = ({
  part,
  part_ids,
}: {
  readonly part: string | null;
  readonly part_ids: readonly number[];
}): Pick<Claims, 'part'> => {
  if (part === null) return {};
  // A word nobody knows narrows to nothing, never to everything.
  return {
    part: {
      locations: part === 'students' ? null : part === 'locations' ? part_ids : [],
      students: part === 'students' ? part_ids : null,
    },
  };
};
