import { Select, Textarea, TextInput } from '@mantine/core';
import { createCenterPlan, updateCenterPlan } from '@nestling/contract/operations/centres.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from '../center-words.ts';
import type { CenterPlanLineFragment } from '../centers.graphql.ts';
import { linesOf } from '../lines-of.ts';

const periods = ['month', 'year'] as const;

/** Adds a plan for centers, or changes one for invoices still to come. */
export const PlanPanel = ({ plan, onClose }: { plan: CenterPlanLineFragment | null; onClose: () => void }) => {
  const t = useWords(centerWords);
  const form = useCallForm({
    add: createCenterPlan,
    change: updateCenterPlan,
    record: plan,
    values: {
      name: plan?.name,
      price: plan?.price,
      period: plan?.period ?? 'month',
      features: linesOf(plan?.features).join('\n'),
      description: plan?.description,
      price_id: plan?.price_id,
      max_locations: plan?.max_locations,
      max_students: plan?.max_students,
      max_cameras: plan?.max_cameras,
    },
    args: (given, { features }) => ({ ...given, features: features.split('\n').filter((line) => line.trim()) }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={plan ? t('editPlan', { name: plan.name }) : t('addPlan')} onClose={onClose}>
      <TextInput autoComplete="off" {...field('name', t('name'))} />
      <MoneyField {...field('price', t('price'))} />
      <Select
        data={periods.map((value) => ({ value, label: t(value) }))}
        allowDeselect={false}
        {...field('period', t('period'))}
      />
      <NumberField {...field('max_locations', t('mostLocations'), t('mostHelp'))} min={1} />
      <NumberField {...field('max_students', t('mostStudents'))} min={1} />
      <NumberField {...field('max_cameras', t('mostCameras'))} min={1} />
      <Textarea autosize minRows={3} {...field('features', t('features'), t('featuresHelp'))} />
      <Textarea autosize minRows={2} {...field('description', t('description'))} />
      <TextInput autoComplete="off" {...field('price_id', t('priceId'), t('priceIdHelp'))} />
    </FormPanel>
  );
};
