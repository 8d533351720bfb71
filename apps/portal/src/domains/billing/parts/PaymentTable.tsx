import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from './billing.module.css';
import { Money } from './Money.tsx';
import { PaymentState, useMethodWord } from './state.tsx';
import { billingWords } from './words.ts';

/** What a line of payments says of one. */
export type PaymentLine = {
  readonly id: string;
  readonly date: string;
  readonly payer_name: string | null;
  readonly method: string;
  readonly method_detail: string | null;
  readonly check_number: string | null;
  readonly amount: number;
  /** Cents the card cost more, on top. */
  readonly surcharge?: number;
  readonly unapplied: number;
  readonly refunded: number;
  readonly status: string;
  readonly demo: boolean | null;
  readonly failure: string | null;
  /** What a bank took back that could not be booked; the office alone reads it. */
  readonly disputed?: number | null;
  readonly student_name?: string | null;
};

/** Payments below each other, for the office and for families. */
export const PaymentTable = <R extends PaymentLine>({
  rows,
  label,
  withStudent = false,
  withPayer = true,
  menuOf,
}: {
  rows: readonly R[];
  label: string;
  withStudent?: boolean;
  withPayer?: boolean;
  menuOf?: ((row: R) => readonly MenuItem[]) | undefined;
}) => {
  const t = useWords(billingWords);
  const { language } = useSpeech();
  const word = useMethodWord();
  const columns: Column<R>[] = [
    { key: 'date', head: t('date'), by: ({ date }) => date, cell: ({ date }) => dateFigures(date, language) },
    ...(withStudent
      ? [{ key: 'student', head: t('student'), main: true, cell: ({ student_name }: R) => student_name ?? null }]
      : []),
    ...(withPayer ? [{ key: 'payer', head: t('payer'), cell: ({ payer_name }: R) => payer_name ?? t('noPayer') }] : []),
    {
      key: 'method',
      head: t('method'),
      wide: true,
      cell: ({ method, method_detail, check_number, demo }) => (
        <span>
          {word(method, method_detail, check_number)}
          {demo ? <span className={classes.small}>{t('demo')}</span> : null}
        </span>
      ),
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status, failure, disputed }) => (
        <span>
          <PaymentState status={status} />
          {disputed ? <span className={classes.small}>{t('disputed', { amount: money(disputed) })}</span> : null}
          {failure ? <span className={classes.small}>{failure}</span> : null}
        </span>
      ),
    },
    {
      key: 'unapplied',
      head: t('unapplied'),
      end: true,
      wide: true,
      cell: ({ unapplied }) => (unapplied > 0 ? <Money cents={unapplied} /> : null),
    },
    {
      key: 'refunded',
      head: t('refunded'),
      end: true,
      wide: true,
      cell: ({ refunded }) => (refunded > 0 ? <Money cents={refunded} /> : null),
    },
    {
      key: 'amount',
      head: t('amount'),
      by: ({ amount }) => amount,
      end: true,
      cell: ({ amount, surcharge, status }) => (
        <span className={status === 'voided' || status === 'failed' ? classes.struck : undefined}>
          <Money cents={amount} look="strong" />
          {surcharge ? <span className={classes.small}>{t('surcharge', { amount: money(surcharge) })}</span> : null}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ date, payer_name }) => [dateFigures(date, language), payer_name].filter(Boolean).join(' ')}
      menuOf={menuOf}
    />
  );
};
