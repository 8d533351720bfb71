import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { stateOf } from '../paper-kinds.ts';
import type { PaperRow } from '../rows.ts';
import { fileWords } from '../words.ts';
import classes from './files.module.css';

const looks = { waiting: 'wait', approved: 'good', rejected: 'bad' } as const;

/** How a paper stands: waiting, approved or not accepted, and until when it holds. */
export const PaperBadge = ({ paper: { status, expired, expiry } }: { paper: PaperRow }) => {
  const t = useWords(fileWords);
  const { language } = useSpeech();
  const state = stateOf(status);
  return (
    <span className={classes.badges}>
      {expired ? <Badge kind="bad">{t('expired')}</Badge> : <Badge kind={looks[state]}>{t(state)}</Badge>}
      {expiry && !expired ? <Badge kind="neutral">{t('expires', { date: dateWords(expiry, language) })}</Badge> : null}
    </span>
  );
};
