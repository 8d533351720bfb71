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

test('a file reminds by itself on its days from nine in the morning, only who has not read it, until everybody has or it is over', async () => {
  server.clock.set(new Date('2026-04-06T12:30:00Z'));
  const office = await server.as('manager', { locations: [elm] });
  const [ana, ben] = [await aParent('ana2@x.example'), await aParent('ben2@x.example')];
  const file = await aFile(server.tenant, { location_id: elm.id, name: 'Policy' });
  const users = [ana.id, ben.id];
  expect(await office.call('sharedFilesAction', { id: file.id, users }, said)).toMatchObject({ status: 'Success' });
  const save = (given: object) => office.call('updateFile', { id: file.id, ...given }, said);
  expect(await save({ due_date: '2026-04-05' })).toMatchObject({ errors: [{ field: 'due_date', code: 'PAST' }] });
  expect(await save({ remind_from: '2026-04-06' })).toMatchObject({ errors: [{ code: 'BAD_DATES' }] });
  expect(await save({ remind_from: '2026-04-06', remind_every: 2, remind_until: '2026-04-05' })).toMatchObject({
    errors: [{ field: 'remind_until', code: 'BAD_DATES' }],
  });
  const days = { due_date: '2026-04-08', remind_from: '2026-04-06', remind_every: 2, remind_until: '2026-04-12' };
  expect(await save(days)).toMatchObject({ status: 'Success' });
  const kept = 'due_date remind_from remind_every remind_until';
  expect(await office.call('getSingleDocument', { id: file.id }, kept)).toEqual(days);
  // A family is told until when, and not when it would be reminded.
  expect(await ana.call('getSingleDocument', { id: file.id }, kept)).toEqual({
    due_date: '2026-04-08',
    remind_from: null,
    remind_every: null,
    remind_until: null,
  });

  const before = (await letters()).length;
  const at = async (moment: string) => {
    server.clock.set(new Date(moment));
    await server.perform('file.reads');
    return (await letters())
      .slice(before)
      .map(({ user }) => user ?? 0)
      .toSorted((one, other) => one - other);
  };
  // 12:30 in London is 8:30 in New York.
  expect(await at('2026-04-06T12:30:00Z')).toEqual([]);
  expect(await at('2026-04-06T13:10:00Z')).toEqual([ana.id, ben.id]);
  expect((await letters()).at(-1)).toMatchObject({
    lines: ['Policy was shared with you, and you have not read it yet. Please read it by Wednesday, April 8, 2026.'],
  });
  expect(await at('2026-04-06T14:10:00Z')).toHaveLength(2);
  // Pressed by hand on a day they were reminded by itself, nobody is a second time.
  expect(await office.call('remindFileReaders', { id: file.id }, said)).toMatchObject({ errors: [{ code: 'NOBODY' }] });
  expect(await at('2026-04-07T14:10:00Z')).toHaveLength(2);
  await ana.call('saveReadDocument', { id: ana.id, file_id: file.id }, said);
  expect(await at('2026-04-08T14:10:00Z')).toEqual([ana.id, ben.id, ben.id]);
  const readers = await office.call('getFileReaders', { file_id: file.id }, 'id read reminded_at');
  expect(readers).toEqual([
    { id: String(ben.id), read: false, reminded_at: '2026-04-08T14:10:00.000Z' },
    { id: String(ana.id), read: true, reminded_at: '2026-04-06T13:10:00.000Z' },
  ]);
  // Unpublished it says nothing, and who lost it in between is not told either.
  await office.call('publishedFiles', { id: file.id, value: false }, said);
  expect(await at('2026-04-10T13:10:00Z')).toHaveLength(3);
  await office.call('publishedFiles', { id: file.id, value: true }, said);
  expect(await at('2026-04-10T14:10:00Z')).toHaveLength(4);
  await server.tenant.db.updateTable('guardian_link').set({ black_list: true }).where('user_id', '=', ben.id).execute();
  expect(await at('2026-04-12T14:10:00Z')).toHaveLength(4);
  await server.tenant.db
    .updateTable('guardian_link')
    .set({ black_list: false })
    .where('user_id', '=', ben.id)
    .execute();
  await ben.call('saveReadDocument', { id: ben.id, file_id: file.id }, said);
  expect(await at('2026-04-12T15:10:00Z')).toHaveLength(4);
  expect(await at('2026-04-14T15:10:00Z')).toHaveLength(4);
});

test('who has switched notices of files off is reminded by letter alone', async () => {
  server.clock.set(new Date('2026-05-04T15:00:00Z'));
  const office = await server.as('manager', { locations: [elm] });
  const parent = await aParent('quiet@x.example');
  await server.tenant.db
    .insertInto('user_setting')
    .values({
      centre_id: server.tenant.centre,
      user_id: parent.id,
      key: 'own_notices',
      value: JSON.stringify({ files: false }),
      updated_at: server.clock.now(),
    })
    .execute();
  const days = { remind_from: '2026-05-04', remind_every: 1, remind_until: '2026-05-05' };
  const file = await aFile(server.tenant, { location_id: elm.id, name: 'Handbook 2', ...days });
  await office.call('sharedFilesAction', { id: file.id, users: [parent.id] }, said);
  const notices = () =>
    server.tenant.db.selectFrom('notification').select('key').where('user_id', '=', parent.id).execute();
  const count = async () => (await letters()).filter(({ user }) => user === parent.id).length;
  await server.perform('file.reads');
  expect([await count(), await notices()]).toEqual([1, []]);
  server.clock.tick(3_600_000);
  await server.perform('file.reads');
  expect(await count()).toBe(1);
});
