import { Button, MultiSelect } from '@mantine/core';
import { duplicateRoomPlan } from '@nestling/contract/operations/plans.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { WeekSteps } from '@nestling/kit/WeekSteps.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays, weekOf } from '@nestling/ui/format/day.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { NewRoomPlan } from '../parts/NewPlan.tsx';
import { PlanBoard } from '../parts/PlanBoard.tsx';
import classes from '../parts/PlanHead.module.css';
import { PlanHead } from '../parts/PlanHead.tsx';
import { RoomPlansChangedDocument, RoomPlansOfDaysDocument } from '../plans.graphql.ts';
import { planWords } from '../words.ts';

/** The plans of the rooms in a week: days against sections, several rooms below each other. */
const RoomPlans = ({ place }: LocatedWithRooms) => (
  <Screen>
    <Of place={place} />
  </Screen>
);

const Of = ({ place: { id: location, rooms, today } }: LocatedWithRooms) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const { open, show, close } = usePanel();
  const [day, setDay] = useState(today);
  const [chosen, setChosen] = useState<string[]>([]);
  const week = weekOf(day);
  const last = weekOf(addDays(week.from, -7));
  const { data, error, again } = useAsk(
    RoomPlansOfDaysDocument,
    { location, rooms: chosen, ...week },
    { keep: ['from', 'to', 'rooms'] },
  );
  useSubscription({ query: RoomPlansChangedDocument, variables: { location } }, (_, change) => {
    again();
    return change;
  });
  const plans = data?.filterRoomPlans;
  const isEmpty = plans?.length === 0;
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show('new')}>
      {t('newRoom')}
    </Button>
  );
  return (
    <Stack>
      <Row justify="between">
        <Row>
          <WeekSteps monday={week.from} today={today} onMonday={setDay} />
          <h2>{spanWords(week, language)}</h2>
        </Row>
        <Row>
          <MultiSelect
            className={classes.rooms}
            aria-label={t('rooms')}
            placeholder={chosen.length === 0 ? t('allRooms') : ''}
            data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={setChosen}
          />
          {rooms.length > 0 ? (
            <Link to={href('plans.substitute', {}, { room: chosen[0] ?? rooms[0]?.id ?? '' })}>{t('substitute')}</Link>
          ) : null}
          {isEmpty ? null : add}
        </Row>
      </Row>
      {error && !data ? (
        <EmptyState
          picture={<BlocksPicture />}
          title={t('failed')}
          actions={<Button onClick={again}>{t('again')}</Button>}
        />
      ) : null}
      {!data && !error ? <RowsSkeleton rows={6} /> : null}
      {isEmpty ? (
        <EmptyState
          picture={<BlocksPicture />}
          title={t('noPlans')}
          actions={
            <Row>
              {add}
              <CopyLast location={location} rooms={chosen} last={last} monday={week.from} />
            </Row>
          }
        >
          {t('noPlansText')}
        </EmptyState>
      ) : null}
      {plans?.map((plan) => (
        <section key={plan.id} aria-label={plan.name}>
          <Stack gap="s">
            <PlanHead kind="room" plan={plan} rooms={rooms} />
            <PlanBoard kind="room" plan={plan} span={week} today={today} />
          </Stack>
        </section>
      ))}
      {open === 'new' ? <NewRoomPlan location={location} rooms={rooms} monday={week.from} onClose={close} /> : null}
    </Stack>
  );
};

/** Copies what ended last week into this one; nothing where there was nothing. */
const CopyLast = ({
  location,
  rooms,
  last,
  monday,
}: {
  location: string;
  rooms: readonly string[];
  last: { readonly from: string; readonly to: string };
  monday: string;
}) => {
  const t = useWords(planWords);
  const { data } = useAsk(RoomPlansOfDaysDocument, { location, rooms: [...rooms], ...last });
  const copy = useAction(duplicateRoomPlan);
  const plans = data?.filterRoomPlans ?? [];
  const copyAll = async () => {
    for (const { id } of plans) await copy.run({ id, start_date: monday });
  };
  if (plans.length === 0) return null;
  return (
    <Button variant="default" leftSection={<IconCopy size={18} />} loading={copy.busy} onClick={() => void copyAll()}>
      {t('copyLast')}
    </Button>
  );
};

export default RoomPlans;
