import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';

let server: TestServer;
let elm: { id: number };
let manager: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
  admin = await server.as('admin');
});
afterAll(() => server?.close());

type Given = Record<string, unknown>;
const outcome = 'status errors { field code }';
const fails = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const done = { status: 'Success' };
const save = (call: string, given: Given, as = manager) => as.call(call, { location: elm.id, ...given }, outcome);
const read = (call: string, fields: string, as = manager) => as.call(call, { location: elm.id }, fields);

test('a section says who changed it last, and nothing is saved when a part does not fit', async () => {
  const login = () => read('getLoginSetting', 'max_daily_logins token_fail_msg source changed_by');
  expect(await login()).toMatchObject({ max_daily_logins: 5, source: 'default', changed_by: null });
  expect(await save('saveLoginSetting', { max_daily_logins: 9, token_fail_msg: 'Call us' })).toMatchObject(done);
  const { full_name } = await server.tenant.db
    .selectFrom('app_user')
    .select('full_name')
    .where('id', '=', manager.id)
    .executeTakeFirstOrThrow();
  const saved = { max_daily_logins: 9, token_fail_msg: 'Call us', source: 'location', changed_by: full_name };
  expect(await login()).toEqual(saved);
  expect(await save('saveLoginSetting', { max_daily_logins: -1, token_fail_msg: 'No' })).toMatchObject(
    fails('max_daily_logins', 'TOO_SMALL'),
  );
  expect(await login()).toEqual(saved);
  // Another section of the same location was not touched by it.
  expect(await read('getAddressSetting', 'source')).toEqual({ source: 'default' });
  expect(await save('saveParentSetting', { can_edit_fields: ['password'] })).toMatchObject(
    fails('can_edit_fields', 'UNKNOWN'),
  );
  expect(await save('saveAddressSetting', { default_city: 'Elmwood' })).toMatchObject(done);
  expect(await read('getAddressSetting', 'default_city source')).toEqual({
    default_city: 'Elmwood',
    source: 'location',
  });
});

test('sign-up opens only with a code, and both flags of it keep step', async () => {
  expect(await save('saveSignupSetting', { max_no_of_students: 80, signup_status: true })).toMatchObject(
    fails('signup_status', 'REQUIRED'),
  );
  expect(await read('getSignupSetting', 'signup_status max_no_of_students')).toEqual({
    signup_status: false,
    max_no_of_students: null,
  });
  await manager.call('generateLocationSignupCode', { location_id: elm.id }, 'status');
  expect(await save('saveSignupSetting', { max_no_of_students: 80, signup_status: true })).toMatchObject(done);
  expect(await read('getSignupSetting', 'signup_status max_no_of_students')).toEqual({
    signup_status: true,
    max_no_of_students: 80,
  });
  expect(await manager.call('getLocationSignupCode', { location_id: elm.id }, 'is_signup')).toEqual({
    is_signup: true,
  });
  expect(await save('saveSignupSetting', { max_no_of_students: -2 })).toMatchObject(
    fails('max_no_of_students', 'TOO_SMALL'),
  );
});

test('a value comes from the location, else the centre, else nobody', async () => {
  const widget = (as = manager) => read('getRoomRatioWidgetSetting', 'show_room_ration_widget source', as);
  const put = (as: Person, given: Given) => as.call('saveRoomRatioWidgetSetting', given, outcome);
  expect(await widget()).toEqual({ show_room_ration_widget: true, source: 'default' });
  expect(await put(manager, { show_room_ration_widget: false })).toMatchObject(fails('location', 'REQUIRED'));
  expect(await put(admin, { show_room_ration_widget: false })).toMatchObject(done);
  expect(await widget()).toEqual({ show_room_ration_widget: false, source: 'centre' });
  expect(await put(manager, { location: elm.id, show_room_ration_widget: true })).toMatchObject(done);
  expect(await widget()).toEqual({ show_room_ration_widget: true, source: 'location' });
});

