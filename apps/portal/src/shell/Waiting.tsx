import { useWords } from '@nestling/ui/words.ts';
import { useRouterState } from '@tanstack/react-router';
import { shellWords } from '../messages.ts';
import classes from './Waiting.module.css';

/** The spinner between two screens; it comes only when the next one takes longer than a blink. */
export const Waiting = () => {
  const t = useWords(shellWords);
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  if (!pending) return null;
  return <div className={classes.waiting} role="progressbar" aria-label={t('loading')} />;
};
