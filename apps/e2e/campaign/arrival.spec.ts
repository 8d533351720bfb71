import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aCertificate, anAuthority } from '@nestling/api/domains/centres/test/certificates.factory.ts';
import { startReceiver } from '@nestling/testing/webhook-receiver.ts';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { rowsOfCenter } from '../src/center-rows.ts';
import { MovedProduct } from '../src/moved-product.ts';
import { addLocation, addRoom, setUpCenter } from '../src/new-center.ts';
import { choose } from '../src/office.ts';
import { letterTo } from '../src/outbox.ts';
import { csvFile, FAULTS, faultyRoster, procareZip } from '../src/rosters.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 20_000 });

/** A Thursday two weeks ago at the least: the walk's clock stays behind the machine's until its last steps. */
const thursday = (() => {
  const day = new Date(Date.now() - 14 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 3) % 7));
  return day.toISOString().slice(0, 10);
})();
const friday = new Date(Date.parse(thursday) + 86_400_000).toISOString().slice(0, 10);
const secret = 'oak trees grow slowly';
const passphrase = 'correct horse battery staple';
const GOOD = 900;
/** What the button says that saves all that is right, and so many more. */
const saves = (more: number): string => `Save ${(GOOD + more).toLocaleString('en-US')} rows`;
const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');

const home = mkdtempSync(join(tmpdir(), 'nestling-arrival-'));
let moved: MovedProduct;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

/** The admin of the center, signed in at the moment that is. */
const admin = (browser: Browser): Promise<Page> => moved.as(browser, 'ruth', secret);
const count = async (query: string): Promise<number> => Number((await moved.database.query(query)).rows[0].n);
/** Connections that write students now. */
const writing = () =>
  count(`select count(*)::int as n from pg_locks where relation = 'student'::regclass and mode = 'RowExclusiveLock'`);
const students = () => count('select count(*)::int as n from student where archived_at is null');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const authority = await anAuthority();
  receiver = await startReceiver(await aCertificate(['localhost'], { by: authority }));
  writeFileSync(join(home, 'authority.pem'), authority.certificate.toString('pem'));
  moved = await MovedProduct.start(`${thursday}T14:00:00Z`, {
    SEED: 'none',
    WEBHOOK_CA: join(home, 'authority.pem'),
    WEBHOOK_NETWORKS: '127.0.0.0/8,::1/128',
  });
});
test.afterAll(async () => {
  await moved?.end();
  await receiver?.close();
  rmSync(home, { recursive: true, force: true });
});

test('an empty center has a location, two rooms and one child already', async ({ browser }) => {
  const context = await moved.context(browser);
  await setUpCenter(await context.newPage(), moved.product, secret);
  await context.close();
  const ruth = await admin(browser);
  await addLocation(ruth, 'River Road');
  await addRoom(ruth, 'Meadow');
  await addRoom(ruth, 'Brook');
  await ruth.goto('/students');
  await ruth.getByRole('button', { name: 'Add student' }).first().click();
  await ruth.getByRole('textbox', { name: 'Name', exact: true }).fill('Ida');
  await ruth.getByLabel('Last name').fill('Moss');
  await choose(ruth, 'Homeroom', 'Meadow');
  await ruth.getByRole('button', { name: 'Add Ida' }).click();
  await expect(ruth.getByText('Ida Moss').first()).toBeVisible();
});

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Rows' }).getByRole('row');
const rowAt = (page: Page, row: number) =>
  rowsOf(page).filter({ has: page.getByRole('cell', { name: String(row), exact: true }) });

/** Mends what is wrong with a row in the panel of its cells; `of` is the contact whose cells they are. */
const mend = async (page: Page, row: number, cells: Record<string, string>, of?: string): Promise<void> => {
  await rowAt(page, row)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: `Mend row ${row}`, exact: true }).click();
  const take = page.getByRole('button', { name: 'Take over' });
  const panel = page.locator('form').filter({ has: take });
  const place = of === undefined ? panel : panel.getByRole('group', { name: of });
  for (const [label, value] of Object.entries(cells)) {
    if (label === 'Who is this?') {
      await panel.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: value }).click();
    } else await place.getByRole('textbox', { name: label, exact: true }).first().fill(value);
  }
  await take.click();
  await expect(take).toBeHidden();
};

