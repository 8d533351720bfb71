import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';

let server: TestServer;
let location: number;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  const elm = await aLocation(server.tenant);
  location = elm.id;
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server?.close());

const fields = 'setting value source changed_by';
const save = (given: Readonly<Record<string, unknown>>) =>
  ['saveInheritedSetting', given, 'status message errors { field code }'] as const;

test('a location takes what the centre has chosen, until it chooses for itself, and goes back', async () => {
  const admin = await server.as('admin');
  const texts = async (expected: object) =>
    expect(await manager.call('inheritedSettings', { location }, fields)).toContainEqual(
      expect.objectContaining({ setting: 'invite_text', ...expected }),
    );
  await texts({ source: 'default', changed_by: null });
  const centre = { email: 'Welcome to us: {link}', sms: null };
  expect(await admin.call(...save({ setting: 'invite_text', value: centre }))).toMatchObject({ status: 'Success' });
  await texts({ source: 'centre', value: centre });
  const own = { email: 'Elm welcomes you: {link}', sms: null };
  const saved = await manager.call(...save({ setting: 'invite_text', location, value: own }));
  expect(saved).toMatchObject({ status: 'Success' });
  await texts({ source: 'location', value: own });
  await manager.call('dropInheritedSetting', { setting: 'invite_text', location }, 'status');
  await texts({ source: 'centre', value: centre });
});

test.each([
  ['an invitation without its link', 'invite_text', { email: 'Come in', sms: null }, 'email'],
  [
    'a time that is none',
    'parent_alerts',
    {
      check_in_parent_alert: { email: true, sms: false, app: true, time: '25:00' },
      send_parent_activity_report: true,
      time: null,
    },
    'check_in_parent_alert.time',
  ],
  ['an event nobody knows', 'team_notifications', { weather: { push: true } }, 'value'],
])('%s is declined at its field', async (_, setting, value, field) => {
  const answer = await manager.call(...save({ setting, location, value }));
  expect(answer).toMatchObject({ status: 'Error', errors: [{ field }] });
});

test('managers choose for their locations alone, and not what is for support', async () => {
  const whole = await manager.call(...save({ setting: 'show_room_ration_widget', value: false }));
  expect(whole).toMatchObject({ status: 'Error', errors: [{ field: 'location' }] });
  const sender = await manager.call(...save({ setting: 'custom_email', location, value: {} }));
  expect(sender).toMatchObject({ status: 'Error', errors: [{ field: 'setting' }] });
});
