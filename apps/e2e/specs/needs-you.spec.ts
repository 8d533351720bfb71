import { resolve } from 'node:path';
import { callAs, stated } from '../src/calls.ts';
import { letterTo } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'needs-you' });

const picture = resolve(import.meta.dirname, '../../../apps/portal/public/icons/mark-180.png');
const soon = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('what waits for somebody arrives on the dashboard, with its answer beside it', async ({ as }) => {
  test.setTimeout(300_000);
  const [grace, hannah, lucia] = await Promise.all([as('manager'), as('teacher'), as('parent')]);
  const office = await callAs(grace.request, 'manager');
  const { me } = await office.ask('{ me { locations { id } } }');
  const location = me.locations[0].id;
  const list = grace.getByRole('region', { name: /^Needs you/ });
  const line = (text: string | RegExp) => list.getByRole('listitem').filter({ hasText: text }).first();

  // Time off: asked for by a teacher, in the manager's bell, answered here.
  const teacher = await callAs(hannah.request, 'teacher');
  const asked = await teacher.ask(
    `mutation { requestStaffPto(start_date: "${soon(40)}", end_date: "${soon(41)}", reason: "Moving day") { status } }`,
  );
  expect(asked.requestStaffPto.status).toBe('Success');
  // A guardian: proposed by a parent.
  const parent = await callAs(lucia.request, 'parent');
  const { getUserStudents: own, relationships } = await parent.ask(
    '{ getUserStudents { id fname } relationships { id name } }',
  );
  const ava = own.find(({ fname }: { fname: string }) => fname === 'Ava');
  const proposed = await parent.ask(
    `mutation { createStudentUserByParent(student_id: ${ava.id}, relation: ${relationships[0].id}, fname: "Nora",
      lname: "Aunt", email: "nora.aunt@example.org", location: ${location}) { status message } }`,
  );
  expect(proposed.createStudentUserByParent).toMatchObject({ status: 'Success' });
  // A sign-up: by the code of the location, its email confirmed.
  const email = 'farid.haddad@example.com';
  const { register } = await parent.ask(
    `mutation { register(fname: "Farid", lname: "Haddad", username: "farid", email: "${email}",
      password: "seven quiet lanterns", param: "sunny-elm", validity: 24) { status pin_time } }`,
  );
  expect(register.status).toBe('Success');
  const { written } = await letterTo(grace, email, 'verify_email');
  const { verifyEmail } = await parent.ask(
    `mutation { verifyEmail(token: "${written.code}", pin_created_at: "${register.pin_time}") { status } }`,
  );
  expect(verifyEmail.status).toBe('Success');
  // A form: the demo's, handed in by a family.
  const handedIn = `{ getFormSubmissions(location: ${location}, status: "submitted", first: 5) { data { form_name } } }`;
  expect((await office.ask(handedIn)).getFormSubmissions.data).toEqual([{ form_name: 'Health and outings' }]);
  // A photo: taken in the room, where a manager shows photos to families.
  await office.ask(`mutation { savePhotoSetting(location: ${location}, approval: "manager") { status } }`);
  await hannah.goto('/room');
  await hannah.getByRole('button', { name: /Mia Chen/ }).click();
  await hannah.getByRole('button', { name: 'Photo', exact: true }).click();
  const taken = hannah.getByRole('dialog', { name: 'Photo' });
  await taken.locator('input[type=file]').setInputFiles(picture);
  await expect(taken.getByRole('img')).toBeVisible();
  await taken.getByRole('button', { name: 'Save' }).click();
  await expect(taken).toBeHidden();

  await grace.goto('/dashboard');
  // The bell says what this walk caused, not what somebody of the demo asked for. It looks every other minute, and what
  // is answered by then is no news.
  await expect(async () => {
    await grace.goto('/dashboard');
    await grace.getByRole('button', { name: /^Notifications/ }).click();
    const bell = grace.getByRole('dialog', { name: 'Notifications' });
    await expect(bell.getByText('Farid Haddad signed up and needs approval.').first()).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 180_000 });
  await grace.keyboard.press('Escape');
  await line('Moving day').getByRole('button', { name: 'Approve' }).click();
  await expect(line('Moving day')).toHaveCount(0);
  const photo = line('Photo of Mia Chen');
  await expect(photo.getByRole('img', { name: 'Photo of Mia Chen' })).toBeVisible();
  await photo.getByRole('button', { name: 'Approve' }).click();
  await expect(line('Photo of Mia Chen')).toHaveCount(0);
  await line(/Nora Aunt.*Ava/)
    .getByRole('button', { name: 'Decide…' })
    .click();
  const decides = grace.getByRole('dialog', { name: /Nora Aunt/ });
  await decides.getByRole('combobox', { name: 'Relationship' }).click();
  await grace.getByRole('option').first().click();
  await decides.getByRole('button', { name: 'Link Nora Aunt' }).click();
  await expect(line('Nora Aunt')).toHaveCount(0);

  const signedUp = line('Farid Haddad');
  await expect(signedUp).toContainText('Signed up with your code');
  await signedUp.getByRole('button', { name: 'Approve' }).click();
  await expect(line('Farid Haddad')).toHaveCount(0);
  const form = line('Health and outings');
  await expect(form).toContainText('From Camila Rivera');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(line('Health and outings')).toHaveCount(0);

  // A later reading shows what was answered.
  const { staffPtoRequests } = await office.ask(`{ staffPtoRequests(location: ${location}) { reason } }`);
  expect(staffPtoRequests.map(({ reason }: { reason: string }) => reason)).not.toContain('Moving day');
  expect((await office.ask(handedIn)).getFormSubmissions.data).toEqual([]);
  const { getManagerPendingUser: pending } = await office.ask(
    `{ getManagerPendingUser(location: ${location}, first: 20) { data { email } } }`,
  );
  expect(pending.data).not.toContainEqual({ email });
});

