import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useList } from '@nestling/kit/list.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from '../parts/billing.module.css';
import { DaySpan } from '../parts/DaySpan.tsx';
import { Money } from '../parts/Money.tsx';
import { useMethodWord } from '../parts/state.tsx';
import { billingWords } from '../parts/words.ts';
import { BillingList } from './BillingList.tsx';
import { AllRefundsDocument, type AllRefundsQuery } from './lists.graphql.ts';
import { daysOf, type Listed } from './PaymentList.tsx';
import { listWords } from './words.ts';

type Refund = AllRefundsQuery['getRefunds']['data'][number];

/** Money that was given back. */
export const RefundList = ({ location, state, choice }: Listed) => {
  const t = useWords(listWords);
  const word = useWords(billingWords);
  const { language } = useSpeech();
  const method = useMethodWord();
  const { days, asked, fits } = daysOf(state);
  const { rows, answer } = useList(AllRefundsDocument, state, {
    rows: (data) => data.getRefunds,
    variables: { location, ...asked },
    pause: !fits,
  });
  const columns: Column<Refund>[] = [
    { key: 'date', head: t('date'), by: ({ date }) => date, cell: ({ date }) => dateFigures(date, language) },
    {
      key: 'student',
      head: t('student'),
      by: ({ student_name }) => student_name,
      main: true,
      cell: ({ student_name }) => student_name,
    },
    { key: 'method', head: t('method'), cell: (row) => method(row.method) },
    { key: 'reason', head: t('reason'), wide: true, cell: ({ reason, failure }) => failure ?? reason },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status, chargeback, method: way }) =>
        way === 'credit' ? (
          <Badge kind="neutral">{t('kept')}</Badge>
        ) : chargeback ? (
          <Badge kind="bad">{t('chargeback')}</Badge>
        ) : status === 'pending' ? (
          <Badge kind="wait">{t('pending')}</Badge>
        ) : status === 'failed' ? (
          <Badge kind="bad">{t('failed')}</Badge>
        ) : (
          <Badge kind="good">{t('done')}</Badge>
        ),
    },
    {
      key: 'amount',
      head: t('amount'),
      by: ({ amount }) => amount,
      end: true,
      cell: ({ amount, surcharge }) => (
        <span>
          <Money cents={amount} look="strong" />
          {surcharge > 0 ? (
            <span className={classes.small}>{word('surcharge', { amount: money(surcharge) })}</span>
          ) : null}
        </span>
      ),
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
        <EmptyState picture={<PaperPicture />} title={t('noRefunds')}>
          {t('noRefundsText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('refunds')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ student_name, date }) => `${student_name ?? ''} ${dateFigures(date, language)}`}
      />
    </BillingList>
  );
};
