import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { money } from '@nestling/ui/format/money.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { invoicesAsked, PER_PAGE } from '../asked.ts';
import { invoiceWords } from '../invoice-words.ts';
import { type CenterInvoiceLineFragment, CenterInvoicesDocument } from '../invoices.graphql.ts';
import { InvoiceFilters } from '../parts/InvoiceFilters.tsx';
import { InvoicePanel } from '../parts/InvoicePanel.tsx';
import { InvoiceState, invoiceStates } from '../parts/InvoiceState.tsx';

const filters = ['center', 'status', 'when'] as const;

/** What centers are billed: of all from home, of the own one elsewhere. */
const CenterInvoices = () => {
  const t = useWords(invoiceWords);
  const { language } = useSpeech();
  const state = useListState(filters);
  const asked = Object.fromEntries(filters.map((filter) => [filter, state.filter(filter)]));
  const { rows, answer } = useList(CenterInvoicesDocument, state, {
    rows: (data) => data.centerInvoices,
    variables: invoicesAsked(asked),
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, []);
  const columns: Column<CenterInvoiceLineFragment>[] = [
    { key: 'number', head: t('number'), main: true, cell: ({ number }) => number ?? t('noNumber'), total: t('total') },
    { key: 'center', head: t('center'), by: ({ center_name }) => center_name, cell: ({ center_name }) => center_name },
    { key: 'plan', head: t('plan'), wide: true, cell: ({ plan }) => plan ?? '—' },
    {
      key: 'issued',
      head: t('issued'),
      by: ({ issued_at }) => issued_at,
      cell: ({ issued_at }) => momentFigures(issued_at, language),
    },
    { key: 'status', head: t('status'), cell: ({ status }) => <InvoiceState status={status} /> },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      by: ({ amount }) => amount,
      cell: ({ amount }) => money(amount),
      total: money(rows.reduce((sum, { amount }) => sum + amount, 0)),
    },
  ];
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
      <DataTable
        label={t('invoices')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number, center_name }) => `${number ?? t('invoice')}, ${center_name}`}
        onOpen={setOpen}
      />
    </ListScreen>
  );
};

export default CenterInvoices;