test('what is told, and how, is checked event by event', async () => {
  const told = () => read('getParentNotificationSetting', 'notifications source changed_by');
  expect((await told()).notifications.meds).toEqual({ push: true, email: true, sms: false });
  for (const notifications of [{ gossip: { push: true } }, { meds: { pigeon: true } }, { meds: 'yes' }, []])
    expect(await save('saveParentNotificationSetting', { notifications })).toMatchObject(
      fails('notifications', 'UNKNOWN'),
    );
  expect(await save('saveParentNotificationSetting', { notifications: { meds: { sms: true } } })).toMatchObject(done);
  expect(await told()).toMatchObject({ notifications: { meds: { sms: true } }, source: 'location' });
  expect(await read('getTeamNotificationSetting', 'source')).toEqual({ source: 'default' });
});

test('alerts are a person’s own, beginning with those of the location', async () => {
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const parent = await server.as(await aContact(server.tenant, { locations: [elm] }));
  expect(child.location_id).toBe(elm.id);
  const own = () =>
    parent.call(
      'getParentAlertSetting',
      { user_id: parent.id, location: elm.id },
      'check_in_parent_alert send_parent_activity_report time source',
    );
  const put = (as: Person, given: Given) => as.call('saveParentAlertSetting', given, outcome);
  expect((await own()).source).toBe('default');
  const atNine = { location: elm.id, check_in_parent_alert: { sms: true, time: '09:00' } };
  expect(await put(parent, atNine)).toMatchObject(fails('location', 'RULE'));
  expect(await put(manager, atNine)).toMatchObject(done);
  expect(await own()).toMatchObject({
    check_in_parent_alert: { sms: true, app: true, time: '09:00' },
    source: 'location',
  });
  expect(await put(parent, { time: '25:00' })).toMatchObject(fails('time', 'INVALID'));
  expect(await put(parent, { check_in_parent_alert: { time: 'noon' } })).toMatchObject(
    fails('check_in_parent_alert.time', 'INVALID'),
  );
  expect(await put(parent, { user_id: manager.id, time: '17:00' })).toMatchObject(fails('user_id', 'OUT_OF_REACH'));
  expect(await put(parent, { send_parent_activity_report: true, time: '17:30' })).toMatchObject(done);
  expect(await own()).toMatchObject({ send_parent_activity_report: true, time: '17:30', source: 'person' });
});

