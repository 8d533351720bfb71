import { MultiSelect, Select, TextInput } from '@mantine/core';
import { createVariableCharge, updateVariableCharge } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { choicesOf, idsOf } from '@nestling/kit/field/choices.ts';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { CategoryField } from '../acts/CategoryField.tsx';
import { WeekdaysField } from '../parts/Weekdays.tsx';
import { BillingProgramChoicesDocument } from '../programs.graphql.ts';
import { intervals, useIntervalWord } from './intervals.ts';
import type { VariableChargesQuery } from './prices.graphql.ts';
import { priceWords } from './words.ts';

export type Variable = VariableChargesQuery['variableCharges'][number];

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
  const form = useCallForm({
    add: createVariableCharge,
    change: updateVariableCharge,
    record: charge,
    fixed: { location_id: location },
    values: {
      details: charge?.details,
      category: charge?.category_id,
      amount: charge?.amount,
      max_amount: charge?.max_amount,
      interval: charge?.interval ?? '15 minutes',
      start_time: charge ? charge.start_time : '18:00',
      end_time: charge?.end_time,
      days: textsIn(charge?.days),
      programs: idsOf(charge?.programs),
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={t(charge ? 'editVariable' : 'addVariable')}
      says={t('variableHelp')}
      form={form}
      submit={t(charge ? 'save' : 'addVariable')}
      onClose={onClose}
    >
      <TextInput {...field('details', t('details'))} />
      <CategoryField location={location} {...field('category', t('category'))} />
      <MoneyField {...field('amount', t('amount'))} min={1} />
      <Select
        data={intervals.map((value) => ({ value, label: word(value) }))}
        allowDeselect={false}
        {...field('interval', t('interval'))}
      />
      <MoneyField {...field('max_amount', t('max'))} />
      <TimeField {...field('start_time', t('startTime'))} />
      <TimeField {...field('end_time', t('endTime'))} />
      <WeekdaysField {...field('days', t('days'), t('daysHelp'))} />
      <MultiSelect
        data={choicesOf(data?.billingPrograms.data)}
        {...field('programs', t('programs'), t('programsHelp'))}
      />
    </FormDialog>
  );
};
