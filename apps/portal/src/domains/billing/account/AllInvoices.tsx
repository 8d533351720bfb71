import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { DaySpan, isSpan } from '../parts/DaySpan.tsx';
import { invoiceStates, useInvoiceStateWord } from '../parts/state.tsx';
import { billingWords } from '../parts/words.ts';
import { AccountInvoicesDocument } from './account.graphql.ts';
import { InvoiceRows } from './InvoiceRows.tsx';
import { useAccountRecord } from './use-account.ts';
import { accountWords } from './words.ts';

const names = ['from', 'to', 'status'] as const;

/** All invoices of an account, whatever became of them. */
const AllInvoices = () => {
  const account = useAccountRecord();
  const t = useWords(accountWords);
  const b = useWords(billingWords);
  const word = useInvoiceStateWord();
  const state = useListState(names);
  const days = { from: state.filter('from'), to: state.filter('to') };
  const status = state.filter('status');
  const { data, error, again } = useAsk(
    AccountInvoicesDocument,
    { student: account.id, from: days.from || null, to: days.to || null },
    { keep: ['from', 'to'], pause: !isSpan(days) },
  );
  const rows = data?.getStudentAllInvoices.filter((row) => !status || row.status === status);
  return (
    <Stack>
      <Row align="end">
        <DaySpan days={days} onChange={(filters) => state.set({ filters })} />
        <FilterMenu
          name={b('status')}
          value={status}
          choices={invoiceStates.map((value) => ({ value, label: word(value) }))}
          onChange={(next) => state.set({ filters: { status: next } })}
        />
      </Row>
      <ListBody
        count={rows?.length}
        error={error}
        onRetry={again}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noInvoices')}>
            {t('noInvoicesText')}
          </EmptyState>
        }
      >
        <InvoiceRows rows={rows ?? []} label={t('invoices')} account={account} />
      </ListBody>
    </Stack>
  );
};

export default AllInvoices;
