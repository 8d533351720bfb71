import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { weekOf } from '@nestling/ui/format/day.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubscription } from 'urql';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { NewLessonPlan, NewRoomPlan } from '../parts/NewPlan.tsx';
import { PlanBoard } from '../parts/PlanBoard.tsx';
import { PlanHead } from '../parts/PlanHead.tsx';
import {
  LessonPlanDocument,
  LessonPlansChangedDocument,
  LessonPlansDocument,
  type LessonPlansQuery,
} from '../plans.graphql.ts';
import { planWords } from '../words.ts';

const PER_PAGE = 30;
const filters = ['room'] as const;
type Row = LessonPlansQuery['lessonPlans']['data'][number];

/** The lesson plans of a location: the list, or the week of the one that is open. */
const LessonPlans = ({ place }: LocatedWithRooms) => {
  const { open, show, close } = usePanel();
  return open && open !== 'new' ? (
    <One key={open} id={open} place={place} onClose={close} />
  ) : (
    <All place={place} isNew={open === 'new'} onOpen={show} onClose={close} />
  );
};

const All = ({
  place: { id: location, rooms },
  isNew,
  onOpen,
  onClose,
}: LocatedWithRooms & { isNew: boolean; onOpen: (id: string) => void; onClose: () => void }) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const state = useListState(filters);
  const room = state.filter('room');
  const { rows, answer } = useList(LessonPlansDocument, state, {
    rows: (data) => data.lessonPlans,
    variables: { location, rooms: room ? [room] : [] },
    perPage: PER_PAGE,
  });
  const columns: Column<Row>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'theme', head: t('theme'), by: ({ theme }) => theme, cell: ({ theme }) => theme },
    { key: 'rooms', head: t('rooms'), cell: (one) => one.rooms.map(({ name }) => name).join(', ') || t('allRooms') },
    {
      key: 'days',
      head: t('days'),
      by: ({ start_date }) => start_date,
      cell: ({ start_date, end_date }) => spanWords({ from: start_date, to: end_date }, language),
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status }) => (
        <Badge kind={status === 'shared' ? 'good' : 'neutral'}>{t(status === 'shared' ? 'shared' : 'draft')}</Badge>
      ),
    },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => onOpen('new')}>
      {t('newLesson')}
    </Button>
  );
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={add}
      filters={
        <FilterMenu
          name={t('rooms')}
          value={room}
          choices={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => state.set({ filters: { room: next } })}
        />
      }
      empty={
        <EmptyState picture={<BlocksPicture />} title={t('noLessons')} actions={add}>
          {t('noLessonsText')}
        </EmptyState>
      }
      panel={isNew ? <NewLessonPlan location={location} rooms={rooms} onClose={onClose} /> : undefined}
    >
      <DataTable
        rows={rows}
        columns={columns}
        label={t('lessons')}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => onOpen(id)}
      />
    </ListScreen>
  );
};

const One = ({ id, place, onClose }: LocatedWithRooms & { id: string; onClose: () => void }) => {
  const t = useWords(planWords);
  const [toRoom, setToRoom] = useState(false);
  const { data, error, again } = useAsk(LessonPlanDocument, { id });
  useSubscription({ query: LessonPlansChangedDocument, variables: { location: place.id } }, (_, change) => {
    again();
    return change;
  });
  const plan = data?.lessonPlan;
  return (
    <Screen>
      <Stack>
        <div>
          <Button variant="subtle" leftSection={<IconArrowLeft size={18} />} onClick={onClose}>
            {t('back')}
          </Button>
        </div>
        {plan ? (
          <>
            <PlanHead
              kind="lesson"
              plan={plan}
              rooms={place.rooms}
              onToRoom={() => setToRoom(true)}
              onRemoved={onClose}
            />
            <PlanBoard
              kind="lesson"
              plan={plan}
              span={{ from: plan.start_date, to: plan.end_date }}
              today={place.today}
            />
          </>
        ) : data || error ? (
          <EmptyState
            picture={<BlocksPicture />}
            title={t(error ? 'failed' : 'gone')}
            actions={<Button onClick={again}>{t('again')}</Button>}
          />
        ) : (
          <RowsSkeleton rows={6} />
        )}
        {plan && toRoom ? (
          <NewRoomPlan
            location={place.id}
            rooms={place.rooms}
            monday={weekOf(place.today).from}
            lesson={plan}
            onClose={() => setToRoom(false)}
          />
        ) : null}
      </Stack>
    </Screen>
  );
};

export default LessonPlans;
