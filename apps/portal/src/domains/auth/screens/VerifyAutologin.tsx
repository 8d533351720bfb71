import { useWords } from '@nestling/ui/words.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { landing } from '../../../guard.ts';
import { currentSession, signInByLink } from '../../../session/session.ts';
import { guestWords } from '../guest-words.ts';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';

/** Signs in by a link that works once, and goes to where that person begins. */
const VerifyAutologin = () => {
  const t = useWords(guestWords);
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const begun = useRef(false);
  const [declined, setDeclined] = useState<string | null>(null);

  useEffect(() => {
    // The token is used up by the first try; React may run an effect twice while developing.
    if (begun.current) return;
    begun.current = true;
    signInByLink(token).then(
      (said) => {
        if (said !== null) return setDeclined(said);
        void navigate({ href: landing(currentSession().person?.role ?? 'guest'), replace: true });
      },
      () => setDeclined(t('autoFailedLead')),
    );
  }, [navigate, t, token]);

  if (declined === null) return <GuestPage title={t('autoTitle')} />;
  return (
    <GuestPage title={t('autoFailed')} lead={declined || t('autoFailedLead')}>
      <GuestFoot />
    </GuestPage>
  );
};

export default VerifyAutologin;
