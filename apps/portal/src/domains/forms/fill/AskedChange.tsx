import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from './fill.module.css';
import { fillWords } from './words.ts';

/** What staff wrote of a wanted change or a rejection; nothing in any other state. */
export const AskedChange = ({
  entry: { status, notes, date },
  only = false,
}: {
  entry: { readonly status: string; readonly notes: string | null; readonly date: string | null };
  only?: boolean;
}) => {
  const t = useWords(fillWords);
  const { language } = useSpeech();
  if (status !== 'change_requested' && status !== 'rejected') return null;
  const until = date ? t('askedUntil', { date: dateWords(date, language) }) : t('asked');
  return (
    <div className={classes.asked} role="note">
      <b>{status === 'rejected' ? t('rejected') : until}</b>
      {notes ? <p>{notes}</p> : null}
      {only ? <p className={classes.help}>{t('onlyThese')}</p> : null}
    </div>
  );
};
