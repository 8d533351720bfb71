import { Button } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useBlocker } from '@tanstack/react-router';
import classes from './LeaveGuard.module.css';
import { kitWords } from './words.ts';

/** Asks before leaving a screen with something unsaved; the browser asks in its own words before the tab closes. */
export const LeaveGuard = ({ active }: { active: boolean }) => {
  const t = useWords(kitWords);
  const blocker = useBlocker({
    // Filters and panels change the address of the same screen; nothing is lost there.
    shouldBlockFn: ({ current, next }) => active && current.pathname !== next.pathname,
    enableBeforeUnload: () => active,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog label={t('leaveTitle')} onClose={blocker.reset}>
      <div className={classes.ask}>
        <h2 className={classes.title}>{t('leaveTitle')}</h2>
        <p>{t('leaveText')}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={blocker.proceed}>
            {t('leave')}
          </Button>
          <Button onClick={blocker.reset}>{t('stay')}</Button>
        </div>
      </div>
    </Dialog>
  );
};
