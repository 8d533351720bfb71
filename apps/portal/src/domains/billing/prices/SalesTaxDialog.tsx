import { MultiSelect, Radio } from '@mantine/core';
import { setSalesTax } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { percentOf, taxOn } from '@nestling/rules/sales-tax.ts';
import { useWords } from '@nestling/ui/words.ts';
import { taxesIn } from '../parts/json.ts';
import type { Category } from './CategoryDialog.tsx';
import { priceWords } from './words.ts';

/** Says what charge categories are taxed with from a day on: the one it was opened from, and others at the same rate. */
export const SalesTaxDialog = ({
  category,
  categories,
  today,
  onClose,
}: {
  category: Category;
  categories: readonly Category[];
  /** At the location, 'YYYY-MM-DD'. */
  today: string;
  onClose: () => void;
}) => {
  const t = useWords(priceWords);
  const now = taxOn(taxesIn(category.taxes), today);
  const form = useCallForm({
    call: setSalesTax,
    values: {
      categories: [category.id],
      percent: now ? percentOf(now.rate) : null,
      way: now?.included ? 'included' : 'top',
      from: today,
    },
    args: (given, { way }) => ({ ...given, included: way === 'included' }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog title={t('taxTitle')} says={t('taxHelp')} form={form} submit={t('save')} onClose={onClose}>
      <NumberField unit="%" decimals={3} {...field('percent', t('taxPercent'), t('taxPercentHelp'))} />
      <Radio.Group {...field('way', t('taxWay'))}>
        <Radio value="top" label={t('taxOnTop')} mt="xs" />
        <Radio value="included" label={t('taxIncluded')} mt="xs" />
      </Radio.Group>
      <DateField {...field('from', t('taxFrom'), t('taxFromHelp'))} />
      <MultiSelect data={choicesOf(categories)} searchable {...field('categories', t('categories'))} />
    </FormDialog>
  );
};
