import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Row as Line } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { illnessKinds } from '@nestling/rules/illnesses.ts';
import { allows } from '@nestling/rules/roles.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import ChildIllnesses from '../illnesses/ChildIllnesses.tsx';
import { IllnessState, Until } from '../illnesses/IllnessState.tsx';
import { useIllnessWords } from '../illnesses/illness-words.ts';
import { IllnessesOfLocationDocument, type IllnessesOfLocationQuery } from '../illnesses/illnesses.graphql.ts';

const AddIllness = lazy(() => import('../illnesses/IllnessDialogs.tsx').then((part) => ({ default: part.AddIllness })));
/** The inspector's year. */
const YEAR_DAYS = 365;
const filters = ['state', 'room', 'kind'] as const;
type Row = IllnessesOfLocationQuery['illnesses']['data'][number];

/** Who was ill with what at a location, and who stays home now. */
const Illnesses = ({ place: { id: location, rooms, today } }: LocatedWithRooms) => {
  const { t, language, kindName } = useIllnessWords();
  const manager = allows(usePerson().role, 'manager');
  const [adds, setAdds] = useState(false);
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const of = (name: (typeof filters)[number]) => state.filter(name) || null;
  const { rows, answer } = useList(IllnessesOfLocationDocument, state, {
    rows: (data) => data.illnesses,
    variables: { location, room: of('room'), kind: of('kind'), excluded: of('state') === 'away' ? true : null },
  });
  const one = rows.find(({ id }) => id === open);
  const when = ({ date, time }: Row) => `${dateWords(date, language)}, ${clockWords(time)}`;
  const columns: Column<Row>[] = [
    { key: 'when', head: t('when'), by: ({ date }) => date, cell: when },
    { key: 'child', head: t('child'), main: true, cell: ({ student }) => student?.full_name },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => kindName(kind) },
    { key: 'until', head: t('until'), cell: ({ excluded_until }) => <Until at={excluded_until} /> },
    { key: 'state', head: t('state'), cell: (row) => <IllnessState one={row} /> },
    { key: 'room', head: t('room'), cell: ({ student }) => student?.program?.name, wide: true },
  ];
  const menu = (name: (typeof filters)[number], label: string, choices: { value: string; label: string }[]) => (
    <FilterMenu
      name={label}
      value={state.filter(name)}
      choices={choices}
      onChange={(next) => state.set({ filters: { [name]: next } })}
    />
  );
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdds(true)}>
      {t('add')}
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
                file={{ of: 'system', report: 'illnesses', location, from: addDays(today, -YEAR_DAYS), to: today }}
                paper={false}
              />
            ) : null}
            {add}
          </Line>
        }
        filters={
          <>
            {menu('state', t('state'), [{ value: 'away', label: t('away') }])}
            {menu(
              'room',
              t('room'),
              rooms.map(({ id, name }) => ({ value: id, label: name })),
            )}
            {menu(
              'kind',
              t('kind'),
              illnessKinds.map((value) => ({ value, label: kindName(value) })),
            )}
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noneHere')} actions={add}>
            {t('noneHereText')}
          </EmptyState>
        }
        panel={
          one?.student ? (
            <SidePanel title={one.student.full_name} onClose={close}>
              <ChildIllnesses key={one.student.id} student={one.student.id} child={one.student.full_name} />
            </SidePanel>
          ) : undefined
        }
      >
        <DataTable
          label={t('title')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ kind, student }) => `${student?.full_name ?? ''}, ${kindName(kind)}`}
          onOpen={({ id }) => show(id)}
          open={open ?? undefined}
          card={(row) => (
            <>
              <b>{row.student?.full_name}</b>
              <span>
                {kindName(row.kind)} · {when(row)}
              </span>
              <span>
                <IllnessState one={row} />
              </span>
            </>
          )}
        />
      </ListScreen>
      {adds ? (
        <Suspense>
          <AddIllness student={null} location={location} onClose={() => setAdds(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

export default Illnesses;
