import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { Figure, Figures, Money } from '../parts/Money.tsx';
import type { RunPreviewQuery } from './runs.graphql.ts';
import { runWords } from './words.ts';

type Preview = NonNullable<RunPreviewQuery['getBillingRunPreview']>;
type Exception = Preview['exceptions'][number];

const flags = {
  held: ['held', 'wait'],
  skipped: ['skipped', 'out'],
  paused: ['paused', 'out'],
  zero: ['zero', 'wait'],
  once: ['once', 'neutral'],
  new: ['new', 'good'],
  changed: ['changed', 'wait'],
  subsidy_short: ['subsidyShort', 'bad'],
  no_payer: ['noPayer', 'bad'],
  no_card: ['noCard', 'bad'],
  ended: ['ended', 'out'],
} as const satisfies Record<string, readonly [string, BadgeKind]>;
const isFlag = (flag: string): flag is keyof typeof flags => Object.hasOwn(flags, flag);

/** What a run would make: its sums beside the last bills of the same plans, and every bill that is out of the ordinary. */
export const RunPreview = ({ preview }: { preview: Preview }) => {
  const t = useWords(runWords);
  const { language } = useSpeech();
  const more = preview.total - preview.before;
  const columns: Column<Exception>[] = [
    { key: 'student', head: t('student'), main: true, cell: ({ student_name }) => student_name },
    {
      key: 'plan',
      head: t('plan'),
      cell: ({ plan_name, period_start }) =>
        [plan_name, period_start && dateFigures(period_start, language)].filter(Boolean).join(', '),
    },
    {
      key: 'why',
      head: t('why'),
      cell: (row) =>
        row.flags.filter(isFlag).map((flag) => (
          <Badge key={flag} kind={flags[flag][1]}>
            {t(flags[flag][0])}
          </Badge>
        )),
    },
    { key: 'before', head: t('before'), end: true, cell: ({ before }) => <Money cents={before} /> },
    { key: 'total', head: t('now'), end: true, cell: ({ total }) => <Money cents={total} look="strong" /> },
  ];
  return (
    <>
      <Figures>
        <Figure label={t('total')} large>
          {money(preview.total)}
        </Figure>
        <Figure label={t('before')}>{money(preview.before)}</Figure>
        <Figure label={t('difference')}>{`${more > 0 ? '+' : ''}${money(more)}`}</Figure>
        <Figure label={t('invoices')}>{preview.invoices}</Figure>
        <Figure label={t('children')}>{`${preview.children} (${preview.children_before})`}</Figure>
      </Figures>
      <h2>{t('exceptions', { count: preview.exceptions.length })}</h2>
      {preview.exceptions.length === 0 ? (
        <p>{t('noExceptions')}</p>
      ) : (
        <DataTable
          label={t('exceptions', { count: preview.exceptions.length })}
          rows={preview.exceptions}
          columns={columns}
          keyOf={({ plan_id, period_start }) => `${plan_id} ${period_start}`}
          nameOf={({ student_name }) => student_name}
          hrefOf={({ student_id }) => href('billing.account.upcoming', { studentId: student_id })}
        />
      )}
    </>
  );
};
