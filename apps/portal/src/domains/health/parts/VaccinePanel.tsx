import { Button, Checkbox, TextInput } from '@mantine/core';
import { createImmunization, updateImmunization } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../health.module.css';
import type { VaccineRow } from '../rows.ts';
import { healthWords } from '../words.ts';

const slots = ['dose_1st', 'dose_2nd', 'dose_3rd', 'dose_4th', 'dose_5th', 'dose_6th'] as const;

/** Adds a vaccine, or changes one: its name, its code, the usual age of each dose. */
export const VaccinePanel = ({ one, onClose }: { one: VaccineRow | null; onClose: () => void }) => {
  const t = useWords(healthWords);
  const add = useAction(createImmunization, { ownErrors: true });
  const change = useAction(updateImmunization, { ownErrors: true });
  const form = useRecordForm({
    name: `vaccine:${one?.id ?? 'new'}`,
    initial: {
      name: one?.name ?? '',
      code: one?.code ?? '',
      dose_1st: one?.dose_1st ?? '',
      dose_2nd: one?.dose_2nd ?? '',
      dose_3rd: one?.dose_3rd ?? '',
      dose_4th: one?.dose_4th ?? '',
      dose_5th: one?.dose_5th ?? '',
      dose_6th: one?.dose_6th ?? '',
      is_required: one?.is_required ?? false,
    },
    save: async ({ name, code, is_required, ...doses }) => {
      const words = Object.fromEntries(slots.map((slot) => [slot, doses[slot].trim() || null]));
      const given = { name: name.trim(), code: code.trim() || null, is_required, ...words };
      const ended = one ? await change.run({ id: one.id, ...given }) : await add.run(given);
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <SidePanel title={one ? one.name : t('addVaccine')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), code: t('code'), dose_1st: t('dose', { count: '1' }) }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk maxLength={100} {...fields.getInputProps('name')} />
        <TextInput label={t('code')} description={t('codeHelp')} maxLength={20} {...fields.getInputProps('code')} />
        <div className={classes.dates}>
          {slots.map((slot, at) => (
            <TextInput
              key={slot}
              label={t('dose', { count: String(at + 1) })}
              maxLength={60}
              {...fields.getInputProps(slot)}
            />
          ))}
        </div>
        <Checkbox label={t('required')} {...fields.getInputProps('is_required', { type: 'checkbox' })} />
      </FormBody>
    </SidePanel>
  );
};
