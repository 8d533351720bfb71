import { approveSubmittedForm, deleteFormEntry } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import type { Column } from '@nestling/kit/columns.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu, FilterRow } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { Paging } from '@nestling/kit/Paging.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { FormEntriesDocument } from '../entries.graphql.ts';
import type { FormRecord } from '../form-record.ts';
import { formWords } from '../words.ts';
import { useAnswerColumns } from './answer-columns.tsx';
import { ExportEntries } from './ExportEntries.tsx';
import type { EntryRow } from './entry.ts';
import { useGivenBy } from './given-by.ts';
import { entryStates, StateBadge } from './state.tsx';

const filters = ['state'] as const;

/** The answers to a form as a table with chosen columns, narrowed by words and state, and taken away as a file. */
export const EntryTable = ({ form }: { form: FormRecord }) => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const judges = useMay()('approve_forms');
  const state = useListState(filters);
  const [deleting, setDeleting] = useState<EntryRow | null>(null);
  const approve = useAction(approveSubmittedForm);
  const remove = useAction(deleteFormEntry);
  const { rows, answer } = useList(FormEntriesDocument, state, {
    rows: (data) => data.getFormEntries,
    variables: { form_id: form.id, status: state.filter('state') || null },
  });
  const nameOf = useGivenBy();
  const usual: Column<EntryRow>[] = [
    { key: 'by', head: t('by'), cell: nameOf },
    { key: 'for', head: t('for'), cell: ({ student }) => student?.full_name },
    {
      key: 'sent',
      head: t('sent'),
      cell: ({ submitted_at }) =>
        submitted_at ? momentFigures(submitted_at, language, form.location?.timezone?.value) : '',
    },
    { key: 'state', head: t('state'), cell: ({ status }) => <StateBadge state={status} /> },
  ];
  const { shown, menu } = useAnswerColumns(form.id, usual);
  return (
    <>
      <FilterRow state={state}>
        <FilterMenu
          name={t('state')}
          value={state.filter('state')}
          choices={entryStates.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => state.set({ filters: { state: next } })}
        />
        {menu}
        <ExportEntries form={form.id} zone={form.location?.timezone?.value ?? null} />
      </FilterRow>
      <ListBody
        count={answer.page?.total}
        error={answer.error}
        onRetry={answer.again}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('nothing')}>
            {t('nothingText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('entries')}
          rows={rows}
          columns={shown}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          hrefOf={({ id }) => href('forms.entry.staff', { formId: form.id, entryId: id })}
          menuOf={(row) => [
            ...(judges && row.status === 'submitted'
              ? [
                  {
                    key: 'approve',
                    label: t('approve'),
                    icon: <IconCheck size={18} />,
                    onPick: () => void approve.run({ id: row.id, student: row.student?.id ?? null, approved: true }),
                  },
                ]
              : []),
            ...(judges && allows(role, 'manager') && row.status !== 'approved'
              ? [deleteItem(t('delete'), () => setDeleting(row))]
              : []),
          ]}
        />
        {answer.page ? <Paging page={answer.page} onPage={(page) => state.set({ page })} /> : null}
      </ListBody>
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(null)}
          onDelete={async () => {
            await remove.run({ id: deleting.id });
            setDeleting(null);
          }}
        >
          {nameOf(deleting)}
        </ConfirmDelete>
      ) : null}
    </>
  );
};
