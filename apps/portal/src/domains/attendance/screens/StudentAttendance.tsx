import { markStudentsAbsent } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { BulkAct, BulkBar, BulkMenu } from '@nestling/kit/BulkBar.tsx';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen, wholeList } from '@nestling/kit/ListScreen.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { useOpenKey } from '@nestling/kit/panel.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { plain } from '@nestling/rules/plain.ts';
import { allows } from '@nestling/rules/roles.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowsExchange, IconCalendarOff, IconLogin2, IconLogout2, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AbsentDialog } from '../day/AbsentDialog.tsx';
import { AreaTabs } from '../day/AreaTabs.tsx';
import { DayFilters, dayFilters } from '../day/DayFilters.tsx';
import { DayPanel } from '../day/DayPanel.tsx';
import classes from '../day/day.module.css';
import { StateBadge } from '../day/StateBadge.tsx';
import { UndoAbsentDayDocument } from '../day/undoAbsentDay.graphql.ts';
import { type StudentDay, useStudentDays } from '../day/use-day.ts';
import { roomOf, useDayColumns } from '../day/use-day-columns.tsx';
import { dayWords } from '../day/words.ts';
import { Forgotten } from '../forgotten/Forgotten.tsx';
import { TodayMarks } from '../parts/HealthBadges.tsx';
import { PaperLine } from '../report/PaperLine.tsx';
import { useDoor } from '../use-door.ts';

const states = ['in', 'late', 'out', 'none', 'absent'] as const;
const idOf = (day: StudentDay): string => day.student?.id ?? '';

