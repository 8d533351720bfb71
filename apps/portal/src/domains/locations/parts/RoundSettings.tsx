import { saveDayRounds } from '@nestling/contract/operations/activities.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { DayRoundsDocument, type DayRoundsQuery } from '../../activities/activities.graphql.ts';
import { roundSettingWords } from '../round-setting-words.ts';

/** How often sleeping children are looked at, and rooms counted by names. */
export const RoundSettings = ({ location }: { location: string }) => {
  const { data } = useAsk(DayRoundsDocument, { location });
  return data?.getDayRounds ? <Fields location={location} kept={data.getDayRounds} /> : null;
};

const Fields = ({
  location,
  kept: { nap_minutes, count_minutes },
}: {
  location: string;
  kept: NonNullable<DayRoundsQuery['getDayRounds']>;
}) => {
  const t = useWords(roundSettingWords);
  const form = useCallForm({
    call: saveDayRounds,
    fixed: { location },
    values: { nap_minutes, count_minutes },
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm form={form} title={t('title')} help={t('help')}>
      <NumberField unit={t('unit')} {...field('nap_minutes', t('nap'))} />
      <NumberField unit={t('unit')} {...field('count_minutes', t('count'))} />
    </SettingsForm>
  );
};
