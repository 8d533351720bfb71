import { useAsk } from '@nestling/kit/ask.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { inheritedWords } from '../../settings/inherited-words.ts';
import { PlaceChangesDocument } from '../settings.graphql.ts';
import { changedFields } from './history-words.ts';
import classes from './places.module.css';

/** Who chose the settings of a section last, and when. Nothing where that is longer ago than the history reads back. */
export const LastChange = ({ location, of }: { location: string; of: readonly string[] }) => {
  const t = useWords(inheritedWords);
  const { language } = useSpeech();
  const { data } = useAsk(PlaceChangesDocument, { location });
  const log = data?.getLocationHistory;
  if (!log) return null;
  const last = log.data.find(({ object_info }) => changedFields(object_info).some(({ field }) => of.includes(field)));
  if (!last && log.lastPage > 1) return null;
  return (
    <p className={classes.quiet}>
      {last
        ? t('ownChoice', { name: last.username ?? t('somebody'), date: dateWords(last.created_at, language) })
        : t('nobody')}
    </p>
  );
};
