import { Select, TextInput } from '@mantine/core';
import { createBillingPlan, updateBillingPlan } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { periods, usePeriodWord } from '../parts/periods.ts';
import { WeekdaysField } from '../parts/Weekdays.tsx';
import type { PlanRow } from '../rows.ts';
import { PlanTemplatesDocument } from './plans.graphql.ts';
import { planWords } from './words.ts';

/** Gives a student a plan, from a template or by hand, or changes one for invoices still to come. */
export const PlanDialog = ({
  account,
  plan = null,
  onClose,
}: {
  account: { readonly student: string; readonly name: string; readonly location: string; readonly today: string };
  plan?: PlanRow | null;
  onClose: () => void;
}) => {
  const t = useWords(planWords);
  const periodWord = usePeriodWord();
  const [{ data }] = useQuery({ query: PlanTemplatesDocument, variables: { location: account.location } });
  const templates = data?.getBillingPlanTemplates ?? [];
  const form = useCallForm({
    add: createBillingPlan,
    change: updateBillingPlan,
    record: plan,
    fixed: { student_id: account.student },
    values: {
      template: plan?.template_id,
      name: plan?.name,
      period: plan?.period ?? 'monthly',
      amount: plan?.amount,
      days: textsIn(plan?.days),
      category: plan?.category_id,
      date: plan?.new_date ?? plan?.date ?? account.today,
    },
    onSaved: onClose,
  });
  const { field } = form;
  // Once periods are billed, another first day is where they are counted anew.
  const isBilled = plan !== null && plan.date < plan.next_date;
  const take = (id: string | null) => {
    const template = templates.find((one) => one.id === id);
    form.set('template', id);
    if (!template) return;
    form.fields.setValues({
      template: id,
      name: template.name,
      period: template.period,
      amount: template.amount,
      days: textsIn(template.days),
      category: template.category_id,
    });
  };
  return (
    <FormDialog
      title={plan ? t('edit', { name: plan.name }) : t('addFor', { name: account.name })}
      form={form}
      submit={t(plan ? 'save' : 'add')}
      onClose={onClose}
    >
      <Select
        placeholder={t('noTemplate')}
        data={choicesOf(templates)}
        clearable
        {...field('template', t('template'))}
        onChange={take}
      />
      <TextInput {...field('name', t('name'), t('nameHelp'))} />
      <MoneyField {...field('amount', t('amount'), t('amountHelp'))} min={1} />
      <Select
        data={periods.map((value) => ({ value, label: periodWord(value) }))}
        allowDeselect={false}
        {...field('period', t('period'))}
      />
      <WeekdaysField {...field('days', t('days'), t('daysHelp'))} />
      <CategoryField location={account.location} {...field('category', t('category'))} />
      <DateField {...field('date', t('date'), t(isBilled ? 'dateAgain' : 'dateHelp'))} />
    </FormDialog>
  );
};
