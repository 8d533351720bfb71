import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());
// 12:00 in New York.
beforeEach(() => server.clock.set(new Date('2026-03-11T16:00:00Z')));

type Caller = { readonly call: typeof manager.call };
const said = 'status message errors { field code }';
const room = await aRoom(server.tenant, { location_id: elm.id });
const teacher = await server.as('teacher', { locations: [elm] });
const aChild = (more: object = {}) =>
  aStudent(server.tenant, { location_id: elm.id, room_id: room.id, type: 'enrolled', ...more });
const aFamily = async (more: object = {}) => {
  const parent = await server.as('user');
  const child = await aChild(more);
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, legal_guardian: true });
  return { parent, child };
};
const content = (more: object = {}) => ({
  date: '2026-03-11',
  time: '11:20',
  place: 'Playground',
  kind: 'bite',
  severity: 'moderate',
  what: 'Two children wanted the same truck.',
  parts: ['left_forearm', 'left_forearm', 'left_hand'],
  treatments: ['cleaned', 'ice'],
  first_aid: 'Washed with soap and water, ten minutes of ice.',
  aider: 'Rosa Diaz',
  witnesses: 'Kim Park',
  told: 'Mother',
  told_how: 'phone',
  told_at: '11:40',
  ...more,
});
const write = (child: { id: number }, more: object = {}, who: Caller = teacher) =>
  who.call('createInjuryReport', { student_id: child.id, ...content(more) }, `${said} report { id version parts }`);
const correct = (id: string, more: object = {}, who: Caller = teacher) =>
  who.call(
    'updateInjuryReport',
    { id, ...content(), reason: 'It was the other hand', ...more },
    `${said} report { id }`,
  );
const sign = (id: string, who: Caller, more: object = {}) =>
  who.call('signInjuryReport', { id, signer: 'Maria Lopez', ...more }, said);
const review = (id: string, who: Caller = manager) => who.call('reviewInjuryReport', { id }, said);
const shown =
  'id version status reason date time parts signed_name signed_how signed_at reviewed_at reviewed_by { id } other_student { id } staff_note program { id }';
const read = (child: { id: number }, who: Caller = teacher) =>
  who.call('studentInjuryReports', { student_id: child.id }, `${shown} versions { ${shown} }`);
const codes = ({ errors }: { errors: { code: string }[] | null }) => (errors ?? []).map(({ code }) => code);
const list = async (more: object = {}, who: Caller = manager) =>
  (await who.call('injuryReports', { location: elm.id, first: 200, ...more }, 'data { id }')).data.map(
    ({ id }: { id: string }) => id,
  );
const told = async (user: number, kind: string) => {
  const { rows } = await sql<{ facts: object; about: number }>`select facts, about from notification
    where user_id = ${user} and kind = ${kind} order by id`.execute(server.tenant.db);
  return rows;
};

test('a teacher writes it, a manager reviews it, and a guardian who was told signs it once', async () => {
  const { parent, child } = await aFamily({ fname: 'Ava' });
  const { report } = await write(child);
  expect(report).toMatchObject({ version: 1, parts: ['left_forearm', 'left_hand'] });
  expect(await told(parent.id, 'injury')).toMatchObject([{ facts: { name: 'Ava', act: 'written' } }]);
  expect(await told(manager.id, 'injury_office')).toMatchObject([{ facts: { name: 'Ava', severity: 'moderate' } }]);
  expect(await list({ state: 'unreviewed' })).toContain(report.id);
  expect(await list({ state: 'unsigned' })).toContain(report.id);

  await expect(review(report.id, teacher)).rejects.toThrow('Your role');
  expect(await review(report.id)).toMatchObject({ status: 'Success' });
  expect(codes(await review(report.id))).toEqual(['STATE']);
  expect(await sign(report.id, parent)).toMatchObject({ status: 'Success' });
  expect(codes(await sign(report.id, parent))).toEqual(['STATE']);
  expect(await list({ state: 'unreviewed' })).not.toContain(report.id);
  expect(await list({ state: 'unsigned' })).not.toContain(report.id);
  expect((await read(child, parent))[0]).toMatchObject({
    date: '2026-03-11',
    time: '11:20',
    signed_name: 'Maria Lopez',
    signed_how: null,
    signed_at: '2026-03-11T16:00:00.000Z',
    reviewed_by: { id: String(manager.id) },
    program: { id: String(room.id) },
  });
});

