import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { medicationWords } from './words.ts';

const ChildMedicines = lazy(() => import('./ChildMedicines.tsx').then((part) => ({ default: part.ChildMedicines })));

/** The medicines signed for a child, beside its papers, fetched when they come into sight. */
export const Medicines = ({ student }: { student: string }) => {
  const t = useWords(medicationWords);
  return (
    <section>
      <h2>{t('title')}</h2>
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <ChildMedicines student={student} />
      </Suspense>
    </section>
  );
};
