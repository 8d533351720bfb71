import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useList } from '@nestling/kit/list.ts';
import type { ListState } from '@nestling/kit/list-state.ts';
import { money } from '@nestling/ui/format/money.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { usePaymentActs } from '../acts/use-payment-acts.tsx';
import { DaySpan, isSpan } from '../parts/DaySpan.tsx';
import { Figure, Figures } from '../parts/Money.tsx';
import { PaymentTable } from '../parts/PaymentTable.tsx';
import { methods, useMethodWord, usePaymentStateWord } from '../parts/state.tsx';
import { BillingList } from './BillingList.tsx';
import { AllPaymentsDocument, PaymentTotalsDocument } from './lists.graphql.ts';
import { RecordPayment } from './RecordPayment.tsx';
import { listWords } from './words.ts';

/** The state of the lists of payments, refunds and voids, in the address. */
export type PaymentsState = ListState<'show' | 'from' | 'to' | 'method' | 'status'>;

/** What each of the three lists is given. */
export type Listed = {
  readonly location: string;
  readonly state: PaymentsState;
  /** Which of the three is shown. */
  readonly choice: ReactNode;
};

const states = [
  'pending',
  'approved',
  'unapplied',
  'partly_refunded',
  'refunded',
  'failed',
  'voided',
  'disputed',
] as const;

/** The days a list is narrowed to, as the calls take them. */
export const daysOf = (state: PaymentsState) => {
  const days = { from: state.filter('from'), to: state.filter('to') };
  return { days, asked: { from: days.from || null, to: days.to || null }, fits: isSpan(days) };
};

/** Payments of all accounts. */
export const PaymentList = ({ location, state, choice }: Listed) => {
  const t = useWords(listWords);
  const method = useMethodWord();
  const word = usePaymentStateWord();
  const { days, asked, fits } = daysOf(state);
  const narrowed = {
    location,
    ...asked,
    status: state.filter('status') || null,
    method: state.filter('method') || null,
  };
  const { rows, answer } = useList(AllPaymentsDocument, state, {
    rows: (data) => data.getPayments,
    variables: narrowed,
    pause: !fits,
  });
  const totals = useAsk(
    PaymentTotalsDocument,
    { ...narrowed, search: state.search || null },
    { pause: !fits, keep: ['from', 'to', 'status', 'method', 'search'] },
  ).data?.getPaymentTotals;
  const { menuOf, dialogs } = usePaymentActs();
  return (
    <>
      <BillingList
        location={location}
        state={state}
        answer={answer}
        actions={<RecordPayment />}
        above={
          <>
            {choice}
            {totals ? (
              <Figures>
                <Figure label={t('paid')}>{money(totals.amount)}</Figure>
                <Figure label={t('refunded')}>{money(totals.refunded)}</Figure>
                <Figure label={t('unapplied')}>{money(totals.unapplied)}</Figure>
                <Figure label={t('pending')}>{money(totals.pending)}</Figure>
              </Figures>
            ) : null}
          </>
        }
        filters={
          <>
            <FilterMenu
              name={t('method')}
              value={state.filter('method')}
              choices={methods.map((value) => ({ value, label: method(value) }))}
              onChange={(next) => state.set({ filters: { method: next } })}
            />
            <FilterMenu
              name={t('status')}
              value={state.filter('status')}
              choices={states.map((value) => ({
                value,
                label: value === 'unapplied' || value === 'disputed' ? t(value) : word(value),
              }))}
              onChange={(next) => state.set({ filters: { status: next } })}
            />
            <DaySpan days={days} onChange={(filters) => state.set({ filters })} />
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noPayments')}>
            {t('noPaymentsText')}
          </EmptyState>
        }
      >
        <PaymentTable rows={rows} label={t('payments')} withStudent menuOf={menuOf} />
      </BillingList>
      {dialogs}
    </>
  );
};
