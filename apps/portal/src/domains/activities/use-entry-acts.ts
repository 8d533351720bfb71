import {
  approveActivityPhotos,
  deleteActivity,
  restoreActivity,
} from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ActivityEntryFragment } from './activities.graphql.ts';
import { activityWords } from './words.ts';

/** What staff do with an entry: change it, show its photo to families, remove it, which can be taken back. */
export const useEntryActs = (edit: (entry: ActivityEntryFragment) => void) => {
  const t = useWords(activityWords);
  const restore = useAction(restoreActivity);
  const remove = useAction(deleteActivity, {
    undo:
      (_, { id }) =>
      () =>
        void restore.run({ id }),
  });
  const approve = useAction(approveActivityPhotos);
  return (entry: ActivityEntryFragment): MenuItem[] => [
    ...(entry.approved === null
      ? []
      : [
          {
            key: 'approve',
            label: t(entry.approved ? 'withhold' : 'approve'),
            onPick: () => void approve.run({ ids: [entry.id], approved: !entry.approved }),
          },
        ]),
    { key: 'edit', label: t('edit'), onPick: () => edit(entry) },
    { key: 'remove', label: t('remove'), danger: true, onPick: () => void remove.run({ id: entry.id }) },
  ];
};
