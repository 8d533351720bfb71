import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { TwoWeeksOfDocument } from '../activities.graphql.ts';
import { twoWeekWords } from '../two-week-words.ts';
import { twoWeeks } from '../two-weeks.ts';

/** How a child slept and ate over two weeks, beside each other; opened by who wants to compare. */
export const TwoWeeks = ({ student, today }: { student: string; today: string }) => {
  const t = useWords(twoWeekWords);
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={t('title')}>
      <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'hide' : 'show')}
      </Button>
      {open ? <Charts student={student} today={today} /> : null}
    </section>
  );
};

const Charts = ({ student, today }: { student: string; today: string }) => {
  const t = useWords(twoWeekWords);
  const { language } = useSpeech();
  const { data } = useAsk(TwoWeeksOfDocument, { student_id: student });
  if (!data) return <RowsSkeleton rows={3} />;
  const days = twoWeeks(data.getStudentActivities, today);
  const rows = days.map(({ date, ...values }) => ({ label: dayShort(date, language), values }));
  const hours = (minutes: number) => t('hours', { hours: Math.floor(minutes / 60), minutes: Math.round(minutes % 60) });
  const withBottles = days.some(({ bottles }) => bottles !== null);
  return (
    <Stack>
      <Chart
        kind="bars"
        label={t('sleep')}
        head={t('day')}
        rows={rows}
        series={[{ key: 'sleep', label: t('asleep') }]}
        format={hours}
      />
      <Chart
        kind="bars"
        label={t('food')}
        head={t('day')}
        rows={rows}
        series={[
          { key: 'meals', label: t('meals') },
          ...(withBottles
            ? [
                { key: 'bottles', label: t('bottles') },
                { key: 'ounces', label: t('ounces') },
              ]
            : []),
        ]}
      />
    </Stack>
  );
};
