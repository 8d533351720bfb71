import { afterAll, describe, expect, test } from 'vitest';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aFile, anUpload, aPaper } from './files.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const origin = `http://localhost:${server.port}`;
const said = 'status message errors { field code message }';
const aFamily = async (given: object = {}) => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, ...given });
  return { parent, child };
};
const sent = (person: { id: number }, bytes?: Uint8Array) => anUpload(server.tenant.centre, person.id, bytes);

describe('a document', () => {
  test('is uploaded, published, read, changed and read again, and its readers are known', async () => {
    const { parent, child } = await aFamily();
    const other = await aFamily();
    const { file } = await manager.call(
      'createNewFile',
      {
        name: 'Handbook',
        location: elm.id,
        type: 'document',
        file_name: 'handbook.pdf',
        file_path: await sent(manager),
        file_original: 'handbook.pdf',
        required: true,
        data: { students: [child.id] },
      },
      `${said} file { id kind url visible }`,
    );
    expect(file).toMatchObject({ kind: 'pdf', visible: false });
    expect(await parent.call('getSingleDocument', { id: file.id }, 'id')).toBeNull();
    await manager.call('publishedFiles', { id: file.id, value: true }, said);
    expect(JSON.stringify(await parent.call('notificationsLong', { first: 10 }, 'data { title }'))).toContain(
      'Handbook',
    );
    const list = 'id name required read read_before url tags read_count';
    expect(await parent.call('getUserFilesList', {}, list)).toMatchObject([
      { name: 'Handbook', required: true, read: false, read_before: false, tags: null, read_count: null },
    ]);
    expect(await other.parent.call('getUserFilesList', {}, 'id')).toEqual([]);
    expect(await other.parent.call('downloadFile', { id: file.id }, 'status url')).toEqual({
      status: 'Error',
      url: null,
    });

    const { url } = await parent.call('downloadFile', { id: file.id }, 'status url');
    const answer = await fetch(new URL(url, origin));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      (
        await fetch(
          new URL(
            url.replace(/.(?=\/handbook)/, (sign: string) => (sign === 'A' ? 'B' : 'A')),
            origin,
          ),
        )
      ).status,
    ).toBe(404);

    const mark = { id: parent.id, file_id: file.id };
    expect(await manager.call('saveReadDocument', { id: manager.id, file_id: file.id }, said)).toMatchObject({
      errors: [{ code: 'OUT_OF_REACH' }],
    });
    expect(await parent.call('saveReadDocument', mark, said)).toMatchObject({ status: 'Success' });
    expect(await parent.call('checkUserReadDocument', mark, 'status read')).toEqual({ status: 'Success', read: true });
    expect(await manager.call('getFileReaders', { file_id: file.id }, 'full_name read students')).toMatchObject([
      { read: true },
    ]);
    await manager.call(
      'updateFile',
      { id: file.id, file_path: await sent(manager), file_name: 'handbook-2.pdf', file_original: 'handbook-2.pdf' },
      said,
    );
    expect(await parent.call('getSingleDocument', { id: file.id }, 'read read_before version')).toEqual({
      read: false,
      read_before: true,
      version: 2,
    });
    expect(await manager.call('getFileReaders', { file_id: file.id }, 'read version')).toEqual([
      { read: false, version: 1 },
    ]);
    await manager.call('fileAddedInArchive', { id: file.id }, said);
    expect(await parent.call('getUserFilesList', {}, 'id')).toEqual([]);
    expect(await manager.call('publishedFiles', { id: file.id, value: true }, said)).toMatchObject({
      errors: [{ code: 'ARCHIVED' }],
    });
    expect(await manager.call('deleteFile', { id: file.id }, said)).toMatchObject({ status: 'Success' });
  });

  test('of another kind than its name says, of somebody else, or used twice is not taken', async () => {
    const add = async (file_path: string, file_name: string) =>
      manager.call(
        'createNewFile',
        { name: 'X', location: elm.id, type: 'other', file_name, file_path, file_original: '' },
        said,
      );
    expect(await add(await sent(manager, Buffer.from('<script>alert(1)</script>')), 'page.html')).toMatchObject({
      errors: [{ code: 'WRONG_KIND' }],
    });
    expect(await add(await sent(manager, Buffer.from('MZ\0\0')), 'tool.pdf')).toMatchObject({
      errors: [{ code: 'WRONG_KIND' }],
    });
    const { parent } = await aFamily();
    expect(await add(await sent(parent), 'a.pdf')).toMatchObject({ errors: [{ code: 'UNKNOWN' }] });
    const key = await sent(manager);
    expect(await add(key, 'a.pdf')).toMatchObject({ status: 'Success' });
    expect(await add(key, 'a.pdf')).toMatchObject({ errors: [{ code: 'TAKEN' }] });
  });

  test('a card of one of the team is not for colleagues', async () => {
    const teacher = await server.as('teacher', { locations: [elm] });
    const colleague = await server.as('teacher', { locations: [elm] });
    const card = await aFile(server.tenant, {
      location_id: elm.id,
      name: 'CPR card',
      share: { kind: 'staff', user_id: teacher.id },
    });
    expect(await teacher.call('getSingleDocument', { id: card.id }, 'name')).toEqual({ name: 'CPR card' });
    expect(await manager.call('getSingleDocument', { id: card.id }, 'name')).toEqual({ name: 'CPR card' });
    expect(await colleague.call('getSingleDocument', { id: card.id }, 'name')).toBeNull();
    expect(await teacher.call('getUserFilesList', {}, 'name')).toEqual([{ name: 'CPR card' }]);
  });

  test('keeps its place, its labels and its tags', async () => {
    const at = { location_id: elm.id, type: 'other' };
    const [a, b, c] = [await aFile(server.tenant, at), await aFile(server.tenant, at), await aFile(server.tenant, at)];
    await manager.call('sortFiles', { id: c.id, sort: 0 }, said);
    const first = await manager.call('getAllFiles', { location: elm.id, file_type: 'other' }, 'id');
    expect(first[0]).toEqual({ id: String(c.id) });
    await manager.call('createFileLabel', { name: 'Safety', location: elm.id }, said);
    expect(await manager.call('createFileLabel', { name: 'safety', location: elm.id }, said)).toMatchObject({
      errors: [{ code: 'TAKEN' }],
    });
    const labels = await manager.call('fileLabels', { location: elm.id }, 'id name');
    await manager.call('assignFileLabels', { id: a.id, labels: [labels[0].id] }, said);
    await manager.call('saveFileTags', { id: b.id, tags: ['Fire', 'fire', ' drill '] }, said);
    expect(await manager.call('filterFiles', { location: elm.id, labels: [labels[0].id] }, 'id')).toEqual([
      { id: String(a.id) },
    ]);
    expect(await manager.call('filterFiles', { location: elm.id, tags: ['DRILL'] }, 'id tags')).toEqual([
      { id: String(b.id), tags: ['drill', 'fire'] },
    ]);
  });
});

