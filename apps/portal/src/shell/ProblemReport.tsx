import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useState } from 'react';
import { useLateAsk } from './late-ask.ts';

const ReportProblem = lazy(() => import('../domains/tickets/parts/ReportProblem.tsx'));

/** Opens the form of a report when the menu asks for it; nothing of it is fetched before. */
export const ProblemReport = () => {
  const [open, setOpen] = useState(false);
  useLateAsk('report-problem', () => setOpen(true));
  return open ? (
    <Suspense fallback={null}>
      <ReportProblem onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
};
