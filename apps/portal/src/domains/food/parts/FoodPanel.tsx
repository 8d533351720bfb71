import { Checkbox, MultiSelect, TextInput } from '@mantine/core';
import { createFoodItem, updateFoodItem } from '@nestling/contract/operations/food.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { components, diets, traits } from '@nestling/rules/food/meals.ts';
import { textsIn } from '@nestling/rules/json.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FoodAllergiesDocument } from '../food.graphql.ts';
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
  const form = useCallForm({
    add: createFoodItem,
    change: updateFoodItem,
    record: food,
    fixed: { location },
    values: {
      name: food?.name,
      components: textsIn(food?.components),
      traits: textsIn(food?.traits),
      unfit_for: textsIn(food?.unfit_for),
      allergens: idsOf(food?.allergens),
      for_infants: food?.for_infants ?? false,
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={t(food ? 'editFood' : 'newFood')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <Checkbox.Group {...field('components', t('components'))}>
        {components.map((one) => (
          <Checkbox key={one} value={one} label={t(one)} mt={8} />
        ))}
      </Checkbox.Group>
      <Checkbox.Group {...field('traits', t('traits'))}>
        {traits.map((one) => (
          <Checkbox key={one} value={one} label={t(one)} mt={8} />
        ))}
      </Checkbox.Group>
      <MultiSelect
        searchable
        data={(data?.studentAllergies ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...field('allergens', t('allergens'))}
      />
      <MultiSelect data={diets.map((one) => ({ value: one, label: t(one) }))} {...field('unfit_for', t('unfit'))} />
      <Checkbox {...field('for_infants', t('forInfants'))} />
    </FormPanel>
  );
};
