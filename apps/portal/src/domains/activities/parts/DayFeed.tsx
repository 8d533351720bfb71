import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityEntryFragment } from '../activities.graphql.ts';
import { useDayEntries } from '../use-day-entries.ts';
import { useEntryActs } from '../use-entry-acts.ts';
import { useLooks } from '../use-looks.tsx';
import { useSentence } from '../use-sentence.ts';
import { activityWords } from '../words.ts';
import { EditEntry } from './EditEntry.tsx';
import classes from './Entry.module.css';
import { Entry } from './Entry.tsx';
import { PhotoConsent } from './PhotoConsent.tsx';
import { TwoWeeks } from './TwoWeeks.tsx';

/** What was written down of a student, day by day; families read, staff put right. New entries come by themselves. */
const DayFeed = ({
  student,
  today,
  staff,
}: {
  student: { readonly id: string; readonly location: { readonly id: string } | null };
  today: string;
  staff: boolean;
}) => {
  const t = useWords(activityWords);
  const { language } = useSpeech();
  const asked = new URLSearchParams(location.search).get('day');
  const [date, setDate] = useState(asked && /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : today);
  const [edited, setEdited] = useState<ActivityEntryFragment | null>(null);
  const acts = useEntryActs(setEdited);
  const entries = useDayEntries(student.id, date);
  const { look, viewer } = useLooks(entries ?? []);
  const say = useSentence();
  return (
    <div>
      <div className={classes.days}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('dayBefore')}
          onClick={() => setDate(addDays(date, -1))}
        >
          <IconChevronLeft size={20} />
        </button>
        <span className={classes.day}>{dayShort(date, language)}</span>
        <button
          type="button"
          className={classes.step}
          aria-label={t('dayAfter')}
          disabled={date >= today}
          onClick={() => setDate(addDays(date, 1))}
        >
          <IconChevronRight size={20} />
        </button>
      </div>
      {!entries ? (
        <RowsSkeleton rows={4} />
      ) : entries.length === 0 ? (
        <p className={classes.nothing}>{t('noneDay')}</p>
      ) : (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              names={staff && entry.students.length > 1}
              sentence={staff ? null : say(entry, false)}
              large={!staff}
              menu={staff ? acts(entry) : []}
              onLook={look}
            />
          ))}
        </ol>
      )}
      <TwoWeeks student={student.id} today={today} />
      <PhotoConsent student={student.id} staff={staff} />
      {viewer}
      {edited ? (
        <EditEntry entry={edited} location={student.location?.id ?? ''} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  );
};

export default DayFeed;
