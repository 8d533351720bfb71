import { TextInput } from '@mantine/core';
import { createCredit, updateCredit } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { CreditRow } from '../rows.ts';
import { CategoryField } from './CategoryField.tsx';
import { actWords } from './words.ts';

type Values = {
  amount: number | null;
  detail: string;
  category: string | null;
  date: string;
  expires_on: string;
};

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
  const give = useAction(createCredit, { ownErrors: true });
  const change = useAction(updateCredit, { ownErrors: true });
  const initial: Values = {
    amount: credit?.amount ?? null,
    detail: credit?.detail ?? '',
    category: credit?.category_id ?? null,
    date: credit?.date ?? account.today,
    expires_on: credit?.expires_on ?? '',
  };
  const form = useRecordForm({
    name: credit ? `billing:credit:${credit.id}` : `billing:credit:new:${account.student}`,
    initial,
    validate: { amount: (cents) => (cents ? null : t('needAmount')) },
    save: ({ amount, detail, category, date, expires_on }) => {
      const values = { amount: amount ?? 0, detail: detail.trim(), date };
      return credit
        ? change.run({ id: credit.id, ...values, category })
        : give.run({
            student_id: account.student,
            ...values,
            ...(category ? { category } : {}),
            ...(expires_on ? { expires_on } : {}),
          });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={credit ? t('editCredit') : t('creditFor', { name: account.name })}
      says={t('creditSays')}
      form={form}
      labels={{
        amount: t('itemAmount'),
        detail: t('creditReason'),
        category: t('category'),
        date: t('date'),
        expires_on: t('expires'),
      }}
      submit={t(credit ? 'save' : 'give')}
      onClose={onClose}
    >
      <MoneyField label={t('itemAmount')} withAsterisk {...fields.getInputProps('amount')} />
      <TextInput label={t('creditReason')} maxLength={500} {...fields.getInputProps('detail')} />
      <CategoryField location={account.location} {...fields.getInputProps('category')} />
      <DateField label={t('date')} {...fields.getInputProps('date')} />
      {credit ? null : (
        <DateField label={t('expires')} min={fields.getValues().date} {...fields.getInputProps('expires_on')} />
      )}
    </FormDialog>
  );
};
