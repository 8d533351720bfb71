import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useEffect, useState } from 'react';

const ReportProblem = lazy(() => import('../domains/tickets/parts/ReportProblem.tsx'));

/** Opens the form of a report when the menu asks for it; nothing of it is fetched before. */
export const ProblemReport = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    addEventListener('report-problem', show);
    return () => removeEventListener('report-problem', show);
  }, []);
  return open ? (
    <Suspense fallback={null}>
      <ReportProblem onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
};
