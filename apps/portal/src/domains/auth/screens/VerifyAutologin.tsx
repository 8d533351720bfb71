import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { href } from '../../../addresses.ts';
import { landing } from '../../../guard.ts';
import { currentSession, signInByLink, type Unfinished } from '../../../session/session.ts';
import { guestWords } from '../guest-words.ts';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';

const SecondStep = lazy(() => import('../parts/SecondStep.tsx'));

/** Signs in by a link that works once, and goes to where that person begins. */
const VerifyAutologin = () => {
  const t = useWords(guestWords);
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const begun = useRef(false);
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const goOn = useCallback(
    () => void navigate({ href: landing(currentSession().person?.role ?? 'guest'), replace: true }),
    [navigate],
  );

  useEffect(() => {
    // The token is used up by the first try; React may run an effect twice while developing.
    if (begun.current) return;
    begun.current = true;
    const failed = () => setUnfinished({ said: '', step: null });
    // A link that lost its end in a letter has nothing to ask about.
    if (!token) failed();
    else signInByLink(token).then((result) => (result === null ? goOn() : setUnfinished(result)), failed);
  }, [goOn, token]);

  if (unfinished === null) return <GuestPage title={t('autoTitle')} />;
  if (unfinished.step)
    return (
      <Suspense fallback={<GuestPage title={t('autoTitle')} />}>
        <SecondStep
          step={unfinished.step}
          name=""
          onDone={goOn}
          onBack={() => void navigate({ href: href('auth.login'), replace: true })}
        />
      </Suspense>
    );
  return (
    <GuestPage title={t('autoFailed')} lead={unfinished.said || t('autoFailedLead')}>
      <GuestFoot />
    </GuestPage>
  );
};

export default VerifyAutologin;
