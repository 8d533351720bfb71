import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense } from 'react';

const DueNow = lazy(() => import('./DueNow.tsx'));

/** What is to be given to the children of a room, fetched beside its faces. */
export const MedicineDue = (props: { location: string; room: string; zone: string | null }) => (
  <Suspense>
    <DueNow {...props} />
  </Suspense>
);
