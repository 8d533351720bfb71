import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useSelection } from '@nestling/kit/selection.ts';
import { type ActivityKindName, isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture, PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconUsers, IconX } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSubscription } from 'urql';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { ActiveStudentsDocument } from '../../attendance/activeStudents.graphql.ts';
import { DoorChangedDocument } from '../../attendance/doorChanged.graphql.ts';
import { RoomChoice } from '../../attendance/parts/RoomChoice.tsx';
import { statedNow } from '../../attendance/stated.ts';
import { useNews } from '../../attendance/use-news.ts';
import { useRoom } from '../../attendance/use-room.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import {
  ActivityChangedDocument,
  type ActivityEntryFragment,
  DayRoundsDocument,
  LocationActivitiesDocument,
} from '../activities.graphql.ts';
import { asleepWords } from '../asleep-words.ts';
import { toRepeat, valuesOf } from '../entry-values.ts';
import { openEntries } from '../outbox.ts';
import { AsleepNow } from '../parts/AsleepNow.tsx';
import { CountDue } from '../parts/CountDue.tsx';
import { EditEntry } from '../parts/EditEntry.tsx';
import entryClasses from '../parts/Entry.module.css';
import { Entry } from '../parts/Entry.tsx';
import { EntryForm } from '../parts/EntryForm.tsx';
import { KeptEntries } from '../parts/KeptEntries.tsx';
import { KindBar } from '../parts/KindBar.tsx';
import { type Picked, PickTile } from '../parts/PickTile.tsx';
import { useEntryActs } from '../use-entry-acts.ts';
import { useKindWords } from '../use-kind-words.ts';
import { activityWords } from '../words.ts';
import classes from './Board.module.css';

const nobody: readonly Picked[] = [];
const byStudent = { idOf: ({ id }: { readonly id: string }) => id };
const roomOf = (student: Picked): string | null => {
  const now = whereabouts(student.checked_in_out);
  return now.state === 'in' && now.roomId ? now.roomId : (student.program?.id ?? null);
};
const isHere = (student: Picked): boolean => whereabouts(student.checked_in_out).state === 'in';

/** The day of the rooms: press who it was, then what, then save; below, what was written down today. */
const Board = ({ place }: LocatedWithRooms) => (
  <Screen>
    <Of place={place} />
  </Screen>
);

