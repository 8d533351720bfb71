import { TextInput } from '@mantine/core';
import { createCredit, updateCredit } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { CreditRow } from '../rows.ts';
import { CategoryField } from './CategoryField.tsx';
import { actWords } from './words.ts';

/** Gives an account a credit, or changes one nothing was taken of yet. */
export const CreditDialog = ({
  account,
  credit = null,
  onClose,
}: {
  account: { readonly student: string; readonly name: string; readonly location: string; readonly today: string };
  credit?: CreditRow | null;
  onClose: () => void;
}) => {
  const t = useWords(actWords);
  const form = useCallForm({
    add: createCredit,
    change: updateCredit,
    record: credit,
    fixed: { student_id: account.student },
    values: {
      amount: credit?.amount,
      detail: credit?.detail,
      category: credit?.category_id,
      date: credit?.date ?? account.today,
      expires_on: credit?.expires_on,
    },
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={credit ? t('editCredit') : t('creditFor', { name: account.name })}
      says={t('creditSays')}
      form={form}
      submit={t(credit ? 'save' : 'give')}
      onClose={onClose}
    >
      <MoneyField {...field('amount', t('itemAmount'))} min={1} />
      <TextInput {...field('detail', t('creditReason'))} />
      <CategoryField location={account.location} {...field('category', t('category'))} />
      <DateField {...field('date', t('date'))} />
      {credit ? null : <DateField {...field('expires_on', t('expires'))} min={values.date} />}
    </FormDialog>
  );
};
