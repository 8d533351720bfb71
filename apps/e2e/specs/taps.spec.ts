import type { Locator, Page } from '@playwright/test';
import { callAs } from '../src/calls.ts';
import { countActs } from '../src/count-acts.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'taps' });

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first();

test('a room of twelve is checked in by four presses at most', async ({ as }) => {
  const teacher = await as('teacher');
  await teacher.setViewportSize({ width: 1024, height: 768 });
  const office = await callAs(teacher.request, 'manager');
  const { me } = await office.ask('{ me { locations { id } } }');
  const { location_programs: rooms } = await office.ask(
    `{ location_programs(location_id: ${me.locations[0].id}) { id name location_id } }`,
  );
  const own = rooms.find(({ name }: { name: string }) => name === 'Sunflowers');
  for (let child = 1; child <= 12; child += 1) {
    const { createStudent: made } = await office.ask(
      `mutation { createStudent(fname: "Twelve", lname: "Child ${child}", location_id: ${own.location_id},
        program_id: ${own.id}, cameras: [], users: []) { status message } }`,
    );
    expect(made).toMatchObject({ status: 'Success' });
  }
  const acts = countActs(teacher);
  await acts.press(teacher.getByRole('navigation').getByRole('link', { name: 'Check-in' }));
  // The own room is chosen already.
  const room = teacher.getByRole('group', { name: 'All rooms' }).getByRole('button', { name: 'Sunflowers' });
  await expect(room).toHaveAttribute('aria-pressed', 'true');
  await acts.press(press(teacher, /^Select all \d+ not here yet$/));
  const many = press(teacher, /^Check in \d+$/);
  expect(Number((await many.textContent())?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(12);
  await acts.press(many);
  // Twelve are more than one teacher may look after: she is asked, and goes on.
  const asked = teacher.getByRole('dialog', { name: /over its ratio|ratio/i });
  await acts.press(asked.getByRole('button', { name: /anyway$/ }));
  await expect(teacher.getByRole('button', { name: /Twelve Child \d+ Sunflowers/ })).toHaveCount(12);
  expect(acts.count()).toBeLessThanOrEqual(4);
});

/** A tablet and a phone, and what is noted on each. */
const devices = [
  { width: 1024, height: 768, allergy: 'Eggs' },
  { width: 390, height: 844, allergy: 'Milk' },
];

/** Notes an allergy of the child that is picked in the room, and what to do, by four acts. */
const addAllergy = async (teacher: Page, acts: ReturnType<typeof countActs>, allergy: string): Promise<void> => {
  await acts.press(press(teacher, 'Add an allergy'));
  const dialog = teacher.getByRole('dialog', { name: 'Add an allergy' });
  await acts.press(teacher.getByRole('option', { name: allergy, exact: true }));
  await acts.type(dialog.getByLabel('What to do'), 'Call the office');
  await acts.press(press(dialog, 'Save'));
};

test('a teacher notes an allergy of a child by four acts, in the room and on a phone', async ({ as }) => {
  const teacher = await as('teacher');
  for (const { allergy, ...size } of devices) {
    await teacher.setViewportSize(size);
    await teacher.goto('/room');
    const child = teacher.getByRole('button', { name: /^.?\s*Noah Rivera/ }).first();
    await child.waitFor();
    const acts = countActs(teacher);
    await acts.press(child);
    await addAllergy(teacher, acts, allergy);
    await expect(child).toContainText(allergy);
    // In words on the safety list too.
    const safety = teacher.getByRole('region', { name: 'Safety in this room' });
    await expect(
      safety.getByRole('listitem').filter({ hasText: 'Noah Rivera' }).filter({ hasText: allergy }),
    ).toContainText('Call the office');
    // And one to pick the child.
    expect(acts.count()).toBeLessThanOrEqual(5);
  }
});

test('a teacher notes an allergy by four acts from the dashboard', async ({ as }) => {
  const teacher = await as('teacher');
  for (const { allergy, ...size } of devices) {
    await teacher.setViewportSize(size);
    await teacher.goto('/dashboard');
    const acts = countActs(teacher);
    const room = teacher.getByRole('region', { name: 'Sunflowers' });
    await acts.press(room.getByRole('link', { name: 'Mia Chen' }));
    await addAllergy(teacher, acts, allergy);
    await expect(teacher.getByRole('button', { name: /^.?\s*Mia Chen/ }).first()).toContainText(allergy);
    expect(acts.count()).toBeLessThanOrEqual(5);
    // And the dashboard says it from then on.
    await teacher.goto('/dashboard');
    await expect(room.getByRole('link', { name: 'Mia Chen' })).toContainText(allergy);
  }
});

test('an absence of today is two presses: of a family on its home, of staff on the list of the day', async ({ as }) => {
  const parent = await as('parent');
  await parent.setViewportSize({ width: 390, height: 844 });
  const leo = parent.getByRole('article', { name: 'Leo' });
  const family = countActs(parent);
  await family.press(press(leo, 'Report an absence'));
  await family.press(press(leo, 'Leo is absent today'));
  await expect(leo.getByText('Absent today', { exact: true })).toBeVisible();
  expect(family.count()).toBe(2);

  const teacher = await as('teacher');
  await teacher.goto('/attendance/students');
  const row = teacher.getByRole('row').filter({ hasText: 'Mateo Castillo' });
  const staff = countActs(teacher);
  await staff.press(press(row, 'Actions for Mateo Castillo'));
  await staff.press(teacher.getByRole('menuitem', { name: 'Mark absent', exact: true }));
  await expect(row).toContainText('Absent');
  expect(staff.count()).toBe(2);
  await press(teacher, 'Undo').click();
  await expect(row).not.toContainText('Absent');
});

test('the tablet at the door opens by itself, sends a PIN at its last digit, and its keys stay where they are', async ({
  as,
  browser,
  product,
}) => {
  const manager = await as('manager');
  const office = await callAs(manager.request, 'manager');
  const { me } = await office.ask('{ me { id locations { id } } }');
  const save = async (setting: string): Promise<void> => {
    const { saveCheckinSetting: saved } = await office.ask(
      `mutation { saveCheckinSetting(location: ${me.locations[0].id}, settings: { ${setting} }) { status } }`,
    );
    expect(saved.status).toBe('Success');
  };
  await save('check_in_qr: true');
  await manager.goto('/attendance/kiosk');
  await press(manager, 'Set up').click();
  await press(manager, 'Create a link').click();
  await expect(manager.getByRole('img', { name: 'Or scan it with the tablet’s camera' })).toBeVisible();
  const link = (await manager.getByText('/time-clock-page/').textContent()) ?? '';
  const tablet = await browser.newContext({ baseURL: product.url(), viewport: { width: 1024, height: 768 } });
  const kiosk = await tablet.newPage();
  await kiosk.goto(new URL(link).pathname);
  await expect(kiosk.getByText('This kiosk is off')).toBeVisible();
  await press(manager, 'Turn on').click();
  // Nobody reloads it.
  await expect(press(kiosk, '5')).toBeVisible({ timeout: 15_000 });

  const place = async () => (await press(kiosk, '5').boundingBox())?.y;
  const before = await place();
  const acts = countActs(kiosk);
  for (const digit of '482193') await acts.press(press(kiosk, digit));
  await expect(kiosk.getByRole('button', { name: /^Check in / })).toBeVisible();
  // What must not be missed of a child is there in words.
  await expect(kiosk.getByRole('button', { name: /Ava/ }).first().getByText('Peanuts')).toBeVisible();
  expect(acts.count()).toBe(6);
  await press(kiosk, 'Not you?').click();
  for (const digit of '482194') await press(kiosk, digit).click();
  await expect(kiosk.getByText('PIN not recognized. Try again.')).toBeVisible();
  expect(await place()).toBe(before);
  await kiosk.getByText('Forgot your PIN?').click();
  await expect(kiosk.getByText('Ask a teacher to check you in')).toBeVisible();
  await expect(kiosk.getByRole('img', { name: 'Or scan this with your phone’s camera.' })).toBeVisible();

  // PINs of four digits, where the location has them.
  await save('pin_digits: 4');
  const made = await office.ask(`mutation { generateUserCheckInPin(id: ${me.id}) { status check_in_pin } }`);
  const pin: string = made.generateUserCheckInPin.check_in_pin;
  expect(pin).toMatch(/^\d{4}$/);
  await kiosk.reload();
  for (const digit of pin) await press(kiosk, digit).click();
  await expect(kiosk.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await tablet.close();
});

test('who watched a camera is two presses from it', async ({ as }) => {
  const manager = await as('manager');
  await manager.goto('/cameras');
  const acts = countActs(manager);
  await acts.press(press(manager, /^Actions for /));
  await acts.press(manager.getByRole('menuitem', { name: 'Who watched', exact: true }));
  const seen = manager.getByRole('complementary').filter({ hasText: /^Who watched / });
  await expect(seen.getByRole('list').or(seen.getByText('No one watched.'))).toBeVisible();
  expect(acts.count()).toBe(2);
  await seen.getByText('Last 31 days').click();
  await expect(seen.getByRole('radio', { name: 'Last 31 days' })).toBeChecked();
});

test('the first steps of a parent and of an owner tell what is done, and are put away and taken out again', async ({
  as,
}) => {
  for (const role of ['parent', 'admin'] as const) {
    const page = await as(role);
    const list = page.getByRole('region', { name: 'Your first steps' });
    await expect(list.getByText(/^\d+ of \d+ done$/)).toBeVisible();
    await press(list, 'Show all').click();
    // Ticked off by what is there: nobody has pressed anything.
    await expect(list.getByRole('img', { name: 'Done' }).first()).toBeVisible();
    const [, all = ''] = /of (\d+)/.exec((await list.textContent()) ?? '') ?? [];
    await expect(list.getByRole('listitem')).toHaveCount(Number(all));
    await press(list, 'Hide this list').click();
    await expect(list).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(list).toHaveCount(0);
  }
  const parent = await as('parent');
  const family = await callAs(parent.request, 'parent');
  await family.ask('mutation { hideFirstSteps(hidden: false) { status } }');
  await parent.reload();
  await press(parent.getByRole('region', { name: 'Your first steps' }), 'Hide this list').click();
  await press(parent, 'Undo').click();
  await expect(parent.getByRole('region', { name: 'Your first steps' })).toBeVisible();
});
