import { Textarea } from '@mantine/core';
import type {
  refundCredit,
  settlePaymentDispute,
  voidCredit,
  voidInvoice,
  waiveInvoice,
} from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { actWords } from './words.ts';

/** What one act asks: which call with which record, how much, at most so many cents, and why. */
type Asked = {
  readonly call:
    | typeof waiveInvoice
    | typeof voidInvoice
    | typeof settlePaymentDispute
    | typeof refundCredit
    | typeof voidCredit;
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly amount?: { readonly label: string; readonly max: number } | undefined;
};

/** Asks for an amount and a reason, or the reason alone, and does it. */
export const ActDialog = ({
  asked: { call, id, title, says, submit, danger = false, amount },
  onClose,
}: {
  asked: Asked;
  onClose: () => void;
}) => {
  const t = useWords(actWords);
  const form = useCallForm({
    call,
    fixed: { id },
    values: { amount: amount?.max ?? null, reason: '' },
    needs: () => (amount ? ['amount'] : []),
    args: (given, { reason }) => ({ ...given, note: reason }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog title={title} says={says} form={form} submit={submit} danger={danger} onClose={onClose}>
      {amount ? <MoneyField {...field('amount', amount.label)} min={1} max={amount.max} /> : null}
      <Textarea autosize minRows={2} {...field('reason', t('reason'), t('reasonHelp'))} />
    </FormDialog>
  );
};
