// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Takes a location's own value away, so that the centre's holds; without a location, the product's. */
export const dropInheritedSetting = /* @__PURE__ */ operation<{ setting: string; location?: string | number | null | undefined }>(
  'dropInheritedSetting', 'setting:String! location:ID operation_id:String', 'app_setting audit', {"setting":{"required":true,"shortest":1,"longest":60},"location":{"id":true}});

/** Puts the list of the caller's first steps away, or takes it out again. */
export const hideFirstSteps = /* @__PURE__ */ operation<{ hidden: boolean }>(
  'hideFirstSteps', 'hidden:Boolean! operation_id:String', 'audit user_setting', {"hidden":{"required":true,"flag":true}});

/** Puts the look of the portal back to what its theme brings. */
export const resetThemeSetting = /* @__PURE__ */ operation<object>(
  'resetThemeSetting', 'operation_id:String', 'app_setting audit');

/** Saves the address preset on new records. */
export const saveAddressSetting = /* @__PURE__ */ operation<{ location: string | number; default_city?: string | null | undefined; default_state?: string | null | undefined; default_zip?: string | null | undefined }>(
  'saveAddressSetting', 'location:ID! default_city:String default_state:String default_zip:String operation_id:String', 'audit location_setting', {"location":{"required":true,"id":true},"default_city":{"shortest":0,"longest":100,"clears":true},"default_state":{"shortest":0,"longest":100,"clears":true},"default_zip":{"shortest":0,"longest":20,"clears":true}});

/** Saves one setting of the centre; an unknown key or a value that does not fit it gets Error. */
export const saveAppSettings = /* @__PURE__ */ operation<{ key: string; value: unknown }>(
  'saveAppSettings', 'key:String! value:JSON! operation_id:String', 'app_setting audit', {"key":{"required":true,"shortest":1,"longest":60},"value":{"required":true,"object":true}});

/** Saves sender and footer of custom e-mails; a malformed address gets Error. */
export const saveCustomEmailSetting = /* @__PURE__ */ operation<{ location?: string | number | null | undefined; from_name?: string | null | undefined; from_email?: string | null | undefined; reply_to?: string | null | undefined; footer?: string | null | undefined }>(
  'saveCustomEmailSetting', 'location:ID from_name:String from_email:String reply_to:String footer:String operation_id:String', 'app_setting audit', {"location":{"id":true},"from_name":{"shortest":0,"longest":100,"clears":true},"from_email":{"shortest":0,"longest":254,"clears":true},"reply_to":{"shortest":0,"longest":254,"clears":true},"footer":{"shortest":0,"longest":2000,"clears":true}});

/** Saves a dashboard of the caller under its name; a widget the caller may not see gets Error. */
export const saveDashboardLayout = /* @__PURE__ */ operation<{ user_id: string | number; layout: unknown; name?: string | null | undefined }>(
  'saveDashboardLayout', 'user_id:ID! layout:JSON! name:String operation_id:String', 'audit dashboard_layout', {"user_id":{"required":true,"id":true},"layout":{"required":true,"object":true},"name":{"shortest":1,"longest":60}});

/** Saves the cameras a new student gets; a camera of another location gets Error. */
export const saveDefaultCamerasSetting = /* @__PURE__ */ operation<{ location: string | number; defaultCameras: readonly (string | number)[] }>(
  'saveDefaultCamerasSetting', 'location:ID! defaultCameras:[ID!]! operation_id:String', 'audit location_default_camera', {"location":{"required":true,"id":true},"defaultCameras":{"required":true,"shortest":0,"longest":200,"list":true,"id":true}});

/** Saves such a setting for a location; without one for the whole centre, which takes support. A value that does not fit gets Error. */
export const saveInheritedSetting = /* @__PURE__ */ operation<{ setting: string; location?: string | number | null | undefined; value: unknown }>(
  'saveInheritedSetting', 'setting:String! location:ID value:JSON! operation_id:String', 'app_setting audit', {"setting":{"required":true,"shortest":1,"longest":60},"location":{"id":true},"value":{"required":true,"object":true}});

