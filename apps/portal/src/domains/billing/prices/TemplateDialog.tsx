import { MultiSelect, Radio, Select, Switch, TextInput } from '@mantine/core';
import { saveBillingPlanTemplate } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { money } from '@nestling/ui/format/money.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { pricesIn } from '../parts/json.ts';
import { periods, usePeriodWord } from '../parts/periods.ts';
import { WeekdaysField } from '../parts/Weekdays.tsx';
import type { PlanTemplatesQuery } from '../plans/plans.graphql.ts';
import { TemplateTargetsDocument } from './prices.graphql.ts';
import { priceWords } from './words.ts';

export type Template = PlanTemplatesQuery['getBillingPlanTemplates'][number];

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
  const paid = pricesIn(template?.prices);
  const reprices = (amount: number | null) => template !== null && paid.length > 0 && amount !== template.amount;
  const form = useCallForm({
    call: saveBillingPlanTemplate,
    fixed: { location_id: location, id: template?.id },
    values: {
      name: template?.name,
      amount: template?.amount,
      period: template?.period ?? 'monthly',
      days: textsIn(template?.days),
      date: template?.date ?? `${stated(Date.now()).date.slice(0, 7)}-01`,
      category: template?.category_id,
      invoice_with_payer: template?.invoice_with_payer ?? true,
      invoice_without_payer: template?.invoice_without_payer ?? true,
      students: [],
      apply_to: '',
      effective_date: nextMonth(),
    },
    needs: ({ amount }) => (reprices(amount) ? ['apply_to'] : []),
    args: ({ apply_to, effective_date, students, ...given }) => ({
      ...given,
      ...(students?.length ? { students } : {}),
      ...(reprices(given.amount) ? { apply_to } : {}),
      ...(reprices(given.amount) && apply_to === 'all' ? { effective_date } : {}),
    }),
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <FormDialog
      title={template ? t('editTemplate', { name: template.name }) : t('addTemplate')}
      says={t('templateHelp')}
      form={form}
      submit={t(template ? 'save' : 'addTemplate')}
      onClose={onClose}
    >
      <TextInput {...field('name', t('name'))} />
      <MoneyField {...field('amount', t('amount'))} min={1} />
      {reprices(values.amount) ? (
        <Radio.Group
          {...field(
            'apply_to',
            t('priceFor'),
            t('priceForHelp', {
              paid: paid
                .map(({ students, amount }) => t('paidAt', { count: String(students), amount: money(amount) }))
                .join(', '),
            }),
          )}
        >
          <Radio value="new" label={t('priceNew')} mt="xs" />
          <Radio value="all" label={t('priceAll')} mt="xs" />
        </Radio.Group>
      ) : null}
      {reprices(values.amount) && values.apply_to === 'all' ? (
        <DateField {...field('effective_date', t('priceFrom'), t('priceFromHelp'))} />
      ) : null}
      <Select
        data={periods.map((value) => ({ value, label: periodWord(value) }))}
        allowDeselect={false}
        {...field('period', t('period'))}
      />
      <WeekdaysField {...field('days', t('days'), t('daysHelp'))} />
      <DateField {...field('date', t('firstDay'))} />
      <CategoryField location={location} {...field('category', t('category'))} />
      <Switch {...field('invoice_with_payer', t('withPayer'))} />
      <Switch {...field('invoice_without_payer', t('withoutPayer'))} />
      <MultiSelect
        data={choicesOf(data?.students.data)}
        searchable
        hidePickedOptions
        {...field('students', t('giveTo'), t('giveToHelp'))}
      />
    </FormDialog>
  );
};
