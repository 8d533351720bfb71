import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { createAgencyPayment } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useOpenInvoices } from '../acts/ApplyDialog.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useMethodWord } from '../parts/state.tsx';
import { type Agency, agencyToday } from './use-agency.ts';
import { agencyWords } from './words.ts';

const ways = ['check', 'bank', 'external'] as const;

type Values = {
  amount: number | null;
  method: string | null;
  check_number: string;
  date: string;
  invoices: string[];
  note: string;
};

/** Notes one payment of an agency for the invoices of several students. */
export const AgencyPayment = ({ agency, owed, onClose }: { agency: Agency; owed: number; onClose: () => void }) => {
  const t = useWords(agencyWords);
  const word = useMethodWord();
  const pay = useAction(createAgencyPayment, { ownErrors: true });
  const { choices } = useOpenInvoices({ student: null, agency: agency.id });
  const today = agencyToday(agency);
  const initial: Values = {
    amount: owed > 0 ? owed : null,
    method: 'check',
    check_number: '',
    date: today,
    invoices: [],
    note: '',
  };
  const form = useRecordForm({
    name: `billing:agency-payment:${agency.id}`,
    initial,
    limits: createAgencyPayment.limits,
    validate: { amount: (cents) => (cents ? null : t('needAmount')) },
    save: ({ amount, method, check_number, date, invoices, note }) =>
      pay.run({
        agency_id: agency.id,
        amount: amount ?? 0,
        method,
        date,
        ...(invoices.length > 0 ? { invoices } : {}),
        ...(method === 'check' && check_number.trim() ? { check_number: check_number.trim() } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={t('paymentOf', { name: agency.name })}
      says={t('paySays')}
      form={form}
      labels={{
        amount: t('received'),
        method: t('method'),
        check_number: t('checkNumber'),
        date: t('date'),
        invoices: t('payFor'),
        note: t('note'),
      }}
      submit={t('takePayment')}
      onClose={onClose}
    >
      <MoneyField label={t('received')} withAsterisk {...fields.getInputProps('amount')} />
      <Select
        label={t('method')}
        data={ways.map((value) => ({ value, label: word(value) }))}
        allowDeselect={false}
        {...fields.getInputProps('method')}
      />
      {fields.getValues().method === 'check' ? (
        <TextInput label={t('checkNumber')} maxLength={60} {...fields.getInputProps('check_number')} />
      ) : null}
      <DateField label={t('date')} max={today} {...fields.getInputProps('date')} />
      <MultiSelect
        label={t('payFor')}
        placeholder={fields.getValues().invoices.length > 0 ? '' : t('payOldest')}
        data={choices}
        {...fields.getInputProps('invoices')}
      />
      <Textarea label={t('note')} autosize minRows={2} maxLength={2000} {...fields.getInputProps('note')} />
    </FormDialog>
  );
};
