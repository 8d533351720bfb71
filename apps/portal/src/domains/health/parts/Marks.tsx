import { useAsk } from '@nestling/kit/ask.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { ImmunizationMarksDocument } from '../health.graphql.ts';
import classes from '../health.module.css';
import { healthWords } from '../words.ts';
import { seriesWord } from './SeriesBadge.tsx';

/** Pets whose vaccines are missing or over (red), or soon are (yellow), for staff at the door. */
export const Marks = ({ location }: { location: string }) => {
  const t = useWords(healthWords);
  const { pets } = useSpeech();
  const { data } = useAsk(ImmunizationMarksDocument, { location }, { pause: !pets });
  const marks = pets ? (data?.immunizationMarks ?? []) : [];
  if (marks.length === 0) return null;
  return (
    <section aria-label={t('marksTitle')} className={classes.badges}>
      {marks.map(({ student, mark, series }) => (
        <Badge key={student?.id} kind={mark === 'red' ? 'bad' : 'wait'}>
          {t(mark === 'red' ? 'red' : 'yellow', {
            name: student?.full_name ?? '',
            series: series.map((one) => seriesWord(t, one)).join(', '),
          })}
        </Badge>
      ))}
    </section>
  );
};
