import { sharp } from '@nestling/api/files/decoder.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open } from '../../../outbox/post.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { erasePictures } from '../digest.ts';

let server: TestServer;
let teacher: Person;
let manager: Person;
let ana: { id: number };
let ben: { id: number };
let anas: Person;
let bens: Person;
let elm: { id: number };
const date = '2026-03-11';
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const child = (fname: string) =>
    aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname, lname: 'Photo' });
  [ana, ben] = [await child('Ana'), await child('Ben')];
  teacher = await server.as('teacher', { locations: [elm] });
  manager = await server.as('manager', { locations: [elm] });
  anas = await server.as('user');
  bens = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ana.id, user_id: anas.id, alert: true, legal_guardian: true });
  await aGuardianLink(server.tenant, { student_id: ben.id, user_id: bens.id, alert: true, legal_guardian: true });
});
afterAll(() => server?.close());

const picture = async () => {
  const bytes = await sharp({ create: { width: 200, height: 160, channels: 3, background: '#4a0d66' } })
    .jpeg()
    .toBuffer();
  const image = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  return String((await teacher.call('uploadImage', { image }, 'image_name')).image_name);
};
const outcome = 'status message errors { field code }';
const take = async (students: readonly { id: number }[], more: object = {}) => {
  const input = { date, time: '10:30', students: students.map(({ id }) => id), photo: await picture(), ...more };
  return teacher.call('savePhotoActivity', input, `${outcome} activity { id approved }`);
};
const approve = (id: unknown, who = teacher) =>
  who.call('approveActivityPhotos', { ids: [id], approved: true }, outcome);
const feedOf = async (who: Person): Promise<string[]> =>
  (await who.call('getUserFeed', { first: 50 }, 'data { id photo }')).data.map((one: { id: string }) => one.id);
const consent = (who: Person, child: { id: number }, level: string, note?: string) =>
  who.call('savePhotoConsent', { student_id: child.id, level, note }, outcome);
const said = 'level given_by may_give own words { level name by_centre stands note }';
const saidOf = (who: Person, child: { id: number }) => who.call('getPhotoConsent', { student_id: child.id }, said);
const fetched = (path: unknown) => fetch(`http://127.0.0.1:${server.port}${String(path)}`);

/** Where the picture of an activity is kept; null once it is erased. */
const keyOf = async ({ activity }: { activity: { id: number } }) =>
  (
    await server.tenant.db
      .selectFrom('activity')
      .select('photo')
      .where('id', '=', Number(activity.id))
      .executeTakeFirstOrThrow()
  ).photo;

test('a photo of two children is seen by the other family only while both let it, also when it is taken back later', async () => {
  const { activity } = await take([ana, ben]);
  await approve(activity.id);
  expect(await feedOf(anas)).not.toContain(activity.id);
  expect(await consent(bens, ben, 'group')).toMatchObject({ status: 'Success' });
  expect(await feedOf(anas)).toContain(activity.id);
  expect(await feedOf(bens)).not.toContain(activity.id);
  await consent(bens, ben, 'family');
  expect(await feedOf(anas)).not.toContain(activity.id);
  expect(await anas.call('getActivity', { id: activity.id }, 'id').catch(() => null)).toBeNull();
});

test('of a child whose family wants no photos none is saved, and none of before is shown', async () => {
  const { activity } = await take([ben]);
  await approve(activity.id);
  expect(await feedOf(bens)).toContain(activity.id);
  await consent(bens, ben, 'none');
  expect(await feedOf(bens)).not.toContain(activity.id);
  expect(await take([ana, ben])).toMatchObject({
    status: 'Error',
    errors: [{ field: 'students', code: 'NO_PICTURES' }],
  });
  await consent(bens, ben, 'family');
});

test('the picture of another entry is withheld too, though its words are not', async () => {
  const input = { date, time: '11:00', students: [ana.id, ben.id], note: 'At the pond', photo: await picture() };
  const { activity } = await teacher.call('saveNoteActivity', input, 'activity { id }');
  await approve(activity.id);
  const mine = (await anas.call('getUserFeed', { first: 50 }, 'data { id note photo }')).data.find(
    (one: { id: string }) => one.id === activity.id,
  );
  expect(mine).toMatchObject({ note: 'At the pond', photo: null });
});