test('notices on own devices are one’s own; a manager may see to them, another family may not', async () => {
  const parent = await server.as(await aContact(server.tenant, { locations: [elm] }));
  const stranger = await server.as('user');
  const flags = (as: Person) => as.call('getUserAppNotificationSetting', { user_id: parent.id }, 'push mood meds');
  const put = (as: Person, given: Given) =>
    as.call('saveUserAppNotificationSetting', { user_id: parent.id, ...given }, outcome);
  const choice = async (kind: string) =>
    (await parent.call('getNoticeChoices', {}, 'kind on')).find((one: { kind: string }) => one.kind === kind)?.on;
  // What comes many times a day is told to who has asked for it, in both lists.
  expect(await flags(parent)).toEqual({ push: true, mood: false, meds: true });
  expect(await choice('mood')).toBe(false);
  expect(await put(parent, { mood: true })).toMatchObject(done);
  expect(await flags(parent)).toEqual({ push: true, mood: true, meds: true });
  expect(await choice('mood')).toBe(true);
  expect(await parent.call('saveNoticeChoice', { kind: 'meds', on: false }, 'status')).toMatchObject(done);
  expect(await flags(parent)).toEqual({ push: true, mood: true, meds: false });
  expect(await put(parent, { meds: true, mood: false })).toMatchObject(done);
  expect([await choice('meds'), await choice('mood')]).toEqual([true, false]);
  expect(await put(manager, { push: false })).toMatchObject(done);
  expect(await flags(manager)).toEqual({ push: false, mood: false, meds: true });
  expect(await put(stranger, { meds: false })).toMatchObject(fails('user_id', 'OUT_OF_REACH'));
  await expect(flags(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('texts of invitations keep their link; senders are addresses, their names one line', async () => {
  expect(await save('saveInviteTextSetting', { invite_text: { email: 'Welcome!', sms: 'Go: {link}' } })).toMatchObject(
    fails('invite_text.email', 'NO_LINK'),
  );
  expect(await save('saveInviteTextSetting', { invite_text: { email: 'Welcome: {link}' } })).toMatchObject(done);
  expect(await read('getInviteTextSetting', 'invite_text')).toEqual({
    invite_text: { email: 'Welcome: {link}', sms: null },
  });
  expect(await save('saveCustomEmailSetting', { from_email: 'nobody' }, admin)).toMatchObject(
    fails('from_email', 'INVALID'),
  );
  expect(await save('saveCustomEmailSetting', { from_name: 'Sunny\nBcc: all@example.com' }, admin)).toMatchObject(done);
  expect(await read('getCustomEmailSetting', 'from_name', admin)).toEqual({ from_name: 'Sunny Bcc: all@example.com' });
  expect(await save('saveCustomEmailSetting', { from_name: 'Sunny', reply_to: 'a@example.com' }, admin)).toMatchObject(
    done,
  );
  expect(await read('getCustomEmailSetting', 'from_name reply_to source', admin)).toEqual({
    from_name: 'Sunny',
    reply_to: 'a@example.com',
    source: 'location',
  });
});

test('the secret key of card payment is sealed, answered nowhere, and bound to its mode', async () => {
  const keys = { publish_key: 'pk_test_abcdefgh1', secret_key: 'sk_test_hiddenkey9' };
  const put = (given: Given) =>
    save('savePaymentProviderSetting', { can_pay: true, enable_test_mode: true, ...given }, admin);
  expect(await put({})).toMatchObject(fails('publish_key', 'REQUIRED'));
  expect(await put({ ...keys, secret_key: 'sk_live_hiddenkey9' })).toMatchObject(fails('secret_key', 'INVALID'));
  expect(await put(keys)).toMatchObject(done);
  expect(await read('getPaymentProviderSetting', 'can_pay publish_key has_secret_key source', admin)).toEqual({
    can_pay: true,
    publish_key: keys.publish_key,
    has_secret_key: true,
    source: 'location',
  });
  const { db } = server.tenant;
  const stored = await db.selectFrom('app_setting').select('value').where('key', '=', 'card_payment').execute();
  const trail = await db.selectFrom('audit').selectAll().execute();
  expect(JSON.stringify([stored, trail])).not.toContain('hiddenkey');
  const parent = await server.as(await aContact(server.tenant, { locations: [elm] }));
  const may = () => read('checkLocationAllowStripePayment', 'status can_pay publish_key', parent);
  expect(await may()).toEqual({ status: 'Success', can_pay: false, publish_key: null });
  await admin.call('saveLocationBillingSetting', { location_id: elm.id, billing: true }, 'status');
  expect(await may()).toEqual({ status: 'Success', can_pay: true, publish_key: keys.publish_key });
  expect(await put({ enable_test_mode: false, publish_key: 'pk_live_abcdefgh1' })).toMatchObject(
    fails('secret_key', 'REQUIRED'),
  );
});

test('the checklist follows what exists', async () => {
  const all = 'isLocation isCamera isStream isSchool isRoom isManager isContact isStudent';
  const empty = await aLocation(server.tenant);
  const steps = (location?: number) => admin.call('getOnboardingChecklist', { location }, all);
  expect(await steps(empty.id)).toMatchObject({
    isLocation: true,
    isCamera: false,
    isRoom: false,
    isManager: false,
    isStudent: false,
  });
  await aStudent(server.tenant, { location_id: empty.id });
  expect(await steps(empty.id)).toMatchObject({ isStudent: true });
});
