import { Button } from '@mantine/core';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useSelection } from '@nestling/kit/selection.ts';
import { type ActivityKindName, isActivityKind } from '@nestling/rules/activity-kinds.ts';
import { isObject } from '@nestling/rules/json.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clockWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChecks, IconUsers } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { toRepeat, valuesOf } from '../../activities/entry-values.ts';
import { openEntries } from '../../activities/outbox.ts';
import { AsleepNow } from '../../activities/parts/AsleepNow.tsx';
import { CountDue } from '../../activities/parts/CountDue.tsx';
import { EntryForm } from '../../activities/parts/EntryForm.tsx';
import { KeptEntries } from '../../activities/parts/KeptEntries.tsx';
import { useKindWords } from '../../activities/use-kind-words.ts';
import { statedNow } from '../../attendance/stated.ts';
import { useDoor } from '../../attendance/use-door.ts';
import { useRoom } from '../../attendance/use-room.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { HealthRound } from '../../health/checks/HealthRound.tsx';
import { MedicineDue } from '../../health/medications/MedicineDue.tsx';
import TodayPlan from '../../plans/parts/TodayPlan.tsx';
import { FaceTile, type RoomChild } from '../parts/FaceTile.tsx';
import { RoomActs } from '../parts/RoomActs.tsx';
import { RoomHead } from '../parts/RoomHead.tsx';
import { SafetyList } from '../parts/SafetyList.tsx';
import { useRoomNow } from '../use-room-now.ts';
import { roomNowWords } from '../words.ts';
import classes from './Room.module.css';

const isHere = ({ checked_in_out }: RoomChild): boolean => whereabouts(checked_in_out).state === 'in';
const roomOf = (child: RoomChild): string | null => {
  const now = whereabouts(child.checked_in_out);
  return now.state === 'in' && now.roomId ? now.roomId : (child.program?.id ?? null);
};
/** Who is here first, then who may still come, then who will not. */
const rank = (child: RoomChild): number => (isHere(child) ? 0 : child.absent ? 2 : 1);
const ids = (of: readonly RoomChild[]): string[] => of.map(({ id }) => id);

/** What was done together today, by its words. */
const doneTogether = (entries: readonly { readonly type: string; readonly details: unknown }[]): readonly string[] =>
  entries.flatMap(({ type, details }) =>
    type === 'activity' && isObject(details) && typeof details.activity === 'string' ? [details.activity] : [],
  );

/** The room somebody works in, on one screen: faces, staff, what must be known, and all that is done there. */
const Room = ({ place }: LocatedWithRooms) => (place.rooms.length > 0 ? <Of place={place} /> : <NoRoom />);

const NoRoom = () => {
  const t = useWords(roomNowWords);
  return (
    <Screen>
      <EmptyState picture={<BlocksPicture />} title={t('noRooms')}>
        {t('noRoomsText')}
      </EmptyState>
    </Screen>
  );
};