test('legal guardians alone consent: no other family, no aunt who only has a link', async () => {
  const aunt = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ben.id, user_id: aunt.id, pickup: true });
  await consent(bens, ben, 'none');
  expect(await consent(anas, ben, 'group')).toMatchObject({ status: 'Error' });
  expect(await consent(aunt, ben, 'group')).toMatchObject({ status: 'Error' });
  expect(await saidOf(aunt, ben)).toMatchObject({ level: 'none', may_give: false, own: null, words: [] });
  expect(await take([ben])).toMatchObject({ status: 'Error', errors: [{ code: 'NO_PICTURES' }] });
  await consent(bens, ben, 'family');
});

test('of several guardians the most restrictive word holds, each one is kept, and all are told', async () => {
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const [mother, father] = [await server.as('user'), await server.as('user')];
  const link = async (who: Person) =>
    aGuardianLink(server.tenant, { student_id: child.id, user_id: who.id, legal_guardian: true });
  await link(mother);
  const his = await link(father);
  expect(await consent(mother, child, 'none')).toMatchObject({ status: 'Success' });
  server.clock.tick(1_000);
  expect(await consent(father, child, 'group')).toMatchObject({
    status: 'Success',
    message: 'Saved. A stricter choice still applies, so nothing more is shared.',
  });
  const both = await saidOf(father, child);
  expect(both).toMatchObject({ level: 'none', may_give: true, own: 'group' });
  expect(both.words.map((word: { level: string }) => word.level).sort()).toEqual(['group', 'none']);
  const titles = async (who: Person) =>
    (await who.call('notificationsShort', {}, 'data { title }')).data.map(({ title }: { title: string }) => title);
  expect(await titles(mother)).toHaveLength(2);
  expect((await titles(father))[0]).toContain('changed who can see photos');
  await consent(mother, child, 'group');
  expect((await saidOf(mother, child)).level).toBe('group');
  // The end of a link opens nothing while nobody else has spoken, and closes nothing of the others.
  await consent(father, child, 'none');
  await server.tenant.db.updateTable('guardian_link').set({ black_list: true }).where('id', '=', his.id).execute();
  expect((await saidOf(mother, child)).level).toBe('group');
  await server.tenant.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', mother.id).execute();
  expect((await saidOf(manager, child)).level).toBe('none');
});

test('staff only restrict, with a note that guardians read, and take back what the center holds', async () => {
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const mother = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: mother.id, legal_guardian: true });
  await consent(mother, child, 'none');
  for (const who of [teacher, manager])
    for (const level of ['family', 'group'])
      expect(await consent(who, child, level, 'it says so on paper')).toMatchObject({
        status: 'Error',
        errors: [{ field: 'level', code: 'RULE' }],
      });
  await consent(mother, child, 'group');
  expect(await consent(teacher, child, 'none')).toMatchObject({ errors: [{ field: 'note', code: 'REQUIRED' }] });
  expect(await consent(teacher, child, 'none', 'a court order came')).toMatchObject({ status: 'Success' });
  expect(await saidOf(mother, child)).toMatchObject({
    level: 'none',
    own: 'group',
    words: [{ by_centre: true, note: 'a court order came' }, { by_centre: false }],
  });
  // The mother's own word stays hers, and does not lift what the center holds.
  expect(await consent(mother, child, 'group')).toMatchObject({ status: 'Success' });
  expect((await saidOf(mother, child)).level).toBe('none');
  expect(await consent(manager, child, 'group', 'the order is lifted')).toMatchObject({ status: 'Success' });
  expect((await saidOf(mother, child)).level).toBe('group');
  expect(await consent(manager, child, 'group', 'again')).toMatchObject({ errors: [{ code: 'UNCHANGED' }] });
});

test('a location says who shows photos: nobody needs to, or a manager', async () => {
  const set = (approval: string) => manager.call('savePhotoSetting', { location: elm.id, approval }, outcome);
  await set('manager');
  const held = await take([ana]);
  expect(await approve(held.activity.id)).toMatchObject({ status: 'Error', errors: [{ code: 'RULE' }] });
  expect(await approve(held.activity.id, manager)).toMatchObject({ status: 'Success' });
  await set('nobody');
  expect((await take([ana])).activity).toMatchObject({ approved: true });
  await set('team');
});

