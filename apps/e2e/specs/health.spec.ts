import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'health' });

const card = {
  name: 'card.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\ntrailer\n<</Size 3/Root 1 0 R>>\n%%EOF\n',
  ),
};

test('a family sends the card, staff verify it, the report shows it, and an answer stops a check-in', async ({
  as,
}) => {
  const grace = await as('manager');
  const lucia = await as('parent');
  await lucia.setViewportSize({ width: 390, height: 844 });

  await lucia.goto('/user/students/documents');
  await lucia.getByRole('button', { name: 'Send a document' }).first().click();
  await lucia.locator('input[type=file]').setInputFiles(card);
  await expect(lucia.getByRole('img', { name: 'Sent' })).toBeVisible();
  await lucia.getByLabel('Name', { exact: false }).first().fill('Card of Ava');
  await lucia.getByRole('combobox', { name: 'Kind' }).click();
  await lucia.getByRole('option', { name: 'Vaccination card' }).click();
  await lucia.getByRole('button', { name: 'Send a document' }).last().click();
  await expect(lucia.getByText('Card of Ava').first()).toBeVisible();
  await lucia.getByRole('button', { name: 'Add a vaccine' }).click();
  await lucia.getByRole('combobox', { name: 'Vaccine' }).fill('Hepatitis A');
  await lucia.getByRole('option', { name: 'Hepatitis A', exact: true }).click();
  await lucia.getByLabel('Dose 1').fill('2025-06-02');
  await lucia.getByRole('combobox', { name: 'Read from' }).click();
  await lucia.getByRole('option', { name: 'Card of Ava' }).click();
  await lucia.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(lucia.getByText('Waits to be verified').first()).toBeVisible();
  expect(await seriousIn(lucia)).toEqual([]);

  await grace.goto('/documents?of=immunizations');
  await grace.getByRole('row', { name: /Ava Lopez/ }).click();
  await grace.getByRole('button', { name: 'Verify Hepatitis A' }).click();
  await expect(grace.getByText('Hepatitis A was approved.')).toBeVisible();
  await expect(grace.getByRole('button', { name: 'Verify Hepatitis A' })).toBeHidden();
  expect(await seriousIn(grace)).toEqual([]);

  await grace.goto('/attendance/health-screen');
  await grace.getByRole('switch', { name: 'Ask before each check-in' }).check({ force: true });
  await expect(grace.getByText('Families answer on the phone')).toBeVisible();
  expect(await seriousIn(grace)).toEqual([]);

  await lucia.goto('/user/students/check-in-or-out');
  const form = lucia.getByRole('heading', { name: /^Health questions for/ });
  await expect(form).toBeVisible();
  const child = ((await form.textContent()) ?? '').replace('Health questions for ', '');
  for (const no of await lucia.getByRole('radio', { name: 'No' }).all()) await no.check();
  expect(await seriousIn(lucia)).toEqual([]);
  await lucia.getByRole('button', { name: 'Send answers' }).click();
  await expect(lucia.getByText(`Please speak with a member of the team before ${child} comes in.`)).toBeVisible();

  await grace.goto('/attendance/health-screen');
  await expect(grace.getByText('Stops the check-in', { exact: true }).first()).toBeVisible();
  await grace.getByRole('button', { name: `Let ${child} in` }).click();
  await expect(grace.getByText('The child may come in.')).toBeVisible();
});
