import { anyJson, flag, id, secret, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';

export const anywhere = { location: id(Location).optional() };
export const getParentAlertSettingInput = { user_id: id(User).optional(), ...anywhere };

export const at = { location: id(Location) };
export const saveInviteTextSettingInput = { ...at, invite_text: anyJson(5_000).optional() };

export const on = flag().optional();
export const saveParentAlertSettingInput = {
  user_id: id(User).optional(),
  ...anywhere,
  check_in_parent_alert: anyJson(500).optional(),
  send_parent_activity_report: on,
  time: text(0, 10).nullish(),
};
export const savePaymentProviderSettingInput = {
  ...at,
  can_pay: flag(),
  enable_test_mode: on,
  publish_key: text(0, 255).nullish(),
  secret_key: secret(0, 255).nullish(),
  webhook_secret: secret(0, 255).nullish(),
};
