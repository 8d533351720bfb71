import { useAsk } from '@nestling/kit/ask.ts';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import { SpanField } from '../../attendance/report/SpanField.tsx';
import { useSpan } from '../../attendance/report/use-span.ts';
import records from '../../students/record/record.module.css';
import { CenterStatisticsDocument, type CenterStatisticsQuery } from '../statistics.graphql.ts';
import { statisticsWords } from '../statistics-words.ts';

/** What the server looks back without being told, and the most a picture shows. */
const USUAL_DAYS = 28;
const MOST_DAYS = 93;

type Told = NonNullable<CenterStatisticsQuery['getCenterStatistics']>;

/** How many are enrolled, came and watched, day by day. */
const CenterStatistics = ({ place: { id: location, today } }: Located) => {
  const [span, onSpan] = useSpan({ from: addDays(today, 1 - USUAL_DAYS), to: today }, MOST_DAYS);
  const { data, error, again } = useAsk(CenterStatisticsDocument, { location, ...span });
  const told = data?.getCenterStatistics;
  return (
    <Screen>
      <SpanField span={span} today={today} onChange={onSpan} />
      {told ? <Figures told={told} /> : <Pending error={error} onRetry={again} rows={6} />}
    </Screen>
  );
};

const Figures = ({ told }: { told: Told }) => {
  const t = useWords(statisticsWords);
  const { language } = useSpeech();
  const { enrolled, waiting, contacts, days } = told;
  const watched = [
    ['logins', t('logins')],
    ['watch_minutes', t('minutes')],
  ] as const;
  // Nobody is expected on a day the center is closed: a gap, not a day without children.
  const attended = days.map(({ date, present, absent }) => ({
    label: dayShort(date, language),
    values: present + absent > 0 ? { present, absent } : {},
  }));
  const now = [
    [t('enrolled'), enrolled],
    [t('waiting'), waiting],
    [t('contacts'), contacts],
  ] as const;
  return (
    <Stack gap="l">
      <Row gap="xl">
        {now.map(([label, count]) => (
          <span key={label}>
            <span className={records.quiet}>{label}</span> <b data-figures>{count}</b>
          </span>
        ))}
      </Row>
      <Chart
        kind="lines"
        label={t('attendance')}
        head={t('day')}
        rows={attended}
        series={[
          { key: 'present', label: t('present') },
          { key: 'absent', label: t('absent') },
        ]}
      />
      {/* Each with a scale of its own: minutes are many times the logins. */}
      {watched.map(([key, label]) => (
        <Chart
          key={key}
          kind="bars"
          label={label}
          head={t('day')}
          rows={days.map((day) => ({ label: dayShort(day.date, language), values: { [key]: day[key] } }))}
          series={[{ key, label }]}
        />
      ))}
    </Stack>
  );
};

export default CenterStatistics;
