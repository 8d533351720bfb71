import { Textarea, TextInput } from '@mantine/core';
import { createBillingAgency, updateBillingAgency } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { PhoneField } from '@nestling/kit/field/PhoneField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { AgencyRow } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** Adds an agency to a location, or changes one. */
export const AgencyDialog = ({
  location,
  agency = null,
  onClose,
}: {
  location: string;
  agency?: Omit<AgencyRow, 'student_count' | 'billed' | 'open'> | null;
  onClose: () => void;
}) => {
  const t = useWords(agencyWords);
  const add = useAction(createBillingAgency, { ownErrors: true });
  const change = useAction(updateBillingAgency, { ownErrors: true });
  const form = useRecordForm({
    name: agency ? `billing:agency:${agency.id}` : `billing:agency:new:${location}`,
    initial: {
      name: agency?.name ?? '',
      contact_name: agency?.contact_name ?? '',
      email: agency?.email ?? '',
      phone: agency?.phone ?? '',
      address: agency?.address ?? '',
      terms: agency?.terms ?? '',
    },
    limits: createBillingAgency.limits,
    validate: { name: (name) => (name.trim() ? null : t('needName')) },
    save: ({ name, contact_name, email, phone, address, terms }) => {
      const values = {
        name: name.trim(),
        contact_name: contact_name.trim() || null,
        email: email.trim() || null,
        phone: phone || null,
        address: address.trim() || null,
        terms: terms.trim() || null,
      };
      return agency ? change.run({ id: agency.id, ...values }) : add.run({ location_id: location, ...values });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={agency ? t('edit', { name: agency.name }) : t('add')}
      form={form}
      labels={{
        name: t('name'),
        contact_name: t('contact'),
        email: t('email'),
        phone: t('phone'),
        address: t('address'),
        terms: t('terms'),
      }}
      submit={t(agency ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
      <TextInput label={t('contact')} {...fields.getInputProps('contact_name')} />
      <TextInput label={t('email')} type="email" {...fields.getInputProps('email')} />
      <PhoneField label={t('phone')} {...fields.getInputProps('phone')} />
      <Textarea label={t('address')} autosize minRows={2} {...fields.getInputProps('address')} />
      <TextInput label={t('terms')} description={t('termsHelp')} {...fields.getInputProps('terms')} />
    </FormDialog>
  );
};
