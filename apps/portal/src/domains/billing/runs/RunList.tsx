import { sendBillingRun, undoBillingRun } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { isMaking } from '@nestling/rules/billing-run.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures, momentFigures } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconSend } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import { Money } from '../parts/Money.tsx';
import type { RunsQuery } from './runs.graphql.ts';
import { runWords } from './words.ts';

type Run = RunsQuery['getBillingRuns'][number];

/** What was made at once, with what has left of it; sent or taken back from here. */
export const RunList = ({ runs }: { runs: readonly Run[] }) => {
  const t = useWords(runWords);
  const { language } = useSpeech();
  const may = useMay()('manage_billing');
  const send = useAction(sendBillingRun);
  const undo = useAction(undoBillingRun);
  const state = (run: Run) => {
    const { undone_at, finished_at, sent_at, sent, invoices, planned } = run;
    if (undone_at) return <Badge kind="out">{t('takenBack')}</Badge>;
    if (!finished_at && !isMaking(run, new Date()) && sent === 0)
      return <Badge kind="bad">{t('stoppedOf', { made: invoices, count: planned })}</Badge>;
    if (isMaking(run, new Date())) return <Badge kind="wait">{t('madeOf', { made: invoices, count: planned })}</Badge>;
    if (sent === 0 && !sent_at) return <Badge kind="wait">{t('notSent')}</Badge>;
    return <Badge kind={sent === invoices ? 'good' : 'neutral'}>{t('sentOf', { sent, count: invoices })}</Badge>;
  };
  const columns: Column<Run>[] = [
    {
      key: 'date',
      head: t('through'),
      main: true,
      cell: ({ date, plan_id }) => [dateFigures(date, language), plan_id && t('onePlan')].filter(Boolean).join(', '),
    },
    {
      key: 'made',
      head: t('made'),
      cell: ({ made_at, made_by }) => [momentFigures(made_at, language), made_by?.full_name].filter(Boolean).join(', '),
    },
    { key: 'state', head: t('state'), cell: state },
    { key: 'invoices', head: t('invoices'), end: true, cell: ({ invoices }) => invoices },
    { key: 'total', head: t('total'), end: true, cell: ({ total }) => <Money cents={total} look="strong" /> },
  ];
  const menuOf = (run: Run): MenuItem[] => {
    const { id, undone_at, finished_at, sent, sent_at, invoices } = run;
    if (!may || undone_at || isMaking(run, new Date())) return [];
    const untold = sent === 0 && !sent_at;
    return [
      ...(finished_at && sent < invoices
        ? [{ key: 'send', label: t('send'), icon: <IconSend size={18} />, onPick: () => void send.run({ id }) }]
        : []),
      ...(untold
        ? [
            {
              key: 'undo',
              label: t('takeBack'),
              icon: <IconArrowBackUp size={18} />,
              danger: true,
              onPick: () => void undo.run({ id }),
            },
          ]
        : []),
    ];
  };
  return (
    <DataTable
      label={t('runs')}
      rows={runs}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ date }) => dateFigures(date, language)}
      menuOf={menuOf}
    />
  );
};
