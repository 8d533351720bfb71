import { Select, TextInput } from '@mantine/core';
import { createBillingPlan, updateBillingPlan } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { textsIn } from '../parts/json.ts';
import { periods, usePeriodWord } from '../parts/periods.ts';
import { WeekdaysField } from '../parts/Weekdays.tsx';
import type { PlanRow } from '../rows.ts';
import { PlanTemplatesDocument } from './plans.graphql.ts';
import { planWords } from './words.ts';

type Values = {
  template: string | null;
  name: string;
  period: string | null;
  amount: number | null;
  days: string[];
  category: string | null;
  date: string;
};

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
  const add = useAction(createBillingPlan, { ownErrors: true });
  const change = useAction(updateBillingPlan, { ownErrors: true });
  const initial: Values = {
    template: plan?.template_id ?? null,
    name: plan?.name ?? '',
    period: plan?.period ?? 'monthly',
    amount: plan?.amount ?? null,
    days: textsIn(plan?.days),
    category: plan?.category_id ?? null,
    date: plan?.new_date ?? plan?.date ?? account.today,
  };
  const form = useRecordForm({
    name: plan ? `billing:plan:${plan.id}` : `billing:plan:new:${account.student}`,
    initial,
    validate: {
      name: (name) => (name.trim() ? null : t('needName')),
      amount: (cents) => (cents ? null : t('needAmount')),
    },
    save: ({ name, period, amount, date, template, ...rest }) => {
      const values = { name: name.trim(), period: period ?? 'monthly', amount: amount ?? 0, ...rest };
      return plan
        ? change.run({ id: plan.id, ...values, template, ...(date === initial.date ? {} : { date }) })
        : add.run({ student_id: account.student, ...values, date, ...(template ? { template } : {}) });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  // Once periods are billed, another first day is where they are counted anew.
  const isBilled = plan !== null && plan.date < plan.next_date;
  const take = (id: string | null) => {
    const template = templates.find((one) => one.id === id);
    fields.setFieldValue('template', id);
    if (!template) return;
    fields.setValues({
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
      labels={{
        template: t('template'),
        name: t('name'),
        period: t('period'),
        amount: t('amount'),
        days: t('days'),
        category: t('category'),
        date: t('date'),
      }}
      submit={t(plan ? 'save' : 'add')}
      onClose={onClose}
    >
      <Select
        label={t('template')}
        placeholder={t('noTemplate')}
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        clearable
        {...fields.getInputProps('template')}
        onChange={take}
      />
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        withAsterisk
        maxLength={100}
        {...fields.getInputProps('name')}
      />
      <MoneyField label={t('amount')} description={t('amountHelp')} withAsterisk {...fields.getInputProps('amount')} />
      <Select
        label={t('period')}
        data={periods.map((value) => ({ value, label: periodWord(value) }))}
        allowDeselect={false}
        {...fields.getInputProps('period')}
      />
      <WeekdaysField label={t('days')} description={t('daysHelp')} {...fields.getInputProps('days')} />
      <CategoryField location={account.location} {...fields.getInputProps('category')} />
      <DateField
        label={t('date')}
        description={t(isBilled ? 'dateAgain' : 'dateHelp')}
        {...fields.getInputProps('date')}
      />
    </FormDialog>
  );
};