test('a correction is a version of its own, with its reason, signed and reviewed anew; nothing is rewritten', async () => {
  const { parent, child } = await aFamily();
  const { report } = await write(child);
  await sign(report.id, parent);
  const other = await server.as('teacher', { locations: [elm] });
  expect(codes(await correct(report.id, {}, other))).toEqual(['PERMISSION']);
  const second = (await correct(report.id, { parts: ['right_hand'] })).report;
  expect(codes(await correct(report.id))).toEqual(['STATE']);
  expect(codes(await sign(report.id, parent))).toEqual(['STATE']);
  await review(second.id);
  // Once a manager has reviewed it, managers alone correct it.
  expect(codes(await correct(second.id))).toEqual(['PERMISSION']);
  const third = (await correct(second.id, { reason: 'Time' }, manager)).report;
  const [now, ...none] = await read(child, parent);
  expect(none).toEqual([]);
  expect(now).toMatchObject({ id: third.id, version: 3, reason: 'Time', signed_at: null, reviewed_at: null });
  expect(now.versions).toMatchObject([
    { version: 1, status: 'replaced', signed_name: 'Maria Lopez', parts: ['left_forearm', 'left_hand'] },
    { version: 2, status: 'replaced', reason: 'It was the other hand', parts: ['right_hand'] },
    { version: 3, status: 'current' },
  ]);
  expect(await parent.call('injuryReport', { id: third.id }, shown)).toMatchObject({ reason: 'Time' });
  expect(await told(parent.id, 'injury')).toMatchObject([
    { facts: { act: 'written' } },
    { facts: { act: 'changed' } },
    { facts: { act: 'changed' } },
  ]);
  const { db } = server.tenant;
  const changes = [
    ...[sql`what = 'Nothing'`, sql`signed_name = 'Somebody'`, sql`parts = '{chin}'`, sql`severity = 'serious'`],
    ...[sql`location_id = location_id + 1`, sql`created_at = now()`, sql`version = 7`],
  ];
  for (const change of changes)
    await expect(sql`update injury_report set ${change} where id = ${Number(report.id)}`.execute(db)).rejects.toThrow(
      'never rewritten',
    );
});

test('a signature that was drawn is kept as it was, and stands on the copy; what is none is declined', async () => {
  const { parent, child } = await aFamily();
  const { report } = await write(child);
  const strokes = [
    [80, 220, 200, 60, 300, 230],
    [420, 90, 640, 210],
  ];
  for (const wrong of [[[5000, 1]], [[1]], [[10, 301]]])
    await expect(sign(report.id, parent, { strokes: wrong })).rejects.toThrow();
  const bytes = async () => {
    const { file } = await parent.call('exportInjuryReport', { id: report.id }, 'file');
    return (await (await fetch(`http://127.0.0.1:${server.port}${file}`)).arrayBuffer()).byteLength;
  };
  const before = await bytes();
  expect(await sign(report.id, parent, { strokes })).toMatchObject({ status: 'Success' });
  const signed = async (who: Caller) =>
    (await who.call('studentInjuryReports', { student_id: child.id }, 'signed_strokes'))[0].signed_strokes;
  expect([await signed(parent), await signed(manager)]).toEqual([strokes, strokes]);
  expect(await parent.call('injuryReport', { id: report.id }, 'signed_strokes')).toEqual({ signed_strokes: strokes });
  expect(await bytes()).toBeGreaterThan(before + 40);
  await expect(
    sql`update injury_report set signed_strokes = null where id = ${Number(report.id)}`.execute(server.tenant.db),
  ).rejects.toThrow('never rewritten');
});

