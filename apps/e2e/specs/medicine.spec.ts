import { type Page, test as plain } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { callAs } from '../src/calls.ts';
import { drawSignature } from '../src/draw-signature.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records', actionTimeout: 15_000 });
test.setTimeout(120_000);

const zone = 'America/New_York';
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(Date.now() + days * 86_400_000));
const PIN = '480215';
const picture = (page: Page, name: string) =>
  page.screenshot({ path: plain.info().outputPath(`${name}.png`), fullPage: true });

test('a mother signs for a medicine, the office sees the doctor’s paper, and a teacher gives it with a witness', async ({
  as,
}) => {
  const [grace, hannah] = await Promise.all([as('manager'), as('teacher')]);
  const office = await callAs(grace.request, 'manager');
  const { me } = await office.ask('{ me { id locations { id } } }');
  const set = await office.ask(
    `mutation { saveUserCheckInPin(id: ${me.id}, check_in_pin: "${PIN}") { status message } }`,
  );
  expect(set.saveUserCheckInPin).toMatchObject({ status: 'Success' });

  // The office asks that a doctor signs, too.
  await grace.goto('/medication-authorizations');
  await grace.getByRole('switch', { name: 'A doctor signs, too' }).press('Space');
  await expect(grace.getByRole('switch', { name: 'A doctor signs, too' })).toBeChecked();

  const mother = await as('parent');
  await mother.setViewportSize({ width: 390, height: 844 });
  await mother.goto('/home');
  await mother.getByRole('link', { name: /Ava/ }).first().click();
  await mother.getByRole('tab', { name: 'Medications' }).click();
  await mother.getByRole('button', { name: 'Sign an authorization' }).click();
  const form = mother.getByRole('dialog', { name: 'Medication authorization' });
  await form.getByLabel('Medicine').fill('Ibuprofen');
  await form.getByLabel(/^Dose\W*$/).fill('5');
  await form.getByLabel('What it is for').fill('Fever');
  await form.getByLabel('Minutes apart, at least').fill('360');
  await form.getByLabel('Doses a day, at most').fill('2');
  await form.getByLabel('Last day').fill(dayIn(3));
  await form.getByLabel('Signed by (full name)').fill('Lucia Lopez');
  await drawSignature(mother);
  expect(await seriousIn(mother)).toEqual([]);
  await picture(mother, 'sign');
  await form.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(mother.getByText('Needs a doctor’s signature')).toBeVisible();
  expect(await mother.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await grace.reload();
  await grace.getByRole('table').getByText('Ibuprofen').click();
  await expect(grace.getByRole('img', { name: 'Signature of Lucia Lopez' })).toBeVisible();
  await grace.getByRole('button', { name: 'Approve' }).click();
  const approval = grace.getByRole('dialog', { name: 'Approve Ibuprofen' });
  await approval.getByRole('button', { name: 'Approve' }).click();
  await approval.getByLabel(/^Doctor\W*$/).fill('Dr. Chan');
  await approval.getByLabel('The doctor signed on').fill(dayIn(-1));
  await picture(grace, 'approve');
  expect(await seriousIn(grace)).toEqual([]);
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(approval).toBeHidden();
  await expect(grace.getByText(/doctor signed/)).toBeVisible();

  const { getActiveStudents: all } = await office.ask(
    `{ getActiveStudents(location: ${me.locations[0].id}) { id full_name } }`,
  );
  const ava = all.find(({ full_name }: { full_name: string }) => full_name === 'Ava Lopez');
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const came = await office.ask(
    `mutation { saveUserStudentCheckInOutActivity(students: [${ava.id}], date: "${dayIn(0)}", time: "${clock.format(new Date())}",
      action_by: ${me.id}, action: "in") { status message } }`,
  );
  expect(came.saveUserStudentCheckInOutActivity).toMatchObject({ status: 'Success' });

  // On the tablet of the room: without the witness's PIN it is refused.
  await hannah.setViewportSize({ width: 820, height: 1180 });
  await hannah.goto('/room');
  const due = hannah
    .getByRole('region', { name: 'Medicine due' })
    .getByRole('listitem')
    .filter({ hasText: 'Ava Lopez' });
  await due.getByRole('button', { name: 'Give Ibuprofen' }).click();
  const giving = hannah.getByRole('dialog');
  await giving.getByRole('button', { name: 'Record' }).click();
  await expect(giving).toBeVisible();
  await giving.getByLabel('PIN of the witness').fill(PIN);
  await picture(hannah, 'give');
  await giving.getByRole('button', { name: 'Record' }).click();
  await expect(giving).toBeHidden();
  await grace.goto('/medication-authorizations?of=log');
  await expect(grace.getByText(/witness: Grace Miller/).first()).toBeVisible();
});

test('its screens stand in Spanish, dark, on a phone', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    localStorage.setItem('theme-mode', 'dark');
    localStorage.setItem('locale', 'es');
  });
  await page.goto('/medication-authorizations');
  await expect(page.getByRole('switch', { name: 'También firma un médico' })).toBeVisible();
  await page.getByText('Ava Lopez').first().click();
  await expect(page.getByRole('img', { name: 'Firma de Lucia Lopez' })).toBeVisible();
  await picture(page, 'one-es');
});
