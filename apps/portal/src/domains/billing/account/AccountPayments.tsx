import { useAsk } from '@nestling/kit/ask.ts';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { usePaymentActs } from '../acts/use-payment-acts.tsx';
import { DaySpan, isSpan } from '../parts/DaySpan.tsx';
import { PaymentTable } from '../parts/PaymentTable.tsx';
import { AccountPaymentsDocument } from './account.graphql.ts';
import { useAccountRecord } from './use-account.ts';
import { accountWords } from './words.ts';

const names = ['from', 'to'] as const;

/** What was paid on an account, with what is done with a payment. */
const AccountPayments = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const state = useListState(names);
  const days = { from: state.filter('from'), to: state.filter('to') };
  const { data, error, again } = useAsk(
    AccountPaymentsDocument,
    { student: account.id, from: days.from || null, to: days.to || null },
    { keep: ['from', 'to'], pause: !isSpan(days) },
  );
  const { menuOf, dialogs } = usePaymentActs();
  const rows = data?.getStudentAllPayments;
  return (
    <Stack>
      <DaySpan days={days} onChange={(filters) => state.set({ filters })} />
      <ListBody
        count={rows?.length}
        error={error}
        onRetry={again}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noPayments')}>
            {t('noPaymentsText')}
          </EmptyState>
        }
      >
        <PaymentTable rows={rows ?? []} label={t('payments')} menuOf={menuOf} />
      </ListBody>
      {dialogs}
    </Stack>
  );
};

export default AccountPayments;
