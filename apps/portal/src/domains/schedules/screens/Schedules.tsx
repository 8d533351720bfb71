import { Button } from '@mantine/core';
import { deleteSchedule, updateSchedule } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCopy, IconPlus, IconPower, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { ApplyDialog } from '../parts/ApplyDialog.tsx';
import { type Begun, emptySchedule, SchedulePanel } from '../parts/SchedulePanel.tsx';
import { WeekPicture } from '../parts/WeekPicture.tsx';
import { SchedulesDocument, type SchedulesQuery } from '../schedules.graphql.ts';
import { weekOf, weekWords } from '../week.ts';
import { scheduleWords } from '../words.ts';
import classes from './Schedules.module.css';

type Schedule = SchedulesQuery['schedules'][number];
type Open =
  | { readonly kind: 'panel'; readonly begun: Begun }
  | { readonly kind: 'delete' | 'apply'; readonly schedule: Schedule };

/** When families may watch: weekly hours that cameras go by. */
const Schedules = ({ place }: Located) => {
  const t = useWords(scheduleWords);
  const state = useListState();
  const [open, setOpen] = useState<Open | null>(null);
  const { rows, answer } = useList(SchedulesDocument, state, {
    rows: ({ schedules }) =>
      schedules.filter(({ name }) => name.toLocaleLowerCase().includes(state.search.toLocaleLowerCase())),
    variables: { location: place.id },
  });
  const remove = useAction(deleteSchedule);
  const manages = useMay()('manage_cameras');
  const menuOf = useScheduleMenu(setOpen);
  const columns = useColumns();
  const add = manages ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen({ kind: 'panel', begun: emptySchedule })}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        empty={
          <EmptyState picture={<CameraPicture />} title={t('emptyTitle')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          open?.kind === 'panel' ? (
            <SchedulePanel
              key={open.begun.id ?? `new ${open.begun.name}`}
              location={place.id}
              begun={open.begun}
              onClose={() => setOpen(null)}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={columns}
          keyOf={(schedule) => schedule.id}
          nameOf={(schedule) => schedule.name}
          open={open?.kind === 'panel' ? (open.begun.id ?? undefined) : undefined}
          onOpen={manages ? (schedule) => setOpen({ kind: 'panel', begun: begunOf(schedule) }) : undefined}
          menuOf={manages ? menuOf : undefined}
          card={(schedule) => columns.map((column) => <div key={column.key}>{column.cell(schedule)}</div>)}
        />
      </ListScreen>
      {open?.kind === 'delete' ? (
        <ConfirmDelete
          onCancel={() => setOpen(null)}
          onDelete={async () => {
            await remove.run({ id: open.schedule.id });
            setOpen(null);
          }}
        >
          <b>{open.schedule.name}</b>
        </ConfirmDelete>
      ) : null}
      {open?.kind === 'apply' ? (
        <ApplyDialog schedule={open.schedule} location={place.id} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
};

const begunOf = ({ id, name, scheduledates, camera_count }: Schedule): Begun => ({
  id,
  name,
  week: weekOf(scheduledates),
  cameras: camera_count ?? 0,
});

const useColumns = (): Column<Schedule>[] => {
  const t = useWords(scheduleWords);
  const { language } = useSpeech();
  return [
    {
      key: 'name',
      head: t('name'),
      by: ({ name }) => name,
      cell: ({ name, status, location_id }) => (
        <>
          {name} {status === 'active' ? null : <Badge kind="out">{t('off')}</Badge>}
          {location_id === null ? <Badge>{t('wholeCentre')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'hours',
      head: t('hours'),
      cell: ({ scheduledates }) => {
        const week = weekOf(scheduledates);
        return (
          <span className={classes.hours}>
            <WeekPicture week={week} />
            <span>
              {weekWords(week, language).map((line) => (
                <span key={line} className={classes.line}>
                  {line}
                </span>
              ))}
            </span>
          </span>
        );
      },
    },
    {
      key: 'cameras',
      head: t('cameras'),
      by: ({ camera_count }) => camera_count ?? 0,
      cell: ({ camera_count }) => t('camerasNow', { count: camera_count ?? 0 }),
    },
  ];
};

const useScheduleMenu = (open: (what: Open) => void) => {
  const t = useWords(scheduleWords);
  const update = useAction(updateSchedule);
  return (schedule: Schedule): MenuItem[] => {
    const on = schedule.status === 'active';
    const begun = begunOf(schedule);
    return [
      editItem(t('change'), () => open({ kind: 'panel', begun })),
      {
        key: 'apply',
        label: t('apply'),
        icon: <IconVideo size={18} />,
        onPick: () => open({ kind: 'apply', schedule }),
      },
      {
        key: 'copy',
        label: t('copy'),
        icon: <IconCopy size={18} />,
        onPick: () =>
          open({
            kind: 'panel',
            begun: { ...begun, id: null, name: t('copyOf', { name: schedule.name }), cameras: 0 },
          }),
      },
      {
        key: 'power',
        label: t(on ? 'turnOff' : 'turnOn'),
        icon: <IconPower size={18} />,
        onPick: () => void update.run({ id: schedule.id, status: on ? 'inactive' : 'active' }),
      },
      deleteItem(t('delete'), () => open({ kind: 'delete', schedule })),
    ];
  };
};

export default Schedules;
