import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from './billing.module.css';
import { Money } from './Money.tsx';
import { useEntryWord } from './state.tsx';
import { billingWords } from './words.ts';

/** A line of a statement; amount and balance in cents. */
type Line = {
  readonly date: string;
  readonly kind: string;
  readonly number: string | null;
  readonly detail: string | null;
  readonly amount: number;
  readonly balance: number;
};

/** What was booked on an account with its running balance, the oldest first as it was answered. */
export const LedgerTable = ({ rows, label }: { rows: readonly Line[]; label: string }) => {
  const t = useWords(billingWords);
  const { language } = useSpeech();
  const entry = useEntryWord();
  const numbered = rows.map((row, at) => ({ ...row, at: String(at) }));
  type Row = (typeof numbered)[number];
  const named = ({ kind, number }: Row) => [entry(kind), number].filter(Boolean).join(' ');
  const columns: Column<Row>[] = [
    { key: 'date', head: t('date'), width: '120px', cell: ({ date }) => dateFigures(date, language) },
    {
      key: 'what',
      head: t('what'),
      main: true,
      cell: (row) => (
        <span>
          {named(row)}
          {row.detail ? <span className={classes.small}>{row.detail}</span> : null}
        </span>
      ),
    },
    {
      key: 'amount',
      head: t('amount'),
      end: true,
      cell: ({ kind, amount }) =>
        kind === 'opening' ? null : <Money cents={amount} look={amount < 0 ? 'gain' : undefined} />,
    },
    { key: 'balance', head: t('balance'), end: true, cell: ({ balance }) => <Money cents={balance} look="strong" /> },
  ];
  return <DataTable label={label} rows={numbered} columns={columns} keyOf={({ at }) => at} nameOf={named} />;
};
