import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aPicture } from './activities.factory.ts';

let server: TestServer;
let teacher: Person;
let manager: Person;
let parent: Person;
let other: Person;
let elm: { id: number };
let room: { id: number };
let ava: { id: number };
let ben: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  room = await aRoom(server.tenant, { location_id: elm.id, name: 'Sunflowers' });
  teacher = await server.as('teacher', { locations: [elm] });
  manager = await server.as('manager', { locations: [elm] });
  const child = (fname: string) =>
    aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname, lname: 'Lopez' });
  [ava, ben] = [await child('Ava'), await child('Ben')];
  parent = await server.as('user');
  other = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: parent.id });
  await aGuardianLink(server.tenant, { student_id: ben.id, user_id: other.id });
});
afterAll(() => server.close());

const today = '2026-03-11';
const outcome = 'status message errors { field code } activity { id }';
const save = (kind: string, values: object, who = teacher) =>
  who.call(`save${kind}Activity`, { date: today, time: '10:30', students: [ava.id, ben.id], ...values }, outcome);
const saved = async (kind: string, values: object): Promise<string> => {
  const done = await save(kind, values);
  expect(done.status, done.message).toBe('Success');
  return String(done.activity.id);
};
const seen = async (who: Person, student: { id: number }): Promise<string[]> =>
  (await who.call('getStudentActivities', { student_id: student.id, date: today }, 'id')).map(
    ({ id }: { id: string }) => id,
  );
const nameOf = async ({ id }: Person): Promise<string> => {
  const row = await server.tenant.db.selectFrom('app_user').select('full_name').where('id', '=', id).executeTakeFirst();
  return String(row?.full_name);
};
const napAt = (time: string, end_time: string, date = today) =>
  teacher.call('saveNapActivity', { date, time, end_time, students: [ava.id] }, outcome);
test('a nap may go over midnight or end in the hour that comes twice; a time that was mistyped is told', async () => {
  expect((await napAt('23:30', '00:30', '2026-03-10')).status).toBe('Success');
  // By a manager: it is older than a week.
  const twice = { date: '2025-11-02', time: '01:30', end_time: '01:15', students: [ava.id] };
  expect((await manager.call('saveNapActivity', twice, outcome)).status).toBe('Success');
  expect((await napAt('10:30', '10:15')).errors[0]).toMatchObject({ field: 'end_time', code: 'END_BEFORE_START' });
});
const fieldOf = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];

test('naps are looked at while they last, by the intervals a location chose', async () => {
  const rounds = 'nap_minutes count_minutes';
  expect(await teacher.call('getDayRounds', { location: elm.id }, rounds)).toEqual({
    nap_minutes: 15,
    count_minutes: 60,
  });
  await manager.call('saveDayRounds', { location: elm.id, nap_minutes: 10 }, 'status');
  expect(await teacher.call('getDayRounds', { location: elm.id }, rounds)).toEqual({
    nap_minutes: 10,
    count_minutes: null,
  });
  const id = await saved('Nap', {});
  const check = () => teacher.call('checkNaps', { ids: [id] }, 'status errors { field code }');
  expect(await teacher.call('getActivity', { id }, 'checked')).toEqual({ checked: null });
  expect(await check()).toMatchObject({ status: 'Success' });
  expect(await teacher.call('getActivity', { id }, 'checked')).toEqual({ checked: server.clock.now().toISOString() });
  const [nap] = await parent.call('getStudentActivities', { student_id: ava.id, date: today }, 'checked');
  expect(nap).toEqual({ checked: null });
  await teacher.call('updateNapActivity', { id, end_time: '11:30' }, 'status');
  expect(fieldOf(await check())).toEqual(['Error', 'ids', 'OVER']);
  await teacher.call('deleteActivity', { id }, 'status');
});