/** Saves the texts {email, sms} of invitations; one without {link} gets Error. */
export const saveInviteTextSetting = /* @__PURE__ */ operation<{ location: string | number; invite_text?: unknown | null | undefined }>(
  'saveInviteTextSetting', 'location:ID! invite_text:JSON operation_id:String', 'app_setting audit', {"location":{"required":true,"id":true},"invite_text":{"clears":true,"object":true}});

/** Saves the limit of camera logins, the time-out and the sentences about codes; a negative number gets Error. */
export const saveLoginSetting = /* @__PURE__ */ operation<{ location: string | number; max_daily_logins?: number | null | undefined; user_time_out?: number | null | undefined; enable_max_login_feature?: boolean | null | undefined; token_succes_msg?: string | null | undefined; token_fail_msg?: string | null | undefined }>(
  'saveLoginSetting', 'location:ID! max_daily_logins:Int user_time_out:Int enable_max_login_feature:Boolean token_succes_msg:String token_fail_msg:String operation_id:String', 'audit location_setting', {"location":{"required":true,"id":true},"max_daily_logins":{"number":true},"user_time_out":{"number":true,"clears":true},"enable_max_login_feature":{"flag":true},"token_succes_msg":{"shortest":0,"longest":500,"clears":true},"token_fail_msg":{"shortest":0,"longest":500,"clears":true}});

/** Keeps the language in which the caller is answered and written to. */
export const saveOwnLanguage = /* @__PURE__ */ operation<{ language: string }>(
  'saveOwnLanguage', 'language:String! operation_id:String', 'app_user audit', {"language":{"required":true}});

/** Saves the caller's alerts, or for managers those a location begins with; a time that is none gets Error. */
export const saveParentAlertSetting = /* @__PURE__ */ operation<{ user_id?: string | number | null | undefined; location?: string | number | null | undefined; check_in_parent_alert?: unknown | null | undefined; send_parent_activity_report?: boolean | null | undefined; time?: string | null | undefined }>(
  'saveParentAlertSetting', 'user_id:ID location:ID check_in_parent_alert:JSON send_parent_activity_report:Boolean time:String operation_id:String', 'app_setting audit user_setting', {"user_id":{"id":true},"location":{"id":true},"check_in_parent_alert":{"clears":true,"object":true},"send_parent_activity_report":{"flag":true},"time":{"shortest":0,"longest":10,"clears":true}});

/** Saves of which events contacts are told and how: {event: {push, email, sms}}; an unknown one gets Error. */
export const saveParentNotificationSetting = /* @__PURE__ */ operation<{ location: string | number; notifications: unknown }>(
  'saveParentNotificationSetting', 'location:ID! notifications:JSON! operation_id:String', 'app_setting audit', {"location":{"required":true,"id":true},"notifications":{"required":true,"object":true}});

/** Saves what contacts may see and edit; an unknown field name gets Error. */
export const saveParentSetting = /* @__PURE__ */ operation<{ location: string | number; can_edit_student?: boolean | null | undefined; can_edit_fields?: readonly (string)[] | null | undefined; check_in_qr?: boolean | null | undefined }>(
  'saveParentSetting', 'location:ID! can_edit_student:Boolean can_edit_fields:[String!] check_in_qr:Boolean operation_id:String', 'audit checkin_setting location_setting', {"location":{"required":true,"id":true},"can_edit_student":{"flag":true},"can_edit_fields":{"longest":50,"list":true},"check_in_qr":{"flag":true}});

/** Saves the switches and keys of card payment, the secret one sealed; a key that fits neither gets Error. */
export const savePaymentProviderSetting = /* @__PURE__ */ operation<{ location: string | number; can_pay: boolean; enable_test_mode?: boolean | null | undefined; publish_key?: string | null | undefined; secret_key?: string | null | undefined; webhook_secret?: string | null | undefined }>(
  'savePaymentProviderSetting', 'location:ID! can_pay:Boolean! enable_test_mode:Boolean publish_key:String secret_key:String webhook_secret:String', 'app_setting audit', {"location":{"required":true,"id":true},"can_pay":{"required":true,"flag":true},"enable_test_mode":{"flag":true},"publish_key":{"shortest":0,"longest":255,"clears":true},"secret_key":{"shortest":0,"longest":255,"clears":true},"webhook_secret":{"shortest":0,"longest":255,"clears":true}});

