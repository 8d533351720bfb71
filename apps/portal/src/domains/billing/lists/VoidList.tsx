import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useList } from '@nestling/kit/list.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { DaySpan } from '../parts/DaySpan.tsx';
import { Money } from '../parts/Money.tsx';
import { BillingList } from './BillingList.tsx';
import { AllVoidsDocument, type AllVoidsQuery } from './lists.graphql.ts';
import { daysOf, type Listed } from './PaymentList.tsx';
import { listWords } from './words.ts';

type Voided = NonNullable<AllVoidsQuery['getVoids']>['data'][number];

/** Invoices, payments and credits that were voided, by whom and why. */
export const VoidList = ({ location, state, choice }: Listed) => {
  const t = useWords(listWords);
  const { language } = useSpeech();
  const { days, asked, fits } = daysOf(state);
  const { rows, answer } = useList(AllVoidsDocument, state, {
    rows: (data) => data.getVoids,
    variables: { location, ...asked },
    pause: !fits,
  });
  const what = ({ kind, number }: Voided) =>
    [t(kind === 'invoice' ? 'invoice' : kind === 'credit' ? 'credit' : 'payment'), number].filter(Boolean).join(' ');
  const columns: Column<Voided>[] = [
    {
      key: 'when',
      head: t('date'),
      by: ({ voided_at }) => voided_at,
      cell: ({ voided_at }) => momentFigures(voided_at, language),
    },
    { key: 'what', head: t('what'), main: true, cell: what },
    {
      key: 'student',
      head: t('student'),
      by: ({ student_name }) => student_name,
      cell: ({ student_name }) => student_name,
    },
    { key: 'by', head: t('by'), wide: true, cell: ({ voided_by }) => voided_by },
    { key: 'reason', head: t('reason'), wide: true, cell: ({ reason }) => reason },
    {
      key: 'amount',
      head: t('amount'),
      by: ({ amount }) => amount,
      end: true,
      cell: ({ amount }) => <Money cents={amount} look="strong" />,
    },
  ];
  return (
    <BillingList
      location={location}
      state={state}
      answer={answer}
      above={choice}
      filters={<DaySpan days={days} onChange={(filters) => state.set({ filters })} />}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noVoids')}>
          {t('noVoidsText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('voids')}
        rows={rows}
        columns={columns}
        keyOf={({ kind, id }) => `${kind}${id}`}
        nameOf={what}
      />
    </BillingList>
  );
};