describe('a paper of a child', () => {
  const hand = async (parent: Awaited<ReturnType<typeof server.as>>, student_id: number, more: object = {}) =>
    parent.call(
      'createStudentDocument',
      { student_id, name: 'Physical', type: 'physical', path: await sent(parent), file_name: 'scan.pdf', ...more },
      `${said} document { id status roles }`,
    );

  test('waits, is rejected, sent again and approved, and each step is written down', async () => {
    const { parent, child } = await aFamily();
    expect(await hand(parent, child.id, { expiry: '2020-01-01' })).toMatchObject({
      errors: [{ field: 'expiry', code: 'PAST' }],
    });
    const { document } = await hand(parent, child.id);
    expect(document).toMatchObject({ status: 'waiting' });
    const { id } = document;
    expect(JSON.stringify(await manager.call('notificationsLong', { first: 10 }, 'data { title }'))).toContain(
      'needs approval',
    );
    expect(await manager.call('rejectStudentDocument', { id, note: 'The stamp is missing' }, said)).toMatchObject({
      status: 'Success',
    });
    expect(await parent.call('studentDocument', { id }, 'status review_note logs { kind }')).toEqual({
      status: 'rejected',
      review_note: 'The stamp is missing',
      logs: [],
    });
    await parent.call('updateStudentDocument', { id, path: await sent(parent), file_name: 'scan2.pdf' }, said);
    const day = server.clock.now().toISOString().slice(0, 10);
    const next = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    expect(await manager.call('approveStudentDocument', { id, date: next }, said)).toMatchObject({
      errors: [{ code: 'FUTURE' }],
    });
    // The office reads one file, and the family sends another before the button is pressed.
    const { updated_at: seen } = await manager.call('studentDocument', { id }, 'updated_at');
    server.clock.tick(1000);
    await parent.call('updateStudentDocument', { id, path: await sent(parent), file_name: 'scan3.pdf' }, said);
    expect(await manager.call('approveStudentDocument', { id, date: day, seen }, said)).toMatchObject({
      errors: [{ code: 'CHANGED' }],
    });
    const now = await manager.call('studentDocument', { id }, 'updated_at');
    expect(await manager.call('approveStudentDocument', { id, date: day, seen: now.updated_at }, said)).toMatchObject({
      status: 'Success',
    });
    expect(await manager.call('rejectStudentDocument', { id, note: 'No' }, said)).toMatchObject({
      errors: [{ code: 'APPROVED' }],
    });
    expect(await parent.call('deleteStudentDocument', { id }, said)).toMatchObject({ errors: [{ code: 'NOT_YOURS' }] });
    const { url } = await manager.call('openStudentDocument', { id }, 'url');
    expect((await fetch(new URL(url, origin))).status).toBe(200);
    expect(await manager.call('studentDocumentLogs', { id }, 'kind')).toEqual(
      ['added', 'rejected', 'replaced', 'replaced', 'approved', 'read'].map((kind) => ({ kind })),
    );
  });

  test('is read by guardians alone, and a court order by the office alone', async () => {
    const { parent, child } = await aFamily({ legal_guardian: true });
    const grandmother = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: child.id, user_id: grandmother.id, pickup: true });
    const gone = await server.as('user');
    await aGuardianLink(server.tenant, {
      student_id: child.id,
      user_id: gone.id,
      legal_guardian: true,
      black_list: true,
    });
    const teacher = await server.as('teacher', { locations: [elm] });
    await aPaper(server.tenant, { student_id: child.id, name: 'Physical' });
    await aPaper(server.tenant, { student_id: child.id, name: 'Order', type: 'custody', roles: [] });
    const names = async (who: typeof parent) =>
      (await who.call('studentDocuments', { student_id: child.id }, 'name'))
        .map(({ name }: { name: string }) => name)
        .sort();
    expect(await names(parent)).toEqual(['Physical']);
    expect(await names(grandmother)).toEqual([]);
    await expect(names(gone)).rejects.toThrow();
    expect(await names(teacher)).toEqual(['Physical']);
    expect(await names(manager)).toEqual(['Order', 'Physical']);
    expect(await hand(grandmother, child.id)).toMatchObject({ status: 'Error' });
  });

  test('that runs out is chased once for each step', async () => {
    const { parent, child } = await aFamily();
    const inDays = (days: number) =>
      new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const paper = await aPaper(server.tenant, { student_id: child.id, name: 'Running out', expiry: inDays(10) });
    await aPaper(server.tenant, {
      student_id: child.id,
      name: 'Followed',
      type: 'insurance',
      roles: ['user'],
      expiry: inDays(5),
    });
    await aPaper(server.tenant, {
      student_id: child.id,
      name: 'Follower',
      type: 'insurance',
      roles: ['user'],
      expiry: inDays(300),
    });
    await server.perform('file.reminders');
    await server.perform('file.reminders');
    const told = await parent.call('notificationsLong', { first: 20 }, 'data { title }');
    const titles = told.data.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => title.includes('Running out'))).toHaveLength(1);
    expect(JSON.stringify(titles)).not.toContain('Followed');
    const list = await manager.call(
      'locationStudentDocuments',
      { location: elm.id, expires_before: inDays(30), first: 50 },
      'data { id name }',
    );
    expect(list.data).toContainEqual({ id: String(paper.id), name: 'Running out' });
    expect(JSON.stringify(list)).not.toContain('Followed');
  });
});

