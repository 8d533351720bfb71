import { Textarea } from '@mantine/core';
import { keepDeposit } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { depositWords } from '../account/deposit-words.ts';
import type { DepositRow } from '../rows.ts';
import { CategoryField } from './CategoryField.tsx';

/** Keeps what is held of a deposit, or a part, with the reason the family reads. */
export const KeepDepositDialog = ({
  deposit: { id, held, location_id },
  name,
  onClose,
}: {
  deposit: DepositRow;
  name: string;
  onClose: () => void;
}) => {
  const t = useWords(depositWords);
  const form = useCallForm({
    call: keepDeposit,
    fixed: { id },
    values: { amount: held, reason: '', category: null },
    needs: () => ['amount', 'reason'],
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={t('keepOf', { name })}
      says={t('keepSays')}
      form={form}
      submit={t('keep')}
      danger
      onClose={onClose}
    >
      <MoneyField {...field('amount', t('keepAmount'))} min={1} max={held ?? 0} />
      <Textarea autosize minRows={2} {...field('reason', t('reason'))} />
      <CategoryField location={location_id} {...field('category', t('category'))} />
    </FormDialog>
  );
};