test('all photos of a child are one file, for its own family alone and only at its own address', async () => {
  const { activity } = await take([ana]);
  await approve(activity.id);
  const { url, count } = await anas.call('photoArchive', { student_id: ana.id }, 'url count');
  expect(count).toBeGreaterThan(0);
  const files = unzipSync(new Uint8Array(await (await fetched(url)).arrayBuffer()));
  expect(Object.keys(files)).toHaveLength(count);
  expect(strFromU8(Object.values(files)[0]?.subarray(0, 4) ?? new Uint8Array())).toBe('RIFF');
  await expect(bens.call('photoArchive', { student_id: ana.id }, 'url')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const [, , , centre, , session, role, student, epoch, until, sign] = String(url).split('/');
  const other = (user: number, of: unknown) =>
    `/files/photos/${centre}/${user}/${session}/${role}/${of}/${epoch}/${until}/${sign}`;
  expect((await fetched(other(bens.id, student))).status).toBe(404);
  expect((await fetched(other(anas.id, ben.id))).status).toBe(404);
  await server.tenant.db
    .updateTable('guardian_link')
    .set({ black_list: true })
    .where('user_id', '=', anas.id)
    .execute();
  expect((await fetched(url)).status).toBe(404);
  await server.tenant.db
    .updateTable('guardian_link')
    .set({ black_list: false })
    .where('user_id', '=', anas.id)
    .execute();
});

test('the same photo sent twice under its id is one entry', async () => {
  const input = { date, time: '10:30', students: [ana.id], photo: await picture() };
  const save = () =>
    teacher.call(
      'savePhotoActivity',
      { ...input, operation_id: 'bbbbbbbb-0000-4000-8000-000000000002' },
      'activity { id }',
    );
  expect(await save()).toEqual(await save());
});

test('coming and going stand in the feed as attendance knows them, and are corrected there', async () => {
  const checked = { date, time: '08:05', students: [ana.id] };
  expect(await teacher.call('saveCheckInActivity', checked, outcome)).toMatchObject({ status: 'Success' });
  expect(await teacher.call('saveCheckInActivity', checked, outcome)).toMatchObject({ status: 'Error' });
  const entries = () => anas.call('getFeedAttendance', { date }, 'id type time student { fname }');
  const [first] = await entries();
  expect(first).toMatchObject({ type: 'check-in', time: '08:05', student: { fname: 'Ana' } });
  expect(await bens.call('getFeedAttendance', { date }, 'id')).toEqual([]);
  const moved = await manager.call('updateCheckInActivity', { id: first.id, time: '07:55' }, outcome);
  expect(moved).toMatchObject({ status: 'Success' });
  expect((await entries())[0]).toMatchObject({ time: '07:55' });
  const absent = { date, time: '08:00', students: [ben.id], reason: 'Ill' };
  expect(await teacher.call('saveAbsentActivity', absent, outcome)).toMatchObject({ status: 'Success' });
  expect(await bens.call('getFeedAttendance', { date }, 'type note')).toEqual([{ type: 'absent', note: 'Ill' }]);
});

test('what is said beside coming, going and staying away is an entry of its own, kept among staff where it is to be', async () => {
  const fields = 'status message errors { field code } activity { id type note staffOnly photo }';
  const kim = await aStudent(server.tenant, { location_id: elm.id, fname: 'Kim' });
  const kims = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: kim.id, user_id: kims.id });
  const of = { date, students: [kim.id] };
  const feed = async () => (await kims.call('getFeedAttendance', { date }, 'type note')).map((one: object) => one);
  const absent = { ...of, time: '08:00', note: 'Her father was upset', staffOnly: true };
  const away = await teacher.call('saveAbsentActivity', absent, fields);
  expect(away).toMatchObject({ status: 'Success', activity: { type: 'note', staffOnly: true, note: absent.note } });
  expect(await feed()).toEqual([{ type: 'absent', note: null }]);
  const sick = await teacher.call('saveAbsentActivity', { ...of, time: '08:00', photo: await picture() }, fields);
  expect(sick).toMatchObject({ status: 'Success', activity: { type: 'photo' } });
  // A note that is for families stands with the absence, as before: no entry of its own.
  const told = await teacher.call('saveAbsentActivity', { ...of, time: '08:00', note: 'At the dentist' }, fields);
  expect(told).toMatchObject({ status: 'Success', activity: null });
  expect(await feed()).toEqual([{ type: 'absent', note: 'At the dentist' }]);
  const inside = { ...of, time: '09:00', note: 'Tired today', staffOnly: true };
  const came = await teacher.call('saveCheckInActivity', inside, fields);
  expect(came).toMatchObject({ status: 'Success', activity: { type: 'note', note: 'Tired today', staffOnly: true } });
  const again = await teacher.call('saveCheckInActivity', inside, fields);
  expect(again).toMatchObject({ status: 'Error', activity: null });
  server.clock.tick(60_000);
  const photo = await picture();
  const leaving = { ...of, time: '09:10', note: 'With her drawing', photo, staffOnly: false };
  const left = await teacher.call('saveCheckOutActivity', leaving, fields);
  expect(left).toMatchObject({ status: 'Success', activity: { type: 'photo', note: 'With her drawing' } });
  expect(await kims.call('getFeedAttendance', { date }, 'type')).toHaveLength(2);
  // A photo nobody uploaded: then nobody has come either.
  const bad = await teacher.call('saveCheckInActivity', { ...of, time: '09:12', photo: 'nothing' }, fields);
  expect(bad).toMatchObject({ status: 'Error', errors: [{ field: 'photo' }] });
  expect(await kims.call('getFeedAttendance', { date }, 'type')).toHaveLength(2);
});

