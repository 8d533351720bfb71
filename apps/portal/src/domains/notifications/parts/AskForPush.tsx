import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { mayAsk, putOff } from '../push.ts';
import { pushWords } from '../push-words.ts';
import { usePush } from '../use-push.ts';
import classes from './AskForPush.module.css';

/** Offers to tell this device, at a moment at which one sees what for. Nothing is asked by the browser before a press. */
const AskForPush = ({ about }: { about: 'message' | 'check' }) => {
  const t = useWords(pushWords);
  const { id, actingUntil } = usePerson();
  const [open, setOpen] = useState(() => !actingUntil && mayAsk(id));
  const { on, why, busy, turnOn } = usePush();
  if (!open || on) return null;
  const close = () => {
    putOff(id);
    setOpen(false);
  };
  return (
    <aside className={classes.ask} aria-label={t('ask')}>
      <IconBell size={20} aria-hidden="true" />
      <p className={classes.words}>{why ? t(why) : t(`ask_${about}`)}</p>
      <div className={classes.acts}>
        {why === 'refused' ? null : (
          <Button size="compact-md" loading={busy} onClick={() => void turnOn()}>
            {t('turnOn')}
          </Button>
        )}
        <Button size="compact-md" variant="subtle" onClick={close}>
          {why ? t('close') : t('notNow')}
        </Button>
      </div>
    </aside>
  );
};

export default AskForPush;