test('a photo of a child shows to its family once it is approved', async () => {
  const { parent, child } = await aFamily();
  const set = await aFile(server.tenant, {
    location_id: elm.id,
    type: 'photo',
    sub_type: 'students',
    share: { kind: 'student', student_id: child.id },
  });
  const { id } = await server.tenant.db
    .insertInto('file_photo')
    .values({ centre_id: server.tenant.centre, file_id: set.id, picture: 'pAAAAAAAAAAAAAAAAAAAAAA' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ask = 'photos { url }';
  expect(await parent.call('getSingleDocument', { id: set.id }, ask)).toEqual({ photos: [] });
  await manager.call('approveStudentPhoto', { id, approved: true }, said);
  expect((await parent.call('getSingleDocument', { id: set.id }, ask)).photos).toHaveLength(1);
  const say = (level: string) =>
    manager.call('savePhotoConsent', { student_id: child.id, level, note: 'as the family asks' }, said);
  expect(await say('none')).toMatchObject({ status: 'Success' });
  expect(await parent.call('getSingleDocument', { id: set.id }, ask)).toEqual({ photos: [] });
  await say('family');
  const { child: friend } = await aFamily();
  await server.tenant.db
    .insertInto('file_share')
    .values({ centre_id: server.tenant.centre, file_id: set.id, kind: 'student', student_id: friend.id })
    .execute();
  expect(await parent.call('getSingleDocument', { id: set.id }, ask)).toEqual({ photos: [] });
  const { centre } = server.tenant;
  await server.tenant.db
    .insertInto('photo_consent')
    .values({ centre_id: centre, student_id: friend.id, level: 'group', given_at: server.clock.now() })
    .execute();
  expect((await parent.call('getSingleDocument', { id: set.id }, ask)).photos).toHaveLength(1);
  expect(await manager.call('deletePhotos', { id: [id, 999_999] }, said)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'id.999999', code: 'GONE' }],
  });
});
