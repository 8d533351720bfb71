import { Button, MultiSelect, SegmentedControl, TextInput } from '@mantine/core';
import { importCalendarEvents, updateCalendarEvent } from '@nestling/contract/operations/calendar.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { usePhone } from '@nestling/kit/media.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { dayWords, spanWords } from '@nestling/ui/format/when.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCalendarShare, IconChevronLeft, IconChevronRight, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSubscription } from 'urql';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { CalendarChangedDocument, CalendarEventsDocument } from '../calendar.graphql.ts';
import { daysShown, type Event, isView, stepped, type View, views } from '../days.ts';
import { timesOf } from '../hours.ts';
import { DayGrid } from '../parts/DayGrid.tsx';
import { EventPanel } from '../parts/EventPanel.tsx';
import FeedPanel from '../parts/FeedPanel.tsx';
import { HourGrid } from '../parts/HourGrid.tsx';
import { calendarWords } from '../words.ts';

/** Bytes of an .ics that are sent at all; the server looks closer. */
const MOST_BYTES = 500_000;

type Open = { readonly day: string; readonly event: Event | null } | 'feed' | null;

/** What happens at a location, by month, week, day or as a list, under closed days and birthdays. */
const Calendar = ({ place: { id: location, rooms, today } }: LocatedWithRooms) => {
  const t = useWords(calendarWords);
  const { language } = useSpeech();
  const phone = usePhone();
  const [view, setView] = useState<View>('month');
  const [day, setDay] = useState(today);
  const [programs, setPrograms] = useState<string[]>([]);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>(null);
  const file = useRef<HTMLInputElement>(null);
  const days = daysShown(view, day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const { data, error, again } = useAsk(
    CalendarEventsDocument,
    { location, start_date: first, end_date: last, programs, search: search || null },
    { keep: ['start_date', 'end_date', 'search'] },
  );
  useSubscription({ query: CalendarChangedDocument, variables: { location } }, (_, change) => {
    again();
    return change;
  });
  const move = useAction(updateCalendarEvent, {
    undo: (_, { id }) => {
      const before = data?.filterCalendarEvents.find((one) => one.id === id);
      if (!before) return null;
      const { date, start_time, end_time } = before;
      return () => void move.run({ id, date, start_time, end_time });
    },
  });
  const take = useAction(importCalendarEvents);
  const importFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) notify({ kind: 'failed', title: t('tooLarge') });
    else await take.run({ location, ics: await chosen.text() });
  };
  const events = data?.filterCalendarEvents ?? [];
  const layers = data?.calendarLayers ?? [];
  const busy = days.filter(
    (one) =>
      events.some(({ date }) => date === one) || layers.some(({ date, end_date }) => date <= one && end_date >= one),
  );
  // A week by the hour has no room on a phone: there its days stand below each other.
  const byHour = view === 'day' || (view === 'week' && !phone);
  const shown = view === 'list' ? busy : days;
  const title =
    view === 'day'
      ? dayWords(day, language)
      : spanWords(
          view === 'month'
            ? {
                from: `${day.slice(0, 7)}-01`,
                to: days.filter((one) => one.startsWith(day.slice(0, 7))).at(-1) ?? last,
              }
            : { from: first, to: last },
          language,
        );
  if (error && !data)
    return (
      <Screen>
        <EmptyState
          picture={<BlocksPicture />}
          title={t('failed')}
          actions={<Button onClick={again}>{t('again')}</Button>}
        />
      </Screen>
    );
  const close = () => setOpen(null);
  const panel =
    open === 'feed' ? (
      <FeedPanel onClose={close} />
    ) : open ? (
      <EventPanel
        key={open.event?.id ?? open.day}
        location={location}
        rooms={rooms}
        day={open.day}
        event={open.event}
        onClose={close}
      />
    ) : undefined;
  return (
    <Screen panel={panel}>
      <Stack>
        <Row justify="between">
          <Row>
            <Button variant="default" px={10} aria-label={t('before')} onClick={() => setDay(stepped(view, day, -1))}>
              <IconChevronLeft size={18} />
            </Button>
            <Button variant="default" onClick={() => setDay(today)}>
              {t('today')}
            </Button>
            <Button variant="default" px={10} aria-label={t('after')} onClick={() => setDay(stepped(view, day, 1))}>
              <IconChevronRight size={18} />
            </Button>
            <h2>{title}</h2>
          </Row>
          <Row>
            <SegmentedControl
              aria-label={t('view')}
              data={views.map((one) => ({ value: one, label: t(one) }))}
              value={view}
              onChange={(next) => isView(next) && setView(next)}
            />
            <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen({ day, event: null })}>
              {t('add')}
            </Button>
          </Row>
        </Row>
        <Row justify="between">
          <Row>
            <TextInput
              aria-label={t('search')}
              placeholder={t('search')}
              value={search}
              maxLength={80}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <MultiSelect
              aria-label={t('rooms')}
              placeholder={programs.length === 0 ? t('rooms') : ''}
              data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
              value={programs}
              onChange={setPrograms}
            />
          </Row>
          <Row>
            <Button variant="default" leftSection={<IconCalendarShare size={18} />} onClick={() => setOpen('feed')}>
              {t('subscribe')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFileImport size={18} />}
              loading={take.busy}
              title={t('importText')}
              onClick={() => file.current?.click()}
            >
              {t('import')}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".ics,text/calendar"
              hidden
              aria-label={t('importText')}
              onChange={(event) => {
                void importFile(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </Row>
        </Row>
        {!data ? <RowsSkeleton /> : null}
        {data && busy.length === 0 && !byHour ? (
          <EmptyState picture={<BlocksPicture />} title={t('none')}>
            {t('noneText')}
          </EmptyState>
        ) : null}
        {data && byHour ? (
          <HourGrid
            days={days}
            today={today}
            events={events}
            layers={layers}
            onOpen={(event) => setOpen({ day: event.date, event })}
            onAdd={(on) => setOpen({ day: on, event: null })}
            onChange={(event, to) => void move.run({ id: event.id, date: to.date, ...timesOf(to) })}
          />
        ) : null}
        {!byHour && shown.length > 0 ? (
          <DayGrid
            days={shown}
            month={view === 'month' ? day.slice(0, 7) : ''}
            columns={view === 'list' ? 1 : 7}
            today={today}
            events={events}
            layers={layers}
            onOpen={(event) => setOpen({ day: event.date, event })}
            onAdd={(on) => setOpen({ day: on, event: null })}
            onMove={(event, to) => void move.run({ id: event.id, date: to })}
          />
        ) : null}
        {phone ? null : <small>{t(byHour ? 'hourHelp' : 'moveHelp')}</small>}
      </Stack>
    </Screen>
  );
};

export default Calendar;
