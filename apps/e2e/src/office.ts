import { expect, type Page } from '@playwright/test';
import { letterTo, pathOf } from './outbox.ts';

/** The field of a choice; its list carries the same label. */
export const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label).and(page.locator('input:visible')).last().click();
  await page.getByRole('option', { name: option }).click();
};

/** Comes in by the letter of an invitation, and chooses a password. */
export const comeIn = async (page: Page, address: string, password: string) => {
  const letter = await letterTo(page, address, 'invite_email');
  await page.goto(pathOf(letter));
  await page
    .getByRole('textbox')
    .first()
    .fill(letter.written.code ?? '');
  await page.keyboard.press('Enter');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/viue'));
};

/** Types the password wherever the portal asks again who is sitting there. */
export const confirmWith = (page: Page, password: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  return page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
};

/** Adds somebody of the team, who gets a letter. */
export const addMember = async (page: Page, role: string | null, fname: string, lname: string) => {
  await page.goto('/team');
  await page.getByRole('button', { name: 'Add team member' }).first().click();
  if (role) await choose(page, 'Role', role);
  await page.getByLabel('First name').fill(fname);
  await page.getByLabel('Last name').fill(lname);
  await page.getByLabel('Email').fill(`${fname.toLowerCase()}@oaks.example`);
  await page.getByRole('textbox', { name: 'Username' }).click();
  await page.getByRole('button', { name: `Add ${fname}` }).click();
  await expect(page.getByRole('row', { name: `${fname} ${lname}` })).toBeVisible();
};

/** Adds a contact, who gets no letter yet. */
export const addContact = async (page: Page, fname: string, lname: string, email: string) => {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Add contact' }).first().click();
  await page.getByLabel('First name').fill(fname);
  await page.getByLabel('Last name').fill(lname);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Username' }).click();
  await page.getByRole('button', { name: `Add ${fname}` }).click();
  await expect(page.getByText(`${fname} ${lname}`).first()).toBeVisible();
};

/** Does something with a line of the list one looks at, by its menu. */
export const act = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
};

/** Fills the dialog of a new guardian, which stands open, and saves it. No right is preset. */
export const linkGuardian = async (
  page: Page,
  name: string,
  relation: string,
  rights: readonly string[] = ['Legal guardian', 'Picks up', 'Watches cameras'],
) => {
  const dialog = page.getByRole('dialog', { name: 'Add a guardian' });
  await dialog.getByRole('combobox', { name: 'Who' }).click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByRole('combobox', { name: 'Relationship' }).click();
  await page.getByRole('option', { name: relation, exact: true }).click();
  for (const right of rights) await dialog.getByRole('switch', { name: right }).check();
  await dialog.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
};

/** Says yes to what is asked before something leaves the house: a dialog holds notices too, whose buttons come last. */
export const sayYes = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^(Cancel|Cancelar)$/ })
    .locator('xpath=following-sibling::button')
    .click();