test('the day in short goes once, at the hour that was chosen, to who wants it, in their language and with its photos', async () => {
  const own = await take([ana]);
  await approve(own.activity.id);
  const others = await take([ben]);
  await approve(others.activity.id);
  const cleo = await aStudent(server.tenant, { location_id: elm.id, fname: 'Cleo' });
  await aGuardianLink(server.tenant, { student_id: cleo.id, user_id: anas.id, alert: true });
  const away = { date, time: '08:00', students: [cleo.id], reason: 'Ill' };
  expect(await teacher.call('saveAbsentActivity', away, outcome)).toMatchObject({ status: 'Success' });
  const wants = { send_parent_activity_report: true, time: '17:30' };
  await server.tenant.db
    .updateTable('app_user')
    .set({ email_confirmed: true, language: 'es' })
    .where('id', '=', anas.id)
    .execute();
  await server.tenant.db
    .insertInto('user_setting')
    .values({
      centre_id: server.tenant.centre,
      user_id: anas.id,
      key: 'parent_alerts',
      value: JSON.stringify({ check_in_parent_alert: { email: true, sms: false, app: true, time: null }, ...wants }),
      updated_at: server.clock.now(),
    })
    .onConflict((on) => on.columns(['centre_id', 'user_id', 'key']).doNothing())
    .execute();
  const letters = async () =>
    server.tenant.db.selectFrom('outbox').selectAll().where('kind', '=', 'activity_digest').execute();
  const at = async (clock: string) => {
    const before = server.clock.now();
    server.clock.set(new Date(`2026-03-11T${clock}:00Z`));
    await server.perform('activity.digest');
    await server.work('activity.digest_letter');
    server.clock.set(before);
  };
  await at('16:00');
  await at('21:29');
  expect(await letters()).toHaveLength(0);
  await at('21:30');
  await at('23:55');
  const sent = await letters();
  expect(sent).toHaveLength(1);
  const letter = JSON.stringify(open(server.tenant.centre, String(sent[0]?.key), Buffer.from(sent[0]?.sealed ?? '')));
  expect(letter).toContain('Hoy en breve');
  // In the clock of the place, which is not that of the server.
  expect(letter).toMatch(/A las 7:55 AM, .+ registró la entrada de Ana\./);
  expect(letter).toContain('Cleo faltó: Ill');
  expect(letter).toContain(`"type":"image/jpeg"`);
  expect(letter).toContain(`${await keyOf(own)}@photo`);
  expect(letter).not.toContain(`${await keyOf(others)}@photo`);
});

test('photos older than the location keeps them are erased, and what was removed a month ago', async () => {
  const { activity } = await take([ana]);
  await manager.call('savePhotoSetting', { location: elm.id, approval: 'team', keep_days: 30 }, outcome);
  await erasePictures(server.tenant.db, new Date('2026-04-01T12:00:00Z'));
  expect(await keyOf({ activity })).not.toBeNull();
  await erasePictures(server.tenant.db, new Date('2026-04-20T12:00:00Z'));
  expect(await keyOf({ activity })).toBeNull();
});
