import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from './billing.module.css';
import { Money } from './Money.tsx';
import { billingWords } from './words.ts';
import { useWorking } from './working.ts';

/** What the office has decided of one. */
export type UpcomingDecision = {
  readonly id: string;
  readonly kind: string;
  readonly name: string | null;
  readonly amount: number | null;
  readonly reason: string;
  readonly by: string | null;
  readonly at: string;
};

/** An invoice that will come. */
export type UpcomingLine = {
  readonly student_name: string;
  readonly payer_name: string | null;
  readonly plan_id: string | null;
  readonly plan_name: string;
  readonly date: string;
  readonly due_date: string;
  readonly period_start: string;
  readonly total: number;
  readonly skipped: boolean;
  readonly items: readonly {
    readonly name: string;
    readonly worked: unknown;
    readonly detail: string | null;
    readonly amount: number;
  }[];
  readonly changes: readonly UpcomingDecision[];
};

/** Invoices that plans will make, each with the arithmetic of its lines. */
export const UpcomingTable = <R extends UpcomingLine>({
  rows,
  label,
  withStudent = false,
  menuOf,
}: {
  rows: readonly R[];
  label: string;
  withStudent?: boolean;
  menuOf?: ((row: R) => readonly MenuItem[]) | undefined;
}) => {
  const t = useWords(billingWords);
  const { language } = useSpeech();
  const working = useWorking();
  const columns: Column<R>[] = [
    { key: 'date', head: t('date'), cell: ({ date }) => dateFigures(date, language) },
    ...(withStudent ? [{ key: 'student', head: t('student'), cell: ({ student_name }: R) => student_name }] : []),
    {
      key: 'what',
      head: t('what'),
      main: true,
      cell: ({ items, plan_name, skipped, changes }) => (
        <span>
          {items.length === 0 ? plan_name : null}
          {items.map((item) => (
            <span key={`${item.name}${item.amount}`}>
              {item.name}
              <span className={classes.small}>{working(item)}</span>
            </span>
          ))}
          {changes.map(({ id, kind, reason, by, at }) => (
            <span key={id} className={classes.small}>
              {kind === 'skip' ? `${t('leftOut')}: ${reason}. ` : null}
              {t('decidedBy', { name: by ?? t('office'), day: dateFigures(at, language) })}
            </span>
          ))}
          {skipped ? null : items.length > 0 ? null : <span className={classes.small}>{t('nothingBilled')}</span>}
        </span>
      ),
    },
    { key: 'payer', head: t('payer'), cell: ({ payer_name, skipped }) => payer_name ?? (skipped ? '' : t('noPayer')) },
    { key: 'due', head: t('due'), wide: true, cell: ({ due_date }) => dateFigures(due_date, language) },
    {
      key: 'total',
      head: t('total'),
      end: true,
      cell: ({ total, skipped }) =>
        skipped ? <Badge kind="out">{t('skipped')}</Badge> : <Money cents={total} look="strong" />,
    },
  ];
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      keyOf={({ plan_id, plan_name, period_start, payer_name, student_name }) =>
        `${plan_id ?? plan_name} ${period_start} ${payer_name} ${student_name}`
      }
      nameOf={({ plan_name, date }) => `${plan_name}, ${dateFigures(date, language)}`}
      menuOf={menuOf}
    />
  );
};
