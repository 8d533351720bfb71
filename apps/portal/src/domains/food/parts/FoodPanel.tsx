import { Button, Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { createFoodItem, updateFoodItem } from '@nestling/contract/operations/food.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { components, diets, traits } from '@nestling/rules/food/meals.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FoodAllergiesDocument } from '../food.graphql.ts';
import { words } from '../week.ts';
import { foodWords } from '../words.ts';
import type { Food } from './AddFood.tsx';

/** A food: what it counts as, what is in it, and which diets it does not fit. */
export const FoodPanel = ({
  location,
  food,
  onClose,
}: {
  location: string;
  food: Food | null;
  onClose: () => void;
}) => {
  const t = useWords(foodWords);
  const { data } = useAsk(FoodAllergiesDocument, {});
  const add = useAction(createFoodItem, { ownErrors: true });
  const change = useAction(updateFoodItem, { ownErrors: true });
  const form = useRecordForm({
    name: `food:${food?.id ?? 'new'}`,
    initial: {
      name: food?.name ?? '',
      components: words(food?.components),
      traits: words(food?.traits),
      unfit_for: words(food?.unfit_for),
      allergens: food?.allergens.map(({ id }) => id) ?? [],
      for_infants: food?.for_infants ?? false,
    },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: async (values) => {
      const ended = await (food ? change.run({ id: food.id, ...values }) : add.run({ location, ...values }));
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <SidePanel title={t(food ? 'editFood' : 'newFood')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk maxLength={120} {...fields.getInputProps('name')} />
        <Checkbox.Group label={t('components')} {...fields.getInputProps('components')}>
          {components.map((one) => (
            <Checkbox key={one} value={one} label={t(one)} mt={8} />
          ))}
        </Checkbox.Group>
        <Checkbox.Group label={t('traits')} {...fields.getInputProps('traits')}>
          {traits.map((one) => (
            <Checkbox key={one} value={one} label={t(one)} mt={8} />
          ))}
        </Checkbox.Group>
        <MultiSelect
          label={t('allergens')}
          searchable
          data={(data?.studentAllergies ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...fields.getInputProps('allergens')}
        />
        <MultiSelect
          label={t('unfit')}
          data={diets.map((one) => ({ value: one, label: t(one) }))}
          {...fields.getInputProps('unfit_for')}
        />
        <Checkbox label={t('forInfants')} {...fields.getInputProps('for_infants', { type: 'checkbox' })} />
      </FormBody>
    </SidePanel>
  );
};
