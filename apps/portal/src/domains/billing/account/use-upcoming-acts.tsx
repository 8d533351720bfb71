import { Textarea, TextInput } from '@mantine/core';
import {
  changeUpcomingInvoice,
  createUpcomingInvoices,
  skipUpcomingInvoice,
  undoUpcomingChange,
} from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconCoin, IconFileInvoice, IconPlayerSkipForward, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { UpcomingLine } from '../parts/UpcomingTable.tsx';
import { upcomingWords } from './upcoming-words.ts';

/** The largest line, in cents. */
const MOST = 100_000_000;

type Coming = UpcomingLine & { readonly next: boolean };
type Kind = 'skip' | 'amount' | 'line';
type DialogProps = { readonly id: string; readonly row: Coming; readonly onClose: () => void };

/** Why the bill of one period is left out. */
const SkipDialog = ({ id, row, onClose }: DialogProps) => {
  const t = useWords(upcomingWords);
  const { language } = useSpeech();
  const form = useCallForm({
    call: skipUpcomingInvoice,
    fixed: { id, period_start: row.period_start },
    values: { reason: '' },
    onSaved: onClose,
  });
  const day = dateFigures(row.period_start, language);
  return (
    <FormDialog
      title={t('skipOf', { name: row.plan_name, day })}
      says={t('skipSays')}
      form={form}
      submit={t('skip')}
      onClose={onClose}
    >
      <Textarea autosize minRows={2} {...form.field('reason', t('reason'), t('officeOnly'))} />
    </FormDialog>
  );
};

/** What the plan costs this once, or a line that is added. */
const ChangeDialog = ({ id, row, line, onClose }: DialogProps & { readonly line: boolean }) => {
  const t = useWords(upcomingWords);
  const { language } = useSpeech();
  const form = useCallForm({
    call: changeUpcomingInvoice,
    fixed: { id, period_start: row.period_start },
    values: { name: '', amount: null, reason: '' },
    needs: () => (line ? ['name'] : []),
    onSaved: onClose,
  });
  const { field } = form;
  const day = dateFigures(row.period_start, language);
  return (
    <FormDialog
      title={t(line ? 'lineOf' : 'amountOf', { name: row.plan_name, day })}
      says={t(line ? 'lineSays' : 'amountSays')}
      form={form}
      submit={t('save')}
      onClose={onClose}
    >
      {line ? <TextInput {...field('name', t('lineName'))} /> : null}
      <MoneyField {...field('amount', t('amount'), line ? t('amountHelp') : undefined)} min={line ? -MOST : 1} />
      <Textarea autosize minRows={2} {...field('reason', t('reason'), t('familySees'))} />
    </FormDialog>
  );
};

/** What the office does with a bill that is still to come. */
export const useUpcomingActs = (): { readonly menuOf: (row: Coming) => MenuItem[]; readonly dialogs: ReactNode } => {
  const t = useWords(upcomingWords);
  const may = useMay()('manage_billing');
  const [act, setAct] = useState<{ readonly kind: Kind; readonly id: string; readonly row: Coming } | null>(null);
  const undo = useAction(undoUpcomingChange);
  const create = useAction(createUpcomingInvoices);
  const menuOf = (row: Coming): MenuItem[] => {
    const { plan_id: id, changes, skipped, next, period_start } = row;
    if (!may || id === null) return [];
    const ask = (kind: Kind) => () => setAct({ kind, id, row });
    const hasAmount = changes.some(({ kind }) => kind === 'amount');
    const undone = changes.map((change) => ({
      key: `undo-${change.id}`,
      label: change.kind === 'skip' ? t('undoSkip') : t('undo', { name: change.name ?? t('amount') }),
      icon: <IconArrowBackUp size={18} />,
      onPick: () => void undo.run({ id: change.id }),
    }));
    if (skipped) return undone;
    return [
      ...(hasAmount
        ? []
        : [{ key: 'amount', label: t('changeOnce'), icon: <IconCoin size={18} />, onPick: ask('amount') }]),
      { key: 'line', label: t('addLine'), icon: <IconPlus size={18} />, onPick: ask('line') },
      { key: 'skip', label: t('skip'), icon: <IconPlayerSkipForward size={18} />, onPick: ask('skip') },
      ...(next
        ? [
            {
              key: 'now',
              label: t('createNow'),
              icon: <IconFileInvoice size={18} />,
              onPick: () => void create.run({ id, period_start }),
            },
          ]
        : []),
      ...undone,
    ];
  };
  const close = () => setAct(null);
  return {
    menuOf,
    dialogs: (
      <>
        {act?.kind === 'skip' ? <SkipDialog id={act.id} row={act.row} onClose={close} /> : null}
        {act?.kind === 'amount' || act?.kind === 'line' ? (
          <ChangeDialog id={act.id} row={act.row} line={act.kind === 'line'} onClose={close} />
        ) : null}
      </>
    ),
  };
};
