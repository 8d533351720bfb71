import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records' });
test.setTimeout(60_000);

/** Some days ago, and two years after it: as the field takes it, and as people read it. */
const issued = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
const ends = new Date(`${Number(issued.slice(0, 4)) + 2}${issued.slice(4)}T12:00:00Z`);
const until = ends.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

test('a card is asked of the team, handed in from a phone, and approved by somebody else', async ({ as }) => {
  const grace = await as('manager');
  await grace.goto('/staff-credentials');
  await grace.getByRole('button', { name: 'Choose what we ask' }).click();
  await grace.getByRole('switch', { name: 'CPR' }).press('Space');
  await grace.getByLabel('Good for (months)').fill('24');
  await grace.getByLabel('Good for (months)').blur();
  await grace.getByRole('switch', { name: 'Training' }).press('Space');
  await grace.getByLabel('Hours in 12 months').fill('15');
  await grace.getByLabel('Hours in 12 months').blur();
  // The training is asked of teachers alone.
  await grace.getByRole('combobox', { name: 'Asked of' }).last().click();
  await grace.getByRole('option', { name: 'Teachers' }).click();
  await expect(grace.getByRole('list').getByText('Teachers')).toBeVisible();
  await grace.keyboard.press('Escape');
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Done' }).click();
  const hannah = grace.getByRole('row', { name: /Hannah/ });
  await expect(hannah.getByText('0 of 15 h')).toBeVisible();
  await expect(hannah.getByText('Missing')).toBeVisible();
  expect(await seriousIn(grace)).toEqual([]);

  const phone = await as('teacher');
  await phone.setViewportSize({ width: 390, height: 780 });
  await phone.goto('/my-credentials');
  await phone.getByRole('button', { name: 'Hand in: CPR' }).click();
  expect(await seriousIn(phone)).toEqual([]);
  await phone.getByLabel('File or photo').setInputFiles({
    name: 'cpr.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n% card\n%%EOF\n'),
  });
  await phone.getByLabel('Issued on').fill(issued);
  await phone.getByRole('button', { name: 'Hand in', exact: true }).last().click();
  await expect(phone.getByText('Needs approval').first()).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await grace.goto('/staff-credentials/papers');
  await grace.getByRole('table').getByText('CPR').first().click();
  await expect(grace.getByText(`Last day ${until}`)).toBeVisible();
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Approve' }).click();
  await expect(grace.getByRole('table').getByText('Approved')).toBeVisible();
  await grace.getByRole('link', { name: 'Who has what' }).click();
  await expect(hannah.getByText(`Until ${until}`)).toBeVisible();
});
