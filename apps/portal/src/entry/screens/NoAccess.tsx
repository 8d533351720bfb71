import { Button } from '@mantine/core';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { landing } from '../../guard.ts';
import { shellWords } from '../../messages.ts';
import { signOut, useSession } from '../../session/session.ts';

/** Where somebody ends who is signed in and may not open the page asked for: on to the own start, or with another account. */
const NoAccess = () => {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  const { person } = useSession();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    await signOut().catch(() => undefined);
  };
  return (
    <EmptyState
      page
      picture={<DoorPicture />}
      title={t('noAccessTitle')}
      actions={
        <>
          <Button onClick={() => void navigate({ href: landing(person?.role ?? 'guest') })}>{t('notFoundHome')}</Button>
          <Button variant="default" loading={busy} onClick={() => void change()}>
            {t('switchAccounts')}
          </Button>
        </>
      }
    >
      {t('noAccessText')}
    </EmptyState>
  );
};

export default NoAccess;
