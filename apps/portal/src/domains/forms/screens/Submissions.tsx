import { approveSubmittedForm } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCheck } from '@tabler/icons-react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { FormNamesDocument, SubmissionChangedDocument, SubmissionsDocument } from '../entries.graphql.ts';
import { useGivenBy } from '../parts/given-by.ts';
import { entryStates, StateBadge } from '../parts/state.tsx';
import { formWords } from '../words.ts';

const filters = ['form', 'state', 'from', 'to'] as const;

/** What was handed in of all forms of a location, the latest first; what comes in meanwhile appears by itself. */
const Submissions = ({ place }: Located) => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  const judges = useMay()('approve_forms');
  const state = useListState(filters);
  const approve = useAction(approveSubmittedForm);
  const { data: names } = useAsk(FormNamesDocument, { location: place.id });
  const { rows, answer, again } = useList(SubmissionsDocument, state, {
    rows: (data) => data.getFormSubmissions,
    variables: {
      location: place.id,
      form_id: state.filter('form') || null,
      status: state.filter('state') || null,
      start_date: state.filter('from') || null,
      end_date: state.filter('to') || null,
    },
  });
  useSubscription({ query: SubmissionChangedDocument, variables: { location: place.id } }, (_, data) => {
    again();
    return data;
  });
  const nameOf = useGivenBy();
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={
        <>
          <FilterMenu
            name={t('form')}
            value={state.filter('form')}
            choices={(names?.getForms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(form) => state.set({ filters: { form } })}
          />
          <FilterMenu
            name={t('state')}
            value={state.filter('state')}
            choices={entryStates.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => state.set({ filters: { state: next } })}
          />
          <DateField
            label={t('from')}
            value={state.filter('from')}
            onChange={(from) => state.set({ filters: { from } })}
          />
          <DateField label={t('to')} value={state.filter('to')} onChange={(to) => state.set({ filters: { to } })} />
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('submissions')}
        rows={rows}
        columns={[
          {
            key: 'form',
            head: t('form'),
            by: ({ form_name }) => form_name,
            cell: ({ form_name }) => form_name,
            width: '30%',
          },
          {
            key: 'for',
            head: t('for'),
            by: ({ student }) => student?.full_name,
            cell: ({ student }) => student?.full_name,
          },
          { key: 'by', head: t('by'), cell: nameOf, wide: true },
          {
            key: 'sent',
            head: t('sent'),
            by: ({ submitted_at }) => submitted_at,
            cell: ({ submitted_at }) => (submitted_at ? momentFigures(submitted_at, language) : ''),
          },
          { key: 'state', head: t('state'), cell: ({ status }) => <StateBadge state={status} /> },
        ]}
        keyOf={({ id }) => id}
        nameOf={({ form_name, id }) => form_name ?? id}
        hrefOf={({ id, form_id }) => href('forms.entry.staff', { formId: form_id, entryId: id })}
        menuOf={(row) =>
          judges && row.status === 'submitted'
            ? [
                {
                  key: 'approve',
                  label: t('approve'),
                  icon: <IconCheck size={18} />,
                  onPick: () => void approve.run({ id: row.id, student: row.student?.id ?? null, approved: true }),
                },
              ]
            : []
        }
      />
    </ListScreen>
  );
};

export default Submissions;
