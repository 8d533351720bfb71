import { type Calls, list, mutation, object, out, outcome, outOrNull, query, rows } from '../../kernel/call/call.ts';
import { flag, id, ids, int, text, texts } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Camera } from '../../model/camera/entity.ts';
import { ownCameras } from '../../model/camera/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { origin } from '../../model/setting/stored.ts';
import { readSection, saveSection } from './location-settings.ts';

const at = { location: id(Location) };
const read = { reach: { location: ownLocations }, input: at };
const write = { location: orError(ownLocations) };
const place = { location_id: out.id, ...origin };

/** The settings every location has, section by section, each with who changed it last. */
export const sectionCalls: Calls = {
  getAddressSetting: query({
    rule: 'teacher',
    about: 'The address preset on new records of a location.',
    ...read,
    answer: object(
      {
        default_city: outOrNull(out.text),
        default_state: outOrNull(out.text),
        default_zip: outOrNull(out.text),
        ...place,
      },
      'AddressSetting',
    ),
    run: readSection('address'),
  }),
  saveAddressSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves the address preset on new records.',
    reach: write,
    input: {
      ...at,
      default_city: text(0, 100).nullish(),
      default_state: text(0, 100).nullish(),
      default_zip: text(0, 20).nullish(),
    },
    answer: outcome(),
    run: saveSection,
  }),
  getLoginSetting: query({
    rule: 'manager',
    about: 'How often contacts open cameras on a day, when a picture stops, and what is said about codes.',
    ...read,
    answer: object(
      {
        max_daily_logins: out.int,
        user_time_out: outOrNull(out.int),
        enable_max_login_feature: out.flag,
        token_succes_msg: outOrNull(out.text),
        token_fail_msg: outOrNull(out.text),
        ...place,
      },
      'LoginSetting',
    ),
    run: readSection('login'),
  }),
  saveLoginSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      'Saves the limit of camera logins, the time-out and the sentences about codes; a negative number gets Error.',
    reach: write,
    input: {
      ...at,
      max_daily_logins: int().optional(),
      user_time_out: int().nullish(),
      enable_max_login_feature: flag().optional(),
      token_succes_msg: text(0, 500).nullish(),
      token_fail_msg: text(0, 500).nullish(),
    },
    answer: outcome(),
    run: saveSection,
  }),
  getSignupSetting: query({
    rule: 'manager',
    about: 'Whether families may sign up at a location, and its limits.',
    ...read,
    answer: object(
      {
        signup_status: out.flag,
        max_no_of_students: outOrNull(out.int),
        max_no_of_users: outOrNull(out.int),
        signup_pin_code_expiry: outOrNull(out.int),
        ...place,
      },
      'SignupSetting',
    ),
    run: readSection('signup'),
  }),
  saveSignupSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves whether sign-up is open and its limits; a negative number, or opening without a code, gets Error.',
    reach: write,
    input: {
      ...at,
      max_no_of_students: int(),
      max_no_of_users: int().nullish(),
      signup_status: flag().optional(),
      signup_pin_code_expiry: int().nullish(),
    },
    answer: outcome(),
    run: saveSection,
  }),
  getParentSetting: query({
    rule: 'user',
    about: 'What contacts of a location may see and edit.',
    ...read,
    answer: object(
      { can_edit_student: out.flag, can_edit_fields: out.json, check_in_qr: out.flag, location_id: out.id },
      'ParentSetting',
    ),
    run: readSection('parent'),
  }),
  saveParentSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves what contacts may see and edit; an unknown field name gets Error.',
    reach: write,
    input: {
      ...at,
      can_edit_student: flag().optional(),
      can_edit_fields: texts(50, 60).optional(),
      check_in_qr: flag().optional(),
    },
    answer: outcome(),
    run: saveSection,
  }),
  getDefaultCamerasSetting: query({
    rule: 'manager',
    about: 'The cameras a new student of the location gets.',
    reach: { location: ownLocations, rows: ownCameras },
    input: at,
    answer: list(Camera),
    run: (_, i) =>
      rows(Camera, {
        order: ['sort'],
        where: (q) => [
          q.exists(
            q
              .selectFrom('location_default_camera as d')
              .select('d.camera_id')
              .where('d.location_id', '=', i.location)
              .whereRef('d.camera_id', '=', 'camera.id'),
          ),
        ],
      }),
  }),
  saveDefaultCamerasSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves the cameras a new student gets; a camera of another location gets Error.',
    reach: { ...write, defaultCameras: orError(ownCameras) },
    input: { ...at, defaultCameras: ids(Camera, 200, 0) },
    answer: outcome(),
    run: saveSection,
  }),
};
