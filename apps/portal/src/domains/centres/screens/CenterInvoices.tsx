import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { invoicesAsked, PER_PAGE } from '../asked.ts';
import { invoiceWords } from '../invoice-words.ts';
import { CenterInvoicesDocument } from '../invoices.graphql.ts';
import { InvoiceFilters } from '../parts/InvoiceFilters.tsx';
import { InvoicePanel } from '../parts/InvoicePanel.tsx';
import { invoiceStates } from '../parts/InvoiceState.tsx';
import { InvoiceTable } from '../parts/InvoiceTable.tsx';

const filters = ['center', 'status', 'when'] as const;

/** What centers are billed: of all from home, of the own one elsewhere. */
const CenterInvoices = () => {
  const t = useWords(invoiceWords);
  const state = useListState(filters);
  const asked = Object.fromEntries(filters.map((filter) => [filter, state.filter(filter)]));
  const { rows, answer } = useList(CenterInvoicesDocument, state, {
    rows: (data) => data.centerInvoices,
    variables: invoicesAsked(asked),
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, []);
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={
        <>
          <InvoiceFilters state={state} />
          <FilterMenu
            name={t('status')}
            value={state.filter('status')}
            choices={invoiceStates.map((value) => ({ value, label: t(value) }))}
            onChange={(status) => state.set({ filters: { status } })}
          />
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noInvoices')}>
          {t('noInvoicesText')}
        </EmptyState>
      }
      panel={open ? <InvoicePanel invoice={open} onClose={() => setOpen(null)} /> : undefined}
    >
      <InvoiceTable rows={rows} onOpen={setOpen} />
    </ListScreen>
  );
};

export default CenterInvoices;
