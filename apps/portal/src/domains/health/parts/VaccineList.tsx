import { Button, Switch } from '@mantine/core';
import { deleteImmunization, updateImmunization } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FactCard } from '@nestling/kit/FactCard.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { VaccineOneDocument, VaccinesDocument } from '../health.graphql.ts';
import type { VaccineRow } from '../rows.ts';
import { healthWords } from '../words.ts';
import { usualAge } from './usual-age.ts';
import { VaccinePanel } from './VaccinePanel.tsx';

const agesOf = ({ dose_1st, dose_2nd, dose_3rd, dose_4th, dose_5th, dose_6th }: VaccineRow): readonly string[] =>
  [dose_1st, dose_2nd, dose_3rd, dose_4th, dose_5th, dose_6th].flatMap((age) => age || []);

/** The vaccines the centre knows, with their codes and usual ages. */
export const VaccineList = ({ tabs }: { tabs: ReactNode }) => {
  const t = useWords(healthWords);
  const { language } = useSpeech();
  const ages = (row: VaccineRow) =>
    agesOf(row)
      .map((age) => usualAge(age, language))
      .join(' · ');
  const manages = useMay()('manage_health');
  const state = useListState([]);
  const { open, show, close } = usePanel();
  const { rows, answer } = useList(VaccinesDocument, state, { rows: (data) => data.immunizations, variables: {} });
  const [deleting, setDeleting] = useState<VaccineRow | null>(null);
  const require = useAction(updateImmunization);
  const remove = useAction(deleteImmunization);
  const columns: Column<VaccineRow>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, cell: ({ name }) => name, width: '30%' },
    { key: 'code', head: t('code'), cell: ({ code }) => code },
    { key: 'ages', head: t('ages'), cell: ages, wide: true },
    {
      key: 'required',
      head: t('required'),
      cell: ({ id, name, is_required }) => (
        <Switch
          aria-label={t('requiredOf', { name })}
          checked={is_required}
          disabled={!manages || require.busy}
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => void require.run({ id, is_required: event.currentTarget.checked })}
        />
      ),
    },
  ];
  const told = columns.map((column) =>
    column.key === 'required'
      ? { ...column, cell: ({ is_required }: VaccineRow) => t(is_required ? 'yes' : 'no') }
      : column,
  );
  const add = manages ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show('new')}>
      {t('addVaccine')}
    </Button>
  ) : null;
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        tabs={tabs}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('vaccineNone')} actions={add}>
            {t('codeHelp')}
          </EmptyState>
        }
        panel={open && manages ? <Edited key={open} id={open} onClose={close} /> : undefined}
      >
        <DataTable
          label={t('vaccines')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          open={open ?? undefined}
          // A card is one button: it says what the switch of a row does, which is in the panel too.
          card={(row) => <FactCard row={row} columns={told} />}
          menuOf={(row) => (manages ? [deleteItem(t('remove'), () => setDeleting(row))] : [])}
          {...(manages ? { onOpen: ({ id }: VaccineRow) => show(id) } : {})}
        />
      </ListScreen>
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(null)}
          onDelete={async () => {
            await remove.run({ id: deleting.id });
            setDeleting(null);
          }}
        >
          {deleting.name}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

const Edited = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const fresh = id === 'new';
  const { data } = useAsk(VaccineOneDocument, { id }, { pause: fresh });
  if (fresh) return <VaccinePanel one={null} onClose={onClose} />;
  return data?.immunization ? <VaccinePanel one={data.immunization} onClose={onClose} /> : null;
};
