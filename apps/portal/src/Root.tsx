import { questionNow, watchQuestions } from '@nestling/kit/confirming.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { titleIn, useSpeech } from '@nestling/ui/words.ts';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { screenOf } from './addresses.ts';
import { useAppearance } from './appearance/appearance.ts';
import { later } from './later.ts';
import { isConfirming, watchConfirming } from './session/confirm.ts';
import { useHere } from './shell/here.ts';
import { Waiting } from './shell/Waiting.tsx';

const ConfirmQuestion = lazy(() =>
  import('@nestling/kit/ConfirmQuestion.tsx').then((part) => ({ default: part.ConfirmQuestion })),
);
const ConfirmIdentity = lazy(() => import('./domains/account/parts/ConfirmIdentity.tsx'));
// Nothing is told before the first paint; what is told until this is here waits for it.
const Notices = later(
  async () => ({ default: (await import('@nestling/ui/notice/Notices.tsx')).Notices }),
  undefined,
  true,
);

/**
 * What is there on every page: the screen, the sign that the next one is coming, the notices, and what may be asked over any
 * screen. That is a form too, and forms watch the router for who leaves.
 */
export const Root = () => {
  const speech = useSpeech();
  const { product } = useAppearance();
  const { id } = useHere();
  const confirming = useSyncExternalStore(watchConfirming, isConfirming);
  const asked = useSyncExternalStore(watchQuestions, questionNow);
  // In the layout effect, so that a record's own name, set in its effect, comes after it.
  useLayoutEffect(() => {
    document.title = id ? `${titleIn(screenOf(id).title, speech)} · ${product}` : product;
  }, [id, speech, product]);
  return (
    <>
      <Waiting />
      <Outlet />
      <Notices />
      {asked ? (
        <Suspense fallback={null}>
          <ConfirmQuestion question={asked.question} onEnd={asked.end} />
        </Suspense>
      ) : null}
      {confirming ? (
        <Suspense fallback={null}>
          <ConfirmIdentity />
        </Suspense>
      ) : null}
    </>
  );
};
