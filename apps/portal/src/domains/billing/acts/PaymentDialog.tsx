import { MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { createPayment, updatePayment } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMethodWord } from '../parts/state.tsx';
import type { PaymentRow } from '../rows.ts';
import { useOpenInvoices } from './ApplyDialog.tsx';
import type { ChargedAccount } from './ChargeDialog.tsx';
import { actWords } from './words.ts';

/** What an office takes itself; cards go through the provider, agencies pay on their own account. */
const taken = ['cash', 'check', 'bank', 'external'] as const;

/**
 * Notes money that was received, for the oldest open invoices or chosen ones.
 * @param of the invoice it is for, with what is owed of it and by whom
 */
export const PaymentDialog = ({
  account,
  owed,
  of = null,
  onClose,
}: {
  account: ChargedAccount;
  /** Cents that are open, proposed as the amount. */
  owed: number;
  of?: { readonly id: string; readonly balance: number; readonly user_id: string | null } | null;
  onClose: () => void;
}) => {
  const t = useWords(actWords);
  const methodWord = useMethodWord();
  const { choices, invoices: open } = useOpenInvoices({ student: account.student, agency: null });
  const form = useCallForm({
    call: createPayment,
    name: `payment:${account.student}:${of?.id ?? 'new'}`,
    fixed: { student_id: account.student },
    values: {
      amount: of?.balance ?? (owed > 0 ? owed : null),
      method: 'cash',
      check_number: '',
      date: account.today,
      user_id: of ? of.user_id : account.payers[0]?.user,
      invoices: of ? [of.id] : [],
      note: '',
      pending: false,
    },
    args: ({ check_number, invoices, ...given }) => ({
      ...given,
      ...(invoices?.length ? { invoices } : {}),
      ...(given.method === 'check' ? { check_number } : {}),
    }),
    onSaved: onClose,
  });
  const { field, values } = form;
  const { amount, method, user_id } = values;
  // Payers by their shares, and whoever has an open invoice without one.
  const payers = new Map(account.payers.map(({ user, name }) => [user, name]));
  for (const { user_id: user, payer_name } of open) if (user && payer_name) payers.set(user, payer_name);
  const payable = new Set(open.filter((one) => !user_id || one.user_id === user_id).map(({ id }) => id));
  return (
    <FormDialog
      title={t('paymentOf', { name: account.name })}
      says={t('paySays')}
      form={form}
      submit={amount ? t('takeOf', { amount: money(amount) }) : t('take')}
      onClose={onClose}
    >
      {payers.size > 0 ? (
        <Select
          data={[...payers].map(([value, label]) => ({ value, label }))}
          clearable
          placeholder={t('payFromNobody')}
          {...field('user_id', t('payFrom'))}
          onChange={(next) => {
            form.set('user_id', next);
            form.set('invoices', []);
          }}
        />
      ) : null}
      <MoneyField {...field('amount', t('payAmount'))} min={1} />
      <Select
        data={taken.map((value) => ({ value, label: methodWord(value) }))}
        allowDeselect={false}
        {...field('method', t('payMethod'))}
      />
      {method === 'check' ? <TextInput {...field('check_number', t('checkNumber'))} /> : null}
      <DateField {...field('date', t('date'))} max={account.today} />
      {choices.length > 0 ? (
        <MultiSelect
          placeholder={values.invoices.length > 0 ? '' : t('payOldest')}
          data={choices.filter(({ value }) => payable.has(value))}
          {...field('invoices', t('payFor'))}
        />
      ) : null}
      <Textarea autosize minRows={2} {...field('note', t('officeNote'))} />
      <Switch {...field('pending', t('pending'), t('pendingHelp'))} />
    </FormDialog>
  );
};

/** Corrects day, check number and note of a payment. */
export const EditPayment = ({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const form = useCallForm({
    call: updatePayment,
    fixed: { id: payment.id },
    values: { date: payment.date, check_number: payment.check_number, note: payment.note },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog title={t('editPayment')} form={form} onClose={onClose}>
      <DateField {...field('date', t('date'))} />
      {payment.method === 'check' ? <TextInput {...field('check_number', t('checkNumber'))} /> : null}
      <Textarea autosize minRows={2} {...field('note', t('officeNote'))} />
    </FormDialog>
  );
};
