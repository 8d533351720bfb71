import { MultiSelect, Select, TextInput } from '@mantine/core';
import { createVariableCharge, updateVariableCharge } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { textsIn } from '../parts/json.ts';
import { WeekdaysField } from '../parts/Weekdays.tsx';
import { BillingProgramChoicesDocument } from '../programs.graphql.ts';
import { intervals, useIntervalWord } from './intervals.ts';
import type { VariableChargesQuery } from './prices.graphql.ts';
import { priceWords } from './words.ts';

export type Variable = VariableChargesQuery['variableCharges'][number];

type Values = {
  details: string;
  category: string | null;
  amount: number | null;
  max_amount: number | null;
  interval: string | null;
  start_time: string;
  end_time: string;
  days: string[];
  programs: string[];
};

/** Adds a charge that is worked out from attendance, or changes one for days to come. */
export const VariableDialog = ({
  location,
  charge,
  onClose,
}: {
  location: string;
  charge: Variable | null;
  onClose: () => void;
}) => {
  const t = useWords(priceWords);
  const word = useIntervalWord();
  const [{ data }] = useQuery({ query: BillingProgramChoicesDocument, variables: { location_id: location } });
  const add = useAction(createVariableCharge, { ownErrors: true });
  const change = useAction(updateVariableCharge, { ownErrors: true });
  const initial: Values = {
    details: charge?.details ?? '',
    category: charge?.category_id ?? null,
    amount: charge?.amount ?? null,
    max_amount: charge?.max_amount ?? null,
    interval: charge?.interval ?? '15 minutes',
    start_time: charge?.start_time ?? '18:00',
    end_time: charge?.end_time ?? '',
    days: textsIn(charge?.days),
    programs: charge?.programs.map(({ id }) => id) ?? [],
  };
  const form = useRecordForm({
    name: charge ? `billing:variable:${charge.id}` : `billing:variable:new:${location}`,
    initial,
    validate: {
      category: (category) => (category ? null : t('needCategory')),
      amount: (cents) => (cents ? null : t('needAmount')),
    },
    save: ({ details, category, amount, start_time, end_time, interval, ...rest }) => {
      const values = {
        ...rest,
        details: details.trim() || null,
        category: category ?? '',
        amount: amount ?? 0,
        interval: interval ?? 'once',
        start_time: start_time || null,
        end_time: end_time || null,
      };
      return charge ? change.run({ id: charge.id, ...values }) : add.run({ location_id: location, ...values });
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormDialog
      title={t(charge ? 'editVariable' : 'addVariable')}
      says={t('variableHelp')}
      form={form}
      labels={{
        details: t('details'),
        category: t('category'),
        amount: t('amount'),
        max_amount: t('max'),
        interval: t('interval'),
        start_time: t('startTime'),
        end_time: t('endTime'),
        days: t('days'),
        programs: t('programs'),
      }}
      submit={t(charge ? 'save' : 'addVariable')}
      onClose={onClose}
    >
      <TextInput label={t('details')} maxLength={500} {...fields.getInputProps('details')} />
      <CategoryField location={location} {...fields.getInputProps('category')} />
      <MoneyField label={t('amount')} withAsterisk {...fields.getInputProps('amount')} />
      <Select
        label={t('interval')}
        data={intervals.map((value) => ({ value, label: word(value) }))}
        allowDeselect={false}
        {...fields.getInputProps('interval')}
      />
      <MoneyField label={t('max')} {...fields.getInputProps('max_amount')} />
      <TextInput type="time" label={t('startTime')} {...fields.getInputProps('start_time')} />
      <TextInput type="time" label={t('endTime')} {...fields.getInputProps('end_time')} />
      <WeekdaysField label={t('days')} description={t('daysHelp')} {...fields.getInputProps('days')} />
      <MultiSelect
        label={t('programs')}
        description={t('programsHelp')}
        data={data?.billingPrograms.data.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        {...fields.getInputProps('programs')}
      />
    </FormDialog>
  );
};