const Of = ({ place: { id: location, rooms, zone, today } }: LocatedWithRooms) => {
  const t = useWords(activityWords);
  const words = useWords(asleepWords);
  const { kindName } = useKindWords();
  const { id: me } = usePerson();
  useEffect(() => openEntries(me), [me]);
  const { room, choose } = useRoom(rooms);
  const [all, setAll] = useState(false);
  const { student: first }: { student?: string } = useSearch({ strict: false });
  const chosen = useSelection(first ? [String(first)] : []);
  const [kind, setKind] = useState<ActivityKindName | null>(null);
  const [edited, setEdited] = useState<ActivityEntryFragment | null>(null);
  const [again, setAgain] = useState<Readonly<Record<string, unknown>>>();
  const acts = useEntryActs(setEdited);
  const { data, error, again: ask } = useAsk(ActiveStudentsDocument, { location });
  const { lines: students = nobody, hear } = useNews(data?.getActiveStudents, byStudent, ask);
  useSubscription({ query: DoorChangedDocument, variables: { location } }, (_, change) => {
    hear(change.attendanceChanged?.students ?? []);
    return change;
  });
  const { data: day, again: askDay } = useAsk(
    LocationActivitiesDocument,
    { location, program_id: room, date: today },
    { keep: ['date'] },
  );
  const { data: often } = useAsk(DayRoundsDocument, { location });
  const rounds = often?.getDayRounds;
  useSubscription({ query: ActivityChangedDocument, variables: { program_id: room } }, (_, change) => {
    askDay();
    return change;
  });
  const ofRoom = students.filter((student) => room === null || roomOf(student) === room);
  const here = ofRoom.filter(isHere);
  const shown = all ? ofRoom : here;
  const picked = students.filter(({ id }) => chosen.has(id));
  const entries = (day?.getActivities?.data ?? []).filter(({ type }) => isActivityKind(type));

  const last = toRepeat(entries);
  const pick = (next: ActivityKindName) => {
    setAgain(undefined);
    setKind(next);
  };
  const repeat = (entry: ActivityEntryFragment) => {
    if (!isActivityKind(entry.type)) return;
    // A nap that is written down again begins now: it has no end yet.
    setAgain({ ...valuesOf(entry), end_time: null });
    setKind(entry.type);
  };

  if (error && !data)
    return (
      <EmptyState
        picture={<BlocksPicture />}
        title={t('failed')}
        actions={<Button onClick={ask}>{t('tryAgain')}</Button>}
      />
    );
  return (
    <>
      <div className={classes.rooms}>
        <RoomChoice
          rooms={rooms}
          room={room}
          all={t('everyRoom')}
          onChoose={(id) => {
            choose(id);
            chosen.clear();
          }}
        />
      </div>
      <div className={classes.quick}>
        {here.length > 0 ? (
          <Button
            size="md"
            variant="default"
            leftSection={<IconUsers size={20} />}
            onClick={() => chosen.choose(here.map(({ id }) => id))}
          >
            {t('everyoneHere', { count: here.length })}
          </Button>
        ) : null}
        {ofRoom.length > here.length ? (
          <Button size="md" px={12} variant="subtle" onClick={() => setAll(!all)}>
            {t(all ? 'hideAway' : 'showAll')}
          </Button>
        ) : null}
      </div>
      {day && room !== null ? (
        <CountDue
          counts={entries.filter(({ type, program }) => type === 'name-to-face' && program?.id === room)}
          here={here}
          every={rounds?.count_minutes ?? null}
          zone={zone}
        />
      ) : null}
      {!data ? (
        <RowsSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('nobodyHere')}>
          {t('nobodyHereText')}
        </EmptyState>
      ) : (
        <div className={classes.tiles}>
          {shown.map((student) => (
            <PickTile
              key={student.id}
              student={student}
              away={!isHere(student)}
              selected={chosen.has(student.id)}
              onToggle={() => chosen.toggle(student.id)}
            />
          ))}
        </div>
      )}
      {picked.length > 0 ? (
        <div className={classes.bar} data-bulk-bar>
          <div className={classes.count}>
            <b>{t('chosen', { count: picked.length })}</b>
            <button type="button" className={classes.clear} aria-label={t('clear')} onClick={chosen.clear}>
              <IconX size={20} />
            </button>
          </div>
          {last && isActivityKind(last.type) ? (
            <Button variant="default" size="md" mb={8} onClick={() => repeat(last)}>
              {words('again', { what: kindName(last.type) })}
            </Button>
          ) : null}
          <KindBar room={room} onPick={pick} />
        </div>
      ) : null}
      <KeptEntries />
      <AsleepNow entries={entries} zone={zone} every={rounds?.nap_minutes ?? null} />
      <section className={entryClasses.latest}>
        <h2 className={entryClasses.heading}>{t('today')}</h2>
        {day && entries.length === 0 ? (
          <EmptyState picture={<PaperPicture />} title={t('todayNone')}>
            {t('todayNoneText')}
          </EmptyState>
        ) : (
          <ol className={entryClasses.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} names menu={acts(entry)} />
            ))}
          </ol>
        )}
      </section>
      {kind ? (
        <EntryForm
          kind={kind}
          students={picked}
          room={room}
          here={here}
          again={again}
          {...statedNow(zone)}
          onClose={() => setKind(null)}
          onSaved={() => {
            setKind(null);
            chosen.clear();
          }}
        />
      ) : null}
      {edited ? <EditEntry entry={edited} location={location} onClose={() => setEdited(null)} /> : null}
    </>
  );
};

export default Board;
