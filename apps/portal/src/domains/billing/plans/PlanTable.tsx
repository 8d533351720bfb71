import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures, dateWords } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import { usePeriodWord } from '../parts/periods.ts';
import { useWeekdayWords } from '../parts/Weekdays.tsx';
import type { PlanRow } from '../rows.ts';
import { planWords } from './words.ts';

type Line = PlanRow & {
  readonly student_name?: string | null;
  readonly student?: { readonly id: string; readonly full_name: string; readonly image: string | null } | null;
};

const PlanState = ({ plan }: { plan: PlanRow }) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const { status, paused_from, paused_until, end_date, new_date } = plan;
  const rest = paused_from
    ? paused_until
      ? t('pausedTo', { day: dateWords(paused_from, language), until: dateWords(paused_until, language) })
      : t('pausedFrom', { day: dateWords(paused_from, language) })
    : null;
  if (status === 'deactivated') return <Badge kind="out">{t('deactivated')}</Badge>;
  if (status === 'paused') return <Badge kind="wait">{rest ?? t('paused')}</Badge>;
  return (
    <span>
      <Badge kind="good">{t('active')}</Badge>
      {end_date ? <span className={classes.small}>{t('endsOn', { day: dateWords(end_date, language) })}</span> : null}
      {rest ? <span className={classes.small}>{rest}</span> : null}
      {new_date ? <span className={classes.small}>{t('anewFrom', { day: dateWords(new_date, language) })}</span> : null}
    </span>
  );
};

/** Plans below each other. @param withStudent names whose it is, where the list is of many */
export const PlanTable = <R extends Line>({
  rows,
  withStudent = false,
  hrefOf,
  menuOf,
  selection,
}: {
  rows: readonly R[];
  withStudent?: boolean;
  hrefOf?: ((row: R) => string) | undefined;
  menuOf: (row: R) => readonly MenuItem[];
  selection?: Selection | undefined;
}) => {
  const t = useWords(planWords);
  const { language } = useSpeech();
  const period = usePeriodWord();
  const days = useWeekdayWords();
  const columns: Column<R>[] = [
    ...(withStudent
      ? [
          {
            key: 'student',
            head: t('student'),
            main: true,
            cell: ({ student, student_name, student_id }: R) => (
              <Person id={student_id} name={student_name ?? ''} image={student?.image} size={32} />
            ),
          },
        ]
      : []),
    {
      key: 'plan',
      head: t('plan'),
      cell: (row) => (
        <span>
          {row.name}
          {textsIn(row.days).length > 0 ? <span className={classes.small}>{days(textsIn(row.days))}</span> : null}
        </span>
      ),
    },
    { key: 'period', head: t('period'), wide: true, cell: (row) => period(row.period) },
    { key: 'state', head: t('state'), cell: (row) => <PlanState plan={row} /> },
    {
      key: 'next',
      head: t('next'),
      by: ({ next_date }) => next_date,
      cell: ({ next_date, status }) => (status === 'active' ? dateFigures(next_date, language) : null),
    },
    {
      key: 'amount',
      head: t('amount'),
      by: ({ amount }) => amount,
      end: true,
      cell: ({ amount }) => <Money cents={amount} look="strong" />,
    },
  ];
  return (
    <DataTable
      label={t('plans')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name, student_name }) => [name, student_name].filter(Boolean).join(', ')}
      hrefOf={hrefOf}
      menuOf={menuOf}
      selection={selection}
    />
  );
};