describe('what is written down', () => {
  test('a meal of a whole room is one row, with its room and minute by the clock there', async () => {
    const id = await saved('Meal', { amount: 'most', food: 'Pasta, peas' });
    const all = 'type date time amount details program { name } students { fname } created_by { id }';
    expect(await teacher.call('getActivity', { id }, all)).toEqual({
      type: 'meal',
      date: today,
      time: '10:30',
      amount: 'most',
      details: { amount: 'most', food: 'Pasta, peas' },
      program: { name: 'Sunflowers' },
      students: [{ fname: 'Ava' }, { fname: 'Ben' }],
      created_by: { id: String(teacher.id) },
    });
    const feed = await teacher.call('getRoomFeed', { program_id: room.id, first: 5 }, 'data { id }');
    expect(feed.data[0]).toEqual({ id });
  });

  test.each([
    ['Bottle', { amount: '-1' }, 'amount', 'RANGE'],
    ['Bottle', { amount: '4 cups' }, 'amount', 'RANGE'],
    ['Meal', { food: '999999' }, 'food', 'UNKNOWN'],
    ['Mood', { mood: 'purple' }, 'mood', 'UNKNOWN'],
    ['Custom', { name: ' ' }, 'name', 'MISSING'],
    ['Note', { note: '' }, 'note', 'MISSING'],
    ['Nap', { end_time: '10:00' }, 'end_time', 'END_BEFORE_START'],
    ['Supplies', { supplies: ['gold'] }, 'supplies', 'UNKNOWN'],
    ['Observation', { skills: ['3'] }, 'skills', 'OUT_OF_REACH'],
    ['Photo', { photo: 'pAAAAAAAAAAAAAAAAAAAAAZ' }, 'photo', 'UNKNOWN'],
    ['Kudos', { date: '2026-03-12' }, 'date', 'FUTURE'],
    ['Kudos', { date: '2026-03-08', time: '02:30' }, 'time', 'NO_SUCH_TIME'],
  ])('%s with %o is declined at %s', async (kind, values, field, code) => {
    expect(fieldOf(await save(kind, values))).toEqual(['Error', field, code]);
  });

  test('a medication is one the child has on record', async () => {
    const { tenant } = server;
    const { id } = await tenant.db
      .insertInto('medication')
      .values({ centre_id: tenant.centre, name: 'Ibuprofen' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(fieldOf(await save('Medication', { medication: id }))).toEqual(['Error', 'medication', 'NOT_OF_CHILD']);
    await tenant.db
      .insertInto('student_medication')
      .values({ centre_id: tenant.centre, student_id: ava.id, medication_id: id })
      .execute();
    const given = await saved('Medication', {
      medication: id,
      amount: '5 ml',
      students: [ava.id],
      note: 'Asked for by phone',
    });
    expect(await teacher.call('getActivity', { id: given }, 'medication amount')).toEqual({
      medication: 'Ibuprofen',
      amount: '5 ml',
    });
  });

  test('the same operation writes one row', async () => {
    const operation_id = '6a0f7c1e-1111-4222-8333-944445555666';
    const [a, b] = [await save('Kudos', { operation_id }), await save('Kudos', { operation_id })];
    expect(a.activity.id).toBe(b.activity.id);
  });

  test('a change keeps what is not named, takes off who is no longer listed, and is kept in the log', async () => {
    const id = await saved('Nap', { note: 'Slept well' });
    const done = await teacher.call('updateNapActivity', { id, end_time: '12:00', students: [ava.id] }, 'status');
    expect(done.status).toBe('Success');
    expect(await teacher.call('getActivity', { id }, 'note details students { fname }')).toEqual({
      note: 'Slept well',
      details: { end_time: '12:00' },
      students: [{ fname: 'Ava' }],
    });
    expect(await seen(other, ben)).not.toContain(id);
    expect(
      fieldOf(await teacher.call('updateMealActivity', { id, amount: 'all' }, 'status errors { field code }')),
    ).toEqual(['Error', 'id', 'OTHER_KIND']);
    const events = await server.tenant.db
      .selectFrom('activity_event')
      .select(['kind', 'recorded_by'])
      .where('activity_id', '=', Number(id))
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'save', recorded_by: teacher.id },
      { kind: 'change', recorded_by: teacher.id },
    ]);
  });

  test('what was removed is gone for everybody, and comes back with its children', async () => {
    const id = await saved('Note', { note: 'Twice' });
    await teacher.call('deleteActivity', { id, students: [ben.id] }, 'status');
    expect([await seen(parent, ava), await seen(other, ben)].map((ids) => ids.includes(id))).toEqual([true, false]);
    await teacher.call('deleteActivity', { id }, 'status');
    expect(await teacher.call('getActivity', { id }, 'id')).toBeNull();
    await teacher.call('restoreActivity', { id, students: [ben.id] }, 'status');
    expect([await seen(parent, ava), await seen(other, ben)].map((ids) => ids.includes(id))).toEqual([true, true]);
  });

  test('two tablets in the same second: both entries stand, and of two changes neither takes the other back', async () => {
    const [first, second] = await Promise.all([
      save('Note', { note: 'From the door' }),
      save('Note', { note: 'From the yard' }, manager),
    ]);
    expect([first.status, second.status]).toEqual(['Success', 'Success']);
    const { id } = first.activity;
    await Promise.all([
      teacher.call('updateNoteActivity', { id, note: 'From the front door' }, 'status'),
      manager.call('updateNoteActivity', { id, staffOnly: true }, 'status'),
    ]);
    expect(await teacher.call('getActivity', { id }, 'note staffOnly')).toEqual({
      note: 'From the front door',
      staffOnly: true,
    });
    await teacher.call('deleteActivity', { id }, 'status');
  });

  test('of a child who moved in the middle of the day each room keeps what was written down there', async () => {
    const owls = await aRoom(server.tenant, { location_id: elm.id, name: 'Owls' });
    const cleo = await aStudent(server.tenant, {
      location_id: elm.id,
      room_id: room.id,
      fname: 'Cleo',
      lname: 'Lopez',
    });
    const before = await saved('Kudos', { students: [cleo.id] });
    await server.tenant.db.updateTable('student').set({ room_id: owls.id }).where('id', '=', cleo.id).execute();
    const after = await saved('Kudos', { students: [cleo.id], time: '13:00' });
    const of = async ({ id }: { id: number }) =>
      (await teacher.call('getRoomFeed', { program_id: id, date: today, first: 200 }, 'data { id }')).data.map(
        (one: { id: string }) => one.id,
      );
    const [first, second] = [await of(room), await of(owls)];
    expect([first.includes(before), first.includes(after)]).toEqual([true, false]);
    expect([second.includes(before), second.includes(after)]).toEqual([false, true]);
  });

  test('what is older than a week is a matter of managers', async () => {
    const id = await saved('Kudos', { date: '2026-03-03' });
    expect(fieldOf(await teacher.call('deleteActivity', { id }, 'status errors { field code }'))[2]).toBe('TOO_OLD');
    expect((await manager.call('deleteActivity', { id }, 'status')).status).toBe('Success');
  });
});

