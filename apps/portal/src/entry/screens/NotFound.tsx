import { Button } from '@mantine/core';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { landing } from '../../guard.ts';
import { shellWords } from '../../messages.ts';
import { useSession } from '../../session/session.ts';

/** Where unknown addresses end; the address asked for stands at the foot. */
const NotFound = () => {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  const { person } = useSession();
  const { from }: { from?: string } = useSearch({ strict: false });
  return (
    <EmptyState
      page
      picture={<DoorPicture />}
      title={t('notFoundTitle')}
      actions={
        <Button onClick={() => void navigate({ href: landing(person?.role ?? 'guest') })}>{t('notFoundHome')}</Button>
      }
      foot={from ? `404 · ${from}` : '404'}
    >
      {t('notFoundText')}
    </EmptyState>
  );
};

export default NotFound;
