import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { drillKinds } from '@nestling/rules/drills.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech } from '@nestling/ui/words.ts';
import { IconUrgent } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { stopwatch, useDrillWords } from '../drill-words.ts';
import { DrillsDocument, type DrillsQuery } from '../drills.graphql.ts';
import { DueList } from '../parts/DueList.tsx';
import { StartDrill } from '../parts/StartDrill.tsx';

type Line = DrillsQuery['getDrills']['data'][number];
const filters = ['kind'] as const;
/** The inspector's year. */
const YEAR_DAYS = 365;

/** Head counts of a location: what is due, those that were, and the way to begin one. */
const Drills = ({ place: { id: location, today } }: Located) => {
  const { t, kindName } = useDrillWords();
  const { language } = useSpeech();
  const [begins, setBegins] = useState(false);
  const state = useListState(filters);
  const manager = allows(usePerson().role, 'manager');
  const { rows, answer, data } = useList(DrillsDocument, state, {
    rows: ({ getDrills }) => getDrills,
    variables: { location, kind: state.filter('kind') || null },
  });
  const due = data ? <DueList location={location} today={today} due={data.getDrillsDue} /> : null;
  const begin = (
    <Button color="red" leftSection={<IconUrgent size={18} />} onClick={() => setBegins(true)}>
      {t('begin')}
    </Button>
  );
  const took = ({ started_at, counted_at, status }: Line) => {
    if (counted_at) return t('tookIn', { time: stopwatch(started_at, counted_at) });
    return status === 'running' ? <Badge kind="wait">{t('running')}</Badge> : null;
  };
  const counted = ({ expected, found, status }: Line) => {
    const missing = (expected ?? 0) - (found ?? 0);
    return (
      <>
        {t('of', { found: found ?? 0, expected: expected ?? 0 })}{' '}
        {status === 'ended' && missing > 0 ? <Badge kind="bad">{t('missingMark', { count: missing })}</Badge> : null}
      </>
    );
  };
  const columns: Column<Line>[] = [
    { key: 'date', head: t('day'), by: ({ date }) => date, main: true, cell: ({ date }) => dateWords(date, language) },
    {
      key: 'kind',
      head: t('kind'),
      by: ({ kind }) => kindName(kind),
      cell: ({ kind, real }) => (
        <>
          {kindName(kind)} {real ? <Badge kind="bad">{t('realMark')}</Badge> : null}
        </>
      ),
    },
    { key: 'took', head: t('took'), cell: took },
    { key: 'counted', head: t('counted'), cell: counted },
    { key: 'place', head: t('place'), cell: ({ place }) => place, wide: true },
  ];
  return (
    <>
      <ListScreen
        reported
        state={state}
        answer={answer}
        actions={
          <Row>
            {manager ? (
              <ReportActions
                file={{ of: 'system', report: 'drills', location, from: addDays(today, -YEAR_DAYS), to: today }}
                paper={false}
              />
            ) : null}
            {begin}
          </Row>
        }
        filters={
          <FilterMenu
            name={t('kind')}
            value={state.filter('kind')}
            choices={drillKinds.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => state.set({ filters: { kind: next } })}
          />
        }
        empty={
          <Stack>
            {due}
            <EmptyState picture={<DoorPicture />} title={t('none')} actions={begin}>
              {t('noneText')}
            </EmptyState>
          </Stack>
        }
      >
        {due}
        <DataTable
          label={t('drills')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ kind, date }) => `${kindName(kind)}, ${dateWords(date, language)}`}
          hrefOf={({ id }) => href('drills.one', { drill: id })}
        />
      </ListScreen>
      {begins ? <StartDrill location={location} onClose={() => setBegins(false)} /> : null}
    </>
  );
};

export default Drills;
