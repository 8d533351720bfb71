import { type Calls, given, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { anyJson, flag, id, text } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { origin } from '../../model/setting/stored.ts';
import { User } from '../../model/user/entity.ts';
import { self } from '../../model/user/reach.ts';
import { mayPayByCard, readProvider, saveProvider } from './card-payment.ts';
import {
  readCustomEmail,
  readInviteText,
  readRatioWidget,
  saveCustomEmail,
  saveInviteText,
  saveRatioWidget,
} from './emails-setting.ts';
import {
  flagParts,
  parentNotices,
  readAlerts,
  readAppNotices,
  readNotices,
  saveAlerts,
  saveAppNotices,
  saveNotices,
  teamNotices,
} from './notices.ts';
import { checklist } from './onboarding.ts';
import { selfOrManaged } from './settings.reach.ts';
import {
  anywhere,
  at,
  getParentAlertSettingInput,
  on,
  saveInviteTextSettingInput,
  saveParentAlertSettingInput,
  savePaymentProviderSettingInput,
} from './stored-setting.inputs.ts';

const read = { reach: { location: ownLocations }, input: at };
const write = { location: orError(ownLocations) };
const notices = object({ notifications: out.json, ...origin }, 'NoticeSetting');
/** Settings with a value of their own for a location, for the centre, or for a person, and where each comes from. */
export const storedSettingCalls: Calls = {
  getParentNotificationSetting: query({
    rule: 'manager',
    about: 'Of which events contacts of a location are told by push, e-mail or SMS.',
    ...read,
    answer: notices,
    run: readNotices(parentNotices),
  }),
  saveParentNotificationSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves of which events contacts are told and how: {event: {push, email, sms}}; an unknown one gets Error.',
    reach: write,
    input: { ...at, notifications: anyJson(10_000) },
    answer: outcome(),
    run: saveNotices(parentNotices),
  }),
  getTeamNotificationSetting: query({
    rule: 'manager',
    about: 'Of which events the team of a location is told by push, e-mail or SMS.',
    ...read,
    answer: notices,
    run: readNotices(teamNotices),
  }),
  saveTeamNotificationSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves of which events the team is told and how: {event: {push, email, sms}}; an unknown one gets Error.',
    reach: write,
    input: { ...at, notifications: anyJson(10_000) },
    answer: outcome(),
    run: saveNotices(teamNotices),
  }),
  getParentAlertSetting: query({
    rule: 'user',
    about: "When a person is told that its child has not come, and gets a report; else the location's own choice.",
    reach: { user_id: selfOrManaged, location: ownLocations },
    input: getParentAlertSettingInput,
    answer: object(
      {
        check_in_parent_alert: out.json,
        send_parent_activity_report: out.flag,
        time: outOrNull(out.text),
        source: out.text,
        changed_at: outOrNull(out.datetime),
      },
      'ParentAlertSetting',
    ),
    run: readAlerts,
  }),
  saveParentAlertSetting: mutation({
    rule: 'user',
    permission: [given('location', 'edit_settings')],
    about: "Saves the caller's alerts, or for managers those a location begins with; a time that is none gets Error.",
    reach: { user_id: orError(self), location: orError(ownLocations) },
    input: saveParentAlertSettingInput,
    answer: outcome(),
    run: saveAlerts,
  }),
  getUserAppNotificationSetting: query({
    rule: 'user',
    about: 'Which notices a person wants on its own devices.',
    reach: { user_id: selfOrManaged },
    input: { user_id: id(User) },
    answer: object(flagParts, 'UserNotificationSettings'),
    run: readAppNotices,
  }),
  saveUserAppNotificationSetting: mutation({
    rule: 'user',
    about: "Saves the flags that are given; somebody else's needs a manager of a location of theirs.",
    reach: { user_id: orError(selfOrManaged) },
    input: {
      user_id: id(User),
      push: on,
      food: on,
      nap: on,
      meds: on,
      activity: on,
      notes: on,
      checks: on,
      msgs: on,
      media: on,
      kudos: on,
      health_check: on,
      name_to_face: on,
      observation: on,
      mood: on,
      custom: on,
    },
    answer: outcome(),
    run: saveAppNotices,
  }),
  getInviteTextSetting: query({
    rule: 'manager',
    about: "The centre's own texts of invitations by e-mail and SMS; null where the product's hold.",
    ...read,
    answer: object({ invite_text: out.json, ...origin }, 'InviteTextSetting'),
    run: readInviteText,
  }),
  saveInviteTextSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves the texts {email, sms} of invitations; one without {link} gets Error.',
    reach: write,
    input: saveInviteTextSettingInput,
    answer: outcome(),
    run: saveInviteText,
  }),
  getCustomEmailSetting: query({
    rule: 'kvsupport',
    about: 'Sender and footer of custom e-mails, of a location or the whole centre.',
    reach: { location: ownLocations },
    input: anywhere,
    answer: object(
      {
        from_name: outOrNull(out.text),
        from_email: outOrNull(out.text),
        reply_to: outOrNull(out.text),
        footer: outOrNull(out.text),
        ...origin,
      },
      'CustomEmailSetting',
    ),
    run: readCustomEmail,
  }),
  saveCustomEmailSetting: mutation({
    rule: 'kvsupport',
    permission: 'edit_settings',
    about: 'Saves sender and footer of custom e-mails; a malformed address gets Error.',
    reach: write,
    input: {
      ...anywhere,
      from_name: text(0, 100).nullish(),
      from_email: text(0, 254).nullish(),
      reply_to: text(0, 254).nullish(),
      footer: text(0, 2000).nullish(),
    },
    answer: outcome(),
    run: saveCustomEmail,
  }),
  getRoomRatioWidgetSetting: query({
    rule: 'teacher',
    about: 'Whether the dashboard shows the room ratio, at a location or in the whole centre.',
    reach: { location: ownLocations },
    input: anywhere,
    answer: object({ show_room_ration_widget: out.flag, ...origin }, 'RoomRatioWidgetSetting'),
    run: readRatioWidget,
  }),
  saveRoomRatioWidgetSetting: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Saves whether the dashboard shows the room ratio; for the whole centre it takes support.',
    reach: write,
    input: { ...anywhere, show_room_ration_widget: flag() },
    answer: outcome(),
    run: saveRatioWidget,
  }),
  getPaymentProviderSetting: query({
    rule: 'admin',
    about: 'Switches and publishable key of card payment; of the secret key only whether there is one.',
    ...read,
    answer: object(
      {
        can_pay: out.flag,
        enable_test_mode: out.flag,
        publish_key: outOrNull(out.text),
        has_secret_key: out.flag,
        has_webhook_secret: out.flag,
        webhook_url: out.text,
        ...origin,
      },
      'PaymentProviderSetting',
    ),
    run: readProvider,
  }),
  savePaymentProviderSetting: mutation({
    rule: 'admin',
    permission: 'edit_settings',
    about: 'Saves the switches and keys of card payment, the secret one sealed; a key that fits neither gets Error.',
    reach: write,
    secret: true,
    input: savePaymentProviderSettingInput,
    answer: outcome(),
    run: saveProvider,
  }),
  checkLocationAllowStripePayment: query({
    rule: 'user',
    about: 'Whether a location takes card payments now, with no key but the publishable one.',
    ...read,
    answer: outcome({ can_pay: out.flag, enable_test_mode: out.flag, publish_key: outOrNull(out.text) }),
    run: mayPayByCard,
  }),
  getOnboardingChecklist: query({
    rule: 'kvsupport',
    about: 'Which steps of setting a centre up are done, worked out from what exists.',
    reach: { location: ownLocations },
    input: anywhere,
    answer: object(
      {
        isLocation: out.flag,
        isCamera: out.flag,
        isStream: out.flag,
        isSchool: out.flag,
        isRoom: out.flag,
        isManager: out.flag,
        isContact: out.flag,
        isStudent: out.flag,
      },
      'OnboardingChecklist',
    ),
    run: checklist,
  }),
};
