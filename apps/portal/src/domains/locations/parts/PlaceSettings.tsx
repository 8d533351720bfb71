import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { updateLocationSettings } from '@nestling/contract/operations/locations.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { choicesOf, idsOf } from '@nestling/kit/field/choices.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { JumpList } from '@nestling/kit/JumpList.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { editableStudentFields } from '@nestling/rules/student-fields.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
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

/** What a location decides for itself, section by section. */
const PlaceSettings = () => {
  const location = usePlaceRecord().id;
  const { data, error, again } = useAsk(PlaceSettingsDocument, { location });
  if (!data?.getLocationSettingData) return error ? <Problem error={error} onRetry={again} /> : <CardsSkeleton />;
  const { getLocationSettingData: settings, location_cameras: cameras } = data;
  return (
    <JumpList>
      <div className={classes.body}>
        <WhoMay permission="edit_settings">
          <SignupCode location={location} signUp={data.getLocationSignupCode} />
          <Limits location={location} settings={settings} />
          <Editing location={location} settings={settings} />
          <DefaultCameras location={location} settings={settings} cameras={cameras} />
          <PickupCode location={location} settings={settings} />
          <Preset location={location} settings={settings} />
          <PhotoSettings location={location} />
          <RoundSettings location={location} />
          <InheritedSettings location={location} />
        </WhoMay>
      </div>
    </JumpList>
  );
};

type Section = { readonly location: string; readonly settings: Settings };

const Limits = ({ location, settings }: Section) => {
  const t = useWords(placeWords);
  const { id, max_no_of_students, max_no_of_users, enable_max_login_feature, max_daily_logins, user_time_out } =
    settings;
  const values = { max_no_of_students, max_no_of_users, enable_max_login_feature, max_daily_logins, user_time_out };
  const form = useCallForm({
    change: updateLocationSettings,
    record: { id },
    name: `location:${id}:limits`,
    values,
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm
      form={form}
      title={t('limits')}
      help={t('limitsHelp')}
      origin={<LastChange location={location} of={Object.keys(values)} />}
    >
      <div className={classes.pair}>
        <NumberField {...field('max_no_of_students', t('maxChildren'))} />
        <NumberField {...field('max_no_of_users', t('maxContacts'))} />
      </div>
      <Switch {...field('enable_max_login_feature', t('limitLogins'))} />
      <div className={classes.pair}>
        <NumberField {...field('max_daily_logins', t('maxLogins'))} />
        <NumberField {...field('user_time_out', t('timeOut'))} />
      </div>
    </SettingsForm>
  );
};

const Editing = ({ location, settings: { id, can_edit_student, can_edit_fields } }: Section) => {
  const t = useWords(placeWords);
  const fieldName = useWords(studentFieldWords);
  const form = useCallForm({
    change: updateLocationSettings,
    record: { id },
    name: `location:${id}:editing`,
    values: { can_edit_student, can_edit_fields: Array.isArray(can_edit_fields) ? can_edit_fields.map(String) : [] },
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm
      form={form}
      title={t('editing')}
      help={t('editingHelp')}
      origin={<LastChange location={location} of={['can_edit_student', 'can_edit_fields']} />}
    >
      <Switch {...field('can_edit_student', t('mayEdit'))} />
      <MultiSelect
        data={editableStudentFields.map((value) => ({ value, label: fieldName(value) }))}
        searchable
        hidePickedOptions
        {...field('can_edit_fields', t('editFields'))}
      />
    </SettingsForm>
  );
};

const DefaultCameras = ({
  location,
  settings: { id, defaultCameras },
  cameras,
}: Section & { cameras: PlaceSettingsQuery['location_cameras'] }) => {
  const t = useWords(placeWords);
  const form = useCallForm({
    change: updateLocationSettings,
    record: { id },
    name: `location:${id}:cameras`,
    values: { defaultCameras: idsOf(defaultCameras) },
    onSaved: () => {},
  });
  return (
    <SettingsForm
      form={form}
      title={t('defaultCameras')}
      help={t('defaultCamerasHelp')}
      origin={<LastChange location={location} of={['defaultCameras', 'default_cameras']} />}
    >
      <MultiSelect
        data={choicesOf(cameras)}
        searchable
        hidePickedOptions
        {...form.field('defaultCameras', t('cameras'))}
      />
    </SettingsForm>
  );
};

const PickupCode = ({ location, settings: { id, check_in_qr, check_in_qr_expire } }: Section) => {
  const t = useWords(placeWords);
  const form = useCallForm({
    change: updateLocationSettings,
    record: { id },
    name: `location:${id}:qr`,
    values: { check_in_qr: check_in_qr ?? false, check_in_qr_expire },
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm
      form={form}
      title={t('qr')}
      help={t('qrHelp')}
      origin={<LastChange location={location} of={['check_in_qr', 'check_in_qr_expire']} />}
    >
      <Switch {...field('check_in_qr', t('qrOn'))} />
      <NumberField {...field('check_in_qr_expire', t('qrExpires'))} />
    </SettingsForm>
  );
};

const Preset = ({ location, settings: { id, default_city, default_state, default_zip } }: Section) => {
  const t = useWords(placeWords);
  const form = useCallForm({
    change: updateLocationSettings,
    record: { id },
    name: `location:${id}:address`,
    values: { default_city, default_state, default_zip },
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm
      form={form}
      title={t('preset')}
      help={t('presetHelp')}
      origin={<LastChange location={location} of={['default_city', 'default_state', 'default_zip']} />}
    >
      <div className={classes.pair}>
        <TextInput {...field('default_city', t('city'))} />
        <TextInput {...field('default_state', t('region'))} />
        <TextInput {...field('default_zip', t('zip'))} />
      </div>
    </SettingsForm>
  );
};

export default PlaceSettings;
