import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { daysOf, weekOf } from '@nestling/ui/format/day.ts';
import { dayShort, dayWords, spanWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPrinter } from '@tabler/icons-react';
import type { LocatedWithRooms, PlaceRoom } from '../../../shell/place.ts';
import { PlanLines } from '../../health/care-plans/PlanLines.tsx';
import { closedOn } from '../closed.ts';
import { PlannedList } from '../parts/PlannedList.tsx';
import { SubstitutePageDocument, type SubstitutePageQuery } from '../substitute.graphql.ts';
import { type Planned, plannedFor } from '../substitute.ts';
import { substituteWords } from '../substitute-words.ts';

type Child = SubstitutePageQuery['studentsFilterByPrograms'][number];
const filters = ['room'] as const;

/** What somebody needs who steps in for a room's teacher: today, the week, and what must be known of who is in the room. */
const Substitute = ({ place }: LocatedWithRooms) => {
  const t = useWords(substituteWords);
  const state = useListState(filters);
  const room = place.rooms.find(({ id }) => id === state.filter('room')) ?? place.rooms[0];
  if (!room)
    return (
      <Screen>
        <EmptyState picture={<BlocksPicture />} title={t('noRooms')}>
          {t('noRoomsText')}
        </EmptyState>
      </Screen>
    );
  return (
    <Screen
      actions={
        <Row>
          <FilterMenu
            name={t('room')}
            value={room.id}
            choices={place.rooms.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => state.set({ filters: { room: id } })}
          />
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Row>
      }
    >
      <Page key={room.id} location={place.id} room={room} today={place.today} />
    </Screen>
  );
};

const Page = ({ location, room, today }: { location: string; room: PlaceRoom; today: string }) => {
  const t = useWords(substituteWords);
  const { language } = useSpeech();
  const week = weekOf(today);
  const { data, error, again } = useAsk(SubstitutePageDocument, { location, room: room.id, ...week });
  if (!data) return <Pending error={error} onRetry={again} rows={8} />;
  const plans = data.filterRoomPlans;
  const closed = closedOn(plans[0]?.closed_days, today);
  const anyDay = plannedFor(plans, null);
  const days = daysOf(week)
    .map((day) => ({ day, planned: plannedFor(plans, day) }))
    .filter(({ planned }) => planned.length > 0);
  const now = [...plannedFor(plans, today), ...anyDay];
  return (
    <Stack>
      <h2>{[room.name, spanWords(week, language)].join(' · ')}</h2>
      {plans.map(({ id, name, theme, notes }) => (
        <p key={id}>{[name, theme, notes].filter(Boolean).join(' · ')}</p>
      ))}
      <Section title={t('today', { day: dayWords(today, language) })}>
        {closed ? <p>{t('closed', { why: closed })}</p> : null}
        {now.length === 0 ? <p>{t('nothingToday')}</p> : <PlannedList planned={now} whole />}
      </Section>
      <Section title={t('week')}>
        <Stack gap="s">
          {days.length === 0 && anyDay.length === 0 ? <p>{t('nothing')}</p> : null}
          {days.map(({ day, planned }) => (
            <Day key={day} head={dayShort(day, language)} planned={planned} />
          ))}
          {anyDay.length > 0 ? <Day head={t('anyDay')} planned={anyDay} /> : null}
        </Stack>
      </Section>
      <Known of={data.studentsFilterByPrograms} />
    </Stack>
  );
};

const Day = ({ head, planned }: { head: string; planned: readonly Planned[] }) => (
  <div>
    <b>{head}</b>
    <PlannedList planned={planned} />
  </div>
);

const named = (all: readonly { readonly name: string }[]): string => all.map(({ name }) => name).join(', ') || '–';

/** What must be known of the children of the room. */
const Known = ({ of: children }: { of: readonly Child[] }) => {
  const t = useWords(substituteWords);
  const columns: Column<Child>[] = [
    { key: 'child', head: t('child'), main: true, cell: ({ full_name }) => full_name },
    { key: 'allergies', head: t('allergies'), cell: ({ allergies }) => named(allergies) },
    {
      key: 'plans',
      head: t('carePlans'),
      cell: ({ care_plans }) => (care_plans.length > 0 ? <PlanLines plans={care_plans} /> : '–'),
    },
    { key: 'medications', head: t('medications'), cell: ({ medications }) => named(medications) },
    { key: 'note', head: t('note'), cell: ({ note }) => note || '–' },
  ];
  return (
    <Section title={t('children')} help={t('keep')}>
      {children.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <DataTable
          label={t('children')}
          rows={children}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ full_name }) => full_name}
        />
      )}
    </Section>
  );
};

export default Substitute;
