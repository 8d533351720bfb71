import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { emptyPages, pdfFile, pdfOf } from '../src/pdf.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'enrolment' });
test.setTimeout(900_000);

const words = 'BT /F1 20 Tf 60 720 Td (Photo release) Tj ET';
/** A slip with one field of its own; the signature is placed by hand. */
const slip = pdfOf([
  '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/F1 0 Tf 0 g)/DR<</Font<</F1 6 0 R>>>>>>>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Annots[4 0 R]/Resources<</Font<</F1 6 0 R>>>>>>',
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(child_name)/Rect[60 650 320 672]/P 3 0 R/DA(/F1 12 Tf 0 g)>>',
  `<</Length ${words.length}>>\nstream\n${words}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]);
const pdf = (name: string, buffer = emptyPages(2)) => pdfFile(name, buffer);

const families = [
  { account: 'parent', parent: 'Lucia Lopez', child: 'Ava Lopez', doctor: 'Dr. Chan', width: 360 },
  { account: 'family.1', parent: 'Camila Rivera', child: 'Noah Rivera', doctor: 'Dr. Ruiz', width: 360 },
  { account: 'family.2', parent: 'Wei Chen', child: 'Mia Chen', doctor: 'Dr. Okafor', width: 360 },
  { account: 'family.3', parent: 'Layla Haddad', child: 'Omar Haddad', doctor: 'Dr. Levy', width: 360 },
] as const;
type Family = (typeof families)[number];
/** What the pieces of the packet are called. */
const web = 'Enrollment';
const release = 'Photo release';
const handbook = 'Family handbook';
const cardOf = (child: string): string => `Vaccination card of ${child}`;

/** Adds a block of a kind and writes what it asks. */
const add = async (page: Page, kind: string, question: string) => {
  await page.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: kind, exact: true }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
};
const saveAndShare = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2 is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await page.getByLabel(/^All families at/).check();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(`${name} is shared.`)).toBeVisible();
};
const idIn = (page: Page): string => /web-form\/(\d+)/.exec(page.url())?.[1] ?? '';

const buildWebForm = async (page: Page): Promise<string> => {
  await page.goto('/forms');
  await page.getByRole('button', { name: 'New form' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(web);
  await page.getByRole('button', { name: 'Add form' }).click();
  await expect(page).toHaveURL(/\/web-form\/\d+\/edit/);
  await add(page, 'Short text', 'Doctor');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  await add(page, 'Phone', 'Doctor’s phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2 is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  for (const field of ['Doctor', 'Doctor’s phone']) {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The automation was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await page.getByLabel(/^All families at/).check();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(`${web} is shared.`)).toBeVisible();
  return idIn(page);
};

const placePdfForm = async (page: Page): Promise<string> => {
  await page.goto('/forms/printed-forms');
  await page.getByRole('button', { name: 'Add a PDF form' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(release);
  await page.locator('input[type="file"]').setInputFiles(pdf('release.pdf', slip));
  await expect(page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Add and place fields' }).click();
  await expect(page).toHaveURL(/\/web-form\/\d+\/edit/);
  await expect(page.getByRole('button', { name: 'Child name', exact: true }).first()).toBeVisible();
  await page.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Signature' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Parent');
  await page.getByRole('checkbox', { name: 'Required' }).check();
  const mark = page.locator('[data-mark]').filter({ hasText: 'Parent' });
  await mark.focus();
  for (let i = 0; i < 20; i += 1) await mark.press('ArrowDown');
  await saveAndShare(page, release);
  return idIn(page);
};

const publishHandbook = async (page: Page) => {
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Add a document' }).first().click();
  await page.getByLabel('Name', { exact: false }).first().fill(handbook);
  await page.locator('input[type=file]').setInputFiles(pdf('handbook.pdf'));
  await expect(page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.getByLabel('All families at the location').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: handbook }).click();
  // It is signed too: from its menu.
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('menuitem', { name: 'Ask for signatures' }).click();
  await expect(page.getByRole('link', { name: 'Signatures' })).toBeVisible();
};

/** Draws on the place for a signature, as a finger does. */
const draw = async (page: Page) => {
  const pad = page.getByRole('img', { name: 'A place to draw your signature' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  const points = [
    [80, 20],
    [120, 70],
    [200, 30],
  ] as const;
  for (const [x, y] of points) await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Your signature, drawn' })).toBeVisible();
};
const agreeAndSend = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^I agree to read and sign/ }).check();
  await page.getByRole('button', { name: /^Send($| for )/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
};

const fillWebForm = async (page: Page, { child, doctor }: Family) => {
  await page.goto('/user/students/forms');
  await page.getByRole('link', { name: `Fill in · ${web} · ${child}` }).click();
  await page.getByRole('textbox', { name: 'Doctor', exact: false }).first().fill(doctor);
  await page.getByLabel('Doctor’s phone').fill('(207) 555-0142');
  await page.getByRole('button', { name: /^Send($| for )/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
};
const signPdf = async (page: Page, { child, parent }: Family) => {
  await page.goto('/user/students/forms');
  await page.getByRole('link', { name: `Fill in · ${release} · ${child}` }).click();
  await page.getByRole('textbox', { name: 'Child name' }).fill(child);
  await page.getByRole('textbox', { name: 'Parent' }).fill(parent);
  await draw(page);
  await agreeAndSend(page);
};
const readHandbook = async (page: Page, { child, parent }: Family) => {
  await page.goto('/user/files');
  await page.getByText(handbook).first().click();
  await expect(page.getByRole('img', { name: /^Page 1 of 2/ })).toBeVisible();
  await page.getByRole('img', { name: /^Page 2 of 2/ }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Download' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Read on/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign it' }).click();
  await page.getByRole('link', { name: `Fill in · ${handbook} · ${child}` }).click();
  await page.getByRole('textbox', { name: 'Signature' }).fill(parent);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date());
  await page.getByRole('textbox', { name: 'Date' }).fill(today);
  await agreeAndSend(page);
};
const sendCard = async (page: Page, { child }: Family) => {
  await page.goto('/user/students/documents');
  await page.getByRole('button', { name: 'Send a document' }).first().click();
  await page.locator('input[type=file]').setInputFiles(pdf('card.pdf'));
  await expect(page.getByRole('img', { name: 'Sent' })).toBeVisible();
  await page.getByLabel('Name', { exact: false }).first().fill(cardOf(child));
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Vaccination card' }).click();
  await page.getByRole('button', { name: 'Send a document' }).last().click();
  await expect(page.getByText(cardOf(child)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a vaccine' }).click();
  const vaccine = page.getByRole('combobox', { name: 'Vaccine' });
  const wanted = page.getByRole('option', { name: 'Hepatitis A', exact: true });
  // The vaccines may still be on their way when the first letters are typed.
  await expect(async () => {
    await vaccine.fill('');
    await vaccine.fill('Hepatitis A');
    await expect(wanted).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await wanted.click();
  await page.getByLabel('Dose 1').fill('2025-06-02');
  await page.getByRole('combobox', { name: 'Read from' }).click();
  await page.getByRole('option', { name: cardOf(child) }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Waiting to be verified').first()).toBeVisible();
};

const openEntry = async (page: Page, form: string, child: string) => {
  await page.goto(`/web-form/${form}/manage_entries`);
  await page.getByRole('row').filter({ hasText: child }).getByRole('link').first().click();
};

test('an enrollment packet goes to four families, comes back, is mended, accepted and printed', async ({ as }) => {
  const grace = await as('manager');
  grace.setDefaultTimeout(30_000);
  const forms = await test.step('a web form is built, a PDF placed, a handbook published', async () => {
    const form = await buildWebForm(grace);
    const slips = await placePdfForm(grace);
    await publishHandbook(grace);
    return { web: form, slips };
  });

  const phones = new Map<string, Page>();
  for (const family of families)
    await test.step(`${family.parent} on a phone`, async () => {
      const phone = await as(family.account);
      phone.setDefaultTimeout(30_000);
      await phone.setViewportSize({ width: family.width, height: 780 });
      phones.set(family.account, phone);
      await fillWebForm(phone, family);
      await signPdf(phone, family);
      await readHandbook(phone, family);
      await sendCard(phone, family);
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(family.width);
    });
  const lucia = phones.get('parent');
  const layla = phones.get('family.3');
  if (!lucia || !layla) throw new Error('Two phones are missing.');
  expect(await seriousIn(lucia)).toEqual([]);

  await test.step('what is wrong is sent back and mended', async () => {
    await openEntry(grace, forms.web, 'Ava Lopez');
    await grace.getByRole('button', { name: 'Request a change' }).click();
    const dialog = grace.getByRole('dialog');
    await dialog.getByLabel('What should be changed?').fill('Please check the name of the doctor.');
    await dialog.getByLabel('Doctor', { exact: true }).check();
    await dialog.getByRole('button', { name: 'Request a change' }).click();
    await expect(dialog).toBeHidden();
    await lucia.goto('/user/students/forms');
    await lucia.getByRole('link', { name: `Make changes · ${web} · Ava Lopez` }).click();
    await expect(lucia.getByText('Please check the name of the doctor.')).toBeVisible();
    await lucia.getByRole('textbox', { name: 'Doctor' }).fill('Dr. Chen');
    await lucia.getByRole('button', { name: 'Send again' }).click();
    await expect(lucia.getByText('History')).toBeVisible();

    await grace.goto('/documents?of=papers');
    await grace.getByText(cardOf('Omar Haddad')).first().click();
    await grace.getByLabel('Why?').fill('The second page is missing.');
    await grace.getByRole('button', { name: 'Reject' }).click();
    await expect(grace.getByText('Not accepted').first()).toBeVisible();
    await layla.goto('/user/students/documents');
    await expect(layla.getByText('The second page is missing.')).toBeVisible();
    await layla.getByRole('button', { name: 'Send another file' }).first().click();
    await layla.locator('input[type=file]').setInputFiles(pdf('both-pages.pdf'));
    await expect(layla.getByRole('img', { name: 'Sent' })).toBeVisible();
    await layla.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(layla.getByText('Waiting')).toBeVisible();
  });

  for (const { child, doctor } of families)
    await test.step(`the packet of ${child} is accepted and written into the profile`, async () => {
      await openEntry(grace, forms.web, child);
      await grace.getByRole('button', { name: 'Approve' }).click();
      await grace.getByRole('button', { name: 'Save 2 answers to the profile' }).click();
      await expect(grace.getByText('2 answers are in the profile.').last()).toBeVisible();
      await expect(grace.getByRole('region', { name: 'For the profile' })).toHaveCount(0);
      await grace.goto('/pets');
      await grace.getByRole('button', { name: child }).first().click();
      await grace.getByRole('link', { name: 'Open the profile' }).click();
      await grace.getByRole('tab', { name: 'Details' }).click();
      await expect(grace.getByText(child === 'Ava Lopez' ? 'Dr. Chen' : doctor).first()).toBeVisible();

      await openEntry(grace, forms.slips, child);
      const signed = grace.getByRole('link', { name: 'Download the signed PDF' });
      await expect(async () => {
        await grace.reload();
        await expect(signed).toBeVisible({ timeout: 4000 });
      }).toPass({ timeout: 90_000 });
      await grace.getByRole('button', { name: 'Check the seal' }).click();
      await expect(grace.getByText('Unchanged since it was sealed.')).toBeVisible();
      const got = await grace.request.get((await signed.getAttribute('href')) ?? '');
      const bytes = await got.body();
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      const copy = (buffer: Buffer) =>
        grace.locator('input[type=file]').setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer });
      await copy(bytes);
      await expect(grace.getByText('This file is the sealed PDF, unchanged.')).toBeVisible();
      bytes[99] = (bytes[99] ?? 0) ^ 1;
      await copy(bytes);
      await expect(grace.getByText('This file isn’t the sealed PDF.')).toBeVisible();
      await grace.getByRole('button', { name: 'Approve' }).click();
      await expect(grace.getByRole('button', { name: 'Undo approval' })).toBeVisible();

      await grace.goto('/documents?of=papers');
      await grace.getByText(cardOf(child)).first().click();
      await grace.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(grace.getByText(`${cardOf(child)} was approved.`)).toBeVisible();
      await grace.goto('/documents?of=immunizations');
      await grace.getByRole('row', { name: new RegExp(child) }).click();
      await grace.getByRole('button', { name: 'Verify Hepatitis A' }).click();
      await expect(grace.getByText('Hepatitis A was approved.')).toBeVisible();
    });

  await test.step('who has read the handbook, and the families see what became of it', async () => {
    await grace.goto('/documents');
    await grace.getByRole('link', { name: handbook }).click();
    await grace.getByRole('tab', { name: 'Who has read it' }).click();
    for (const { parent } of families)
      await expect(grace.getByRole('listitem').filter({ hasText: parent })).toContainText('Read on');
    for (const [account, phone] of phones) {
      const child = families.find((one) => one.account === account)?.child ?? '';
      await phone.goto('/user/students/forms');
      const see = phone.getByRole('link', { name: `View · ${web} · ${child}` });
      await expect(phone.getByRole('listitem').filter({ has: see })).toContainText('Approved');
    }
  });

  await test.step('the inspector gets it on paper', async () => {
    await grace.goto('/documents?of=immunizations');
    for (const { child } of families) await expect(grace.getByRole('row', { name: new RegExp(child) })).toBeVisible();
    await grace.getByRole('button', { name: 'Export' }).click();
    const coming = grace.waitForEvent('download');
    await grace.getByRole('menuitem', { name: 'PDF' }).click();
    const file = await (await coming).createReadStream();
    const bytes = Buffer.concat(await file.toArray());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await openEntry(grace, forms.web, 'Mia Chen');
    await expect(grace.getByText('Dr. Okafor').first()).toBeVisible();
    await grace.emulateMedia({ media: 'print' });
    await expect(grace.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(grace.getByText('Dr. Okafor').first()).toBeVisible();
    expect((await grace.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
