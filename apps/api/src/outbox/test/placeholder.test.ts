import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '../../domains/relationships/test/relationships.factory.ts';
import { aStudent } from '../../domains/students/test/students.factory.ts';
import { languages } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import { deliverBy } from '../deliver.ts';
import { isPlaceholder } from '../placeholder.ts';
import { post } from '../post.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const letter = (to: string) => ({
  channel: 'mail' as const,
  kind: 'invite_email',
  to,
  user: null,
  written: { subject: 'Hello', lines: ['Come in'], centre: 'Sunny', language: 'en' as const },
});
const rows = () => server.tenant.db.selectFrom('outbox').select(['id', 'recipient', 'sent_at', 'tries']).execute();

test('an address made up by an import is known by its form', () => {
  const made = ['temp-kv-1@sunny.example', 'TEMP-KV-0042@localhost', ' temp-kv-7@x', 'no-mail-9@import.invalid'];
  expect(made.map(isPlaceholder)).toEqual([true, true, true, true]);
  expect(['ana@example.com', 'temp-kv-@x', 'not-temp-kv-1@x', '+12025550100'].map(isPlaceholder)).not.toContain(true);
});

test('one is blank for staff and for whose it is, and a real one is not', async () => {
  const elm = await aLocation(server.tenant);
  const [made, manager] = [await server.as('user'), await server.as('manager', { locations: [elm] })];
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: made.id });
  const shown = () => manager.call('singleUserDataById', { id: made.id }, 'email');
  const write = (email: string) =>
    server.tenant.db.updateTable('app_user').set({ email }).where('id', '=', made.id).execute();
  await write('real-77@example.com');
  expect(await shown()).toEqual({ email: 'real-77@example.com' });
  await write('temp-kv-77@sunny.example');
  expect(await shown()).toEqual({ email: null });
  expect(await made.call('me', {}, 'email')).toMatchObject({ email: null });
});

test('nothing is posted to one, and what was posted before is not delivered', async () => {
  const { centre, db } = server.tenant;
  await inCentre(server.app.appContext.pools, centre, async (tx) => {
    await post(tx, centre, server.clock.now(), letter('temp-kv-5@sunny.example'));
    await post(tx, centre, server.clock.now(), letter('ana@example.com'));
  });
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(['ana@example.com']);
  await db.updateTable('outbox').set({ recipient: 'temp-kv-5@sunny.example' }).execute();
  const sent: string[] = [];
  const work = deliverBy(() => ({ mail: async (to) => void sent.push(to), sms: null }));
  const [old] = await rows();
  await work(server.job(), { letter: old?.id ?? 0 });
  expect(sent).toEqual([]);
  expect(await rows()).toMatchObject([{ sent_at: null, tries: 0 }]);
});

test('a name with line breaks stays on its line of a letter', () => {
  const name = 'Ana\r\n\r\nPay here:\u2028evil.example\u0000';
  expect(message('letters.changed.body', { name }).in(languages.en)).toMatch(
    /^Hello Ana Pay here: evil\.example ?, your account/,
  );
});
