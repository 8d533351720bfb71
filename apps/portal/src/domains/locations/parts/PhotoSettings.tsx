import { NativeSelect } from '@mantine/core';
import { savePhotoSetting } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { PhotoSettingOfDocument } from '../../activities/activities.graphql.ts';
import { photoSettingWords } from '../photo-setting-words.ts';

const approvals = ['nobody', 'team', 'manager'] as const;
const isApproval = (value: string): value is (typeof approvals)[number] => approvals.some((one) => one === value);

/** Who shows photos to families at a location, and how long photos and videos are kept. */
export const PhotoSettings = ({ location, onSaved }: { location: string; onSaved: () => void }) => {
  const t = useWords(photoSettingWords);
  const { data } = useAsk(PhotoSettingOfDocument, { location });
  const { run } = useAction(savePhotoSetting, { ownErrors: true });
  if (!data?.getPhotoSetting) return null;
  const { approval, keep_days } = data.getPhotoSetting;
  const initial: { approval: string; keep_days: number | null } = { approval, keep_days };
  return (
    <SettingsForm
      name={`location:${location}:photos`}
      title={t('title')}
      help={t('help')}
      labels={{ approval: t('approval'), keep_days: t('keepDays') }}
      initial={initial}
      save={(values) =>
        run({
          location,
          approval: isApproval(values.approval) ? values.approval : 'team',
          keep_days: values.keep_days,
        })
      }
      onSaved={onSaved}
    >
      {(fields) => (
        <>
          <NativeSelect
            label={t('approval')}
            data={approvals.map((value) => ({ value, label: t(value) }))}
            {...fields.getInputProps('approval')}
          />
          <NumberField
            label={t('keepDays')}
            description={t('keepDaysHelp')}
            min={30}
            max={3650}
            {...fields.getInputProps('keep_days')}
          />
        </>
      )}
    </SettingsForm>
  );
};
