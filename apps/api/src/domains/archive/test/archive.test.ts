import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putFile } from '../../../files/store.ts';
import { anActivity } from '../../activities/test/activities.factory.ts';
import { anInvoice } from '../../billing/test/billing.factory.ts';
import { aMessage } from '../../chat/test/chat.factory.ts';
import { aPaper } from '../../files/test/files.factory.ts';
import { aForm, anEntry } from '../../forms/test/forms.factory.ts';
import { aCarePlan } from '../../health/test/care-plans.factory.ts';
import { aHealthCheck } from '../../health/test/health-checks.factory.ts';
import { anIllness } from '../../health/test/illnesses.factory.ts';
import { aMedicationAuthorization } from '../../health/test/medications.factory.ts';
import { anInjuryReport } from '../../injuries/test/injuries.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { gather } from '../gather.ts';
import { archiveJobs } from '../own-archives.ts';
import { pack } from '../pack.ts';

let server: TestServer;
let mother: Person;
let father: Person;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer({ jobs: archiveJobs });
  const elm = await aLocation(server.tenant);
  mother = await server.as('user');
  father = await server.as('user');
  manager = await server.as('manager', { locations: [elm] });
  const child = await aStudent(server.tenant, { location_id: elm.id, fname: 'Ada <b>', note: 'the office alone' });
  const far = await aStudent(server.tenant, { location_id: elm.id, fname: 'Zoe' });
  for (const { id } of [mother, father]) await aGuardianLink(server.tenant, { student_id: child.id, user_id: id });
  await aGuardianLink(server.tenant, { student_id: far.id, user_id: mother.id, black_list: true });
  await server.tenant.db
    .updateTable('app_user')
    .set({ phone: '+1 555 010 9999', email: 'father@secret.example' })
    .where('id', '=', father.id)
    .execute();
});
afterAll(() => server?.close());

