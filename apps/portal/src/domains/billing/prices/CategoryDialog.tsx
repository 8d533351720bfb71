import { TextInput } from '@mantine/core';
import { createChargeCategory, updateChargeCategory } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import type { CategoriesQuery } from './prices.graphql.ts';
import { priceWords } from './words.ts';

export type Category = CategoriesQuery['chargeCategories'][number];

/** Adds a charge category, or renames one. */
export const CategoryDialog = ({
  location,
  category,
  onClose,
}: {
  location: string;
  category: Category | null;
  onClose: () => void;
}) => {
  const t = useWords(priceWords);
  const add = useAction(createChargeCategory, { ownErrors: true });
  const change = useAction(updateChargeCategory, { ownErrors: true });
  const form = useRecordForm({
    name: category ? `billing:category:${category.id}` : `billing:category:new:${location}`,
    initial: { name: category?.name ?? '' },
    validate: { name: (name) => (name.trim() ? null : t('needName')) },
    save: ({ name }) =>
      category
        ? change.run({ id: category.id, name: name.trim() })
        : add.run({ name: name.trim(), location_id: location }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={category ? t('editCategory', { name: category.name }) : t('addCategory')}
      says={t('categoryHelp')}
      form={form}
      labels={{ name: t('name') }}
      submit={t(category ? 'save' : 'addCategory')}
      onClose={onClose}
    >
      <TextInput label={t('name')} withAsterisk maxLength={100} {...form.fields.getInputProps('name')} />
    </FormDialog>
  );
};