test('a room over its ratio stands there until it is mended, and follows by itself', async ({ as }) => {
  const grace = await as('manager');
  const office = await callAs(grace.request, 'manager');
  const { me } = await office.ask('{ me { locations { id } } }');
  const { getRoomRatio: rooms } = await office.ask(
    `{ getRoomRatio(location: ${me.locations[0].id}) { id name children } }`,
  );
  const roomOf = (name: string) => rooms.find((room: { name: string }) => room.name === name)?.id;
  const [today] = stated(new Date());
  const { getStudentAttendance: day } = await office.ask(
    `{ getStudentAttendance(location: ${me.locations[0].id}, date: "${today}") { state program { id } student { id } } }`,
  );
  const here = day.filter(
    ({ state, program }: { state: string; program: { id: string } | null }) =>
      state === 'in' && program?.id === roomOf('Sunflowers'),
  );
  const some = here.slice(0, 2).map(({ student }: { student: { id: string } }) => student.id);
  const moveTo = async (name: string) => {
    const ask = (confirm: string[]) =>
      office.ask(
        `mutation { moveStudentsNow(students: [${some}], program_id: ${roomOf(name)}, confirm: ${JSON.stringify(confirm)}) {
          status errors { field code } } }`,
      );
    const { moveStudentsNow: first } = await ask([]);
    const codes = first.errors.map(({ field }: { field: string }) => field.replace('confirm.', ''));
    const { moveStudentsNow: said } = first.status === 'Success' ? { moveStudentsNow: first } : await ask(codes);
    expect(said.status).toBe('Success');
  };
  await grace.goto('/dashboard');
  const line = grace
    .getByRole('region', { name: /^Needs you/ })
    .getByRole('listitem')
    .filter({ hasText: 'Acorns is out of ratio' });
  await expect(line).toHaveCount(0);
  await moveTo('Acorns');
  await expect(line).toContainText('1 teacher short');
  await moveTo('Sunflowers');
  await expect(line).toHaveCount(0);
});