const unpack = async (person: Person) => {
  const { centre } = server.tenant;
  const gathered = await gather(server.tenant.db, { centre, user: person.id, language: 'es', pets: false });
  const zip = await pack(gathered, { centre, centreName: 'Sunny', language: 'es', pets: false, at: new Date() });
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test('an archive holds what its person may see: no word of the other parent, nor of a child it is kept from', async () => {
  const files = await unpack(mother);
  const everything = Object.values(files).join('\n');
  expect(JSON.parse(files['data/children.json'] ?? '')).toMatchObject([{ full_name: expect.stringMatching(/^Ada/) }]);
  for (const word of ['555 010 9999', 'father@secret.example', 'Zoe', 'the office alone'])
    expect(everything).not.toContain(word);
  expect(files['index.html']).toContain('<html lang="es">');
  expect(files['index.html']).not.toContain('<b>');
  expect(files['index.html']).not.toMatch(/(src|href)="(https?:)?\/\//);
});

test('what the center wrote down leaves with the family, each by the condition of its screen', async () => {
  const { tenant } = server;
  const place = await aLocation(tenant, { name: 'Oak' });
  const parent = await server.as('user');
  const other = await server.as('user');
  const teacher = await server.as('teacher', { locations: [place] });
  const own = await aStudent(tenant, { location_id: place.id, room_id: null, fname: 'Mia', lname: 'Reed' });
  const kept = await aStudent(tenant, { location_id: place.id, room_id: null, fname: 'Kept', lname: 'Away' });
  for (const { id } of [parent, other]) await aGuardianLink(tenant, { student_id: own.id, user_id: id });
  await aGuardianLink(tenant, { student_id: kept.id, user_id: parent.id, black_list: true });
  const of = (student: { id: number }) => ({ student_id: student.id, location_id: place.id });
  for (const child of [own, kept]) {
    const { fname } = child;
    await anActivity(tenant, { location_id: place.id, students: [child.id], kind: 'nap', note: `${fname} slept` });
    await anActivity(tenant, {
      location_id: place.id,
      students: [child.id],
      note: `${fname} among staff`,
      staff_only: true,
    });
    await anInjuryReport(tenant, { ...of(child), what: `${fname} fell`, staff_note: `${fname} noted by staff` });
    await anIllness(tenant, { ...of(child), details: `${fname} was ill` });
    await aHealthCheck(tenant, { ...of(child), note: `${fname} coughed`, staff_note: `${fname} noted by staff` });
    await aMessage(tenant, { ...of(child), user_id: teacher.id, from_staff: true, message: `${fname} had a good day` });
  }
  await aMessage(tenant, { ...of(own), user_id: parent.id, message: 'Thank you' });
  await aMessage(tenant, { ...of(own), user_id: other.id, message: 'The other parent wrote' });
  await anInvoice(tenant, {
    location: place.id,
    student: own.id,
    user: parent.id,
    items: [{ name: 'Care', amount: 123_456 }],
  });
  await anInvoice(tenant, {
    location: place.id,
    student: own.id,
    user: other.id,
    items: [{ name: 'Care', amount: 77_700 }],
  });

  const files = await unpack(parent);
  const part = (name: string): Record<string, unknown>[] => JSON.parse(files[`data/${name}.json`] ?? '[]');
  expect(part('diary')).toMatchObject([{ child: 'Mia Reed', note: 'Mia slept' }]);
  expect(part('injuries')).toMatchObject([
    { child: 'Mia Reed', kind: 'Raspón', what: 'Mia fell', parts: 'Rodilla izquierda' },
  ]);
  expect(part('illnesses')).toMatchObject([{ note: 'Mia was ill' }]);
  expect(part('checks')).toMatchObject([{ findings: 'Secreción nasal', note: 'Mia coughed' }]);
  expect(part('messages').map(({ message, from_me }) => [message, from_me])).toEqual(
    expect.arrayContaining([
      ['Thank you', true],
      ['Mia had a good day', false],
    ]),
  );
  expect(part('invoices')).toMatchObject([{ amount: '1234.56' }]);
  const everything = Object.values(files).join('\n');
  for (const word of ['Kept', 'among staff', 'noted by staff', 'The other parent wrote', '777.00'])
    expect(everything, word).not.toContain(word);
  expect(files['index.html']).toContain('Informes de lesiones');
});

test('answers of forms, papers, plans and medicines go along with their files, and nothing of who is kept away', async () => {
  const { tenant } = server;
  const { centre, db } = tenant;
  const place = await aLocation(tenant, { name: 'Pine' });
  const parent = await server.as('user');
  const own = await aStudent(tenant, { location_id: place.id, room_id: null, fname: 'Ida', lname: 'Holm' });
  const kept = await aStudent(tenant, { location_id: place.id, room_id: null, fname: 'Kept', lname: 'Away' });
  await aGuardianLink(tenant, { student_id: own.id, user_id: parent.id, legal_guardian: true });
  await aGuardianLink(tenant, { student_id: kept.id, user_id: parent.id, black_list: true, legal_guardian: true });
  const form = await aForm(tenant, { location_id: place.id, share: { kind: 'student', student_id: own.id } });
  const entry = await anEntry(tenant, {
    ...{ form_id: form.id, student_id: own.id, user_id: parent.id },
    values: { qname: 'No nuts <i>at all</i>' },
  });
  await db
    .insertInto('form_entry_file')
    .values({
      ...{
        centre_id: centre,
        entry_id: entry.id,
        kind: 'handed_in',
        stored: `f${'a'.repeat(22)}.pdf`,
        original: 'slip.pdf',
      },
      ...{ bytes: 9, sha256: '0'.repeat(64), created_at: new Date() },
    })
    .execute();
  await putFile(centre, `f${'a'.repeat(22)}.pdf`, Buffer.from('%PDF-slip'));
  for (const student of [own, kept]) {
    const stored = `t${String(student.id).padStart(24, '0')}.bin`;
    await aPaper(tenant, { student_id: student.id, stored, name: `Physical of ${student.fname}` });
    await putFile(centre, stored, Buffer.from('%PDF-paper'));
    await aCarePlan(tenant, { student_id: student.id, name: `Plan of ${student.fname}` });
    await aMedicationAuthorization(tenant, { student_id: student.id, name: `Syrup of ${student.fname}` });
  }

  const files = await unpack(parent);
  const part = (name: string): Record<string, unknown>[] => JSON.parse(files[`data/${name}.json`] ?? '[]');
  expect(part('forms')).toEqual([
    expect.objectContaining({
      answers: 'What should we know?: No nuts <i>at all</i>',
      file: `forms/${entry.id} slip.pdf`,
    }),
  ]);
  expect(files[`forms/${entry.id} slip.pdf`]).toBe('%PDF-slip');
  expect(part('plans')).toMatchObject([{ child: 'Ida Holm', plan: 'Plan of Ida' }]);
  expect(part('medicines')).toMatchObject([{ medicine: 'Syrup of Ida' }]);
  const [paper, ...none] = part('papers');
  expect(none).toEqual([]);
  expect(paper).toMatchObject({ paper: 'Physical of Ida', file: expect.stringMatching(/^papers\/\d+ /) });
  expect(files[String(paper?.file)]).toBe('%PDF-paper');
  const page = files['index.html'] ?? '';
  expect(page).toContain(`href="forms/${entry.id}%20slip.pdf"`);
  expect(page).toContain('Planes de cuidado');
  expect(page).not.toContain('<i>');
  expect(Object.values(files).join('\n')).not.toContain('Kept');
});

test('it is made by a job, fetched at an address that ends, and no more than three times a day', async () => {
  const ask = () => mother.call('requestFamilyArchive', {}, 'status');
  const list = () => mother.call('familyArchives', {}, 'state url');
  expect(await ask()).toEqual({ status: 'Success' });
  await expect.poll(list, { timeout: 20_000 }).toMatchObject([{ state: 'ready' }]);
  const [{ url }] = await list();
  const fetched = () => fetch(`http://127.0.0.1:${server.port}${url}`);
  expect((await fetched()).headers.get('content-type')).toBe('application/zip');
  expect(await father.call('familyArchives', {}, 'url')).toEqual([]);
  server.clock.tick(16 * 60_000);
  expect((await fetched()).status).toBe(404);
  server.clock.tick(86_400_000);
  expect(await list()).toEqual([{ state: 'ended', url: null }]);
});

test('a wish to be deleted is confirmed, seen by the manager of the place alone, answered once, or withdrawn', async () => {
  const ask = (confirm: boolean) => father.call('requestDeletion', { confirm, note: 'We move' }, 'status');
  expect(await ask(false)).toEqual({ status: 'Error' });
  expect(await ask(true)).toEqual({ status: 'Success' });
  expect(await ask(true)).toEqual({ status: 'Error' });
  expect(await father.call('withdrawDeletionRequest', {}, 'status')).toEqual({ status: 'Success' });
  expect(await ask(true)).toEqual({ status: 'Success' });
  const stranger = await server.as('manager', { locations: [await aLocation(server.tenant)] });
  expect(await stranger.call('deletionRequests', { open: true }, 'id')).toEqual([]);
  const [{ id }] = await manager.call('deletionRequests', { open: true }, 'id full_name');
  const answer = { id: Number(id), deleted: false, answer: 'Attendance is kept for three years.' };
  expect(await stranger.call('answerDeletionRequest', answer, 'status')).toEqual({ status: 'Error' });
  expect(await manager.call('answerDeletionRequest', answer, 'status')).toEqual({ status: 'Success' });
  expect(await manager.call('answerDeletionRequest', answer, 'status')).toEqual({ status: 'Error' });
  expect(await father.call('ownDeletionRequest', {}, 'state answer')).toEqual({
    state: 'declined',
    answer: answer.answer,
  });
});
