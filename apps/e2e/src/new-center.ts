import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Makes the center of a product without data by its set-up code: Little Oaks, whose administrator is Ruth Adler (`ruth`). */
export const setUpCenter = async (page: Page, product: Product, password: string): Promise<void> => {
  const [, file = ''] = /the code stands in (\S+)/.exec(product.printed()) ?? [];
  await page.goto('/set-up');
  await page.getByLabel('Set-up code').fill(readFileSync(file, 'utf8').trim());
  await page.getByLabel('Center name').fill('Little Oaks');
  await page.getByLabel('First name').fill('Ruth');
  await page.getByLabel('Last name').fill('Adler');
  await page.getByLabel('Email').fill('ruth@oaks.example');
  await page.getByLabel('Username').fill('ruth');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Create center' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
};

/** Adds a location, which is the one the next screens are of. */
export const addLocation = async (page: Page, name: string): Promise<void> => {
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Add a location' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page).toHaveURL(/\/location\/\d+\/rooms/);
};

/** Adds a room of the location, in the first color. */
export const addRoom = async (page: Page, name: string): Promise<void> => {
  await page.goto('/rooms/add');
  await page.getByLabel('Name').fill(name);
  await page
    .getByRole('button', { name: /^#[0-9a-f]{6}$/ })
    .first()
    .click();
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
};
