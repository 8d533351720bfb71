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
const aFamily = async (more: object = {}) => {
  const parent = await server.as('user');
  const child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, type: 'enrolled', ...more });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, legal_guardian: true });
  return { parent, child };
};
const content = (more: object = {}) => ({
  kind: 'fever',
  temperature: 101.3,
  date: '2026-03-11',
  time: '11:30',
  sent_home_at: '11:50',
  details: 'Tired, red cheeks',
  until_on: '2026-03-12',
  until_at: '11:30',
  ...more,
});
const note = (child: { id: number }, more: object = {}, who: Caller = teacher) =>
  who.call('createIllness', { student_id: child.id, ...content(more) }, `${said} illness { id excluded }`);
const shown =
  'id kind temperature unit status excluded excluded_until needs_note note_seen why date time sent_home_at details lifted_by { id } lifted_at';
const read = (child: { id: number }, who: Caller = teacher) =>
  who.call('studentIllnesses', { student_id: child.id }, shown);
const codes = ({ errors }: { errors: { code: string }[] | null }) => (errors ?? []).map(({ code }) => code);
const list = async (more: object = {}, who: Caller = manager) =>
  (await who.call('illnesses', { location: elm.id, first: 200, ...more }, `data { ${shown} }`)).data;
const ids = async (more: object = {}) => (await list(more)).map(({ id }: { id: string }) => id);
const told = async (user: number) => {
  const { rows } = await sql<{ facts: object }>`select facts from notification
    where user_id = ${user} and kind = 'illness' order by id`.execute(server.tenant.db);
  return rows;
};
const checkIn = (child: { id: number }, date: string, time: string) =>
  teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child.id], date, time, action_by: teacher.id, action: 'in' },
    said,
  );

test('a child that stays away is not let in before its hour; the family is told, and the log says so', async () => {
  const { parent, child } = await aFamily({ fname: 'Ava' });
  const { illness } = await note(child);
  expect(illness.excluded).toBe(true);
  expect(await told(parent.id)).toMatchObject([{ facts: { name: 'Ava', act: 'noted', illness: 'fever' } }]);
  expect((await read(child, parent))[0]).toMatchObject({
    temperature: 101.3,
    unit: 'F',
    sent_home_at: '11:50',
    excluded_until: '2026-03-12T15:30:00.000Z',
    excluded: true,
  });
  expect(await ids({ excluded: true })).toContain(illness.id);
  const stopped = await checkIn(child, '2026-03-11', '12:00');
  expect(codes(stopped)).toEqual(['EXCLUDED']);
  expect(stopped.message).toContain('because of an illness');
  // The family hears no more at the door than whom to speak with.
  await server.tenant.db
    .updateTable('checkin_setting')
    .set({ family_from_portal: true })
    .where('location_id', '=', elm.id)
    .execute();
  const own = await parent.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child.id], date: '2026-03-11', time: '12:00', action_by: parent.id, action: 'in' },
    said,
  );
  expect(codes(own)).toEqual(['EXCLUDED']);
  expect(own.message).toContain('speak with a member of the team');
  server.clock.set(new Date('2026-03-12T15:29:00Z'));
  expect(codes(await checkIn(child, '2026-03-12', '11:29'))).toEqual(['EXCLUDED']);
  server.clock.set(new Date('2026-03-12T15:30:00Z'));
  expect(await ids({ excluded: true })).not.toContain(illness.id);
  expect(await checkIn(child, '2026-03-12', '11:30')).toMatchObject({ status: 'Success' });
});

test('who may come back earlier is let in with a reason, and with the note where one is asked for', async () => {
  const { parent, child } = await aFamily();
  const { illness } = await note(child, { kind: 'rash', temperature: null, needs_note: true });
  server.clock.set(new Date('2026-03-13T16:00:00Z'));
  // The hour is over, the note was not seen.
  expect(codes(await checkIn(child, '2026-03-13', '12:00'))).toEqual(['EXCLUDED']);
  const lift = (more: object) =>
    teacher.call('liftIllness', { id: illness.id, reason: 'Dry, doctor says fine', ...more }, said);
  expect(codes(await lift({}))).toEqual(['MISSING']);
  expect(await lift({ note_seen: true })).toMatchObject({ status: 'Success' });
  expect(codes(await lift({ note_seen: true }))).toEqual(['STATE']);
  expect((await read(child, parent))[0]).toMatchObject({
    status: 'lifted',
    excluded: false,
    note_seen: true,
    why: 'Dry, doctor says fine',
    lifted_by: { id: String(teacher.id) },
  });
  expect((await told(parent.id)).map(({ facts }) => facts)).toMatchObject([{ act: 'noted' }, { act: 'lifted' }]);
  expect(await checkIn(child, '2026-03-13', '12:00')).toMatchObject({ status: 'Success' });
});

test('until when may be said anew; what was noticed is never rewritten', async () => {
  const { child } = await aFamily();
  const { illness } = await note(child, { until_on: null, until_at: null });
  expect(illness.excluded).toBe(false);
  const change = (more: object) =>
    teacher.call('updateIllness', { id: illness.id, until_on: '2026-03-13', until_at: '08:00', ...more }, said);
  expect(codes(await change({ until_at: null }))).toEqual(['MISSING']);
  expect(codes(await change({ until_on: '2026-03-11' }))).toEqual(['PAST']);
  expect(await change({ needs_note: true })).toMatchObject({ status: 'Success' });
  expect((await read(child))[0]).toMatchObject({ excluded_until: '2026-03-13T12:00:00.000Z', needs_note: true });
  const { db } = server.tenant;
  await expect(
    sql`update illness set details = 'Nothing' where id = ${Number(illness.id)}`.execute(db),
  ).rejects.toThrow('never rewritten');
});

