import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { updateFormProperties } from '@nestling/contract/operations/forms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { FormRecord } from '../form-record.ts';
import { formWords } from '../words.ts';

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
        active: record.active,
        required: record.required,
        one_per_person: record.one_per_person,
      },
    },
    onSaved: () => {},
  });
  const { field, part } = form;
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
      <TextInput {...part('properties.button', t('button'), t('buttonHelp'))} />
      <Textarea autosize minRows={2} {...part('properties.confirmation', t('confirmation'))} />
      <Checkbox {...part('properties.active', t('isActive'))} />
      <Checkbox {...part('properties.required', t('isRequired'))} />
      <Checkbox {...part('properties.one_per_person', t('once'))} />
    </FormBody>
  );
};
