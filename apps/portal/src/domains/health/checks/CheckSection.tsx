import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { checkWords } from './words.ts';

const ChildChecks = lazy(() => import('./ChildChecks.tsx'));

/** The health checks of a child, beside its papers, fetched when they come into sight. */
export const CheckSection = ({ student }: { student: string }) => {
  const t = useWords(checkWords);
  return (
    <section>
      <h2>{t('title')}</h2>
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <ChildChecks student={student} />
      </Suspense>
    </section>
  );
};