describe('what families see', () => {
  test('of one entry with several children only their own', async () => {
    const id = await saved('Kudos', { note: 'Helped at the table' });
    const rows = await parent.call('getStudentActivities', { student_id: ava.id }, 'id students { fname }');
    expect(rows.find((row: { id: string }) => row.id === id)).toEqual({ id, students: [{ fname: 'Ava' }] });
  });

  test('nothing that stays among staff, by whatever call', async () => {
    const id = await saved('Incident', { details: 'SECRET of staff', staffOnly: true });
    const asked = [
      await parent.call('getStudentActivities', { student_id: ava.id }, 'id note details'),
      await parent.call('getUserFeed', { first: 200 }, 'data { id details }'),
      await parent.call('getActivityReport', { student_id: ava.id, start_date: today }, 'activities { id details }'),
    ];
    for (const answer of asked) expect(JSON.stringify(answer)).not.toMatch(new RegExp(`SECRET|"id":"${id}"`));
    expect(await seen(teacher, ava)).toContain(id);
  });

  test('a photo once it is approved, until it is withheld or changed; nobody else gets its address', async () => {
    const photo = await aPicture(server.tenant, teacher.id);
    const id = await saved('Photo', { photo, students: [ava.id] });
    const address = async (who: Person, of: { id: number }) => {
      const rows = await who.call('getStudentActivities', { student_id: of.id, types: ['photo'] }, 'id photo');
      return rows.find((row: { id: string }) => row.id === id)?.photo;
    };
    expect(await address(parent, ava)).toBeUndefined();
    const turn = (approved: boolean) => teacher.call('approveActivityPhotos', { ids: [id], approved }, 'status');
    await turn(true);
    const signed = String(await address(parent, ava));
    expect(signed).toMatch(/^\/files\//);
    expect(await address(other, ben)).toBeUndefined();
    // Another size, another file or another centre under the same signature is nothing.
    const [, , , ticket = '', sign] = signed.split('/');
    const said = String(Buffer.from(ticket, 'base64url'));
    const another = (changed: string) => `/files/picture/${Buffer.from(changed).toString('base64url')}/${sign}/-`;
    for (const guess of [
      another(said.replace('-full', '-small')),
      another(said.replaceAll(photo, await aPicture(server.tenant, teacher.id))),
      `/files/picture/${ticket}//-`,
    ])
      expect((await fetch(`http://127.0.0.1:${server.port}${guess}`)).status).toBe(404);
    await turn(false);
    expect(await address(parent, ava)).toBeUndefined();
    await turn(true);
    await teacher.call('updatePhotoActivity', { id, photo: await aPicture(server.tenant, teacher.id) }, 'status');
    expect(await address(parent, ava)).toBeUndefined();
  });

  test('a picture beside a meal is held alone; the meal is told', async () => {
    const id = await saved('Meal', { amount: 'all', photo: await aPicture(server.tenant, teacher.id) });
    const rows = await parent.call('getStudentActivities', { student_id: ava.id, types: ['meal'] }, 'id photo');
    expect(rows.find((row: { id: string }) => row.id === id)).toEqual({ id, photo: null });
  });

  test('a black-listed guardian nothing at all', async () => {
    const banned = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: ava.id, user_id: banned.id, black_list: true });
    await saved('Note', { note: 'A day' });
    await expect(banned.call('getStudentActivities', { student_id: ava.id }, 'id')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await banned.call('getUserFeed', { first: 10 }, 'data { id }')).data).toEqual([]);
    expect((await banned.call('notificationsShort', {}, 'data { kind }')).data).toEqual([]);
  });
});

