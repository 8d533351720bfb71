import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense } from 'react';
import type { OfRoom } from './RoundNow.tsx';

const RoundNow = lazy(() => import('./RoundNow.tsx'));

/** Who of a room was looked at today, fetched beside its faces. */
export const HealthRound = (props: OfRoom) => (
  <Suspense>
    <RoundNow {...props} />
  </Suspense>
);
