import { Button, TextInput } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { plain } from '@nestling/rules/plain.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChecks, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSubscription } from 'urql';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { Marks } from '../../health/parts/Marks.tsx';
import { ActiveStudentsDocument } from '../activeStudents.graphql.ts';
import { DoorChangedDocument } from '../doorChanged.graphql.ts';
import { DoorBar } from '../parts/DoorBar.tsx';
import { RoomChoice } from '../parts/RoomChoice.tsx';
import { type DoorStudent, StudentTile } from '../parts/StudentTile.tsx';
import { useDoor } from '../use-door.ts';
import { useNews } from '../use-news.ts';
import { useRoom } from '../use-room.ts';
import { whereabouts } from '../whereabouts.ts';
import { attendanceWords } from '../words.ts';
import classes from './Door.module.css';

const nobody: readonly DoorStudent[] = [];
const byStudent = { idOf: ({ id }: { readonly id: string }) => id };
const asMoved = ({ id, checked_in_out }: DoorStudent) => ({ id, from: whereabouts(checked_in_out).roomId });
const isHere = (student: DoorStudent): boolean => whereabouts(student.checked_in_out).state === 'in';

/** The door: everybody of the location as a tile; press who came or goes, then say so once. */
const Door = ({ place: { id: location, zone, rooms } }: LocatedWithRooms) => {
  const t = useWords(attendanceWords);
  const [search, setSearch] = useState('');
  const chosen = useSelection();
  const { data, error, again } = useAsk(ActiveStudentsDocument, { location });
  const { lines: students = nobody, hear } = useNews(data?.getActiveStudents, byStudent, again);
  useSubscription({ query: DoorChangedDocument, variables: { location } }, (_, change) => {
    hear(change.attendanceChanged?.students ?? []);
    return change;
  });

  const { room, choose } = useRoom(rooms);
  const door = useDoor(location, zone);
  const shown = useMemo(
    () =>
      students.filter((student) => {
        const now = whereabouts(student.checked_in_out);
        const of = now.state === 'in' && now.roomId ? now.roomId : student.program?.id;
        return (room === null || of === room) && plain(student.full_name).includes(plain(search));
      }),
    [students, room, search],
  );
  const picked = students.filter(({ id }) => chosen.has(id));
  const here = picked.filter(isHere);
  const away = picked.filter((student) => !isHere(student));
  const present = shown.filter(isHere);
  const toCome = shown.filter(({ absent, checked_in_out }) => !absent && whereabouts(checked_in_out).state === 'none');
  const ids = (of: readonly DoorStudent[]): string[] => of.map(({ id }) => id);
  // Who was picked meanwhile stays picked.
  const done = async (work: Promise<boolean>) => {
    if (await work) chosen.setAll(chosen.keys, false);
  };
  const current = rooms.find(({ id }) => id === room);
  const count = (current ? shown : students).filter(isHere).length;
  const detail = current?.max_ratio ? t('ratio', { here: count, most: current.max_ratio }) : t('count', { count });

  if (error && !data)
    return (
      <EmptyState
        picture={<BlocksPicture />}
        title={t('failed')}
        actions={<Button onClick={again}>{t('tryAgain')}</Button>}
      />
    );
  return (
    <>
      <PageTitle title={t('title')} detail={data ? detail : undefined} />
      <div className={classes.filters}>
        <TextInput
          className={classes.search}
          size="md"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <RoomChoice rooms={rooms} room={room} all={t('everyRoom')} onChoose={choose} />
      </div>
      {toCome.length > 1 || present.length > 1 ? (
        <div className={classes.all}>
          {toCome.length > 1 ? (
            <Button
              size="md"
              variant="default"
              leftSection={<IconChecks size={20} />}
              onClick={() => chosen.choose(ids(toCome))}
            >
              {t('selectAway', { count: toCome.length })}
            </Button>
          ) : null}
          {present.length > 1 ? (
            <Button
              size="md"
              variant="default"
              leftSection={<IconChecks size={20} />}
              onClick={() => chosen.choose(ids(present))}
            >
              {t('selectHere', { count: present.length })}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Marks location={location} />
      {!data ? (
        <RowsSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={students.length === 0 ? t('empty') : t('nobody')}>
          {students.length === 0 ? null : t('nobodyText')}
        </EmptyState>
      ) : (
        <div className={classes.tiles}>
          {shown.map((student) => (
            <StudentTile
              key={student.id}
              student={student}
              zone={zone}
              selected={chosen.has(student.id)}
              onToggle={() => chosen.toggle(student.id)}
            />
          ))}
        </div>
      )}
      {picked.length > 0 ? (
        <DoorBar
          count={picked.length}
          here={here.length}
          away={away.length}
          rooms={rooms}
          busy={door.busy}
          onIn={() => void done(door.checkIn(ids(away)))}
          onOut={() => void done(door.checkOut(ids(here)))}
          onMove={(to) => void done(door.move(here.map(asMoved), to))}
          onAbsent={() => void done(door.markAbsent(ids(away)))}
          onClear={chosen.clear}
        />
      ) : null}
    </>
  );
};

export default Door;
