import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { injuryWords } from '../words.ts';

const ChildInjuries = lazy(() => import('./ChildInjuries.tsx'));

/** The injury reports of a child, beside its papers, fetched when they come into sight. */
export const InjurySection = ({ student }: { student: string }) => {
  const t = useWords(injuryWords);
  return (
    <section>
      <h2>{t('title')}</h2>
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <ChildInjuries student={student} />
      </Suspense>
    </section>
  );
};
