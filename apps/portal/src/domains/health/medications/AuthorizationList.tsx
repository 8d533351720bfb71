import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import type { ReactNode } from 'react';
import { ChildMedicines } from './ChildMedicines.tsx';
import { looks } from './MedicineCard.tsx';
import { MedicineSettings } from './MedicineSettings.tsx';
import { type MedicineFragment, MedicinesOfLocationDocument } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

const filters = ['status', 'of'] as const;

/** What was signed at a location: what waits for the office, what is in force, what is over. */
export const AuthorizationList = ({ location, tabs }: { location: string; tabs: ReactNode }) => {
  const { t, stateName, planOf, daysOf } = useMedicineWords();
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const status = state.filter('status');
  const { rows, answer } = useList(MedicinesOfLocationDocument, state, {
    rows: (data) => data.medicationAuthorizations,
    variables: { location, status: status || null },
  });
  const one = rows.find(({ id }) => id === open);
  const columns: Column<MedicineFragment>[] = [
    { key: 'child', head: t('child'), cell: ({ student }) => student?.full_name },
    { key: 'medicine', head: t('medicine'), by: ({ name }) => name, cell: ({ name }) => name },
    { key: 'dose', head: t('dose'), cell: planOf, wide: true },
    { key: 'days', head: t('from'), cell: daysOf, wide: true },
    { key: 'status', head: t('status'), cell: (row) => <State row={row} name={stateName(row.status)} /> },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      tabs={tabs}
      actions={<MedicineSettings location={location} />}
      filters={
        <FilterMenu
          name={t('status')}
          value={status}
          choices={(['requested', 'active', 'declined', 'ended'] as const).map((value) => ({
            value,
            label: t(`state_${value}`),
          }))}
          onChange={(next) => state.set({ filters: { status: next } })}
        />
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noneHere')}>
          {t('noneHereText')}
        </EmptyState>
      }
      panel={
        one?.student ? (
          <SidePanel title={one.student.full_name} onClose={close}>
            <ChildMedicines key={one.student.id} student={one.student.id} />
          </SidePanel>
        ) : undefined
      }
    >
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => show(id)}
        open={open ?? undefined}
        card={(row) => (
          <>
            <b>{row.student?.full_name}</b>
            <span>
              {row.name}, {planOf(row)}
            </span>
            <State row={row} name={stateName(row.status)} />
          </>
        )}
      />
    </ListScreen>
  );
};

const State = ({ row: { status }, name }: { row: MedicineFragment; name: string }) => (
  <Badge kind={looks[status] ?? 'neutral'}>{name}</Badge>
);
