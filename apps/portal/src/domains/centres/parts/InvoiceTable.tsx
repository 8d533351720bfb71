import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { invoiceWords } from '../invoice-words.ts';
import type { CenterInvoiceLineFragment } from '../invoices.graphql.ts';
import { InvoiceState } from './InvoiceState.tsx';

type Line = CenterInvoiceLineFragment;

/**
 * Invoices of centers, a line each, with what those of the page come to.
 * @param paid tells when they were paid and sums what was; else when they were issued and what they ask for
 */
export const InvoiceTable = ({
  rows,
  paid = false,
  onOpen,
}: {
  rows: readonly Line[];
  paid?: boolean;
  onOpen: (line: Line) => void;
}) => {
  const t = useWords(invoiceWords);
  const { language } = useSpeech();
  const momentOf = ({ paid_at, issued_at }: Line) => (paid ? paid_at : issued_at);
  const columns: Column<Line>[] = [
    { key: 'number', head: t('number'), main: true, cell: ({ number }) => number ?? t('noNumber'), total: t('total') },
    { key: 'center', head: t('center'), by: ({ center_name }) => center_name, cell: ({ center_name }) => center_name },
    { key: 'plan', head: t('plan'), wide: true, cell: ({ plan }) => plan ?? '—' },
    {
      key: paid ? 'paid' : 'issued',
      head: t(paid ? 'paidOn' : 'issued'),
      by: momentOf,
      cell: (line) => {
        const moment = momentOf(line);
        return moment ? momentFigures(moment, language) : '—';
      },
    },
    { key: 'status', head: t('status'), cell: ({ status }) => <InvoiceState status={status} /> },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      by: ({ amount }) => amount,
      cell: ({ amount }) => money(amount),
      total: money(rows.reduce((sum, { amount, paid_amount }) => sum + (paid ? paid_amount : amount), 0)),
    },
  ];
  return (
    <DataTable
      label={t(paid ? 'payments' : 'invoices')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number, center_name }) => `${number ?? t('invoice')}, ${center_name}`}
      onOpen={onOpen}
    />
  );
};
