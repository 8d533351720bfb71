import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePhone, useWide } from '@nestling/kit/media.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { useColumns } from '@nestling/kit/table/column-choice.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AddStudent } from '../roster/AddStudent.tsx';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { ExportMenu } from '../roster/ExportMenu.tsx';
import { RosterBulk } from '../roster/RosterBulk.tsx';
import { RosterCard } from '../roster/RosterCard.tsx';
import { rosterFilters } from '../roster/roster-variables.ts';
import { StudentPanel } from '../roster/StudentPanel.tsx';
import { useRosterColumns } from '../roster/use-columns.tsx';
import { type RosterStudent, useRoster } from '../roster/use-roster.ts';
import { useRowMenu } from '../roster/use-row-menu.tsx';
import { WordFilters } from '../roster/WordFilters.tsx';
import { rosterWords } from '../roster/words.ts';

/** Everybody of the location: who they are, what is to be known of them, how their day stands. */
const Roster = ({ place }: Located) => {
  const t = useWords(rosterWords);
  const state = useListState(rosterFilters);
  const navigate = useNavigate();
  const wide = useWide();
  const phone = usePhone();
  const selection = useSelection();
  const { open, show: setOpen, close } = usePanel();
  const { page, error, archived, readAll, again, file, sorts } = useRoster(place.id, state);
  const { data: choices } = useAsk(RosterChoicesDocument, { location: place.id });
  const columns = useRosterColumns();
  const { shown: chosen, menu } = useColumns('students', columns);
  const rooms = choices?.location_programs ?? [];
  const menuOf = useRowMenu({ rooms, onBeside: wide ? setOpen : null });
  const rows = page?.data ?? [];
  const may = useMay();
  const shown = rows.find(({ id }) => id === open);
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === open);
    const next = rows[(at + by + rows.length) % rows.length];
    if (next) setOpen(next.id);
  };
  const add = may('enroll_students') ? (
    <Button
      variant={open === 'new' && wide ? 'default' : 'filled'}
      leftSection={<IconPlus size={18} />}
      onClick={() => setOpen('new')}
    >
      {t('add')}
    </Button>
  ) : null;

  return (
    <ListScreen
      state={state}
      answer={{ page, error, again, sorts }}
      actions={
        <>
          {file ? <ExportMenu location={place.id} room={state.filter('room')} file={file} /> : null}
          {add}
        </>
      }
      filters={
        <>
          <FilterMenu
            name={t('status')}
            value={state.filter('status')}
            choices={(['active', 'inactive', 'archived'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(status) => state.set({ filters: archived ? { status } : keepWith(status) })}
          />
          {archived ? null : (
            <>
              <FilterMenu
                name={t('room')}
                value={state.filter('room')}
                choices={rooms.map(({ id, name, color_code }) => ({
                  value: id,
                  label: <RoomName name={name} colour={color_code} />,
                }))}
                onChange={(room) => state.set({ filters: { room } })}
              />
              <FilterMenu
                name={t('place')}
                value={state.filter('place')}
                choices={(['enrolled', 'waitlist', 'graduated'] as const).map((value) => ({ value, label: t(value) }))}
                onChange={(kind) => state.set({ filters: { place: kind } })}
              />
              <WordFilters state={state} />
            </>
          )}
          {phone ? null : menu}
        </>
      }
      empty={
        <EmptyState picture={<BlocksPicture />} title={t('empty')} actions={add}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={
        open === 'new' ? (
          <AddStudent
            key={place.id}
            location={place.id}
            choices={choices}
            room={state.filter('room')}
            onAdded={(id) => void navigate({ href: href('students.one', { userId: id }) })}
            onClose={close}
          />
        ) : shown ? (
          <StudentPanel key={shown.id} student={shown} onStep={step} onClose={close} />
        ) : undefined
      }
    >
      <DataTable
        label={t('list')}
        rows={rows}
        columns={open !== null && wide ? chosen.filter(({ key }) => key !== 'contacts') : chosen}
        keyOf={(student) => student.id}
        nameOf={(student) => student.full_name}
        {...(archived || may('enroll_students') ? { selection } : {})}
        open={open ?? undefined}
        {...(wide
          ? { onOpen: ({ id }: RosterStudent) => setOpen(id) }
          : { hrefOf: ({ id }: RosterStudent) => href('students.one', { userId: id }) })}
        menuOf={phone ? undefined : menuOf}
        card={(student) => <RosterCard student={student} />}
      />
      <RosterBulk
        selection={selection}
        rows={rows}
        archived={archived}
        rooms={rooms}
        cameras={choices?.location_cameras ?? []}
        location={place.id}
        total={page?.total ?? 0}
        onAll={readAll}
      />
    </ListScreen>
  );
};

/** The archive knows neither rooms nor places nor tags: their filters go when it is opened. */
const keepWith = (status: string) =>
  status === 'archived' ? { status, room: '', place: '', tag: '', allergy: '', medication: '' } : { status };

export default Roster;
