import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'tokens' });
test.describe.configure({ mode: 'serial' });

/** What is typed into the form of a token or client, and the password it is asked for then. */
const fill = async (
  page: Page,
  name: string,
  scope: string,
  limited?: { what: 'locations' | 'children'; of: string },
): Promise<void> => {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'May' }).fill(scope);
  await page.getByRole('option', { name: scope }).click();
  await page.keyboard.press('Escape');
  if (limited) {
    await dialog.getByRole('combobox', { name: 'Reaches' }).click();
    await page.getByRole('option', { name: `Some ${limited.what} only` }).click();
    await dialog.getByRole('combobox', { name: limited.what }).click();
    await page.getByRole('option', { name: limited.of }).first().click();
    await page.keyboard.press('Escape');
  }
  await dialog.getByRole('button', { name: 'Create' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await again.getByLabel('Your password').fill('nestling-demo');
  await again.getByRole('button', { name: 'Continue' }).click();
};

const shown = (page: Page, label: string): Promise<string> =>
  page.getByRole('dialog', { name: 'Copy it now' }).getByLabel(label, { exact: true }).inputValue();

const asks = async (page: Page, token: string, query: string) => {
  const answer = await page.request.post('/graphql', {
    data: { query },
    headers: { authorization: `Bearer ${token}`, accept: 'application/graphql-response+json' },
  });
  return answer.json();
};

test('a parent lets a program of theirs in, and shuts it out again', async ({ as }) => {
  const page = await as('parent');
  await page.goto('/contact-profile');
  await page.getByRole('link', { name: 'Access tokens' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  await page.getByRole('button', { name: 'New token' }).first().click();
  await fill(page, 'Calendar at home', 'Calendar: read');
  const token = await shown(page, 'Token');
  expect(token).toMatch(/^nst_\w{49}$/);
  await page.getByRole('button', { name: 'I’ve copied it' }).click();
  await expect(page.getByText('Calendar at home').first()).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);

  expect(await asks(page, token, '{ me { full_name } }')).toEqual({ data: { me: { full_name: 'Lucia Lopez' } } });
  const shut = await asks(page, token, '{ getUserStudents { id } }');
  expect(shut.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'students:read' });

  await page
    .getByRole('button', { name: /Calendar at home/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog', { name: 'Revoke Calendar at home?' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  expect((await asks(page, token, '{ me { full_name } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('an administrator lets a program of the center in', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/developers');
  await page.getByRole('button', { name: 'New app' }).first().click();
  await fill(page, 'Accounting', 'Students: read', { what: 'locations', of: 'Elm Street' });
  const client_id = await shown(page, 'App ID');
  const client_secret = await shown(page, 'App secret');
  await page.getByRole('button', { name: 'I’ve copied it' }).click();
  await expect(page.getByText('Accounting').first()).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  const form = { grant_type: 'client_credentials', client_id, client_secret };
  const told = await (await page.request.post('/oauth/token', { form })).json();
  expect(told).toMatchObject({ token_type: 'Bearer', scope: 'students:read' });
  const { data } = await asks(page, told.access_token, '{ students(first: 5) { total } }');
  expect(data.students.total).toBeGreaterThan(0);
});
