import { lazy } from '@nestling/ui/lazy.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowMerge, IconBuilding } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useLocations } from '../../../shell/location.ts';
import type { StudentRecord } from '../record/use-record.ts';
import { familyWords } from './words.ts';

const MergeStudents = lazy(() => import('./MergeStudents.tsx'));
const TransferDialog = lazy(() => import('./TransferDialog.tsx').then((file) => ({ default: file.TransferDialog })));

/** What the office does with a whole record: merge it with another one, or move it to another location. */
export const useFamilyActs = (student: StudentRecord) => {
  const t = useWords(familyWords);
  const places = useLocations();
  const [open, setOpen] = useState<'merge' | 'transfer' | null>(null);
  const close = () => setOpen(null);
  const items: MenuItem[] = student.archived_at
    ? []
    : [
        ...(places.length > 1
          ? [
              {
                key: 'transfer',
                label: t('transfer'),
                icon: <IconBuilding size={18} />,
                onPick: () => setOpen('transfer'),
              },
            ]
          : []),
        {
          key: 'merge',
          label: t('mergeWith'),
          icon: <IconArrowMerge size={18} />,
          onPick: () => setOpen('merge'),
        },
      ];
  const dialogs =
    open === null ? null : (
      <Suspense>
        {open === 'merge' ? (
          <MergeStudents student={student} onClose={close} />
        ) : (
          <TransferDialog students={[student]} from={student.location?.id ?? ''} onClose={close} onDone={close} />
        )}
      </Suspense>
    );
  return { items, dialogs };
};
