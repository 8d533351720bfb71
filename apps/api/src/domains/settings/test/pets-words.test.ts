import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { message } from '../../../kernel/call/message.ts';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { openMailer } from '../../../outbox/mailer.ts';
import { sendEmail } from '../../../outbox/send-emails.ts';
import { lettersTo } from '../../auth/test/emails.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aNotification } from '../../notifications/test/notifications.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';

let server: TestServer;
let elm: { id: number };
let ava: { id: number };
let admin: Person;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  ava = await aStudent(server.tenant, { location_id: elm.id, fname: 'Ava' });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  await aNotification(server.tenant, { user_id: manager.id, kind: 'forgotten', facts: JSON.stringify({ count: 2 }) });
});
afterAll(() => server?.close());

const error = async (): Promise<string> =>
  (await manager.call('studentMultiAction', { name: 'move_room', student_ids: [ava.id], value: '' }, 'message'))
    .message;
const notice = async (): Promise<string> =>
  (await manager.call('notificationsShort', {}, 'data { title }')).data[0].title;
const mail = async (language: 'en' | 'es'): Promise<string> => {
  const to = await aTeacher(server.tenant, { locations: [elm], language });
  await inCentre(server.app.appContext.pools, server.tenant.centre, async (db) => {
    const mailer = await openMailer(db, { centre: server.tenant.centre, at: new Date(), language: 'en' });
    const words = { subject: message('notice.forgotten', { count: 2 }), lines: [message('health.cleared')] };
    await sendEmail(mailer, { ...to, phone: null, language }, 'notice', words);
  });
  const [letter] = await lettersTo(server.tenant, to.email ?? '');
  return JSON.stringify(letter);
};

test('mails, notices and errors say pets as soon as the setting does, and children when it is off again', async () => {
  expect(await error()).toBe('Choose the room to move the students to.');
  expect(await notice()).toBe('2 children are still checked in.');
  expect(await mail('en')).toContain('2 children are still checked in.');

  await admin.call('saveAppSettings', { key: 'pets_words', value: true }, 'status');
  await vi.waitFor(async () => expect(await error()).toBe('Choose the room to move the pets to.'));
  expect(await notice()).toBe('2 pets are still checked in.');
  expect(await mail('en')).toContain('2 pets are still checked in.');
  expect(await mail('en')).toContain('The pet may come in.');
  expect(await mail('es')).toContain('2 mascotas siguen sin salida registrada.');

  await admin.call('resetThemeSetting', {}, 'status');
  await vi.waitFor(async () => expect(await error()).toBe('Choose the room to move the students to.'));
});
