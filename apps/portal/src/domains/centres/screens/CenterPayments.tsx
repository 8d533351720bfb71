import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { PER_PAGE, paymentsAsked } from '../asked.ts';
import { invoiceWords } from '../invoice-words.ts';
import { CenterPaymentsDocument } from '../invoices.graphql.ts';
import { InvoiceFilters } from '../parts/InvoiceFilters.tsx';
import { InvoicePanel } from '../parts/InvoicePanel.tsx';
import { InvoiceTable } from '../parts/InvoiceTable.tsx';

const filters = ['center', 'when'] as const;

/** What centers have paid: of all from home, of the own one elsewhere. */
const CenterPayments = () => {
  const t = useWords(invoiceWords);
  const state = useListState(filters);
  const asked = Object.fromEntries(filters.map((filter) => [filter, state.filter(filter)]));
  const { rows, answer } = useList(CenterPaymentsDocument, state, {
    rows: (data) => data.centerPayments,
    variables: paymentsAsked(asked),
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, []);
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={<InvoiceFilters state={state} />}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noPayments')}>
          {t('noPaymentsText')}
        </EmptyState>
      }
      panel={open ? <InvoicePanel invoice={open} onClose={() => setOpen(null)} /> : undefined}
    >
      <InvoiceTable rows={rows} paid onOpen={setOpen} />
    </ListScreen>
  );
};

export default CenterPayments;
