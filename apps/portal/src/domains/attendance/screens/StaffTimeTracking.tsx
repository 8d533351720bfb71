import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconClock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { ReportScreen } from '../hours/ReportScreen.tsx';
import { TimeTrackingDocument, type TimeTrackingQuery } from '../hours/timeTracking.graphql.ts';
import { useReport } from '../hours/use-report.ts';
import { hoursWords as words } from '../hours/words.ts';
import { hoursWords, sumOf } from '../report/days.ts';

type Row = NonNullable<TimeTrackingQuery['getTimeTrackingReport']>['result'][number];
const filters = ['only'] as const;

/** The hours of each member of the team over a pay period. */
const StaffTimeTracking = ({ place }: LocatedWithRooms) => {
  const t = useWords(words);
  const navigate = useNavigate();
  const { frame, location, span } = useReport(place, 'month', 366);
  const state = useListState(filters);
  const only = state.filter('only');
  const { data, error, again } = useAsk(TimeTrackingDocument, { location, ...span, only_in: only === 'in' });
  const answer = data?.getTimeTrackingReport;
  const rows = answer?.result;
  const figure = (key: 'days' | 'shifts') => ({
    key,
    head: t(key),
    end: true,
    cell: (row: Row) => row[key],
    total: sumOf(rows ?? [], (row) => row[key]),
  });
  return (
    <ReportScreen
      {...frame}
      detail={answer ? t('people', { count: answer.total_employees }) : undefined}
      foot={t('rounding')}
      filters={
        <FilterMenu
          name={t('everybody')}
          value={only}
          choices={[{ value: 'in', label: t('onlyIn') }]}
          onChange={(value) => state.set({ filters: { only: value } })}
        />
      }
      answer={{ error, again }}
      report={{
        label: t('tracking'),
        file: { of: 'attendance', report: 'staff_hours', location, ...span },
        rows,
        keyOf: ({ user }) => user?.id ?? '',
        nameOf: ({ user }) => user?.full_name ?? '',
        menuOf: ({ user }) => [
          {
            key: 'shifts',
            label: t('shifts'),
            icon: <IconClock size={18} />,
            onPick: () => void navigate({ href: href('attendance.staffHours', {}, { user: user?.id ?? '', ...span }) }),
          },
        ],
        columns: [
          {
            key: 'name',
            head: t('name'),
            cell: ({ user }) =>
              user ? (
                <Person id={user.id} name={user.full_name} image={user.avatar} size={32} detail={user.job_title} />
              ) : null,
            total: t('total'),
          },
          figure('days'),
          figure('shifts'),
          {
            key: 'break',
            head: t('break'),
            end: true,
            wide: true,
            cell: (row) => hoursWords(row.break_minutes),
            total: hoursWords(sumOf(rows ?? [], (row) => row.break_minutes)),
          },
          {
            key: 'hours',
            head: t('hours'),
            end: true,
            cell: (row) => <b>{hoursWords(row.minutes)}</b>,
            total: hoursWords(answer?.total_minutes ?? 0),
          },
        ],
      }}
    />
  );
};

export default StaffTimeTracking;
