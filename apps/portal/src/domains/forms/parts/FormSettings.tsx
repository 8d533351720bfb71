import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { updateFormProperties } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { FormRecord } from '../form-record.ts';
import { formWords } from '../words.ts';

/** The words and the switches of a form. */
export const FormSettings = ({ form: record }: { form: FormRecord }) => {
  const t = useWords(formWords);
  const may = useMay();
  const save = useAction(updateFormProperties, { ownErrors: true });
  const form = useRecordForm({
    name: `form-settings:${record.id}`,
    initial: {
      name: record.name,
      description: record.description ?? '',
      instructions: record.instructions ?? '',
      button: record.button ?? '',
      confirmation: record.confirmation ?? '',
      due_date: record.due_date ?? '',
      active: record.active,
      required: record.required,
      one_per_person: record.one_per_person,
    },
    limits: updateFormProperties.limits,
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: ({ name, description, instructions, button, confirmation, due_date, ...flags }) =>
      save.run({
        id: record.id,
        name: name.trim(),
        description: description.trim() || null,
        instructions: instructions.trim() || null,
        properties: {
          ...flags,
          button: button.trim() || null,
          confirmation: confirmation.trim() || null,
          due_date: due_date || null,
        },
      }),
    onSaved: () => {},
  });
  const { fields } = form;
  if (!may('edit_forms')) return null;
  return (
    <FormBody
      form={form}
      labels={{
        name: t('name'),
        description: t('description'),
        instructions: t('instructions'),
        due_date: t('dueDate'),
      }}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <TextInput label={t('name')} withAsterisk {...fields.getInputProps('name')} />
      <Textarea label={t('description')} autosize minRows={2} {...fields.getInputProps('description')} />
      <Textarea
        label={t('instructions')}
        description={t('instructionsHelp')}
        autosize
        minRows={2}
        {...fields.getInputProps('instructions')}
      />
      <DateField label={t('dueDate')} {...fields.getInputProps('due_date')} />
      <TextInput label={t('button')} description={t('buttonHelp')} maxLength={60} {...fields.getInputProps('button')} />
      <Textarea label={t('confirmation')} autosize minRows={2} {...fields.getInputProps('confirmation')} />
      <Checkbox label={t('isActive')} {...fields.getInputProps('active', { type: 'checkbox' })} />
      <Checkbox label={t('isRequired')} {...fields.getInputProps('required', { type: 'checkbox' })} />
      <Checkbox label={t('once')} {...fields.getInputProps('one_per_person', { type: 'checkbox' })} />
    </FormBody>
  );
};
