import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from './billing.module.css';
import { Money } from './Money.tsx';
import { InvoiceState } from './state.tsx';
import { billingWords } from './words.ts';

/** What a line of invoices says of one. */
export type InvoiceLine = {
  readonly id: string;
  readonly number: string | null;
  readonly date: string;
  readonly due_date: string;
  readonly payer_name: string | null;
  readonly status: string | null;
  readonly total: number;
  readonly paid: number | null;
  readonly balance: number;
  readonly items: readonly { readonly name: string }[];
  readonly student_name?: string | null;
};

const sum = <R,>(rows: readonly R[], of: (row: R) => number | null): number =>
  rows.reduce((all, row) => all + (of(row) ?? 0), 0);

/**
 * Invoices below each other with their sums, for the office and for families.
 * @param withStudent names whose it is, where the list is of many
 * @param withPayer names who pays; families see their own alone
 */
export const InvoiceTable = <R extends InvoiceLine>({
  rows,
  label,
  withStudent = false,
  withPayer = true,
  onOpen,
  open,
  menuOf,
  selection,
}: {
  rows: readonly R[];
  label: string;
  withStudent?: boolean;
  withPayer?: boolean;
  onOpen?: ((row: R) => void) | undefined;
  open?: string | undefined;
  menuOf?: ((row: R) => readonly MenuItem[]) | undefined;
  selection?: Selection | undefined;
}) => {
  const t = useWords(billingWords);
  const { language } = useSpeech();
  const columns: Column<R>[] = [
    {
      key: 'number',
      head: t('number'),
      main: true,
      cell: ({ number, items }) => (
        <span>
          <span className={classes.whole}>{number ?? t('draft')}</span>
          <span className={classes.small}>{items.map(({ name }) => name).join(', ')}</span>
        </span>
      ),
    },
    ...(withStudent
      ? [{ key: 'student', head: t('student'), cell: ({ student_name }: R) => student_name ?? null }]
      : []),
    { key: 'date', head: t('date'), wide: true, cell: ({ date }) => dateFigures(date, language) },
    { key: 'due', head: t('due'), cell: ({ due_date }) => dateFigures(due_date, language) },
    ...(withPayer
      ? [{ key: 'payer', head: t('payer'), wide: true, cell: ({ payer_name }: R) => payer_name ?? t('noPayer') }]
      : []),
    { key: 'status', head: t('status'), cell: ({ status }) => <InvoiceState status={status} /> },
    {
      key: 'total',
      head: t('total'),
      end: true,
      wide: true,
      cell: ({ total, status }) => (
        <span className={status === 'voided' ? classes.struck : undefined}>
          <Money cents={total} />
        </span>
      ),
      total: <Money cents={sum(rows, ({ total, status }) => (status === 'voided' ? 0 : total))} />,
    },
    {
      key: 'paid',
      head: t('paid'),
      end: true,
      wide: true,
      cell: ({ paid }) => <Money cents={paid} />,
      total: <Money cents={sum(rows, ({ paid }) => paid)} />,
    },
    {
      key: 'balance',
      head: t('balance'),
      end: true,
      cell: ({ balance, status }) => <Money cents={balance} look={status === 'overdue' ? 'late' : 'strong'} />,
      total: <Money cents={sum(rows, ({ balance, status }) => (status === 'draft' ? 0 : balance))} />,
    },
  ];
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number }) => t('invoice', { number: number ?? t('draft') })}
      onOpen={onOpen}
      open={open}
      menuOf={menuOf}
      selection={selection}
    />
  );
};
