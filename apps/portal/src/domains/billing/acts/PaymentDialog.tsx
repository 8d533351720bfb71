import { MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { createPayment, updatePayment } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useMethodWord } from '../parts/state.tsx';
import type { PaymentRow } from '../rows.ts';
import { useOpenInvoices } from './ApplyDialog.tsx';
import type { ChargedAccount } from './ChargeDialog.tsx';
import { actWords } from './words.ts';

/** What an office takes itself; cards go through the provider, agencies pay on their own account. */
const taken = ['cash', 'check', 'bank', 'external'] as const;

type Values = {
  amount: number | null;
  method: string | null;
  check_number: string;
  date: string;
  user_id: string | null;
  invoices: string[];
  note: string;
  pending: boolean;
};

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
  const note = useAction(createPayment, { ownErrors: true });
  const { choices, invoices: open } = useOpenInvoices({ student: account.student, agency: null });
  const initial: Values = {
    amount: of?.balance ?? (owed > 0 ? owed : null),
    method: 'cash',
    check_number: '',
    date: account.today,
    user_id: of ? (of.user_id ?? '') : (account.payers[0]?.user ?? ''),
    invoices: of ? [of.id] : [],
    note: '',
    pending: false,
  };
  const form = useRecordForm({
    name: `billing:payment:${account.student}:${of?.id ?? 'new'}`,
    initial,
    limits: createPayment.limits,
    validate: { amount: (cents) => (cents ? null : t('needAmount')) },
    save: ({ amount, method, check_number, user_id, invoices, note: said, ...rest }) =>
      note.run({
        student_id: account.student,
        amount: amount ?? 0,
        method: method ?? 'cash',
        ...rest,
        ...(user_id ? { user_id } : {}),
        ...(invoices.length > 0 ? { invoices } : {}),
        ...(method === 'check' && check_number.trim() ? { check_number: check_number.trim() } : {}),
        ...(said.trim() ? { note: said.trim() } : {}),
      }),
    onSaved: onClose,
  });
  const { fields } = form;
  const { amount, method, user_id } = fields.getValues();
  // Payers by their shares, and whoever has an open invoice without one.
  const payers = new Map(account.payers.map(({ user, name }) => [user, name]));
  for (const { user_id: user, payer_name } of open) if (user && payer_name) payers.set(user, payer_name);
  const payable = new Set(open.filter((one) => !user_id || one.user_id === user_id).map(({ id }) => id));
  return (
    <FormDialog
      title={t('paymentOf', { name: account.name })}
      says={t('paySays')}
      form={form}
      labels={{
        amount: t('payAmount'),
        method: t('payMethod'),
        check_number: t('checkNumber'),
        date: t('date'),
        user_id: t('payFrom'),
        invoices: t('payFor'),
        note: t('officeNote'),
      }}
      submit={amount ? t('takeOf', { amount: money(amount) }) : t('take')}
      onClose={onClose}
    >
      {payers.size > 0 ? (
        <Select
          label={t('payFrom')}
          data={[...[...payers].map(([value, label]) => ({ value, label })), { value: '', label: t('payFromNobody') }]}
          allowDeselect={false}
          {...fields.getInputProps('user_id')}
          onChange={(next) => {
            fields.setFieldValue('user_id', next);
            fields.setFieldValue('invoices', []);
          }}
        />
      ) : null}
      <MoneyField label={t('payAmount')} withAsterisk {...fields.getInputProps('amount')} />
      <Select
        label={t('payMethod')}
        data={taken.map((value) => ({ value, label: methodWord(value) }))}
        allowDeselect={false}
        {...fields.getInputProps('method')}
      />
      {method === 'check' ? (
        <TextInput label={t('checkNumber')} maxLength={60} {...fields.getInputProps('check_number')} />
      ) : null}
      <DateField label={t('date')} max={account.today} {...fields.getInputProps('date')} />
      {choices.length > 0 ? (
        <MultiSelect
          label={t('payFor')}
          placeholder={fields.getValues().invoices.length > 0 ? '' : t('payOldest')}
          data={choices.filter(({ value }) => payable.has(value))}
          {...fields.getInputProps('invoices')}
        />
      ) : null}
      <Textarea label={t('officeNote')} autosize minRows={2} maxLength={2000} {...fields.getInputProps('note')} />
      <Switch
        label={t('pending')}
        description={t('pendingHelp')}
        {...fields.getInputProps('pending', { type: 'checkbox' })}
      />
    </FormDialog>
  );
};

/** Corrects day, check number and note of a payment. */
export const EditPayment = ({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) => {
  const t = useWords(actWords);
  const change = useAction(updatePayment, { ownErrors: true });
  const form = useRecordForm({
    name: `billing:payment:${payment.id}`,
    initial: { date: payment.date, check_number: payment.check_number ?? '', note: payment.note ?? '' },
    limits: updatePayment.limits,
    save: ({ date, check_number, note }) =>
      change.run({ id: payment.id, date, check_number: check_number.trim() || null, note: note.trim() || null }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={t('editPayment')}
      form={form}
      labels={{ date: t('date'), check_number: t('checkNumber'), note: t('officeNote') }}
      submit={t('save')}
      onClose={onClose}
    >
      <DateField label={t('date')} {...fields.getInputProps('date')} />
      {payment.method === 'check' ? (
        <TextInput label={t('checkNumber')} {...fields.getInputProps('check_number')} />
      ) : null}
      <Textarea label={t('officeNote')} autosize minRows={2} {...fields.getInputProps('note')} />
    </FormDialog>
  );
};
