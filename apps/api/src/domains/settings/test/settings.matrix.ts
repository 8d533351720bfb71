import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';

const at = (world: World, where: Where) => ({ location: world.at(where).location });
const read = { args: at, from: staff, outside: 'refused' } as const;
/** Saves at a location, with what is valid there. */
const save = (given: Readonly<Record<string, unknown>>) =>
  ({
    args: (world: World, where: Where) => ({ ...at(world, where), ...given }),
    from: staff,
    outside: 'error',
  }) as const;
const families = {
  args: at,
  from: { own: 'user', other: 'user', elsewhere: 'kvsupport' },
  outside: 'refused',
} as const;
const person = (world: World, where: Where) => ({ user_id: world.at(where).contact });
const managed = { own: 'manager', other: 'manager', elsewhere: 'kvsupport' } as const;

export const matrix: Matrix = {
  getThemeSetting: { args: () => ({}) },
  getImagesSetting: { args: () => ({}) },
  saveAppSettings: { args: () => ({ key: 'theme_mode', value: 'dark' }) },
  resetThemeSetting: { args: () => ({}) },
  getDashboardLayout: {
    args: (world, where) => ({ user_id: world.at(where).contact }),
    from: { own: 'admin', other: 'admin', elsewhere: 'admin' },
    outside: 'refused',
  },
  saveDashboardLayout: {
    args: (world, where) => ({ user_id: world.at(where).contact, layout: {} }),
    from: {},
    outside: 'error',
  },
  getRoleDashboard: {
    args: (world, where) => ({ ...at(world, where), role: 'teacher' }),
    from: staff,
    outside: 'refused',
  },
  saveRoleDashboard: save({ role: 'teacher', layout: {} }),
  getSelectedFields: { args: () => ({ key: 'students' }) },
  saveSelectedFields: { args: () => ({ key: 'nonsense', fields: [] }), status: 'Error' },
  getAddressSetting: read,
  saveAddressSetting: save({ default_city: 'Elmwood' }),
  getLoginSetting: read,
  saveLoginSetting: save({ max_daily_logins: 4 }),
  getSignupSetting: read,
  saveSignupSetting: save({ max_no_of_students: 9_000 }),
  getParentSetting: families,
  saveParentSetting: save({ can_edit_student: true }),
  getDefaultCamerasSetting: read,
  saveDefaultCamerasSetting: save({ defaultCameras: [] }),
  saveOwnLanguage: { args: () => ({ language: 'es' }) },
  inheritedSettings: read,
  saveInheritedSetting: save({ setting: 'parent_notifications', value: { meds: { sms: true } } }),
  dropInheritedSetting: save({ setting: 'parent_notifications' }),
  getParentNotificationSetting: read,
  saveParentNotificationSetting: save({ notifications: { meds: { sms: true } } }),
  getTeamNotificationSetting: read,
  saveTeamNotificationSetting: save({ notifications: {} }),
  getParentAlertSetting: { args: person, from: managed, outside: 'refused' },
  saveParentAlertSetting: { args: person, from: {}, outside: 'error' },
  getUserAppNotificationSetting: { args: person, from: managed, outside: 'refused' },
  saveUserAppNotificationSetting: {
    args: (world, where) => ({ ...person(world, where), mood: false }),
    from: managed,
    outside: 'error',
  },
  getInviteTextSetting: read,
  saveInviteTextSetting: save({ invite_text: { email: 'Come in: {link}' } }),
  getCustomEmailSetting: read,
  saveCustomEmailSetting: save({ footer: 'Sunny' }),
  getRoomRatioWidgetSetting: read,
  saveRoomRatioWidgetSetting: save({ show_room_ration_widget: true }),
  getPaymentProviderSetting: read,
  savePaymentProviderSetting: save({ can_pay: false }),
  checkLocationAllowStripePayment: families,
  getOnboardingChecklist: read,
  getFirstSteps: families,
  hideFirstSteps: { args: () => ({ hidden: true }) },
};
