import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { guestWords } from '../guest-words.ts';
import classes from './SendAgain.module.css';

/** Seconds before a message may be sent once more: time enough for the first one to arrive. */
const pause = 30;

/** Sends a message again, but not at once. `send` tells whether it went out. */
export const SendAgain = ({ send, busy }: { send: () => Promise<boolean>; busy: boolean }) => {
  const t = useWords(guestWords);
  const [left, setLeft] = useState(pause);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const again = async () => {
    if (!(await send())) return;
    setSent(true);
    setLeft(pause);
  };
  return (
    <div className={classes.again}>
      <Button variant="default" size="lg" fullWidth loading={busy} disabled={left > 0} onClick={() => void again()}>
        {left > 0 ? t('waitToSend', { count: left }) : t('sendAgain')}
      </Button>
      <p className={classes.said} role="status">
        {sent ? t('sentAgain') : t('mailHelp')}
      </p>
    </div>
  );
};