/** The students of a day: who is here, who went, who is missing; what was done at the door, and what was wrong about it. */
const StudentAttendance = ({ place: { id: location, name, rooms, zone, today } }: LocatedWithRooms) => {
  const t = useWords(dayWords);
  const { role } = usePerson();
  const may = useMay();
  const navigate = useNavigate();
  const state = useListState(dayFilters);
  const date = state.filter('date') || today;
  const { days, error, again } = useStudentDays(location, date);
  const selection = useSelection();
  const [open, setOpen] = useOpenKey();
  const [absent, setAbsent] = useState<readonly string[] | null>(null);
  const door = useDoor(location, zone);
  const undoAbsent = useAction(UndoAbsentDayDocument);
  const markAbsent = useAction(markStudentsAbsent, {
    undo:
      (_, { students, date }) =>
      () =>
        void undoAbsent.run({ student: String(students), date }),
  });

  const [room, which] = [state.filter('room'), state.filter('state')];
  const rows = days
    ?.filter((day) => !which || (which === 'late' ? day.late : day.state === which))
    .filter((day) => !room || roomOf(day)?.id === room)
    .filter((day) => plain(day.student?.full_name ?? '').includes(plain(state.search)));
  const count = (of: string) => days?.filter((day) => day.state === of && (of !== 'none' || day.expected)).length ?? 0;
  const late = days?.filter((day) => day.late).length ?? 0;
  const counts = { in: count('in'), out: count('out'), absent: count('absent'), none: count('none') };
  const isToday = date === today;
  const columns = useDayColumns(zone, isToday);
  const picked = days?.filter((day) => selection.has(idOf(day))) ?? [];
  const here = picked.filter((day) => day.state === 'in').map(idOf);
  const away = picked.filter((day) => day.state !== 'in').map(idOf);
  const done = (work: Promise<boolean>) => void work.then((ok) => (ok ? selection.clear() : undefined));
  const moved = (students: readonly string[]) =>
    (days ?? [])
      .filter((day) => students.includes(idOf(day)))
      .map((day) => ({ id: idOf(day), from: roomOf(day)?.id ?? null }));
  const moveItems = (students: readonly string[], but?: string): MenuItem[] =>
    rooms
      .filter(({ id }) => id !== but)
      .map(({ id, name, color_code }) => ({
        key: id,
        label: <RoomName name={t('moveTo', { room: name })} colour={color_code} />,
        onPick: () => void done(door.move(moved(students), id)),
      }));
  const menuOf = (day: StudentDay): MenuItem[] => {
    const id = idOf(day);
    const acts: MenuItem[] =
      day.state === 'in'
        ? [
            {
              key: 'out',
              label: t('checkOut'),
              icon: <IconLogout2 size={18} />,
              onPick: () => done(door.checkOut([id])),
            },
            ...moveItems([id], day.program?.id),
          ]
        : [
            {
              key: 'in',
              label: t('checkIn'),
              icon: <IconLogin2 size={18} />,
              onPick: () => done(door.checkIn([id])),
            },
          ];
    return [
      ...(isToday ? acts : []),
      ...(day.state === 'none'
        ? [
            {
              key: 'absent',
              label: t('markAbsent'),
              icon: <IconCalendarOff size={18} />,
              onPick: () => void markAbsent.run({ students: [id], date }),
            },
            {
              key: 'absentWhy',
              label: t('markAbsentWhy'),
              onPick: () => setAbsent([id]),
            },
          ]
        : []),
      ...(day.state === 'absent'
        ? [{ key: 'present', label: t('undoAbsent'), onPick: () => void undoAbsent.run({ student: id, date }) }]
        : []),
      {
        key: 'record',
        label: t('record'),
        icon: <IconUser size={18} />,
        onPick: () => void navigate({ href: href('students.one', { userId: id }) }),
      },
    ];
  };
  const shown = days?.find((day) => idOf(day) === open);
  return (
    <>
      <PaperLine place={name} span={{ from: date, to: date }} />
      {isToday ? <Forgotten location={location} zone={zone} /> : null}
      <ListScreen
        tabs={<AreaTabs here="students" date={date} />}
        state={state}
        answer={{ page: wholeList(rows), error, again }}
        detail={
          days
            ? [t('counts', counts), late > 0 ? t('lateCount', { count: late }) : ''].filter(Boolean).join(', ')
            : undefined
        }
        filters={
          <DayFilters
            state={state}
            today={today}
            rooms={rooms}
            states={{
              name: t('state'),
              choices: states.map((value) => ({
                value,
                label: t(
                  ({ in: 'hereNow', late: 'late', out: 'gone', none: 'notHere', absent: 'absent' } as const)[value],
                ),
              })),
            }}
          />
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          shown ? (
            <DayPanel
              key={`${idOf(shown)}:${date}`}
              day={shown}
              zone={zone}
              corrects={allows(role, 'manager') && may('correct_attendance')}
              onClose={() => setOpen(null)}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('list')}
          rows={rows ?? []}
          columns={columns}
          keyOf={idOf}
          nameOf={(day) => day.student?.full_name ?? ''}
          selection={selection}
          open={open ?? undefined}
          onOpen={(day) => setOpen(idOf(day))}
          menuOf={menuOf}
          card={(day) => (
            <span className={classes.card}>
              <Person id={idOf(day)} name={day.student?.full_name ?? ''} image={day.student?.image} size={36} />
              <span className={classes.line}>
                <StateBadge day={day} zone={zone} />
                {isToday && day.student ? <TodayMarks student={day.student} /> : null}
                <RoomName name={roomOf(day)?.name ?? ''} colour={roomOf(day)?.color_code} />
              </span>
            </span>
          )}
        />
        <BulkBar selection={selection}>
          {isToday && away.length > 0 ? (
            <BulkAct icon={<IconLogin2 size={18} />} onClick={() => done(door.checkIn(away))}>
              {t('checkIn')}
            </BulkAct>
          ) : null}
          {isToday && here.length > 0 ? (
            <>
              <BulkAct icon={<IconLogout2 size={18} />} onClick={() => done(door.checkOut(here))}>
                {t('checkOut')}
              </BulkAct>
              <BulkMenu
                icon={<IconArrowsExchange size={18} aria-hidden="true" />}
                label={t('move')}
                items={moveItems(here)}
              />
            </>
          ) : null}
          {away.length > 0 && here.length === 0 ? (
            <BulkAct icon={<IconCalendarOff size={18} />} onClick={() => setAbsent(away)}>
              {t('markAbsent')}
            </BulkAct>
          ) : null}
        </BulkBar>
      </ListScreen>
      {absent ? (
        <AbsentDialog
          students={absent}
          date={date}
          onClose={() => setAbsent(null)}
          onDone={() => {
            setAbsent(null);
            selection.clear();
          }}
        />
      ) : null}
    </>
  );
};

export default StudentAttendance;
