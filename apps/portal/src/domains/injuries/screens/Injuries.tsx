import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Row as Line } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { injuryKinds } from '@nestling/rules/injuries.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { InjuriesDocument, type InjuriesQuery } from '../injuries.graphql.ts';
import { severityLook, useInjuryWords } from '../injury-words.ts';
import classes from '../parts/injuries.module.css';
import { ReportMarks } from '../parts/ReportFacts.tsx';

const NewReport = lazy(() => import('../parts/ReportDialog.tsx').then((part) => ({ default: part.NewReport })));
const filters = ['state', 'room', 'kind', 'start', 'end'] as const;
type Row = InjuriesQuery['injuryReports']['data'][number];
/** The inspector's year. */
const YEAR_DAYS = 365;

/** The injury reports of a location: what waits for review and for a signature, and the way to write one. */
const Injuries = ({ place: { id: location, rooms, today } }: LocatedWithRooms) => {
  const { t, language, kindName, severityName, partNames } = useInjuryWords();
  const manager = allows(usePerson().role, 'manager');
  const [writes, setWrites] = useState(false);
  const state = useListState(filters);
  const of = (name: (typeof filters)[number]) => state.filter(name) || null;
  const { rows, answer } = useList(InjuriesDocument, state, {
    rows: (data) => data.injuryReports,
    variables: {
      location,
      room: of('room'),
      kind: of('kind'),
      state: of('state'),
      start: of('start'),
      end: of('end'),
    },
  });
  const when = ({ date, time }: Row) => `${dateWords(date, language)}, ${clockWords(time)}`;
  const columns: Column<Row>[] = [
    { key: 'when', head: t('when'), by: ({ date }) => date, cell: when },
    { key: 'child', head: t('child'), main: true, cell: ({ student }) => student?.full_name },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => kindName(kind) },
    {
      key: 'severity',
      head: t('severity'),
      cell: ({ severity }) => <Badge kind={severityLook(severity)}>{severityName(severity)}</Badge>,
    },
    { key: 'parts', head: t('parts'), cell: ({ parts }) => partNames(parts), wide: true },
    { key: 'room', head: t('room'), cell: ({ program }) => program?.name, wide: true },
    {
      key: 'review',
      head: t('review'),
      cell: ({ reviewed_at }) => (
        <Badge kind={reviewed_at ? 'good' : 'wait'}>{t(reviewed_at ? 'reviewed' : 'unreviewed')}</Badge>
      ),
    },
    {
      key: 'signature',
      head: t('signature'),
      cell: ({ signed_at }) => <Badge kind={signed_at ? 'good' : 'wait'}>{t(signed_at ? 'signed' : 'unsigned')}</Badge>,
    },
  ];
  const menu = (name: (typeof filters)[number], label: string, choices: { value: string; label: string }[]) => (
    <FilterMenu
      name={label}
      value={state.filter(name)}
      choices={choices}
      onChange={(next) => state.set({ filters: { [name]: next } })}
    />
  );
  const write = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setWrites(true)}>
      {t('write')}
    </Button>
  );
  return (
    <>
      <ListScreen
        reported
        state={state}
        answer={answer}
        actions={
          <Line>
            {manager ? (
              <ReportActions
                file={{
                  of: 'system',
                  report: 'injuries',
                  location,
                  from: of('start') ?? addDays(today, -YEAR_DAYS),
                  to: of('end') ?? today,
                }}
                paper={false}
              />
            ) : null}
            {write}
          </Line>
        }
        filters={
          <>
            {menu('state', t('state'), [
              { value: 'unreviewed', label: t('unreviewed') },
              { value: 'unsigned', label: t('unsigned') },
            ])}
            {menu(
              'room',
              t('room'),
              rooms.map(({ id, name }) => ({ value: id, label: name })),
            )}
            {menu(
              'kind',
              t('kind'),
              injuryKinds.map((value) => ({ value, label: kindName(value) })),
            )}
            {(['start', 'end'] as const).map((name) => (
              <DateField
                key={name}
                aria-label={t(name === 'start' ? 'from' : 'to')}
                value={state.filter(name)}
                max={today}
                onChange={(next) => state.set({ filters: { [name]: next } })}
              />
            ))}
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noneHere')} actions={write}>
            {t('noneHereText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('title')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ kind, student }) => t('oneOf', { child: student?.full_name ?? '', kind: kindName(kind) })}
          hrefOf={({ id }) => href('injuries.one', { injury: id })}
          card={(row) => (
            <>
              <b>{row.student?.full_name}</b>
              <span>
                {kindName(row.kind)} · {when(row)}
              </span>
              <span>{partNames(row.parts)}</span>
              <span className={classes.head}>
                <ReportMarks report={row} staff />
              </span>
            </>
          )}
        />
      </ListScreen>
      {writes ? (
        <Suspense>
          <NewReport student={null} location={location} onClose={() => setWrites(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

export default Injuries;
