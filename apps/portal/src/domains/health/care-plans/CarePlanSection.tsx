import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { careWords } from './words.ts';

const ChildCarePlans = lazy(() => import('./ChildCarePlans.tsx'));

/** The care plans of a child, beside its papers, fetched when they come into sight. */
export const CarePlanSection = ({ student }: { student: string }) => {
  const t = useWords(careWords);
  return (
    <section>
      <h2>{t('title')}</h2>
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <ChildCarePlans student={student} />
      </Suspense>
    </section>
  );
};
