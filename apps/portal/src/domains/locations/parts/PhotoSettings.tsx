import { NativeSelect } from '@mantine/core';
import { savePhotoSetting } from '@nestling/contract/operations/activities.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { PhotoSettingOfDocument, type PhotoSettingOfQuery } from '../../activities/activities.graphql.ts';
import { photoSettingWords } from '../photo-setting-words.ts';

const approvals = ['nobody', 'team', 'manager'] as const;

type Kept = NonNullable<PhotoSettingOfQuery['getPhotoSetting']>;

/** Who shows photos to families at a location, and how long photos and videos are kept. */
export const PhotoSettings = ({ location }: { location: string }) => {
  const { data } = useAsk(PhotoSettingOfDocument, { location });
  return data?.getPhotoSetting ? <Fields location={location} kept={data.getPhotoSetting} /> : null;
};

const Fields = ({ location, kept }: { location: string; kept: Kept }) => {
  const t = useWords(photoSettingWords);
  const form = useCallForm({
    call: savePhotoSetting,
    fixed: { location },
    values: { approval: kept.approval, keep_days: kept.keep_days },
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm form={form} title={t('title')} help={t('help')}>
      <NativeSelect
        data={approvals.map((value) => ({ value, label: t(value) }))}
        {...field('approval', t('approval'))}
      />
      <NumberField {...field('keep_days', t('keepDays'), t('keepDaysHelp'))} min={30} max={3650} />
    </SettingsForm>
  );
};