test('families never read who else was part of it, nor in what they read nor in its copy', async () => {
  const { parent, child } = await aFamily({ fname: 'Mia' });
  const other = await aChild({ fname: 'Leo', nick_name: 'Lion' });
  const kept = { other_student: other.id, staff_note: 'Leo was tired' };
  expect(codes(await write(child, { ...kept, what: 'LEO bit Mia.' }))).toEqual(['NAMES_CHILD']);
  expect(codes(await write(child, { ...kept, first_aid: 'Took the lion away' }))).toEqual(['NAMES_CHILD']);
  expect(codes(await write(child, { other_student: child.id }))).toEqual(['SELF']);
  const { report } = await write(child, { ...kept, what: 'Another child bit Mia; Leopold the bear was near.' });
  expect((await read(child))[0]).toMatchObject({
    other_student: { id: String(other.id) },
    staff_note: 'Leo was tired',
  });
  expect((await read(child, parent))[0]).toMatchObject({ other_student: null, staff_note: null });
  expect(await read(other)).toEqual([]);
  // The same of the one version of it.
  expect(await teacher.call('injuryReport', { id: report.id }, shown)).toMatchObject({ staff_note: 'Leo was tired' });
  expect(await parent.call('injuryReport', { id: report.id }, shown)).toMatchObject({ other_student: null });
  const { status, file } = await parent.call('exportInjuryReport', { id: report.id }, 'status file');
  expect(status).toBe('Success');
  const pdf = Buffer.from(await (await fetch(`http://127.0.0.1:${server.port}${file}`)).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = await manager.call('exportReport', { report: 'injuries', location: elm.id, type: 'csv' }, 'file');
  const text = await (await fetch(`http://127.0.0.1:${server.port}${csv.file}`)).text();
  expect(text).toContain('Left forearm, Left hand');
  expect(text).toContain('Mother, by phone, 11:40');
  expect(text).not.toContain('Leo was tired');
});

test('what is half, to come, or without a part of the body is declined', async () => {
  const { child } = await aFamily();
  const refused = async (more: object) => codes(await write(child, more));
  expect(await refused({ parts: [] })).toEqual(['MISSING']);
  expect(await refused({ time: '12:01' })).toEqual(['FUTURE']);
  expect(await refused({ date: '2026-03-12', time: '08:00' })).toEqual(['FUTURE']);
  expect(await refused({ told_how: null })).toEqual(['MISSING']);
  expect(await refused({ told_at: null })).toEqual(['MISSING']);
  expect(await refused({ told: '' })).toEqual(['MISSING']);
  expect((await write(child, { told: '', told_how: null, told_at: null, time: '12:00' })).status).toBe('Success');
});

test('a picture goes on with the latest version, or goes; of a child of whom none may be taken there is none', async () => {
  const { parent, child } = await aFamily();
  const { db, centre } = server.tenant;
  const upload = async (by: number) => {
    const key = `p${randomBytes(16).toString('base64url')}`;
    await sql`insert into picture (centre_id, key, uploaded_by, width, height, bytes, created_at)
      values (${centre}, ${key}, ${by}, 1, 1, 1, now())`.execute(db);
    return key;
  };
  const keyIn = (address: string) => Buffer.from(address.split('/')[3] ?? '', 'base64url').toString();
  const pictures = async (who: Caller) => {
    const [report] = await who.call('studentInjuryReports', { student_id: child.id }, 'photo versions { photo }');
    return report;
  };
  expect(codes(await write(child, { photo: await upload(manager.id) }))).toEqual(['UNKNOWN']);
  const photo = await upload(teacher.id);
  const { report } = await write(child, { photo });
  expect(keyIn((await pictures(parent)).photo)).toContain(photo);
  const second = (await correct(report.id)).report;
  const kept = await pictures(parent);
  expect(keyIn(kept.photo)).toContain(photo);
  expect(kept.versions[0].photo).toBeNull();
  const listed = await manager.call(
    'injuryReports',
    { location: elm.id, student_id: child.id, first: 5 },
    'data { photo }',
  );
  expect(keyIn(listed.data[0].photo)).toContain(photo);
  const one = await parent.call('injuryReport', { id: second.id }, 'photo');
  expect(keyIn(one.photo)).toContain(photo);
  await correct(second.id, { photo: '' });
  expect((await pictures(parent)).photo).toBeNull();
  expect((await sql`select 1 from injury_report where photo = ${photo}`.execute(db)).rows).toEqual([]);
  await sql`insert into photo_consent (centre_id, student_id, level, given_at)
    values (${centre}, ${child.id}, 'none', now())`.execute(db);
  expect(codes(await write(child, { photo: await upload(teacher.id) }))).toEqual(['NO_PICTURES']);
});

test('contacts who are no guardians or black-listed, others, pending ones and other places reach nothing of it', async () => {
  const { parent, child } = await aFamily();
  const { report } = await write(child);
  const { db } = server.tenant;
  const aunt = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: aunt.id, legal_guardian: false });
  const banned = await server.as('user');
  await aGuardianLink(server.tenant, {
    student_id: child.id,
    user_id: banned.id,
    legal_guardian: true,
    black_list: true,
  });
  const { parent: stranger } = await aFamily();
  const elsewhere = await server.as('manager', { locations: [oak] });
  const pending = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: pending.id, legal_guardian: true });
  await db.updateTable('app_user').set({ pending: true }).where('id', '=', pending.id).execute();
  for (const who of [aunt, banned, stranger, elsewhere, pending]) {
    await expect(read(child, who)).rejects.toThrow();
    expect(await who.call('injuryReport', { id: report.id }, 'id').catch(() => null)).toBeNull();
    const tried = await sign(report.id, who, { how: 'On paper' }).catch(() => ({ errors: [{ code: 'THROWN' }] }));
    expect(codes(tried)).not.toEqual([]);
    const copy = await who.call('exportInjuryReport', { id: report.id }, 'file').catch(() => ({ file: null }));
    expect(copy.file).toBeNull();
  }
  await expect(write(child, {}, parent)).rejects.toThrow('Your role');
  expect((await write(child, {}, elsewhere)).status).toBe('Error');
  expect((await correct(report.id, {}, elsewhere)).status).toBe('Error');
  await expect(list({}, elsewhere)).rejects.toThrow();
  for (const who of [aunt, banned, stranger, pending]) expect(await told(who.id, 'injury')).toEqual([]);
  expect((await read(child))[0]).toMatchObject({ signed_at: null, version: 1 });
});