const Of = ({ place: { id: location, rooms, zone, today } }: LocatedWithRooms) => {
  const t = useWords(roomNowWords);
  const { kindName } = useKindWords();
  const { id: me } = usePerson();
  useEffect(() => openEntries(me), [me]);
  const { room: chosenRoom, choose } = useRoom(rooms);
  const room = rooms.find(({ id }) => id === chosenRoom) ?? rooms[0];
  // Who was pressed on the dashboard is picked already.
  const { child }: { child?: string | number } = useSearch({ strict: false });
  const chosen = useSelection(child === undefined ? [] : [String(child)]);
  const [form, setForm] = useState<{ kind: ActivityKindName; again?: Readonly<Record<string, unknown>> } | null>(null);
  const program_id = room?.id ?? null;
  const { lines, loaded, failed, retry, standings, entries: written, rounds } = useRoomNow(location, program_id, today);
  const door = useDoor(location, zone);
  const children = useMemo(
    () => lines.filter((child) => roomOf(child) === program_id).toSorted((a, b) => rank(a) - rank(b)),
    [lines, program_id],
  );
  const safety = useMemo(() => children.filter(({ absent }) => !absent), [children]);
  const write = useCallback((kind: ActivityKindName) => setForm({ kind }), []);
  if (!room) return null;

  const here = children.filter(isHere);
  const toCome = children.filter((child) => !child.absent && whereabouts(child.checked_in_out).state === 'none');
  const picked = children.filter(({ id }) => chosen.has(id));
  const pickedHere = picked.filter(isHere);
  const pickedAway = picked.filter((child) => !isHere(child));
  const entries = (written ?? []).filter(({ type }) => isActivityKind(type));
  const last = toRepeat(entries);
  const lastOf = (child: RoomChild): string | null => {
    const of = entries
      .filter(({ students }) => students.some(({ id }) => id === child.id))
      .reduce<(typeof entries)[number] | null>((a, b) => (a === null || b.at > a.at ? b : a), null);
    return of && isActivityKind(of.type) ? `${kindName(of.type)} ${clockWords(of.time)}` : null;
  };
  // Who was picked meanwhile stays picked.
  const done = async (work: Promise<boolean>) => {
    if (await work) chosen.setAll(chosen.keys, false);
  };
  const quick = [
    { key: 'allAway', of: toCome, icon: <IconChecks size={20} /> },
    { key: 'allHere', of: here, icon: <IconUsers size={20} /> },
  ] as const;

  if (failed)
    return (
      <Screen>
        <Problem error={failed} onRetry={retry} />
      </Screen>
    );
  return (
    <Screen
      head={
        <RoomHead
          room={room}
          rooms={rooms}
          standing={standings?.find(({ id }) => id === room.id)}
          all={children.length}
          zone={zone}
          onChoose={(id) => {
            choose(id);
            chosen.clear();
          }}
        />
      }
    >
      <div className={classes.page}>
        <div>
          <div className={classes.quick}>
            {quick.map(({ key, of, icon }) =>
              of.length > 1 ? (
                <Button key={key} size="md" variant="default" leftSection={icon} onClick={() => chosen.choose(ids(of))}>
                  {t(key, { count: of.length })}
                </Button>
              ) : null,
            )}
          </div>
          {written ? (
            <CountDue
              counts={entries.filter(({ type, program }) => type === 'name-to-face' && program?.id === room.id)}
              here={here}
              every={rounds?.count_minutes ?? null}
              zone={zone}
            />
          ) : null}
          {!loaded ? (
            <RowsSkeleton />
          ) : children.length === 0 ? (
            <EmptyState picture={<BlocksPicture />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          ) : (
            <div className={classes.tiles}>
              {children.map((child) => (
                <FaceTile
                  key={child.id}
                  child={child}
                  zone={zone}
                  last={lastOf(child)}
                  selected={chosen.has(child.id)}
                  onToggle={chosen.toggle}
                />
              ))}
            </div>
          )}
        </div>
        <aside className={classes.side}>
          {picked.length > 0 ? (
            <div className={classes.acts}>
              <RoomActs
                picked={picked}
                here={pickedHere.length}
                away={pickedAway.length}
                room={room.id}
                rooms={rooms}
                again={last && isActivityKind(last.type) ? kindName(last.type) : null}
                busy={door.busy}
                onKind={write}
                onAgain={() =>
                  last && isActivityKind(last.type)
                    ? setForm({ kind: last.type, again: { ...valuesOf(last), end_time: null } })
                    : undefined
                }
                onIn={() => void done(door.checkIn(ids(pickedAway)))}
                onOut={() => void done(door.checkOut(ids(pickedHere)))}
                onMove={(to) =>
                  void done(
                    door.move(
                      pickedHere.map(({ id }) => ({ id, from: room.id })),
                      to,
                    ),
                  )
                }
                onAbsent={() => void done(door.markAbsent(ids(pickedAway)))}
                onClear={chosen.clear}
              />
            </div>
          ) : children.length > 0 ? (
            <p className={classes.hint}>{t('pick')}</p>
          ) : null}
          <div className={classes.below}>
            <HealthRound location={location} here={here} />
            <MedicineDue location={location} room={room.id} zone={zone} />
            <SafetyList of={safety} />
            <TodayPlan
              location={location}
              room={room.id}
              day={today}
              zone={zone}
              here={here}
              done={doneTogether(entries)}
            />
            <KeptEntries />
            <AsleepNow entries={entries} zone={zone} every={rounds?.nap_minutes ?? null} />
            <Link to={href('activities.board')}>{t('allEntries')}</Link>
          </div>
        </aside>
      </div>
      {form ? (
        <EntryForm
          kind={form.kind}
          students={picked}
          room={room.id}
          here={here}
          again={form.again}
          {...statedNow(zone)}
          onClose={() => setForm(null)}
          onSaved={() => {
            setForm(null);
            chosen.clear();
          }}
        />
      ) : null}
    </Screen>
  );
};

export default Room;
