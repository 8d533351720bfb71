import { saveDayRounds } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { DayRoundsDocument } from '../../activities/activities.graphql.ts';
import { roundSettingWords } from '../round-setting-words.ts';

/** How often sleeping children are looked at, and rooms counted by names. */
export const RoundSettings = ({ location, onSaved }: { location: string; onSaved: () => void }) => {
  const t = useWords(roundSettingWords);
  const { data } = useAsk(DayRoundsDocument, { location });
  const { run } = useAction(saveDayRounds, { ownErrors: true });
  if (!data?.getDayRounds) return null;
  const { nap_minutes, count_minutes } = data.getDayRounds;
  const initial: { nap_minutes: number | null; count_minutes: number | null } = { nap_minutes, count_minutes };
  return (
    <SettingsForm
      name={`location:${location}:rounds`}
      title={t('title')}
      help={t('help')}
      labels={{ nap_minutes: t('nap'), count_minutes: t('count') }}
      initial={initial}
      save={(values) => run({ location, ...values })}
      onSaved={onSaved}
    >
      {(fields) => (
        <>
          <NumberField label={t('nap')} min={5} max={120} unit={t('unit')} {...fields.getInputProps('nap_minutes')} />
          <NumberField
            label={t('count')}
            min={10}
            max={480}
            unit={t('unit')}
            {...fields.getInputProps('count_minutes')}
          />
        </>
      )}
    </SettingsForm>
  );
};