const readRoster = async (page: Page): Promise<void> => {
  await page.goto('/sync-brightwheel');
  await page.locator('input[type=file]').setInputFiles(csvFile('School-Roster.csv', faultyRoster(GOOD)));
  await expect(page.getByText(/The column “ssn” was left out/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('combobox', { name: 'Show', exact: true }).click();
  await page.getByRole('option', { name: 'Only rows to mend' }).click();
};

test('a roster with twelve kinds of faults says each at its row, and is mended there', async ({ browser }) => {
  const ruth = await admin(browser);
  await readRoster(ruth);
  const rows = rowsOf(ruth);
  await expect(rows).toHaveCount(FAULTS.length + 2);
  for (const [at, fault] of FAULTS.entries())
    await expect(rows.nth(at + 1), `row ${at + 2}`).toContainText(fault, { useInnerText: true });
  await expect(rows.nth(FAULTS.length + 1)).toContainText('This may be Ida Moss');

  // In the cell of the table itself, by the word once, or in the panel of the row.
  await rowAt(ruth, 2).getByRole('textbox', { name: 'First name' }).fill('Anna');
  await rowAt(ruth, 3).getByRole('textbox', { name: 'Last name' }).fill('Birch');
  await rowAt(ruth, 4).getByRole('textbox', { name: 'Birthday' }).fill('2022-05-24');
  await rowAt(ruth, 5).getByRole('textbox', { name: 'Birthday' }).fill('2022-05-14');
  await ruth.getByRole('combobox', { name: 'Gender “dragon”, one row' }).click();
  await ruth.getByRole('option', { name: 'Male', exact: true }).click();
  await ruth.getByRole('combobox', { name: 'Enrollment “maybe”, one row' }).click();
  await ruth.getByRole('option', { name: 'Enrolled', exact: true }).click();
  await rowAt(ruth, 8).getByRole('textbox', { name: 'Room' }).fill('Brook');
  await mend(ruth, 9, { Allergies: 'Peanut' });
  await mend(ruth, 10, { Email: 'parentf9@families.example' }, 'Parent 1');
  await mend(ruth, 11, { Phone: '617-555-0143' }, 'Parent 1');
  await mend(ruth, 12, { 'Last name': 'Koa' }, 'Approved pickup 2');
  await mend(ruth, 13, { Email: '' }, 'Parent 2');
  await mend(ruth, 14, { 'Who is this?': 'It is Ida Moss' });
  await expect(ruth.getByRole('button', { name: saves(13) })).toBeEnabled();
});

test('it is saved through two kills, each child once, and nobody is written to', async ({ browser }) => {
  const ruth = await admin(browser);
  await ruth.getByRole('button', { name: saves(13) }).click();
  // In the middle of the first sending, of which nothing stays then, and of one after it.
  for (const least of [0, 1]) {
    await expect
      .poll(async () => (await students()) > least && (await writing()) > 0, { timeout: 90_000, intervals: [20] })
      .toBe(true);
    await moved.product.kill('api');
    expect(await students()).toBeLessThan(GOOD);
  }
  // What a kill leaves unsaid is sent once more by a press, as the page says; what was stored is met then.
  const again = ruth.getByRole('button', { name: /^Save (one row|[\d,]+ rows)$/ });
  await expect(async () => {
    if ((await again.count()) > 0 && (await again.isEnabled())) await again.click();
    expect(await students()).toBe(GOOD + 13);
  }).toPass({ timeout: 120_000, intervals: [2_000] });
  const twice = await count(
    'select count(*)::int as n from (select external_id from student group by 1 having count(*) > 1) t',
  );
  expect(twice).toBe(0);
  expect(await count(`select count(*)::int as n from student where zip = '02138'`)).toBe(GOOD + 13);
  expect(await count(`select count(*)::int as n from outbox where recipient like '%families.example'`)).toBe(0);
  // No right that the file does not name: nobody watches, and only whom it says picks up.
  expect(await count('select count(*)::int as n from guardian_link where watch_camera')).toBe(0);
  expect(await count('select count(*)::int as n from guardian_link where pickup')).toBe(2);
});

const takeBack = async (page: Page): Promise<void> => {
  await page.goto('/sync-brightwheel');
  const history = page.getByRole('table', { name: 'Past imports' });
  await history
    .getByRole('button', { name: /School-Roster.csv/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Done' }).click();
};

test('it is taken back to the one child there was, and done again', async ({ browser }) => {
  const ruth = await admin(browser);
  await takeBack(ruth);
  expect(await students()).toBe(1);
  expect(
    await count(`select count(*)::int as n from app_user where email like '%families.example' and deleted_at is null`),
  ).toBe(0);
  await readRoster(ruth);
  await mend(ruth, 14, { 'Who is this?': 'It is Ida Moss' });
  await ruth.getByRole('button', { name: saves(1) }).click();
  await expect.poll(students, { timeout: 120_000 }).toBe(GOOD + 1);
  await expect(ruth.getByText('12 rows are left to mend.')).toBeVisible();
});

test('a ZIP of Procare brings a child of separated parents once, and who must not fetch it is a note', async ({
  browser,
}) => {
  const ruth = await admin(browser);
  await ruth.goto('/procare-import');
  await ruth.locator('input[type=file]').setInputFiles(procareZip());
  await expect(ruth.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Juno', { timeout: 30_000 });
  await ruth.getByRole('button', { name: 'Save one row' }).click();
  await expect(ruth.getByText(/^1 added, 0 changed, 0 the same/)).toBeVisible({ timeout: 30_000 });
  const { rows } =
    await moved.database.query(`select u.fname, l.pickup, l.watch_camera, l.black_list, s.note from guardian_link l
    join student s on s.id = l.student_id join app_user u on u.id = l.user_id where s.fname = 'Juno' order by 1`);
  expect(rows).toMatchObject([
    { fname: 'Mara', pickup: true, watch_camera: false, black_list: false },
    { fname: 'Tomas', pickup: false, watch_camera: false, black_list: false },
  ]);
  expect(rows[0].note).toContain('Must not pick up, by the imported file: Tomas Reyes');
});

test('invitations are released for one room alone', async ({ browser }) => {
  const ruth = await admin(browser);
  await ruth.goto('/procare-import');
  const history = ruth.getByRole('table', { name: 'Past imports' });
  const release = async (room: string) => {
    await history
      .getByRole('button', { name: /procare.zip/ })
      .first()
      .click();
    await ruth.getByRole('menuitem', { name: 'Release invitations' }).click();
    const dialog = ruth.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Of room' }).click();
    await ruth.getByRole('option', { name: room }).click();
    await dialog.getByRole('button', { name: 'Release invitations' }).click();
    return dialog;
  };
  const nobody = await release('Meadow');
  await expect(nobody.getByText('No one waits for an invitation.').first()).toBeVisible();
  await nobody.getByRole('button', { name: 'Cancel' }).click();
  await release('Brook');
  await letterTo(ruth, 'mara.vale@families.example', 'invite_email');
  await letterTo(ruth, 'tomas.reyes@families.example', 'invite_email');
  const letters = await count(`select count(*)::int as n from outbox where recipient like '%families.example'`);
  expect(letters).toBe(2);
});

test('a report of every Friday arrives on Friday', async ({ browser }) => {
  const ruth = await admin(browser);
  await ruth.goto('/saved-reports');
  await ruth.getByRole('button', { name: 'Save a report' }).first().click();
  await ruth.getByRole('combobox', { name: 'Report' }).click();
  await ruth.getByRole('option', { name: 'Total hours' }).click();
  await ruth.getByRole('combobox', { name: 'Who gets the email' }).click();
  await ruth.getByRole('option', { name: /Ruth/ }).click();
  await ruth.keyboard.press('Escape');
  await ruth.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ruth.getByText('Fridays, 7:00 AM')).toBeVisible();
  await moved.goTo(`${friday}T12:16:30Z`);
  const later = await admin(browser);
  await expect(async () => {
    const letter = await letterTo(later, 'ruth@oaks.example', 'saved_report');
    expect(letter.written.subject).toContain('Total hours');
  }).toPass({ timeout: 120_000 });
});

/** Makes something that a program gets in by, and answers what is shown of it once. */
const shownOnce = async (page: Page, label: string): Promise<string> => {
  const copy = page.getByRole('dialog', { name: 'Copy it now' });
  const field = copy.getByLabel(label, { exact: true });
  // A press, unlike a look, waits for the password that is asked for.
  await field.click();
  const value = await field.inputValue();
  await copy.getByRole('button', { name: 'I’ve copied it' }).click();
  return value;
};

test('a script of twenty lines reads the day by token, and hears of a check-in by webhook', async ({ browser }) => {
  await moved.goTo(new Date().toISOString());
  const ruth = await admin(browser);
  await ruth.goto('/account/tokens');
  await ruth.getByRole('button', { name: 'New token' }).first().click();
  const form = ruth.getByRole('dialog').first();
  await form.getByLabel('Name').fill('Who is here');
  await form.getByRole('combobox', { name: 'May' }).fill('Attendance: read');
  await ruth.getByRole('option', { name: 'Attendance: read' }).click();
  await ruth.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create' }).click();
  const token = await shownOnce(ruth, 'Token');

  await ruth.goto('/developers/webhooks');
  await ruth.getByRole('button', { name: 'New webhook' }).first().click();
  const hook = ruth.getByRole('dialog').first();
  await hook.getByLabel('Address').fill(receiver.url);
  await hook.getByRole('combobox', { name: 'Events' }).click();
  await ruth.getByRole('option', { name: 'A child was checked in' }).click();
  await ruth.keyboard.press('Escape');
  await hook.getByRole('button', { name: 'Create' }).click();
  const key = await shownOnce(ruth, 'Secret');

  await ruth.goto('/student-activity/check-in-or-out');
  await ruth.getByRole('textbox', { name: 'Search...' }).fill('Ida Moss');
  await ruth.getByRole('button', { name: /Ida Moss/ }).click();
  await ruth.getByRole('button', { name: /^Check in/ }).click();
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
  const [heard] = receiver.received;
  const headers = Object.fromEntries(
    Object.entries(heard?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const event = Object(new Webhook(key).verify(heard?.body ?? '', headers));
  expect(event.type).toBe('student.checked_in');

  const [{ id: location }] = (await moved.database.query('select id from location')).rows;
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'who-is-here.mjs'), String(location)], {
    env: { NESTLING_URL: moved.product.url(), NESTLING_TOKEN: token },
  });
  expect(stdout).toBe('Ida Moss\n');
  // Thin: what happened to whom by number, and no name.
  expect(heard?.body).not.toContain('Moss');
});

test('the whole center is exported, and stands, equal, in an empty system', async ({ browser }) => {
  const ruth = await admin(browser);
  await ruth.goto('/exports');
  await ruth.getByRole('button', { name: 'Export everything' }).click();
  const form = ruth.getByRole('dialog').filter({ hasText: 'At least 16 characters' });
  await form.getByLabel('Passphrase').first().fill(passphrase);
  await form.getByRole('button', { name: 'Export everything' }).click();
  const line = ruth.getByRole('listitem').filter({ hasText: 'Export of' });
  await expect(line.getByText('Sealed with a passphrase')).toBeVisible({ timeout: 120_000 });
  await line.getByRole('button', { name: /^More/ }).click();
  const saved = ruth.waitForEvent('download');
  await ruth.getByRole('menuitem', { name: 'Download' }).click();
  const archive = join(home, 'center.sealed');
  await (await saved).saveAs(archive);
  const [{ id: center }] = (await moved.database.query(`select id from centre where name = 'Little Oaks'`)).rows;
  const before = await rowsOfCenter(moved.database, center);

  writeFileSync(join(home, 'passphrase'), passphrase);
  const dataDir = join(home, 'data');
  const { stdout } = await run(
    process.execPath,
    [
      join(root, 'tools/run.mjs'),
      'restore-center',
      archive,
      '--passphrase',
      join(home, 'passphrase'),
      '--operator',
      'operator@example.com',
    ],
    { env: { ...process.env, DATA_DIR: dataDir, PORT: '0', SEED: 'none' }, cwd: root },
  );
  expect(stdout).toContain('Little Oaks');
  const stands = await MovedProduct.start(new Date().toISOString(), { SEED: 'none' }, dataDir);
  try {
    const after = await rowsOfCenter(stands.database, center);
    const differing = [...before].filter(([table, rows]) => JSON.stringify(rows) !== JSON.stringify(after.get(table)));
    // What is new in each is that it left there, and came here; and the seal over it.
    expect(differing.map(([table]) => table)).toEqual(['audit', 'audit_seal']);
    const news = (rows: readonly string[] = [], others: readonly string[] = []) =>
      rows.filter((row) => !others.includes(row)).map((row) => JSON.parse(row).call);
    expect(news(before.get('audit'), after.get('audit'))).toEqual(['downloadCenterExport']);
    expect(news(after.get('audit'), before.get('audit'))).toEqual(['restoreCenter']);
    const page = await stands.as(browser, 'ruth', secret);
    await page.goto('/students?search=Ida%20Moss');
    await expect(page.getByText('Ida Moss').first()).toBeVisible();
    expect(after.get('student')).toHaveLength(GOOD + 2);
  } finally {
    await stands.end();
  }
});
