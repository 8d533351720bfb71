import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { healthWords } from '../words.ts';

const ChildHealth = lazy(() => import('./ChildHealth.tsx').then((part) => ({ default: part.ChildHealth })));

/** The vaccinations of a child below its papers, fetched when they come into sight. */
export const Vaccinations = ({ student }: { student: string }) => {
  const t = useWords(healthWords);
  return (
    <section>
      <h2>{t('immunizations')}</h2>
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <ChildHealth student={student} />
      </Suspense>
    </section>
  );
};
