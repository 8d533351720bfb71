import { Checkbox, TextInput } from '@mantine/core';
import { createImmunization, updateImmunization } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../health.module.css';
import type { VaccineRow } from '../rows.ts';
import { healthWords } from '../words.ts';

const slots = ['dose_1st', 'dose_2nd', 'dose_3rd', 'dose_4th', 'dose_5th', 'dose_6th'] as const;

/** Adds a vaccine, or changes one: its name, its code, the usual age of each dose. */
export const VaccinePanel = ({ one, onClose }: { one: VaccineRow | null; onClose: () => void }) => {
  const t = useWords(healthWords);
  const form = useCallForm({
    add: createImmunization,
    change: updateImmunization,
    record: one,
    values: {
      name: one?.name,
      code: one?.code,
      dose_1st: one?.dose_1st,
      dose_2nd: one?.dose_2nd,
      dose_3rd: one?.dose_3rd,
      dose_4th: one?.dose_4th,
      dose_5th: one?.dose_5th,
      dose_6th: one?.dose_6th,
      is_required: one?.is_required ?? false,
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormPanel form={form} title={one ? one.name : t('addVaccine')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <TextInput {...field('code', t('code'), t('codeHelp'))} />
      <div className={classes.dates}>
        {slots.map((slot, at) => (
          <TextInput key={slot} {...field(slot, t('dose', { count: String(at + 1) }))} />
        ))}
      </div>
      <Checkbox {...field('is_required', t('required'))} />
    </FormPanel>
  );
};
