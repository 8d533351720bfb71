import { MultiSelect, Radio, Select, Switch, TextInput } from '@mantine/core';
import { saveBillingPlanTemplate } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { money } from '@nestling/ui/format/money.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { pricesIn, textsIn } from '../parts/json.ts';
import { periods, usePeriodWord } from '../parts/periods.ts';
import { WeekdaysField } from '../parts/Weekdays.tsx';
import type { PlanTemplatesQuery } from '../plans/plans.graphql.ts';
import { TemplateTargetsDocument } from './prices.graphql.ts';
import { priceWords } from './words.ts';

export type Template = PlanTemplatesQuery['getBillingPlanTemplates'][number];

type Values = {
  name: string;
  amount: number | null;
  period: string | null;
  days: string[];
  date: string;
  category: string | null;
  with_payer: boolean;
  without_payer: boolean;
  students: string[];
  apply_to: string | null;
  effective_date: string;
};

/** The first day of the month after today's. */
const nextMonth = (): string => {
  const [year = 0, month = 1] = stated(Date.now()).date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/** Adds a plan template, or changes one, and gives plans of it to students. */
export const TemplateDialog = ({
  location,
  template,
  onClose,
}: {
  location: string;
  template: Template | null;
  onClose: () => void;
}) => {
  const t = useWords(priceWords);
  const periodWord = usePeriodWord();
  const [{ data }] = useQuery({ query: TemplateTargetsDocument, variables: { location } });
  const save = useAction(saveBillingPlanTemplate, { ownErrors: true });
  const initial: Values = {
    name: template?.name ?? '',
    amount: template?.amount ?? null,
    period: template?.period ?? 'monthly',
    days: textsIn(template?.days),
    date: template?.date ?? `${stated(Date.now()).date.slice(0, 7)}-01`,
    category: template?.category_id ?? null,
    with_payer: template?.invoice_with_payer ?? true,
    without_payer: template?.invoice_without_payer ?? true,
    students: [],
    apply_to: null,
    effective_date: nextMonth(),
  };
  const paid = pricesIn(template?.prices);
  const reprices = (amount: number | null) => template !== null && paid.length > 0 && amount !== template.amount;
  const form = useRecordForm({
    name: template ? `billing:template:${template.id}` : `billing:template:new:${location}`,
    initial,
    validate: {
      name: (name) => (name.trim() ? null : t('needName')),
      amount: (cents) => (cents ? null : t('needAmount')),
      apply_to: (to, { amount }) => (reprices(amount) && !to ? t('needPriceFor') : null),
    },
    save: ({ name, amount, period, with_payer, without_payer, students, apply_to, effective_date, ...rest }) =>
      save.run({
        location_id: location,
        name: name.trim(),
        amount: amount ?? 0,
        period: period ?? 'monthly',
        invoice_with_payer: with_payer,
        invoice_without_payer: without_payer,
        ...rest,
        ...(students.length > 0 ? { students } : {}),
        ...(template ? { id: template.id } : {}),
        ...(reprices(amount) && apply_to ? { apply_to } : {}),
        ...(reprices(amount) && apply_to === 'all' ? { effective_date } : {}),
      }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={template ? t('editTemplate', { name: template.name }) : t('addTemplate')}
      says={t('templateHelp')}
      form={form}
      labels={{
        name: t('name'),
        amount: t('amount'),
        period: t('period'),
        days: t('days'),
        date: t('firstDay'),
        category: t('category'),
        students: t('giveTo'),
        apply_to: t('priceFor'),
        effective_date: t('priceFrom'),
      }}
      submit={t(template ? 'save' : 'addTemplate')}
      onClose={onClose}
    >
      <TextInput label={t('name')} withAsterisk maxLength={100} {...fields.getInputProps('name')} />
      <MoneyField label={t('amount')} withAsterisk {...fields.getInputProps('amount')} />
      {reprices(fields.values.amount) ? (
        <Radio.Group
          label={t('priceFor')}
          description={t('priceForHelp', {
            paid: paid
              .map(({ students, amount }) => t('paidAt', { count: String(students), amount: money(amount) }))
              .join(', '),
          })}
          withAsterisk
          {...fields.getInputProps('apply_to')}
        >
          <Radio value="new" label={t('priceNew')} mt="xs" />
          <Radio value="all" label={t('priceAll')} mt="xs" />
        </Radio.Group>
      ) : null}
      {reprices(fields.values.amount) && fields.values.apply_to === 'all' ? (
        <DateField
          label={t('priceFrom')}
          description={t('priceFromHelp')}
          withAsterisk
          {...fields.getInputProps('effective_date')}
        />
      ) : null}
      <Select
        label={t('period')}
        data={periods.map((value) => ({ value, label: periodWord(value) }))}
        allowDeselect={false}
        {...fields.getInputProps('period')}
      />
      <WeekdaysField label={t('days')} description={t('daysHelp')} {...fields.getInputProps('days')} />
      <DateField label={t('firstDay')} withAsterisk {...fields.getInputProps('date')} />
      <CategoryField location={location} {...fields.getInputProps('category')} />
      <Switch label={t('withPayer')} {...fields.getInputProps('with_payer', { type: 'checkbox' })} />
      <Switch label={t('withoutPayer')} {...fields.getInputProps('without_payer', { type: 'checkbox' })} />
      <MultiSelect
        label={t('giveTo')}
        description={t('giveToHelp')}
        data={data?.students.data.map(({ id, full_name }) => ({ value: id, label: full_name })) ?? []}
        searchable
        hidePickedOptions
        {...fields.getInputProps('students')}
      />
    </FormDialog>
  );
};
