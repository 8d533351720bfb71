import { Button, Select, Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
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

const Fields = ({ location, setting, onClose }: { location: string; setting: Setting; onClose: () => void }) => {
  const t = useWords(settingsWords);
  const form = useCallForm({
    call: SaveCameraSettingDocument,
    fixed: { location },
    values: {
      requires_check_in: setting.requires_check_in,
      sound: setting.sound,
      quality: setting.quality,
      grid: String(setting.grid),
      time_limit: setting.time_limit,
      recording: setting.recording,
      recording_hours: orNone(setting.recording_hours),
      recording_gb: orNone(setting.recording_gb),
      recording_in_blackout: setting.recording_in_blackout,
      clip_days: orNone(setting.clip_days),
      visitors_approved: setting.visitors_approved,
    },
    args: (_, { grid, recording_hours, recording_gb, clip_days, ...rest }) => ({
      setting: {
        ...rest,
        grid: Number(grid),
        recording_hours: recording_hours ?? setting.recording_hours,
        recording_gb: recording_gb ?? setting.recording_gb,
        clip_days: clip_days ?? setting.clip_days,
      },
    }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
      }
    >
      <Switch {...field('requires_check_in', t('requiresCheckIn'), t('requiresCheckInHelp'))} />
      <Switch {...field('visitors_approved', t('visitors'), t('visitorsHelp'))} />
      <Switch {...field('sound', t('sound'), t('soundHelp'))} />
      <Select
        data={[
          { value: 'full', label: t('full') },
          { value: 'low', label: t('low') },
        ]}
        allowDeselect={false}
        {...field('quality', t('quality'), t('lowHelp'))}
      />
      <Select
        data={Array.from({ length: 9 }, (_, n) => String(n + 1))}
        allowDeselect={false}
        {...field('grid', t('grid'), t('gridHelp'))}
      />
      <NumberField {...field('time_limit', t('timeLimit'), t('timeLimitHelp'))} min={1} max={1_440} />
      <Switch {...field('recording', t('recording'), t('recordingHelp'))} />
      {form.values.recording ? (
        <>
          <NumberField {...field('recording_hours', t('recordingHours'), t('recordingHoursHelp'))} min={1} max={720} />
          <NumberField {...field('recording_gb', t('recordingGb'), t('recordingGbHelp'))} min={1} max={10_000} />
          <Switch {...field('recording_in_blackout', t('recordingInBlackout'), t('recordingInBlackoutHelp'))} />
        </>
      ) : null}
      <NumberField {...field('clip_days', t('clipDays'), t('clipDaysHelp'))} min={1} max={3_650} />
      {setting.changed_by ? <p className={classes.quiet}>{t('lastChanged', { name: setting.changed_by })}</p> : null}
    </FormBody>
  );
};
