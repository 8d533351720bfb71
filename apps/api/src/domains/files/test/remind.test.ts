import { open } from '@nestling/api/outbox/post.ts';
import { afterAll, expect, test } from 'vitest';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aFile } from './files.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const said = 'status message errors { field code message }';
const letters = async () => {
  const rows = await server.tenant.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'file_reminder')
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, key, sealed }) => ({ user: user_id, ...open(server.tenant.centre, key, sealed) }));
};
const aParent = async (email: string | null) => {
  const parent = await server.as('user');
  await server.tenant.db.updateTable('app_user').set({ email }).where('id', '=', parent.id).execute();
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
  return parent;
};

test('a document that has run out already is refused at its field', async () => {
  const file = await aFile(server.tenant, { location_id: elm.id, name: 'CPR card', share: { kind: 'families' } });
  const save = (expiry_date: string) => manager.call('updateFile', { id: file.id, expiry_date }, said);
  expect(await save('2026-03-10')).toMatchObject({ errors: [{ field: 'expiry_date', code: 'PAST' }] });
  expect(await save('2026-03-11')).toMatchObject({ status: 'Success' });
});

test('who has not read a document is asked about by number and name, then reminded by notice and letter, once a day', async () => {
  const [ana, ben, mia] = [await aParent('ana@x.example'), await aParent('ben@x.example'), await aParent(null)];
  const file = await aFile(server.tenant, { location_id: elm.id, name: 'Handbook', share: { kind: 'families' } });
  expect(await ana.call('saveReadDocument', { id: ana.id, file_id: file.id }, said)).toMatchObject({
    status: 'Success',
  });
  const asked = await manager.call('remindFileReaders', { id: file.id, confirm: [] }, said);
  expect(asked).toMatchObject({ status: 'Error', message: 'Remind 2 people of Handbook?' });
  expect(asked.errors[0].message).toMatch(/1 person has no email address: a notice only\.$/);
  expect(await letters()).toEqual([]);
  const confirm = asked.errors.map(({ field }: { field: string }) => field.replace('confirm.', ''));
  expect(await manager.call('remindFileReaders', { id: file.id, confirm }, said)).toMatchObject({ status: 'Success' });
  expect(await letters()).toMatchObject([
    {
      user: ben.id,
      subject: 'Please read Handbook',
      lines: ['Handbook was shared with you, and you have not read it yet.'],
    },
  ]);
  expect(JSON.stringify(await mia.call('notificationsLong', { first: 5 }, 'data { title }'))).toContain(
    'Please read Handbook',
  );
  expect(await manager.call('remindFileReaders', { id: file.id }, said)).toMatchObject({
    errors: [{ code: 'NOBODY' }],
  });
  server.clock.tick(86_400_000);
  await mia.call('saveReadDocument', { id: mia.id, file_id: file.id }, said);
  expect(await manager.call('remindFileReaders', { id: file.id }, said)).toMatchObject({ status: 'Success' });
  expect((await letters()).map(({ user }) => user)).toEqual([ben.id, ben.id]);
});
