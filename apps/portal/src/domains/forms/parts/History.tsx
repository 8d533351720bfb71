import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { OneEntryQuery } from '../entries.graphql.ts';
import { formWords } from '../words.ts';
import classes from './forms.module.css';

const kinds = ['submit', 'change', 'approve', 'withdraw', 'reject', 'request_change', 'write'] as const;
const isKind = (kind: string): kind is (typeof kinds)[number] => kinds.some((one) => one === kind);

/** What became of an entry, by whom and when. */
export const History = ({ events }: { events: NonNullable<OneEntryQuery['getFormEntry']>['events'] }) => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  if (events.length === 0) return null;
  return (
    <section>
      <h2 className={classes.title}>{t('history')}</h2>
      <ol className={classes.events}>
        {events.map(({ id, kind, at, by, notes }) => (
          <li key={id} className={classes.event}>
            <b>{isKind(kind) ? t(`ev_${kind}`) : kind}</b>
            <span className={classes.quiet}>
              {[by?.full_name, momentWords(at, language)].filter(Boolean).join(' · ')}
            </span>
            {notes ? <span>{notes}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
};
