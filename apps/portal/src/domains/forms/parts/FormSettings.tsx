import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { updateFormProperties } from '@nestling/contract/operations/forms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { FormRecord } from '../form-record.ts';
import { formWords } from '../words.ts';
import classes from './forms.module.css';

/** Every third day, from a week before a form is due to two weeks after. */
const AROUND = { remind_every: 3 };
const spanAround = (due: string) => ({ remind_from: addDays(due, -7), remind_until: addDays(due, 14) });

/** The words and the switches of a form. */
export const FormSettings = ({ form: record }: { form: FormRecord }) => {
  const t = useWords(formWords);
  const may = useMay();
  const form = useCallForm({
    change: updateFormProperties,
    record,
    values: {
      name: record.name,
      description: record.description,
      instructions: record.instructions,
      properties: {
        button: record.button ?? '',
        confirmation: record.confirmation ?? '',
        due_date: record.due_date ?? '',
        remind_from: record.remind_from ?? '',
        remind_every: record.remind_every,
        remind_until: record.remind_until ?? '',
        active: record.active,
        ask_yearly: record.ask_yearly,
        required: record.required,
        one_per_person: record.one_per_person,
      },
    },
    onSaved: () => {},
  });
  const { field, part, values, set } = form;
  const { due_date, remind_from, remind_every, remind_until } = values.properties;
  const isSilent = !remind_from && !remind_every && !remind_until;
  if (!may('edit_forms')) return null;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <TextInput {...field('name', t('name'))} />
      <Textarea autosize minRows={2} {...field('description', t('description'))} />
      <Textarea autosize minRows={2} {...field('instructions', t('instructions'), t('instructionsHelp'))} />
      <DateField {...part('properties.due_date', t('dueDate'))} />
      <Row>
        <DateField {...part('properties.remind_from', t('remindFrom'))} />
        <NumberField {...part('properties.remind_every', t('remindEvery'))} min={1} max={90} />
        <DateField {...part('properties.remind_until', t('remindUntil'))} />
      </Row>
      <p className={classes.quiet}>{t('remindFromHelp')}</p>
      {due_date && isSilent ? (
        <Row>
          <Button
            variant="default"
            onClick={() => set('properties', { ...values.properties, ...AROUND, ...spanAround(due_date) })}
          >
            {t('remindAroundDue')}
          </Button>
        </Row>
      ) : null}
      <TextInput {...part('properties.button', t('button'), t('buttonHelp'))} />
      <Textarea autosize minRows={2} {...part('properties.confirmation', t('confirmation'))} />
      <Checkbox {...part('properties.active', t('isActive'))} />
      <Checkbox {...part('properties.required', t('isRequired'))} />
      <Checkbox {...part('properties.ask_yearly', t('askYearly'))} />
      <Checkbox {...part('properties.one_per_person', t('once'))} />
    </FormBody>
  );
};
