import { Textarea, TextInput } from '@mantine/core';
import { createBillingAgency, updateBillingAgency } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { AgencyRow } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** Adds an agency to a location, or changes one. */
export const AgencyDialog = ({
  location,
  agency = null,
  onClose,
}: {
  location: string;
  agency?: Omit<AgencyRow, 'student_count' | 'billed' | 'open' | 'ending'> | null;
  onClose: () => void;
}) => {
  const t = useWords(agencyWords);
  const form = useCallForm({
    add: createBillingAgency,
    change: updateBillingAgency,
    record: agency,
    fixed: { location_id: location },
    values: {
      name: agency?.name,
      contact_name: agency?.contact_name,
      email: agency?.email,
      phone: agency?.phone,
      address: agency?.address,
      due_days: agency?.due_days ?? null,
      terms: agency?.terms,
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={agency ? t('edit', { name: agency.name }) : t('add')}
      form={form}
      submit={t(agency ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput {...field('name', t('name'))} />
      <TextInput {...field('contact_name', t('contact'))} />
      <TextInput type="email" {...field('email', t('email'))} />
      <PhoneField {...field('phone', t('phone'))} />
      <Textarea autosize minRows={2} {...field('address', t('address'))} />
      <NumberField {...field('due_days', t('dueDays'), t('dueDaysHelp'))} min={0} max={365} />
      <TextInput {...field('terms', t('terms'), t('termsHelp'))} />
    </FormDialog>
  );
};
