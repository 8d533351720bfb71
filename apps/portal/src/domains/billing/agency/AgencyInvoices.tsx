import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { Paging } from '@nestling/kit/Paging.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { ListFileMenu } from '@nestling/kit/table/ListFileMenu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { InvoicePanel } from '../acts/InvoicePanel.tsx';
import { useInvoiceActs } from '../acts/use-invoice-acts.tsx';
import { DaySpan, isSpan } from '../parts/DaySpan.tsx';
import { InvoiceTable } from '../parts/InvoiceTable.tsx';
import { invoiceStates, useInvoiceStateWord } from '../parts/state.tsx';
import { billingWords } from '../parts/words.ts';
import { AgencyInvoicesDocument } from './agency.graphql.ts';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

const names = ['from', 'to', 'status'] as const;

/** The invoices of an agency with what is done with one. */
const AgencyInvoices = () => {
  const agency = useAgencyRecord().agency.id;
  const t = useWords(agencyWords);
  const b = useWords(billingWords);
  const word = useInvoiceStateWord();
  const panel = usePanel();
  const state = useListState(names);
  const days = { from: state.filter('from'), to: state.filter('to') };
  const { rows, answer } = useList(AgencyInvoicesDocument, state, {
    rows: (data) => data.getAgencyInvoices,
    variables: {
      agency,
      status: state.filter('status') || null,
      from: days.from || null,
      to: days.to || null,
    },
    pause: !isSpan(days),
  });
  const { menuOf, dialogs } = useInvoiceActs();
  return (
    <Stack>
      <Row align="end">
        <DaySpan days={days} onChange={(filters) => state.set({ filters })} />
        <FilterMenu
          name={b('status')}
          value={state.filter('status')}
          choices={invoiceStates.map((value) => ({ value, label: word(value) }))}
          onChange={(next) => state.set({ filters: { status: next } })}
        />
        {answer.file ? <ListFileMenu file={answer.file} /> : null}
      </Row>
      <ListBody
        count={answer.page?.total}
        error={answer.error}
        onRetry={answer.again}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noInvoices')}>
            {t('noInvoicesText')}
          </EmptyState>
        }
      >
        <InvoiceTable
          rows={rows}
          label={t('invoices')}
          withStudent
          withPayer={false}
          open={panel.open ?? undefined}
          onOpen={({ id }) => panel.show(id)}
          menuOf={menuOf}
        />
        {answer.page ? <Paging page={answer.page} onPage={(page) => state.set({ page })} /> : null}
      </ListBody>
      {panel.open ? <InvoicePanel id={panel.open} menuOf={menuOf} onClose={panel.close} /> : null}
      {dialogs}
    </Stack>
  );
};

export default AgencyInvoices;
