import { Button, SegmentedControl, Select } from '@mantine/core';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { addDays, weekOf } from '@nestling/ui/format/day.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import classes from '../people/board.module.css';
import { ClosedDays } from '../people/ClosedDays.tsx';
import { Requests } from '../people/Requests.tsx';
import { useWeek, type Whose } from '../people/use-week.ts';
import { useWishes } from '../people/use-wishes.tsx';
import { WeekBoard } from '../people/WeekBoard.tsx';
import { plannedWords } from '../people/words.ts';

/** Who is planned when, week by week: children by their rooms, and for managers the team. */
const StudentSchedules = ({ place: { id: location, rooms, today } }: LocatedWithRooms) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const manages = allows(role, 'manager');
  const { type }: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const [whose, setWhose] = useState<Whose>(manages && type === 'staff' ? 'staff' : 'students');
  const [monday, setMonday] = useState<string | null>(null);
  const [room, setRoom] = useState<string | null>(null);
  const [closing, setClosing] = useState(false);
  const from = monday ?? weekOf(today).from;
  const { week, error, again } = useWeek(whose, location, from, addDays(from, 6));
  const { wish, moved, forget, panel, dialog } = useWishes(whose, location, rooms);
  const people = week?.people.filter(({ program }) => room === null || program?.id === room);
  return (
    <Screen
      detail={spanWords({ from, to: addDays(from, 6) }, language)}
      panel={panel}
      actions={
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
          {t('print')}
        </Button>
      }
    >
      <div className={classes.bar}>
        {manages ? (
          <SegmentedControl
            aria-label={t('whose')}
            value={whose}
            onChange={(value) => setWhose(value === 'staff' ? 'staff' : 'students')}
            data={[
              { value: 'students', label: t('children') },
              { value: 'staff', label: t('team') },
            ]}
          />
        ) : null}
        <Button variant="default" aria-label={t('before')} onClick={() => setMonday(addDays(from, -7))}>
          <IconChevronLeft size={18} />
        </Button>
        <Button variant="default" onClick={() => setMonday(null)}>
          {t('today')}
        </Button>
        <Button variant="default" aria-label={t('after')} onClick={() => setMonday(addDays(from, 7))}>
          <IconChevronRight size={18} />
        </Button>
        <Select
          aria-label={t('room')}
          placeholder={t('allRooms')}
          clearable
          data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={room}
          onChange={setRoom}
        />
        {manages ? (
          <Button variant="default" leftSection={<IconCalendarOff size={18} />} onClick={() => setClosing(true)}>
            {t('closedDays')}
          </Button>
        ) : null}
      </div>
      {whose === 'staff' ? <Requests location={location} /> : null}
      {error && !week ? (
        <EmptyState
          picture={<BlocksPicture />}
          title={error.message}
          actions={<Button onClick={again}>{t('today')}</Button>}
        />
      ) : !week || !people ? (
        <RowsSkeleton />
      ) : people.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <WeekBoard key={`${whose}:${from}`} week={{ ...week, people }} moved={moved} onForget={forget} onWish={wish} />
      )}
      {dialog}
      {closing ? <ClosedDays location={location} today={today} onClose={() => setClosing(false)} /> : null}
    </Screen>
  );
};

export default StudentSchedules;
