import { Button } from '@mantine/core';
import { clock } from '@nestling/ui/format/when.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconUserShield } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { authWords } from '../domains/auth/words.ts';
import { landing } from '../guard.ts';
import type { Person } from '../session/person.ts';
import { currentSession, stopActing } from '../session/session.ts';
import classes from './Acting.module.css';

/** Says on every screen that an admin acts as somebody else, until when, and the way back. */
const Acting = ({ person, until }: { person: Person; until: string }) => {
  const t = useWords(authWords);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      await stopActing();
      void navigate({ href: landing(currentSession().person?.role ?? 'guest') });
    } catch {
      setBusy(false);
      notify({ kind: 'failed', title: t('stopFailed') });
    }
  };
  return (
    <div className={classes.acting} role="status">
      <IconUserShield size={20} aria-hidden="true" />
      <span className={classes.words}>{t('actingAs', { name: person.name, time: clock(until) })}</span>
      <Button size="compact-md" variant="default" loading={busy} onClick={() => void stop()}>
        {t('stopActing')}
      </Button>
    </div>
  );
};

export default Acting;
