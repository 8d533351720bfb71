import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { updateLocationSettings } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { JumpList } from '@nestling/kit/JumpList.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { editableStudentFields } from '@nestling/rules/student-fields.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { WhoMay } from '../../permissions/parts/WhoMay.tsx';
import { InheritedSettings } from '../../settings/parts/InheritedSettings.tsx';
import { studentFieldWords } from '../field-words.ts';
import { PlaceSettingsDocument, type PlaceSettingsQuery } from '../settings.graphql.ts';
import { placeWords } from '../words.ts';
import { LastChange } from './LastChange.tsx';
import { PhotoSettings } from './PhotoSettings.tsx';
import classes from './places.module.css';
import { RoundSettings } from './RoundSettings.tsx';
import { SignupCode } from './SignupCode.tsx';
import { usePlaceRecord } from './use-place.ts';

type Settings = NonNullable<PlaceSettingsQuery['getLocationSettingData']>;

const numberOf = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);
const textOf = (number: number | null): string => (number === null ? '' : String(number));

/** What a location decides for itself, section by section. */
const PlaceSettings = () => {
  const location = usePlaceRecord().id;
  const { data, error, again } = useAsk(PlaceSettingsDocument, { location });
  const [saved, setSaved] = useState(0);
  if (!data?.getLocationSettingData) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton />;
  return (
    <JumpList key={saved}>
      <div className={classes.body}>
        <WhoMay permission="edit_settings">
          <SignupCode location={location} signUp={data.getLocationSignupCode} />
          <Sections
            location={location}
            settings={data.getLocationSettingData}
            cameras={data.location_cameras}
            onSaved={() => setSaved(saved + 1)}
          />
          <PhotoSettings location={location} onSaved={() => setSaved(saved + 1)} />
          <RoundSettings location={location} onSaved={() => setSaved(saved + 1)} />
          <InheritedSettings location={location} />
        </WhoMay>
      </div>
    </JumpList>
  );
};

