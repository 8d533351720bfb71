import { Switch, TextInput } from '@mantine/core';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';

/** What a location that has it switched off is offered. */
const USUAL = '15';

/** After how many minutes a child that was expected counts as late, or that none ever does. */
export const LateForm = ({ value, ...form }: InheritedForm) => {
  const t = useWords(inheritedWords);
  return (
    <SettingsForm
      name={form.name}
      title={t('late_minutes')}
      help={t('late_minutesHelp')}
      origin={form.origin}
      labels={{ minutes: t('minutes') }}
      initial={{ on: value !== 'off', minutes: typeof value === 'number' ? String(value) : USUAL }}
      save={async ({ on, minutes }) => {
        const ended = await form.save(on ? Number(minutes.trim() || Number.NaN) : 'off');
        if (ended?.kind !== 'declined') return ended;
        const outside = { code: 'INVALID', field: 'minutes', message: t('minutesOutside') };
        return { ...ended, fieldErrors: ended.fieldErrors.map((mend) => (mend.field === 'value' ? outside : mend)) };
      }}
      onSaved={() => {}}
    >
      {(fields) => (
        <>
          <Switch label={t('lateOn')} {...fields.getInputProps('on', { type: 'checkbox' })} />
          {fields.getValues().on ? (
            <TextInput
              label={t('minutes')}
              description={t('minutesHelp')}
              inputMode="numeric"
              maxLength={3}
              {...fields.getInputProps('minutes')}
            />
          ) : null}
        </>
      )}
    </SettingsForm>
  );
};
