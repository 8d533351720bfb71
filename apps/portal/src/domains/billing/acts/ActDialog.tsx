import { Textarea } from '@mantine/core';
import type { Ended } from '@nestling/kit/action.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { actWords } from './words.ts';

/** What one act asks: how much, at most so many cents, and why. */
type Asked = {
  readonly title: string;
  readonly says: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly amount?: { readonly label: string; readonly max: number } | undefined;
  /** Gets 0 where no amount is asked for. */
  readonly run: (cents: number, reason: string) => Promise<Ended<object> | null>;
};

/** Asks for an amount and a reason, or the reason alone, and does it. */
export const ActDialog = ({
  name,
  asked: { title, says, submit, danger = false, amount, run },
  onClose,
}: {
  /** Names the draft. */
  name: string;
  asked: Asked;
  onClose: () => void;
}) => {
  const t = useWords(actWords);
  const initial: { amount: number | null; reason: string } = { amount: amount?.max ?? null, reason: '' };
  const form = useRecordForm({
    name,
    initial,
    validate: {
      amount: (cents) => {
        if (!amount) return null;
        if (!cents) return t('needAmount');
        return cents > amount.max ? t('tooMuch', { max: money(amount.max) }) : null;
      },
    },
    save: (values) => run(values.amount ?? 0, values.reason.trim()),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={title}
      says={says}
      form={form}
      labels={{ amount: amount?.label ?? '', reason: t('reason') }}
      submit={submit}
      danger={danger}
      onClose={onClose}
    >
      {amount ? <MoneyField label={amount.label} withAsterisk {...fields.getInputProps('amount')} /> : null}
      <Textarea
        label={t('reason')}
        description={t('reasonHelp')}
        autosize
        minRows={2}
        maxLength={500}
        {...fields.getInputProps('reason')}
      />
    </FormDialog>
  );
};