/** Saves the dashboard a role begins with at a location; an empty layout brings the product's own back. */
export const saveRoleDashboard = /* @__PURE__ */ operation<{ location: string | number; role: string; layout: unknown }>(
  'saveRoleDashboard', 'location:ID! role:String! layout:JSON! operation_id:String', 'app_setting audit', {"location":{"required":true,"id":true},"role":{"required":true},"layout":{"required":true,"object":true}});

/** Saves whether the dashboard shows the room ratio; for the whole centre it takes support. */
export const saveRoomRatioWidgetSetting = /* @__PURE__ */ operation<{ location?: string | number | null | undefined; show_room_ration_widget: boolean }>(
  'saveRoomRatioWidgetSetting', 'location:ID show_room_ration_widget:Boolean! operation_id:String', 'app_setting audit', {"location":{"id":true},"show_room_ration_widget":{"required":true,"flag":true}});

/** Saves the fields the caller has chosen for a list; an unknown list or field gets Error. */
export const saveSelectedFields = /* @__PURE__ */ operation<{ key: string; fields: readonly (string)[] }>(
  'saveSelectedFields', 'key:String! fields:[String!]! operation_id:String', 'audit selected_field', {"key":{"required":true,"shortest":1,"longest":60},"fields":{"required":true,"longest":100,"list":true}});

/** Saves whether sign-up is open and its limits; a negative number, or opening without a code, gets Error. */
export const saveSignupSetting = /* @__PURE__ */ operation<{ location: string | number; max_no_of_students: number; max_no_of_users?: number | null | undefined; signup_status?: boolean | null | undefined; signup_pin_code_expiry?: number | null | undefined }>(
  'saveSignupSetting', 'location:ID! max_no_of_students:Int! max_no_of_users:Int signup_status:Boolean signup_pin_code_expiry:Int operation_id:String', 'audit location location_setting', {"location":{"required":true,"id":true},"max_no_of_students":{"required":true,"number":true},"max_no_of_users":{"number":true,"clears":true},"signup_status":{"flag":true},"signup_pin_code_expiry":{"number":true,"clears":true}});

/** Saves of which events the team is told and how: {event: {push, email, sms}}; an unknown one gets Error. */
export const saveTeamNotificationSetting = /* @__PURE__ */ operation<{ location: string | number; notifications: unknown }>(
  'saveTeamNotificationSetting', 'location:ID! notifications:JSON! operation_id:String', 'app_setting audit', {"location":{"required":true,"id":true},"notifications":{"required":true,"object":true}});

/** Saves the flags that are given; somebody else's needs a manager of a location of theirs. */
export const saveUserAppNotificationSetting = /* @__PURE__ */ operation<{ user_id: string | number; push?: boolean | null | undefined; food?: boolean | null | undefined; nap?: boolean | null | undefined; meds?: boolean | null | undefined; activity?: boolean | null | undefined; notes?: boolean | null | undefined; checks?: boolean | null | undefined; msgs?: boolean | null | undefined; media?: boolean | null | undefined; kudos?: boolean | null | undefined; health_check?: boolean | null | undefined; name_to_face?: boolean | null | undefined; observation?: boolean | null | undefined; mood?: boolean | null | undefined; custom?: boolean | null | undefined }>(
  'saveUserAppNotificationSetting', 'user_id:ID! push:Boolean food:Boolean nap:Boolean meds:Boolean activity:Boolean notes:Boolean checks:Boolean msgs:Boolean media:Boolean kudos:Boolean health_check:Boolean name_to_face:Boolean observation:Boolean mood:Boolean custom:Boolean operation_id:String', 'audit user_setting', {"user_id":{"required":true,"id":true},"push":{"flag":true},"food":{"flag":true},"nap":{"flag":true},"meds":{"flag":true},"activity":{"flag":true},"notes":{"flag":true},"checks":{"flag":true},"msgs":{"flag":true},"media":{"flag":true},"kudos":{"flag":true},"health_check":{"flag":true},"name_to_face":{"flag":true},"observation":{"flag":true},"mood":{"flag":true},"custom":{"flag":true}});
