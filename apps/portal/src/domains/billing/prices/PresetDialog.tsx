import { TextInput } from '@mantine/core';
import { createBillingPresetItem, updateBillingPresetItem } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { CategoryField } from '../acts/CategoryField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
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
  const add = useAction(createBillingPresetItem, { ownErrors: true });
  const change = useAction(updateBillingPresetItem, { ownErrors: true });
  const initial: { name: string; amount: number | null; detail: string; category: string | null } = {
    name: preset?.name ?? '',
    amount: preset?.amount ?? null,
    detail: preset?.detail ?? '',
    category: preset?.category_id ?? null,
  };
  const form = useRecordForm({
    name: preset ? `billing:preset:${preset.id}` : `billing:preset:new:${location}`,
    initial,
    validate: {
      name: (name) => (name.trim() ? null : t('needName')),
      amount: (cents) => (cents === null ? t('needAmount') : null),
    },
    save: ({ name, amount, detail, category }) => {
      const values = { name: name.trim(), amount: amount ?? 0, detail: detail.trim() || null, category };
      return preset ? change.run({ id: preset.id, ...values }) : add.run({ location_id: location, ...values });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={preset ? t('editPreset', { name: preset.name }) : t('addPreset')}
      says={t('presetHelp')}
      form={form}
      labels={{ name: t('name'), amount: t('amount'), detail: t('detail'), category: t('category') }}
      submit={t(preset ? 'save' : 'addPreset')}
      onClose={onClose}
    >
      <TextInput label={t('name')} withAsterisk maxLength={100} {...fields.getInputProps('name')} />
      <MoneyField label={t('amount')} withAsterisk {...fields.getInputProps('amount')} />
      <TextInput label={t('detail')} maxLength={500} {...fields.getInputProps('detail')} />
      <CategoryField location={location} {...fields.getInputProps('category')} />
    </FormDialog>
  );
};
