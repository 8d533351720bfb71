import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { monthOf, type Span, weekOf } from '@nestling/ui/format/day.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { CombinedError } from 'urql';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { sumOf } from '../../attendance/report/days.ts';
import { SpanField } from '../../attendance/report/SpanField.tsx';
import { useSpan } from '../../attendance/report/use-span.ts';
import { DayBars } from '../parts/DayBars.tsx';
import {
  WatchedByPersonDocument,
  WatchedCamerasDocument,
  WatchedMonthDocument,
  WatchedOnDateDocument,
  type WatchedOnDateQuery,
  WatchedWeekDocument,
} from '../watchTime.graphql.ts';
import { reportsWords } from '../words.ts';

const modes = ['date', 'week', 'month', 'camera'] as const;
type Mode = (typeof modes)[number];
const isMode = (tab: string | undefined): tab is Mode => modes.some((mode) => mode === tab);

/** The time a way of looking covers, around the day that was chosen. */
const covered = (mode: Mode, { from, to }: Span): Span => {
  if (mode === 'date') return { from: to, to };
  if (mode === 'week') return weekOf(to);
  return mode === 'month' ? monthOf(to) : { from, to };
};

/** How long families watched: by person on a day, by day in a week or month, by camera. */
const WatchTime = ({ place: { id: location, today } }: Located) => {
  const t = useWords(reportsWords);
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const mode = isMode(tab) ? tab : 'date';
  const [chosen, onSpan] = useSpan(mode === 'camera' ? monthOf(today) : { from: today, to: today }, 366);
  const span = covered(mode, chosen);
  const at = { location, span };
  return (
    <Screen actions={<ReportActions file={{ of: 'system', report: 'watch_time', location, ...span }} />}>
      <SpanField span={span} today={today} single={mode === 'date'} onChange={onSpan} />
      <Tabs
        label={t('by')}
        tabs={[
          { key: 'date', label: t('byDate'), content: () => <OnDate {...at} /> },
          { key: 'week', label: t('byWeek'), content: () => <OverWeek {...at} /> },
          { key: 'month', label: t('byMonth'), content: () => <OverMonth {...at} /> },
          { key: 'camera', label: t('byCamera'), content: () => <OfCameras {...at} /> },
        ]}
      />
    </Screen>
  );
};

interface At {
  readonly location: string;
  readonly span: Span;
}

const Body = ({
  count,
  error,
  again,
  children,
}: {
  count: number | undefined;
  error: CombinedError | undefined;
  again: () => void;
  children: ReactNode;
}) => {
  const t = useWords(reportsWords);
  return (
    <ListBody
      count={count}
      error={error}
      onRetry={again}
      filtered={false}
      onClearFilters={() => {}}
      empty={
        <EmptyState picture={<CameraPicture />} title={t('noTime')}>
          {t('noTimeText')}
        </EmptyState>
      }
    >
      {children}
    </ListBody>
  );
};

type Viewer = WatchedOnDateQuery['watchTimeReportByDate'][number];

const OnDate = ({ location, span }: At) => {
  const t = useWords(reportsWords);
  const [open, setOpen] = useState<Viewer | null>(null);
  const { data, error, again } = useAsk(WatchedOnDateDocument, { location, date: span.to }, { keep: ['date'] });
  const rows = data?.watchTimeReportByDate;
  const columns: Column<Viewer>[] = [
    {
      key: 'contact',
      head: t('contact'),
      cell: ({ user }) =>
        user ? <Person id={user.id} name={user.full_name} image={user.avatar} size={32} /> : t('someone'),
      total: t('total'),
    },
    { key: 'views', head: t('views'), end: true, cell: ({ views }) => views, total: sumOf(rows ?? [], (r) => r.views) },
    {
      key: 'minutes',
      head: t('minutes'),
      end: true,
      cell: ({ minutes }) => minutes,
      total: sumOf(rows ?? [], (row) => row.minutes),
    },
  ];
  return (
    <Body count={rows?.length} error={error} again={again}>
      {open ? <OfPerson viewer={open} date={span.to} /> : null}
      <DataTable
        label={t('byDate')}
        rows={rows ?? []}
        columns={columns}
        keyOf={({ user_id: id }) => id}
        nameOf={({ user }) => user?.full_name ?? t('someone')}
        open={open?.user_id}
        onOpen={(viewer) => setOpen(viewer.user_id === open?.user_id ? null : viewer)}
      />
    </Body>
  );
};

const OfPerson = ({ viewer, date }: { viewer: Viewer; date: string }) => {
  const t = useWords(reportsWords);
  const { data } = useAsk(WatchedByPersonDocument, { user: viewer.user_id, date }, { keep: ['date'] });
  return <Minutes label={t('watchedBy', { name: viewer.user?.full_name ?? '' })} days={data?.userWatchTimeWeekly} />;
};

const Minutes = ({
  label,
  days,
}: {
  label: string;
  days: readonly { readonly date: string; readonly minutes: number }[] | undefined;
}) => {
  const t = useWords(reportsWords);
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <DayBars
        label={label}
        days={(days ?? []).map(({ date, minutes: value }) => ({ date, value }))}
        unit={(count) => t('minutesOf', { count })}
      />
    </section>
  );
};

const OverWeek = ({ location, span }: At) => {
  const t = useWords(reportsWords);
  const { data, error, again } = useAsk(WatchedWeekDocument, { location, date: span.from }, { keep: ['date'] });
  const days = data?.watchTimeWeeklyReport;
  return (
    <Body count={days?.length} error={error} again={again}>
      <Minutes label={`${t('minutes')}: ${sumOf(days ?? [], ({ minutes }) => minutes)}`} days={days} />
    </Body>
  );
};

const OverMonth = ({ location, span }: At) => {
  const t = useWords(reportsWords);
  const { data, error, again } = useAsk(WatchedMonthDocument, { location, month: span.from }, { keep: ['month'] });
  const days = data?.watchTimeMonthlyReport;
  return (
    <Body count={days?.length} error={error} again={again}>
      <Minutes label={`${t('minutes')}: ${sumOf(days ?? [], ({ minutes }) => minutes)}`} days={days} />
    </Body>
  );
};

const OfCameras = ({ location, span }: At) => {
  const t = useWords(reportsWords);
  const { data, error, again } = useAsk(WatchedCamerasDocument, { location, ...span });
  const rows = data?.watchTimeReportByCamera;
  const figure = (key: 'users' | 'views' | 'minutes', head: string) => ({
    key,
    head,
    end: true,
    cell: (row: NonNullable<typeof rows>[number]) => row[key],
    ...(key === 'users' ? {} : { total: sumOf(rows ?? [], (row) => row[key]) }),
  });
  return (
    <Body count={rows?.length} error={error} again={again}>
      <DataTable
        label={t('byCamera')}
        rows={rows ?? []}
        columns={[
          {
            key: 'camera',
            head: t('camera'),
            cell: ({ camera }) => (camera ? <RoomName name={camera.name} colour={camera.color_code} /> : null),
            total: t('total'),
          },
          figure('users', t('people')),
          figure('views', t('views')),
          figure('minutes', t('minutes')),
        ]}
        keyOf={({ camera }) => camera?.id ?? ''}
        nameOf={({ camera }) => camera?.name ?? ''}
      />
    </Body>
  );
};

export default WatchTime;
