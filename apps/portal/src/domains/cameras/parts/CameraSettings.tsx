import { Button, Select, Switch, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { CameraSettingDocument, type CameraSettingQuery, SaveCameraSettingDocument } from '../cameraSetting.graphql.ts';
import { settingsWords } from '../settings-words.ts';
import classes from './settings.module.css';

type Setting = NonNullable<CameraSettingQuery['getCameraSetting']>;
type Place = { readonly id: string; readonly name: string };

/** What families may have of the cameras of a location. */
export const CameraSettings = ({ place, onClose }: { place: Place; onClose: () => void }) => {
  const t = useWords(settingsWords);
  const { data, error, again } = useAsk(CameraSettingDocument, { location: place.id });
  return (
    <SidePanel title={t('title', { place: place.name })} onClose={onClose}>
      {data?.getCameraSetting ? (
        <Fields location={place.id} setting={data.getCameraSetting} onClose={onClose} />
      ) : error ? (
        <Problem error={error} onRetry={again} />
      ) : (
        <CardsSkeleton />
      )}
    </SidePanel>
  );
};

/** A field that may be emptied while it is written in. */
const orNone = (value: number): number | null => value;

const isMinutes = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1440;

const Fields = ({ location, setting, onClose }: { location: string; setting: Setting; onClose: () => void }) => {
  const t = useWords(settingsWords);
  const save = useAction(SaveCameraSettingDocument, { ownErrors: true });
  const form = useRecordForm({
    name: `camera-setting:${location}`,
    initial: {
      requires_check_in: setting.requires_check_in,
      sound: setting.sound,
      quality: setting.quality,
      grid: String(setting.grid),
      time_limit: setting.time_limit === null ? '' : String(setting.time_limit),
      recording: setting.recording,
      recording_hours: orNone(setting.recording_hours),
      recording_gb: orNone(setting.recording_gb),
      recording_in_blackout: setting.recording_in_blackout,
      clip_days: orNone(setting.clip_days),
      visitors_approved: setting.visitors_approved,
    },
    validate: { time_limit: (text) => (text.trim() === '' || isMinutes(text.trim()) ? null : t('badMinutes')) },
    save: ({ grid, time_limit, recording_hours, recording_gb, clip_days, ...rest }) =>
      save.run({
        location,
        setting: {
          ...rest,
          grid: Number(grid),
          time_limit: time_limit.trim() ? Number(time_limit) : null,
          recording_hours: recording_hours ?? setting.recording_hours,
          recording_gb: recording_gb ?? setting.recording_gb,
          clip_days: clip_days ?? setting.clip_days,
        },
      }),
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <FormBody
      form={form}
      labels={{ time_limit: t('timeLimit') }}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <Switch
        label={t('requiresCheckIn')}
        description={t('requiresCheckInHelp')}
        {...fields.getInputProps('requires_check_in', { type: 'checkbox' })}
      />
      <Switch
        label={t('visitors')}
        description={t('visitorsHelp')}
        {...fields.getInputProps('visitors_approved', { type: 'checkbox' })}
      />
      <Switch
        label={t('sound')}
        description={t('soundHelp')}
        {...fields.getInputProps('sound', { type: 'checkbox' })}
      />
      <Select
        label={t('quality')}
        description={t('lowHelp')}
        data={[
          { value: 'full', label: t('full') },
          { value: 'low', label: t('low') },
        ]}
        allowDeselect={false}
        {...fields.getInputProps('quality')}
      />
      <Select
        label={t('grid')}
        description={t('gridHelp')}
        data={Array.from({ length: 9 }, (_, n) => String(n + 1))}
        allowDeselect={false}
        {...fields.getInputProps('grid')}
      />
      <TextInput
        label={t('timeLimit')}
        description={t('timeLimitHelp')}
        inputMode="numeric"
        {...fields.getInputProps('time_limit')}
      />
      <Switch
        label={t('recording')}
        description={t('recordingHelp')}
        {...fields.getInputProps('recording', { type: 'checkbox' })}
      />
      {fields.getValues().recording ? (
        <>
          <NumberField
            label={t('recordingHours')}
            description={t('recordingHoursHelp')}
            min={1}
            max={720}
            {...fields.getInputProps('recording_hours')}
          />
          <NumberField
            label={t('recordingGb')}
            description={t('recordingGbHelp')}
            min={1}
            max={10_000}
            {...fields.getInputProps('recording_gb')}
          />
          <Switch
            label={t('recordingInBlackout')}
            description={t('recordingInBlackoutHelp')}
            {...fields.getInputProps('recording_in_blackout', { type: 'checkbox' })}
          />
        </>
      ) : null}
      <NumberField
        label={t('clipDays')}
        description={t('clipDaysHelp')}
        min={1}
        max={3650}
        {...fields.getInputProps('clip_days')}
      />
      {setting.changed_by ? <p className={classes.quiet}>{t('lastChanged', { name: setting.changed_by })}</p> : null}
    </FormBody>
  );
};