const Sections = ({
  location,
  settings,
  cameras,
  onSaved,
}: {
  location: string;
  settings: Settings;
  cameras: PlaceSettingsQuery['location_cameras'];
  onSaved: () => void;
}) => {
  const t = useWords(placeWords);
  const fieldName = useWords(studentFieldWords);
  const { run } = useAction(updateLocationSettings, { ownErrors: true });
  const { id } = settings;
  const chosen = Array.isArray(settings.can_edit_fields) ? settings.can_edit_fields.map(String) : [];
  const key = (section: string) => `location:${id}:${section}`;
  return (
    <>
      <SettingsForm
        name={key('limits')}
        title={t('limits')}
        help={t('limitsHelp')}
        origin={
          <LastChange
            location={location}
            of={[
              'max_no_of_students',
              'max_no_of_users',
              'enable_max_login_feature',
              'max_daily_logins',
              'user_time_out',
            ]}
          />
        }
        labels={{
          max_no_of_students: t('maxChildren'),
          max_no_of_users: t('maxContacts'),
          max_daily_logins: t('maxLogins'),
          user_time_out: t('timeOut'),
        }}
        initial={{
          max_no_of_students: textOf(settings.max_no_of_students),
          max_no_of_users: textOf(settings.max_no_of_users),
          enable_max_login_feature: settings.enable_max_login_feature,
          max_daily_logins: textOf(settings.max_daily_logins),
          user_time_out: textOf(settings.user_time_out),
        }}
        limits={updateLocationSettings.limits}
        save={({ max_no_of_students, max_no_of_users, max_daily_logins, user_time_out, enable_max_login_feature }) => {
          const logins = numberOf(max_daily_logins);
          return run({
            id,
            enable_max_login_feature,
            max_no_of_students: numberOf(max_no_of_students),
            max_no_of_users: numberOf(max_no_of_users),
            user_time_out: numberOf(user_time_out),
            ...(logins === null ? {} : { max_daily_logins: logins }),
          });
        }}
        onSaved={onSaved}
      >
        {(fields) => (
          <>
            <div className={classes.pair}>
              <TextInput label={t('maxChildren')} inputMode="numeric" {...fields.getInputProps('max_no_of_students')} />
              <TextInput label={t('maxContacts')} inputMode="numeric" {...fields.getInputProps('max_no_of_users')} />
            </div>
            <Switch
              label={t('limitLogins')}
              {...fields.getInputProps('enable_max_login_feature', { type: 'checkbox' })}
            />
            <div className={classes.pair}>
              <TextInput label={t('maxLogins')} inputMode="numeric" {...fields.getInputProps('max_daily_logins')} />
              <TextInput label={t('timeOut')} inputMode="numeric" {...fields.getInputProps('user_time_out')} />
            </div>
          </>
        )}
      </SettingsForm>
      <SettingsForm
        name={key('editing')}
        title={t('editing')}
        help={t('editingHelp')}
        origin={<LastChange location={location} of={['can_edit_student', 'can_edit_fields']} />}
        labels={{ can_edit_fields: t('editFields') }}
        initial={{ can_edit_student: settings.can_edit_student, can_edit_fields: chosen }}
        limits={updateLocationSettings.limits}
        save={(values) => run({ id, ...values })}
        onSaved={onSaved}
      >
        {(fields) => (
          <>
            <Switch label={t('mayEdit')} {...fields.getInputProps('can_edit_student', { type: 'checkbox' })} />
            <MultiSelect
              label={t('editFields')}
              data={editableStudentFields.map((value) => ({ value, label: fieldName(value) }))}
              searchable
              hidePickedOptions
              {...fields.getInputProps('can_edit_fields')}
            />
          </>
        )}
      </SettingsForm>
      <SettingsForm
        name={key('cameras')}
        title={t('defaultCameras')}
        help={t('defaultCamerasHelp')}
        origin={<LastChange location={location} of={['defaultCameras', 'default_cameras']} />}
        labels={{ defaultCameras: t('cameras') }}
        initial={{ defaultCameras: settings.defaultCameras.map((camera) => camera.id) }}
        limits={updateLocationSettings.limits}
        save={(values) => run({ id, ...values })}
        onSaved={onSaved}
      >
        {(fields) => (
          <MultiSelect
            label={t('cameras')}
            data={cameras.map((camera) => ({ value: camera.id, label: camera.name }))}
            searchable
            hidePickedOptions
            {...fields.getInputProps('defaultCameras')}
          />
        )}
      </SettingsForm>
      <SettingsForm
        name={key('qr')}
        title={t('qr')}
        help={t('qrHelp')}
        origin={<LastChange location={location} of={['check_in_qr', 'check_in_qr_expire']} />}
        labels={{ check_in_qr_expire: t('qrExpires') }}
        initial={{
          check_in_qr: settings.check_in_qr ?? false,
          check_in_qr_expire: textOf(settings.check_in_qr_expire),
        }}
        limits={updateLocationSettings.limits}
        save={({ check_in_qr, check_in_qr_expire }) => {
          const seconds = numberOf(check_in_qr_expire);
          return run({ id, check_in_qr, ...(seconds === null ? {} : { check_in_qr_expire: seconds }) });
        }}
        onSaved={onSaved}
      >
        {(fields) => (
          <>
            <Switch label={t('qrOn')} {...fields.getInputProps('check_in_qr', { type: 'checkbox' })} />
            <TextInput label={t('qrExpires')} inputMode="numeric" {...fields.getInputProps('check_in_qr_expire')} />
          </>
        )}
      </SettingsForm>
      <SettingsForm
        name={key('address')}
        title={t('preset')}
        help={t('presetHelp')}
        origin={<LastChange location={location} of={['default_city', 'default_state', 'default_zip']} />}
        labels={{ default_city: t('city'), default_state: t('region'), default_zip: t('zip') }}
        initial={{
          default_city: settings.default_city ?? '',
          default_state: settings.default_state ?? '',
          default_zip: settings.default_zip ?? '',
        }}
        limits={updateLocationSettings.limits}
        save={(values) =>
          run({
            id,
            default_city: values.default_city || null,
            default_state: values.default_state || null,
            default_zip: values.default_zip || null,
          })
        }
        onSaved={onSaved}
      >
        {(fields) => (
          <div className={classes.pair}>
            <TextInput label={t('city')} {...fields.getInputProps('default_city')} />
            <TextInput label={t('region')} {...fields.getInputProps('default_state')} />
            <TextInput label={t('zip')} {...fields.getInputProps('default_zip')} />
          </div>
        )}
      </SettingsForm>
    </>
  );
};

export default PlaceSettings;
