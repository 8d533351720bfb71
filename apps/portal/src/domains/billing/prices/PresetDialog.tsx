import { Switch, TextInput } from '@mantine/core';
import { createBillingPresetItem, updateBillingPresetItem } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { CategoryField } from '../acts/CategoryField.tsx';
import type { PresetsQuery } from './prices.graphql.ts';
import { priceWords } from './words.ts';

export type Preset = PresetsQuery['billingPresetItems'][number];

/** Adds an item that is charged again and again, or changes one. */
export const PresetDialog = ({
  location,
  preset,
  onClose,
}: {
  location: string;
  preset: Preset | null;
  onClose: () => void;
}) => {
  const t = useWords(priceWords);
  const form = useCallForm({
    add: createBillingPresetItem,
    change: updateBillingPresetItem,
    record: preset,
    fixed: { location_id: location },
    values: {
      ...{ name: preset?.name, amount: preset?.amount, detail: preset?.detail, category: preset?.category_id },
      once: preset?.kind === 'registration',
    },
    args: (given, { once }) => ({ ...given, kind: once ? 'registration' : 'charge' }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={preset ? t('editPreset', { name: preset.name }) : t('addPreset')}
      says={t('presetHelp')}
      form={form}
      submit={t(preset ? 'save' : 'addPreset')}
      onClose={onClose}
    >
      <TextInput {...field('name', t('name'))} />
      <MoneyField {...field('amount', t('amount'))} />
      <TextInput {...field('detail', t('detail'))} />
      <CategoryField location={location} {...field('category', t('category'))} />
      <Switch {...field('once', t('registration'), t('registrationHelp'))} />
    </FormDialog>
  );
};
