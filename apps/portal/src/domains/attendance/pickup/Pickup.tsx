import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { pickupNow, watchPickup } from './asking.ts';

const PickupDialog = lazy(() => import('./PickupDialog.tsx'));

/** Where the question who takes children home is drawn, whatever screen asked it. */
export const Pickup = () => {
  const asked = useSyncExternalStore(watchPickup, pickupNow);
  return asked ? (
    <Suspense>
      <PickupDialog key={asked.question.students.join()} question={asked.question} onEnd={asked.end} />
    </Suspense>
  ) : null;
};
