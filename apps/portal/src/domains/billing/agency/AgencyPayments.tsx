import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { Paging } from '@nestling/kit/Paging.tsx';
import { ListFileMenu } from '@nestling/kit/table/ListFileMenu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { usePaymentActs } from '../acts/use-payment-acts.tsx';
import { DaySpan, isSpan } from '../parts/DaySpan.tsx';
import { PaymentTable } from '../parts/PaymentTable.tsx';
import { AgencyPaymentsDocument } from './agency.graphql.ts';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

const names = ['from', 'to'] as const;

/** What an agency paid, with what is done with a payment. */
const AgencyPayments = () => {
  const agency = useAgencyRecord().agency.id;
  const t = useWords(agencyWords);
  const state = useListState(names);
  const days = { from: state.filter('from'), to: state.filter('to') };
  const { rows, answer } = useList(AgencyPaymentsDocument, state, {
    rows: (data) => data.getAgencyPayments,
    variables: { agency, from: days.from || null, to: days.to || null },
    pause: !isSpan(days),
  });
  const { menuOf, dialogs } = usePaymentActs();
  return (
    <Stack>
      <Row align="end">
        <DaySpan days={days} onChange={(filters) => state.set({ filters })} />
        {answer.file ? <ListFileMenu file={answer.file} /> : null}
      </Row>
      <ListBody
        count={answer.page?.total}
        error={answer.error}
        onRetry={answer.again}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noPayments')}>
            {t('noPaymentsText')}
          </EmptyState>
        }
      >
        <PaymentTable rows={rows} label={t('payments')} withPayer={false} menuOf={menuOf} />
        {answer.page ? <Paging page={answer.page} onPage={(page) => state.set({ page })} /> : null}
      </ListBody>
      {dialogs}
    </Stack>
  );
};

export default AgencyPayments;
