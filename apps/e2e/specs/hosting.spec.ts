import { seriousIn } from '../src/axe.ts';
import { letterTo } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'support' });

test('the platform adds a center, its administrator chooses a password, and a name of its own waits for its record', async ({
  as,
  page,
}) => {
  const operator = await as('operator');
  await operator.goto('/centers-list');
  await operator.getByRole('button', { name: 'Add center' }).click();
  const adding = operator.getByRole('dialog');
  await adding.getByLabel('Name').fill('Moon Kids');
  await adding.getByLabel('Host').fill('moon-kids.localhost');
  await adding.getByLabel('Administrator’s email').fill('luna@moon.example');
  expect(await seriousIn(operator)).toEqual([]);
  await adding.getByRole('button', { name: 'Add center' }).click();
  await expect(adding).toBeHidden();
  await operator.getByRole('link', { name: 'Moon Kids' }).first().click();
  await operator.getByRole('link', { name: 'Technical details' }).click();
  // It waits its turn behind whatever else is slow: other walks back centers up beside this one.
  await expect(operator.getByText('Up to date')).toBeVisible({ timeout: 90_000 });
  expect(await seriousIn(operator)).toEqual([]);

  await operator.getByRole('button', { name: 'Add domain' }).click();
  const domain = operator.getByRole('dialog');
  await domain.getByLabel('Domain').fill('co.uk');
  await domain.getByRole('button', { name: 'Add domain' }).click();
  await expect(domain.getByText('Type a domain that can be owned')).toBeVisible();
  await domain.getByLabel('Domain').fill('moonkids.invalid-name-of-a-walk.org');
  await domain.getByRole('button', { name: 'Add domain' }).click();
  await expect(domain).toBeHidden();
  await expect(operator.getByText('_nestling-domain.moonkids.invalid-name-of-a-walk.org')).toBeVisible();
  expect(await seriousIn(operator)).toEqual([]);

  await operator.getByRole('button', { name: 'Release now' }).click();
  await expect(operator.getByText('Up to date')).toBeVisible();

  const { port } = new URL(operator.url());
  const letter = await letterTo(page, 'luna@moon.example', 'center_ready', { host: `moon-kids.localhost:${port}` });
  const { href } = letter.written.button ?? { href: '' };
  expect(href).toContain('moon-kids.localhost');
  await page.goto(href);
  await expect(page.getByRole('heading')).toBeVisible();
});
