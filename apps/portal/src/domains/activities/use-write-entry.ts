import { deleteActivity } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import type { ActivityKindName } from '@nestling/rules/activity-kinds.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { keptWords } from './kept-words.ts';
import { type Written, writeEntry } from './outbox.ts';
import type { Kept } from './outbox-shelf.ts';

/** Writes entries by the line or without one, says how it ended, and offers to take a new one back. */
export const useWriteEntry = () => {
  const t = useWords(keptWords);
  const [busy, setBusy] = useState(false);
  const remove = useAction(deleteActivity);
  const run = async (
    kind: ActivityKindName,
    what: 'save' | 'update',
    children: Kept['children'],
    values: Kept['values'],
  ): Promise<Written | null> => {
    if (busy) return null;
    setBusy(true);
    const of = children.map(({ id, fname }) => ({ id, fname }));
    const written = await writeEntry({ kind, what, values, children: of });
    setBusy(false);
    if (written.kind === 'kept') notify({ kind: 'look', title: t('kept'), detail: t('keptText') });
    if (written.kind === 'done') {
      const { id } = written;
      const undo = what === 'save' && id ? () => void remove.run({ id }) : undefined;
      notify({ kind: 'done', title: written.message, undo });
    }
    return written;
  };
  return { run, busy };
};
