import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { updateFormProperties } from '@nestling/contract/operations/forms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { ReminderDays } from '../../../shell/reminders/ReminderDays.tsx';
import { reminderWords } from '../../../shell/reminders/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { FormRecord } from '../form-record.ts';
import { formWords } from '../words.ts';

/** The words and the switches of a form. */
export const FormSettings = ({ form: record }: { form: FormRecord }) => {
  const t = useWords(formWords);
  const d = useWords(reminderWords);
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
      <ReminderDays
        due={part('properties.due_date', t('dueDate'))}
        from={part('properties.remind_from', d('remindFrom'))}
        every={part('properties.remind_every', d('remindEvery'))}
        until={part('properties.remind_until', d('remindUntil'))}
        help={t('remindFromHelp')}
        onAround={(days) => set('properties', { ...values.properties, ...days })}
      />
      <TextInput {...part('properties.button', t('button'), t('buttonHelp'))} />
      <Textarea autosize minRows={2} {...part('properties.confirmation', t('confirmation'))} />
      <Checkbox {...part('properties.active', t('isActive'))} />
      <Checkbox {...part('properties.required', t('isRequired'))} />
      <Checkbox {...part('properties.ask_yearly', t('askYearly'))} />
      <Checkbox {...part('properties.one_per_person', t('once'))} />
    </FormBody>
  );
};
