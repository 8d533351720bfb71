import { Button } from '@mantine/core';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen, wholeList } from '@nestling/kit/ListScreen.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { useOpenKey } from '@nestling/kit/panel.ts';
import { plain } from '@nestling/rules/plain.ts';
import { allows } from '@nestling/rules/roles.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCoffee, IconDeviceTablet, IconLogin2, IconLogout2 } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AreaTabs } from '../day/AreaTabs.tsx';
import { DayFilters, dayFilters } from '../day/DayFilters.tsx';
import classes from '../day/day.module.css';
import { RatioWarning } from '../ratio/RatioWarning.tsx';
import { useRatioGuard } from '../ratio/use-ratio-guard.ts';
import { PaperLine } from '../report/PaperLine.tsx';
import { TabletPanel } from '../tablet/TabletPanel.tsx';
import { tabletWords } from '../tablet/words.ts';
import { Concerns } from '../team/Concerns.tsx';
import { TeamBadge } from '../team/TeamBadge.tsx';
import { TeamPanel } from '../team/TeamPanel.tsx';
import { type TeamDay, usePunch, useTeamDays } from '../team/use-team.ts';
import { postOf, useTeamColumns } from '../team/use-team-columns.tsx';
import { teamWords } from '../team/words.ts';

const states = ['in', 'break', 'out', 'none'] as const;
const idOf = (day: TeamDay): string => day.user?.id ?? '';

/** The team of a day. Teachers clock themselves; managers everybody, and they correct. */
const StaffAttendance = ({ place: { id: location, name, rooms, zone, today } }: LocatedWithRooms) => {
  const t = useWords(teamWords);
  const { role, id: self } = usePerson();
  const manages = allows(role, 'manager');
  const may = useMay();
  const state = useListState(dayFilters);
  const date = state.filter('date') || today;
  const { days, error, again } = useTeamDays(location, date);
  const { punch } = usePunch(zone);
  const guard = useRatioGuard(location);
  const columns = useTeamColumns(zone);
  const [open, setOpen] = useOpenKey();
  const [tablet, setTablet] = useState(false);
  const w = useWords(tabletWords);

  const [room, which] = [state.filter('room'), state.filter('state')];
  const rows = days
    ?.filter((day) => !which || day.state === which)
    .filter((day) => !room || day.program?.id === room || day.home_rooms.some(({ id }) => id === room))
    .filter((day) => plain(day.user?.full_name ?? '').includes(plain(state.search)));
  const count = (of: string) => days?.filter((day) => day.state === of).length ?? 0;
  const menuOf = (day: TeamDay): MenuItem[] => {
    const user = idOf(day);
    if (date !== today || !(manages || user === self)) return [];
    const at = postOf(day)?.id ?? rooms[0]?.id ?? '';
    const guarded = (to: string | null, go: () => void) => void guard.guard({ room: to, team: [user] }, go);
    // Where the person usually works comes first.
    const ordered = [...rooms].sort((a, b) => Number(b.id === at) - Number(a.id === at));
    const eachRoom = (word: 'clockIn' | 'endBreak' | 'moveTo', action: 'in' | 'break' | 'move', but?: string) =>
      ordered
        .filter(({ id }) => id !== but)
        .map(({ id, name, color_code }) => ({
          key: `${action}:${id}`,
          label: <RoomName name={t(word, { room: name })} colour={color_code} />,
          onPick: () =>
            action === 'move' ? guarded(id, () => void punch(user, 'move', id)) : void punch(user, action, id),
        }));
    if (day.state === 'in')
      return [
        {
          key: 'out',
          label: t('clockOut'),
          icon: <IconLogout2 size={18} />,
          onPick: () => guarded(null, () => void punch(user, 'out', at)),
        },
        {
          key: 'break',
          label: t('startBreak'),
          icon: <IconCoffee size={18} />,
          onPick: () => guarded(null, () => void punch(user, 'break', at)),
        },
        ...eachRoom('moveTo', 'move', day.program?.id),
      ];
    if (day.state === 'break')
      return [
        ...eachRoom('endBreak', 'break'),
        {
          key: 'out',
          label: t('clockOut'),
          icon: <IconLogout2 size={18} />,
          onPick: () => void punch(user, 'out', at),
        },
      ];
    return eachRoom('clockIn', 'in').map((item, i) => (i === 0 ? { ...item, icon: <IconLogin2 size={18} /> } : item));
  };
  const shown = days?.find((day) => idOf(day) === open);
  return (
    <>
      <PaperLine place={name} span={{ from: date, to: date }} />
      <ListScreen
        tabs={<AreaTabs here="staff" date={date} />}
        state={state}
        answer={{ page: wholeList(rows), error, again }}
        detail={
          days
            ? t('counts', { in: count('in'), break: count('break'), out: count('out'), none: count('none') })
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
                label: t(({ in: 'hereNow', break: 'atBreak', out: 'gone', none: 'notIn' } as const)[value]),
              })),
            }}
          />
        }
        empty={
          <EmptyState picture={<DoorPicture />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
        actions={
          manages ? (
            <Button
              variant="default"
              leftSection={<IconDeviceTablet size={18} />}
              onClick={() => {
                setOpen(null);
                setTablet(true);
              }}
            >
              {w('setup')}
            </Button>
          ) : undefined
        }
        panel={
          tablet ? (
            <TabletPanel location={location} onClose={() => setTablet(false)} />
          ) : shown ? (
            <TeamPanel
              key={`${idOf(shown)}:${date}`}
              day={shown}
              zone={zone}
              rooms={rooms}
              adds={manages}
              corrects={manages && may('correct_attendance')}
              self={idOf(shown) === self}
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
          nameOf={(day) => day.user?.full_name ?? ''}
          open={open ?? undefined}
          onOpen={(day) => {
            setTablet(false);
            setOpen(idOf(day));
          }}
          menuOf={menuOf}
          card={(day) => (
            <span className={classes.card}>
              <Person id={idOf(day)} name={day.user?.full_name ?? ''} image={day.user?.avatar} size={36} />
              <span className={classes.line}>
                <TeamBadge day={day} zone={zone} />
                <RoomName name={postOf(day)?.name ?? ''} colour={postOf(day)?.color_code} />
                <Concerns of={day.shifts.flatMap(({ concerns }) => concerns)} />
              </span>
            </span>
          )}
        />
      </ListScreen>
      <RatioWarning guard={guard} />
    </>
  );
};

export default StaffAttendance;