test('staff write down what was signed on paper; a teacher of another room of the place reads along', async () => {
  const { child } = await aFamily();
  const { report } = await write(child);
  const other = await aRoom(server.tenant, { location_id: elm.id });
  const neighbor = await server.as('teacher', { locations: [elm] });
  await server.tenant.db
    .insertInto('room_staff')
    .values({ centre_id: server.tenant.centre, room_id: other.id, user_id: neighbor.id })
    .execute();
  expect((await read(child, neighbor))[0]).toMatchObject({ id: report.id });
  expect(codes(await sign(report.id, neighbor))).toEqual(['MISSING']);
  await sign(report.id, neighbor, { how: 'On paper, in the file' });
  expect((await read(child))[0]).toMatchObject({ signed_name: 'Maria Lopez', signed_how: 'On paper, in the file' });
  expect(await neighbor.call('injuryReport', { id: report.id }, shown)).toMatchObject({
    signed_name: 'Maria Lopez',
    signed_at: '2026-03-11T16:00:00.000Z',
  });
});

test('a child that has moved takes its reports along to read; the place where it happened keeps them', async () => {
  const { child } = await aFamily();
  const { report } = await write(child);
  const there = await aRoom(server.tenant, { location_id: oak.id });
  await server.tenant.db
    .updateTable('student')
    .set({ location_id: oak.id, room_id: there.id })
    .where('id', '=', child.id)
    .execute();
  const elsewhere = await server.as('manager', { locations: [oak] });
  expect((await read(child, elsewhere))[0]).toMatchObject({ id: report.id });
  expect((await review(report.id, elsewhere)).status).toBe('Error');
  expect(await list()).toContain(report.id);
  expect((await review(report.id)).status).toBe('Success');
});

test('the list is filtered and searched', async () => {
  const { child } = await aFamily({ fname: 'Zelda' });
  const { report } = await write(child, { kind: 'sting', date: '2026-02-02', what: 'A wasp in the sandbox.' });
  expect(await list({ search: 'zelda' })).toEqual([report.id]);
  expect(await list({ search: 'wasp' })).toEqual([report.id]);
  expect(await list({ kind: 'sting', program_id: room.id })).toEqual([report.id]);
  expect(await list({ start_date: '2026-02-01', end_date: '2026-02-28' })).toEqual([report.id]);
  expect(await list({ student_id: child.id, sort: '-when' })).toEqual([report.id]);
  expect(await list({ student_id: child.id, kind: 'burn' })).toEqual([]);
});