describe('families are told', () => {
  test('of a photo as it is approved, live and in the bell; of what is quiet only who asked', async () => {
    // Ben is on it too: his family lets others see him.
    const group = { centre_id: server.tenant.centre, student_id: ben.id, level: 'group', given_at: new Date() };
    await server.tenant.db.insertInto('photo_consent').values(group).execute();
    const heard = await subscribe(parent, 'activityChanged', {}, 'id activity { id photo students { fname } }');
    await saved('Note', { note: 'SECRET of staff', staffOnly: true });
    const id = await saved('Photo', { photo: await aPicture(server.tenant, teacher.id) });
    const turn = (approved: boolean) => teacher.call('approveActivityPhotos', { ids: [id], approved }, 'status');
    await turn(true);
    await heard.until(1);
    const titles = async () =>
      (await parent.call('notificationsShort', {}, 'data { title }')).data.map(({ title }: { title: string }) => title);
    expect((await titles())[0]).toBe('A new photo of Ava');
    await turn(false);
    expect(await titles()).not.toContain('A new photo of Ava');
    expect(await heard.until(2)).toMatchObject([
      { activity: { id, students: [{ fname: 'Ava' }] } },
      { id, activity: null },
    ]);
    await heard.stop();
    await saved('Bottle', { amount: '4 oz' });
    expect((await titles())[0]).toMatch(/^Ava: note/);
    await parent.call('saveNoticeChoice', { kind: 'food', on: true }, 'status');
    await saved('Bottle', { amount: '5 oz' });
    expect((await titles())[0]).toBe(`Ava: bottle, 5 oz at 10:30 AM by ${await nameOf(teacher)}`);
  });

  test('of what happened: how much, when and by whom, in either language; what is put right or taken back follows', async () => {
    const latest = async () => (await parent.call('notificationsShort', {}, 'data { title text }')).data[0];
    const by = await nameOf(teacher);
    const nap = await saved('Nap', { end_time: '11:45', students: [ava.id] });
    await parent.call('saveNoticeChoice', { kind: 'nap', on: true }, 'status');
    const told = await saved('Custom', { name: 'Hair cut', note: 'She sat still.', students: [ava.id] });
    expect(await latest()).toEqual({ title: `Ava: Hair cut at 10:30 AM by ${by}`, text: 'She sat still.' });
    const change = { id: told, name: 'Haircut', note: 'She sat very still.', time: '13:05' };
    expect(await teacher.call('updateCustomActivity', change, outcome)).toMatchObject({ status: 'Success' });
    expect(await latest()).toEqual({ title: `Ava: Haircut at 1:05 PM by ${by}`, text: 'She sat very still.' });
    await server.tenant.db.updateTable('app_user').set({ language: 'es' }).where('id', '=', parent.id).execute();
    await teacher.call('deleteActivity', { id: nap }, 'status');
    await saved('Nap', { end_time: '11:45', students: [ava.id] });
    expect((await latest()).title).toBe(`Ava: siesta de las 10:30 AM a las 11:45 AM, por ${by}`);
    await server.tenant.db.updateTable('app_user').set({ language: null }).where('id', '=', parent.id).execute();
    await teacher.call('updateCustomActivity', { id: told, staffOnly: true }, 'status');
    const titles = (await parent.call('notificationsShort', {}, 'data { title }')).data;
    expect(JSON.stringify(titles)).not.toContain('Haircut');
  });

  test('in a room of nothing that is of other families alone', async () => {
    const dov = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Dov' });
    const heard = await subscribe(parent, 'activityChanged', { program_id: room.id }, 'id activity { id }');
    await saved('Note', { note: 'Of Dov', students: [dov.id] });
    const own = await saved('Note', { note: 'Of Ava', students: [ava.id] });
    expect(await heard.until(1)).toEqual([{ id: own, activity: { id: own } }]);
    await heard.stop();
  });

  test('by mail of a day, without what stays among staff; of whom nothing could be sent is said', async () => {
    await saved('Incident', { details: 'SECRET of staff', staffOnly: true, students: [ava.id] });
    const nobody = await aStudent(server.tenant, { location_id: elm.id, fname: 'Cem' });
    const mailed = await teacher.call(
      'sendActivityReportEmail',
      { students: [ava.id, nobody.id], date: today },
      'status message errors { field code }',
    );
    expect(mailed.errors).toEqual([{ field: `students.${nobody.id}`, code: 'NOTHING' }]);
    const { open } = await import('../../../outbox/post.ts');
    const posted = await server.tenant.db.selectFrom('outbox').select(['key', 'sealed', 'user_id']).execute();
    expect(posted.map(({ user_id }) => user_id)).toEqual([parent.id]);
    const [letter] = posted;
    const written = open(server.tenant.centre, String(letter?.key), Buffer.from(letter?.sealed ?? ''));
    expect(written.lines.join('\n')).toContain('Meal: most, Pasta, peas');
    expect(written.lines.join('\n')).not.toContain('SECRET');
  });
});

test('the latest photos of a room stand beside its children, waiting ones too', async () => {
  const id = await saved('Photo', { photo: await aPicture(server.tenant, teacher.id), students: [ben.id] });
  const rows = await teacher.call(
    'programsStudentPhotos',
    { programs: [room.id] },
    'student { full_name } photos { id approved }',
  );
  const of = rows.find(({ student }: { student: { full_name: string } }) => student.full_name.startsWith('Ben'));
  expect(of.photos[0]).toEqual({ id, approved: false });
});
