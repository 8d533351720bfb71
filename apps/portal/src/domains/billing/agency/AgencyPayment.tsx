import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { createAgencyPayment } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useOpenInvoices } from '../acts/ApplyDialog.tsx';
import { useMethodWord } from '../parts/state.tsx';
import { type Agency, agencyToday } from './use-agency.ts';
import { agencyWords } from './words.ts';

const ways = ['check', 'bank', 'external'] as const;

/** Notes one payment of an agency for the invoices of several students. */
export const AgencyPayment = ({ agency, owed, onClose }: { agency: Agency; owed: number; onClose: () => void }) => {
  const t = useWords(agencyWords);
  const word = useMethodWord();
  const { choices } = useOpenInvoices({ student: null, agency: agency.id });
  const today = agencyToday(agency);
  const form = useCallForm({
    call: createAgencyPayment,
    fixed: { agency_id: agency.id },
    values: { amount: owed > 0 ? owed : null, method: 'check', check_number: '', date: today, invoices: [], note: '' },
    args: ({ check_number, invoices, ...given }) => ({
      ...given,
      ...(invoices?.length ? { invoices } : {}),
      ...(given.method === 'check' ? { check_number } : {}),
    }),
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={t('paymentOf', { name: agency.name })}
      says={t('paySays')}
      form={form}
      submit={t('takePayment')}
      onClose={onClose}
    >
      <MoneyField {...field('amount', t('received'))} min={1} />
      <Select
        data={ways.map((value) => ({ value, label: word(value) }))}
        allowDeselect={false}
        {...field('method', t('method'))}
      />
      {values.method === 'check' ? <TextInput {...field('check_number', t('checkNumber'))} /> : null}
      <DateField {...field('date', t('date'))} max={today} />
      <MultiSelect
        placeholder={values.invoices.length > 0 ? '' : t('payOldest')}
        data={choices}
        {...field('invoices', t('payFor'))}
      />
      <Textarea autosize minRows={2} {...field('note', t('note'))} />
    </FormDialog>
  );
};
