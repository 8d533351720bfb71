import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'imports' });

const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

test('a roster is read, mended at the cell, saved and taken back', async ({ as }) => {
  const sam = await as('support');
  await sam.goto('/utilities');
  expect(await seriousIn(sam)).toEqual([]);
  await sam.goto('/sync-brightwheel');
  await sam
    .locator('input[type=file]')
    .setInputFiles(
      file(
        'roster.csv',
        'brightwheel_id,first_name,last_name,birthdate,homeroom,ssn,parent_1_first_name,parent_1_last_name,parent_1_email',
        'b1,Isolde,Quillfeather,5/14/2022,Import room,123-45-6789,Tess,Quillfeather,tess.quillfeather@example.com',
        'b2,Tristan,,5/14/2021,Import room,,Tess,Quillfeather,tess.quillfeather@example.com',
      ),
    );
  await expect(sam.getByText(/The column “ssn” was left out/)).toBeVisible();
  await expect(sam.getByText('The last name is missing.')).toBeVisible();
  expect(await seriousIn(sam)).toEqual([]);
  await sam.getByRole('textbox', { name: 'Last name' }).nth(1).fill('Quillfeather');
  await sam.getByRole('button', { name: 'Save 2 rows' }).click();
  await expect(sam.getByText(/^2 added, 0 changed, 0 the same/)).toBeVisible();

  const history = sam.getByRole('table', { name: 'Past imports' });
  await expect(history.getByText('roster.csv')).toBeVisible();
  await history.getByRole('button', { name: /roster.csv/ }).click();
  await sam.getByRole('menuitem', { name: 'Take back' }).click();
  await sam.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(sam.getByRole('dialog').getByText(/taken back, 0 kept, 0 not possible/)).toBeVisible();
});

test('any list is matched, looked through and saved in four steps', async ({ as }) => {
  const sam = await as('support');
  await sam.goto('/advance-onboarding');
  await sam
    .locator('input[type=file]')
    .first()
    .setInputFiles(file('list.csv', 'Kid,Surname,DOB,Class', 'Odette,Brackenbury,5/14/2022,Import room'));
  await expect(sam.getByRole('table', { name: 'Columns and what they hold' })).toBeVisible();
  expect(await seriousIn(sam)).toEqual([]);
  const holds = sam.getByRole('combobox', { name: 'Holds: Kid' });
  await holds.click();
  await sam.getByRole('option', { name: 'First name', exact: true }).click();
  await sam.getByRole('button', { name: 'Next' }).click();
  await expect(sam.getByRole('textbox', { name: 'First name' })).toHaveValue('Odette');
  await sam.getByRole('button', { name: 'Next' }).click();
  await sam.getByRole('button', { name: 'Save one row' }).click();
  await expect(sam.getByText(/^1 added, 0 changed, 0 the same/)).toBeVisible();
});

test('rows that are pasted are told once what a word means, kept, gone on with and saved', async ({ as }) => {
  const sam = await as('support');
  await sam.goto('/procare-import');
  await sam.getByRole('button', { name: 'Paste rows' }).click();
  await sam
    .getByRole('textbox', { name: 'Rows' })
    .fill(
      [
        'Child ID\tPerson ID\tFirst Name\tLast Name\tDate of Birth\tPrimary Classroom\tEnrollment Status',
        '901\t902\tPetra\tHollowell\t5/14/2022\tNest 7\tEnrolled',
        '903\t904\tQuentin\tHollowell\t5/15/2021\tNest 7\tEnrolled',
      ].join('\n'),
    );
  await sam.getByRole('button', { name: 'Read them' }).click();
  const word = sam.getByRole('combobox', { name: 'Room “Nest 7”, 2 rows' });
  await word.click();
  await sam.getByRole('option').first().click();
  await expect(word).toBeHidden();
  await sam.getByRole('button', { name: 'Keep for later' }).click();
  await expect(sam.getByText('The rows are kept. Come back to this page to go on.')).toBeVisible();

  await sam.goto('/procare-import');
  await expect(sam.getByText('2 rows are kept here from last time: they are not saved yet.')).toBeVisible();
  expect(await seriousIn(sam)).toEqual([]);
  await sam.getByRole('button', { name: 'Go on with them' }).click();
  await expect(sam.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Petra');
  await sam.getByRole('button', { name: 'Save 2 rows' }).click();
  await expect(sam.getByText(/^2 added, 0 changed, 0 the same/)).toBeVisible();
  // What was saved is kept no longer.
  await sam.goto('/procare-import');
  await expect(sam.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(sam.getByText(/kept here from last time/)).toBeHidden();
});

/** A roster of two children, locked by Info-ZIP 3.0 with "swing-7" (`zip -P`). */
const locked = [
  'UEsDBBQACQAIAOscfl01EMDaSwAAAEcAAAAMABwAY2hpbGRyZW4uY3N2VVQJAAPp7wxr6e8Ma3V4CwABBAAAAAAEAAAAABx/1UW9',
  '34Y1dLCPhxfRNixsb0lHwApBDf1ipfPFrMGwM3Fi/phMyMN8/rXQfpTGsuAFgs1M1jP55H2BRrqmn/hfnrnSNv5knGcBg1BLBwg1',
  'EMDaSwAAAEcAAABQSwECHgMUAAkACADrHH5dNRDA2ksAAABHAAAADAAYAAAAAAABAAAApIEAAAAAY2hpbGRyZW4uY3N2VVQFAAPp',
  '7wxrdXgLAAEEAAAAAAQAAAAAUEsFBgAAAAABAAEAUgAAAKEAAAAAAA==',
].join('');

test('a locked ZIP asks for its password, and opens with the right one', async ({ as }) => {
  const sam = await as('support');
  await sam.goto('/sync-brightwheel');
  const zip = { name: 'children.zip', mimeType: 'application/zip', buffer: Buffer.from(locked, 'base64') };
  await sam.locator('input[type=file]').setInputFiles(zip);
  const password = sam.getByLabel('Password of children.zip');
  await password.fill('swing-8');
  await sam.getByRole('button', { name: 'Open' }).click();
  await expect(sam.getByRole('alert')).toHaveText('That password doesn’t open this ZIP. Try again.');
  expect(await seriousIn(sam)).toEqual([]);
  await password.fill('swing-7');
  await password.press('Enter');
  await expect(sam.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Ava');
  await expect(password).toBeHidden();
});
