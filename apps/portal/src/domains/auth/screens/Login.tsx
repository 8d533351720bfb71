import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { href } from '../../../addresses.ts';
import { landing, mayOpen, safeBack } from '../../../guard.ts';
import { currentSession, type SecondStep as Step, sessionReady, useSession } from '../../../session/session.ts';
import { wasHere } from '../../../session/tabs.ts';
import PublicAnnouncements from '../../announcements/parts/PublicAnnouncements.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { SignInForm } from '../parts/SignInForm.tsx';
import { authWords } from '../words.ts';
import classes from './Login.module.css';

const SecondStep = lazy(() => import('../parts/SecondStep.tsx'));

/** Signing in, and the way back to what was asked for. */
const Login = () => {
  const t = useWords(authWords);
  const navigate = useNavigate();
  const { person } = useSession();
  const search: { back?: string } = useSearch({ strict: false });
  const back = safeBack(search.back);
  const [open, setOpen] = useState<{ readonly step: Step; readonly name: string } | null>(null);

  // Who signs in here is led on by the form, which knows that, and by the change of person: whichever comes first.
  const gone = useRef(false);
  const goOn = () => {
    if (gone.current) return;
    gone.current = true;
    const role = currentSession().person?.role ?? 'guest';
    void navigate({ href: back && mayOpen(back, role) ? back : landing(role), replace: true });
  };

  // Somebody was here before: ask whether the session still stands. A first visitor is not kept waiting for that.
  useEffect(() => {
    if (wasHere()) void sessionReady().catch(() => undefined);
  }, []);

  // Somebody already signed in has no business here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of person leads on
  useEffect(() => {
    if (person) goOn();
  }, [person]);

  if (open)
    return (
      <Suspense fallback={<GuestPage title={t('welcome')} />}>
        <SecondStep step={open.step} name={open.name} onDone={goOn} onBack={() => setOpen(null)} />
      </Suspense>
    );
  return (
    <GuestPage title={t('welcome')} lead={t('lead')}>
      <PublicAnnouncements />
      <SignInForm onSignedIn={goOn} onStep={(step, name) => setOpen({ step, name })} />
      <p className={classes.foot}>
        {t('firstTime')} <Link to={href('auth.register')}>{t('useCode')}</Link>
      </p>
      <p className={classes.foot}>
        {t('notConfirmed')} <Link to={href('auth.resendConfirmation')}>{t('sendCode')}</Link>
      </p>
    </GuestPage>
  );
};

export default Login;
