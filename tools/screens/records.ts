import type { Browser } from '@playwright/test';
import { callAs } from '../../apps/e2e/src/calls.ts';
import { emptyPages, pdfFile } from '../../apps/e2e/src/pdf.ts';
import { signIn } from '../../apps/e2e/src/test.ts';
import type { Row } from './rows.ts';

/** Screens of a record that the demo has none of. */
export const showsMade = ({ path }: Pick<Row, 'path'>): boolean =>
  /\/:folder$|incident\/:id$|:documentId$|:otherId$/.test(path);

/** Makes the records of those screens: an incident, a folder of pictures, a document and a file. */
export const makeRecords = async (browser: Browser, url: string): Promise<void> => {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await signIn(page, 'manager');
    const { ask } = await callAs(context.request, 'manager');
    const { me } = await ask('{ me { locations { id } } }');
    await ask('mutation { createImageFolder(name: "Seasons") { status } }');
    await ask(
      `mutation { requestIncident(name: "A fall at the slide", details: "Ava fell from the second step.",
        location: ${me.locations[0].id}, videos: []) { status message } }`,
    );
    for (const [path, button, name] of [
      ['/documents', 'Add a document', 'Family handbook'],
      ['/files/others', 'Add a file', 'Closing checklist'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: button }).first().click();
      await page.getByLabel('Name', { exact: false }).first().fill(name);
      await page.locator('input[type=file]').setInputFiles(pdfFile(`${name}.pdf`, emptyPages(1)));
      await page.getByRole('img', { name: 'Sent' }).waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('link', { name }).waitFor();
    }
  } finally {
    await context.close();
  }
};
