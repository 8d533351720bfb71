import type { Ended } from '@nestling/kit/action.ts';
import { useState } from 'react';

/**
 * The state of a record its editor has seen, which goes along with a change so that a second editor is told what the
 * first has changed. Once that is told it stands at its fields: saving again is meant.
 * @param updatedAt when the record was last changed as the form opened; null for a new one
 */
export const useSeen = (updatedAt: string | null) => {
  const [seen, setSeen] = useState(updatedAt);
  return {
    sent: seen ? { seen } : {},
    /** Takes note of what the server said; answers it. */
    noted: <E extends Ended<object> | null>(ended: E): E => {
      if (ended?.kind === 'declined' && ended.fieldErrors.some(({ code }) => code === 'CHANGED'))
        setSeen(new Date().toISOString());
      return ended;
    },
  };
};