test('what is to come, unlikely or half is declined', async () => {
  const { child } = await aFamily();
  const refused = async (more: object) => codes(await note(child, more));
  expect(await refused({ time: '12:01' })).toEqual(['FUTURE']);
  expect(await refused({ temperature: 37.5 })).toEqual(['UNLIKELY']);
  expect(await refused({ temperature: 37.5, unit: 'C', until_at: null })).toEqual(['MISSING']);
  expect(await refused({ until_on: '2026-03-11', until_at: '11:30' })).toEqual(['PAST']);
  expect((await note(child, { temperature: 38.4, unit: 'C' })).status).toBe('Success');
});

test('contacts who are no guardians or black-listed, others, pending ones and other places reach nothing of it', async () => {
  const { parent, child } = await aFamily();
  const { illness } = await note(child);
  const link = async (more: object) => {
    const who = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: child.id, user_id: who.id, ...more });
    return who;
  };
  const aunt = await link({ legal_guardian: false });
  const banned = await link({ legal_guardian: true, black_list: true });
  const pending = await link({ legal_guardian: true });
  await server.tenant.db.updateTable('app_user').set({ pending: true }).where('id', '=', pending.id).execute();
  const { parent: stranger } = await aFamily();
  const elsewhere = await server.as('manager', { locations: [oak] });
  for (const who of [aunt, banned, pending, stranger, elsewhere]) await expect(read(child, who)).rejects.toThrow();
  for (const who of [aunt, banned, pending, stranger]) expect(await told(who.id)).toEqual([]);
  await expect(note(child, {}, parent)).rejects.toThrow('Your role');
  expect((await note(child, {}, elsewhere)).status).toBe('Error');
  expect((await elsewhere.call('liftIllness', { id: illness.id, reason: 'Fine' }, said)).status).toBe('Error');
  await expect(list({}, elsewhere)).rejects.toThrow();
  expect((await read(child))[0]).toMatchObject({ status: 'open' });
});

test('the list is filtered and searched', async () => {
  const { child } = await aFamily({ fname: 'Zelda' });
  const { illness } = await note(child, { kind: 'lice', temperature: null, details: 'Nits behind the ears' });
  expect(await ids({ search: 'zelda' })).toEqual([illness.id]);
  expect(await ids({ search: 'nits' })).toEqual([illness.id]);
  expect(await ids({ kind: 'lice', program_id: room.id, start_date: '2026-03-11', sort: '-when' })).toEqual([
    illness.id,
  ]);
  expect(await ids({ kind: 'lice', start_date: '2026-03-12' })).toEqual([]);
});

test('the other families of the room are told of a case after a question, once, and never whose', async () => {
  const small = await aRoom(server.tenant, { location_id: elm.id, name: 'Acorns' });
  const { parent, child } = await aFamily({ fname: 'Nora', room_id: small.id });
  const { parent: other, child: sibling } = await aFamily({ room_id: small.id });
  await aGuardianLink(server.tenant, { student_id: sibling.id, user_id: parent.id, legal_guardian: true });
  const aunt = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: sibling.id, user_id: aunt.id, legal_guardian: false });
  const { parent: elsewhere } = await aFamily();
  const { illness } = await note(child, { kind: 'hand_foot_mouth', temperature: null });
  const cases = async (user: number) => {
    const { rows } = await sql<{ facts: object }>`select facts from notification
      where user_id = ${user} and kind = 'exposure'`.execute(server.tenant.db);
    return rows.map(({ facts }) => facts);
  };
  const asked = await manager.call('tellExposure', { id: illness.id, confirm: [] }, 'status errors { code message }');
  expect(asked.errors).toMatchObject([{ code: 'CONFIRM' }]);
  expect(asked.errors[0].message).toMatch(/case of hand, foot and mouth disease in Acorns/);
  expect(await cases(other.id)).toEqual([]);
  await expect(teacher.call('tellExposure', { id: illness.id }, said)).rejects.toThrow('Your role');
  expect(await manager.call('tellExposure', { id: illness.id }, said)).toMatchObject({ status: 'Success' });
  expect(codes(await manager.call('tellExposure', { id: illness.id }, said))).toEqual(['STATE']);
  const [facts, ...more] = await cases(other.id);
  expect(more).toEqual([]);
  expect(facts).toMatchObject({ illness: 'hand_foot_mouth', room: 'Acorns' });
  expect(JSON.stringify(facts)).not.toContain('Nora');
  for (const { id } of [parent, aunt, elsewhere]) expect(await cases(id)).toEqual([]);
  expect((await parent.call('studentIllnesses', { student_id: child.id }, 'exposure_told_at'))[0]).toEqual({
    exposure_told_at: null,
  });
  const { illness: alone } = await note(await aStudent(server.tenant, { location_id: elm.id, type: 'enrolled' }));
  expect(codes(await manager.call('tellExposure', { id: alone.id }, said))).toEqual(['NOBODY']);
});
