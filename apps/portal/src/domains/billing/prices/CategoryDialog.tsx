import { TextInput } from '@mantine/core';
import { createChargeCategory, updateChargeCategory } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
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
  const form = useCallForm({
    add: createChargeCategory,
    change: updateChargeCategory,
    record: category,
    fixed: { location_id: location },
    values: { name: category?.name },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={category ? t('editCategory', { name: category.name }) : t('addCategory')}
      says={t('categoryHelp')}
      form={form}
      submit={t(category ? 'save' : 'addCategory')}
      onClose={onClose}
    >
      <TextInput {...form.field('name', t('name'))} />
    </FormDialog>
  );
};
