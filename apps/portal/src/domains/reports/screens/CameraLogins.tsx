import { resetUserLogins } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { weekOf } from '@nestling/ui/format/day.ts';
import { clock, dayShort } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconRefresh, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { SpanField } from '../../attendance/report/SpanField.tsx';
import { useSpan } from '../../attendance/report/use-span.ts';
import { CameraLoginsDocument, type CameraLoginsQuery, LoginWeekDocument } from '../logins.graphql.ts';
import { DayBars } from '../parts/DayBars.tsx';
import { reportsWords } from '../words.ts';

type Row = CameraLoginsQuery['getLoginReport']['data'][number];

/** Who opened cameras on which days, and how often; the chart is that of the week the time ends in. */
const CameraLogins = ({ place: { id: location, today } }: Located) => {
  const t = useWords(reportsWords);
  const { language } = useSpeech();
  const navigate = useNavigate();
  const state = useListState();
  const [span, onSpan] = useSpan(weekOf(today), 366);
  const { rows, answer } = useList(CameraLoginsDocument, state, {
    rows: (data) => data.getLoginReport,
    variables: { location, ...span },
  });
  const week = useAsk(LoginWeekDocument, { location, date: span.to }, { keep: ['date'] });
  const giveBack = useAction(resetUserLogins);
  const columns: Column<Row>[] = [
    {
      key: 'contact',
      head: t('contact'),
      by: ({ user }) => user?.full_name,
      cell: ({ user }) =>
        user ? <Person id={user.id} name={user.full_name} image={user.avatar} size={32} /> : t('someone'),
    },
    { key: 'day', head: t('day'), by: ({ date }) => date, cell: ({ date }) => (date ? dayShort(date, language) : '') },
    {
      key: 'first',
      head: t('first'),
      wide: true,
      cell: ({ first_at, location: at }) => (first_at ? clock(first_at, at?.timezone?.value ?? null) : ''),
    },
    {
      key: 'logins',
      head: t('logins'),
      by: ({ login_counter: count }) => count ?? 0,
      end: true,
      cell: ({ login_counter: count }) => count ?? 0,
    },
  ];
  const menuOf = ({ user, date }: Row): MenuItem[] =>
    user
      ? [
          {
            key: 'profile',
            label: t('profile'),
            icon: <IconUser size={18} />,
            onPick: () => void navigate({ href: href('people.contact', { camuserId: user.id }) }),
          },
          ...(date === today
            ? [
                {
                  key: 'give',
                  label: t('give'),
                  icon: <IconRefresh size={18} />,
                  onPick: () => void giveBack.run({ id: user.id }),
                },
              ]
            : []),
        ]
      : [];
  return (
    <ListScreen
      reported
      state={state}
      answer={answer}
      actions={<ReportActions file={{ of: 'system', report: 'logins', location, ...span }} />}
      filters={<SpanField span={span} today={today} onChange={onSpan} />}
      empty={
        <>
          <SpanField span={span} today={today} onChange={onSpan} />
          <EmptyState picture={<CameraPicture />} title={t('noLogins')}>
            {t('noLoginsText')}
          </EmptyState>
        </>
      }
    >
      <DayBars
        label={t('loginsWeek')}
        days={(week.data?.getLoginWeekReport ?? []).map(({ date, login_counter: value }) => ({ date, value }))}
        unit={(count) => t('loginsOf', { count })}
      />
      <DataTable
        label={t('loginsList')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ user, date }) => `${user?.full_name ?? t('someone')} ${date}`}
        menuOf={menuOf}
      />
    </ListScreen>
  );
};

export default CameraLogins;
