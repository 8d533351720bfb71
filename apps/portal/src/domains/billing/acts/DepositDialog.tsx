import { Select, Textarea, TextInput } from '@mantine/core';
import { createDeposit } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { depositWords } from '../account/deposit-words.ts';
import type { ChargedAccount } from './ChargeDialog.tsx';
import { actWords } from './words.ts';

/** Charges a deposit to one payer of an account. */
export const DepositDialog = ({ account, onClose }: { account: ChargedAccount; onClose: () => void }) => {
  const t = useWords(depositWords);
  const a = useWords(actWords);
  const form = useCallForm({
    call: createDeposit,
    fixed: { student_id: account.student },
    values: { amount: null, name: '', user_id: '', date: account.today, due_date: account.due, note: '' },
    needs: () => ['amount'],
    args: ({ user_id, ...given }) => ({ ...given, ...(user_id ? { user_id } : {}) }),
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={t('chargeFor', { name: account.name })}
      says={t('chargeSays')}
      form={form}
      submit={t('charge')}
      onClose={onClose}
    >
      <MoneyField {...field('amount', t('amount'))} min={1} />
      <TextInput {...field('name', t('name'), t('nameHelp'))} />
      {account.payers.length > 0 ? (
        <Select
          allowDeselect={false}
          data={[
            { value: '', label: t('usualPayer') },
            ...account.payers.map(({ user, name }) => ({ value: user, label: name })),
          ]}
          {...field('user_id', t('paidBy'))}
        />
      ) : null}
      <DateField {...field('date', a('date'))} />
      <DateField {...field('due_date', a('dueDate'))} min={values.date} />
      <Textarea autosize minRows={2} {...field('note', a('note'), a('noteHelp'))} />
    </FormDialog>
  );
};
