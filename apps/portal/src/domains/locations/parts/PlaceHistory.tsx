import { useAsk } from '@nestling/kit/ask.ts';
import { LogSteps } from '@nestling/kit/LogSteps.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { fieldWords } from '../field-words.ts';
import { PlaceHistoryDocument } from '../places.graphql.ts';
import { placeWords } from '../words.ts';
import { changedFields } from './history-words.ts';
import classes from './places.module.css';
import { usePlaceRecord } from './use-place.ts';

/** What was changed on a location, by whom and when, the newest first. */
const PlaceHistory = () => {
  const location = usePlaceRecord().id;
  const t = useWords(placeWords);
  const { language } = useSpeech();
  const fieldName = useFieldName();
  const [page, setPage] = useState(1);
  const { data, error, again } = useAsk(PlaceHistoryDocument, { location, page }, { keep: ['page'] });
  const log = data?.getLocationHistory;
  if (!log) return <Pending error={error} onRetry={again} rows={4} />;
  if (log.total === 0) return <p className={classes.quiet}>{t('noHistory')}</p>;
  return (
    <section className={classes.section}>
      <ol>
        {log.data.map(({ id, object_info, username, created_at }) => (
          <li key={id} className={classes.line}>
            <span className={classes.words}>
              {changedFields(object_info).map(({ field, before, after }) => (
                <span key={field}>
                  <b>{fieldName(field)}:</b> {before ? <s className={classes.quiet}>{before}</s> : null} {after}{' '}
                </span>
              ))}
            </span>
            <span className={classes.quiet} data-figures>
              {[momentFigures(created_at, language), username].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <LogSteps page={page} last={log.lastPage} labels={{ newer: t('newer'), older: t('older') }} onPage={setPage} />
      </div>
    </section>
  );
};

const isWord = (field: string, words: object): field is keyof typeof fieldWords.en & string => field in words;

/** A column in words; its own name where nobody has given it one. */
const useFieldName = () => {
  const t = useWords(fieldWords);
  return (field: string): string => (isWord(field, fieldWords.en) ? t(field) : field.replaceAll('_', ' '));
};

export default PlaceHistory;
