import { Switch } from '@mantine/core';
import { saveInheritedSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';

/** What a location that has it switched off is offered. */
const USUAL = 15;

/** After how many minutes a child that was expected counts as late, or that none ever does. */
export const LateForm = ({ name, of, value, origin }: InheritedForm) => {
  const t = useWords(inheritedWords);
  const form = useCallForm({
    call: saveInheritedSetting,
    name,
    fixed: of,
    values: { on: value !== 'off', minutes: typeof value === 'number' ? value : USUAL },
    needs: ({ on }) => (on ? ['minutes'] : []),
    args: (_, { on, minutes }) => ({ value: on ? minutes : 'off' }),
    save: async (run) => {
      const ended = await run();
      if (ended?.kind !== 'declined') return ended;
      const outside = { code: 'INVALID', field: 'minutes', message: t('minutesOutside') };
      return { ...ended, fieldErrors: ended.fieldErrors.map((mend) => (mend.field === 'value' ? outside : mend)) };
    },
    onSaved: () => {},
  });
  const { field, values } = form;
  return (
    <SettingsForm form={form} title={t('late_minutes')} help={t('late_minutesHelp')} origin={origin}>
      <Switch {...field('on', t('lateOn'))} />
      {values.on ? <NumberField {...field('minutes', t('minutes'), t('minutesHelp'))} /> : null}
    </SettingsForm>
  );
};
