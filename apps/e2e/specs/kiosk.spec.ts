import type { APIRequestContext } from '@playwright/test';
import { callAs, stated } from '../src/calls.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'kiosk' });

/** The paths the page's worker keeps. */
const keptPaths = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((all) => all.flat().map(({ url }) => new URL(url).pathname))`;

/** A teacher writes down that a child came twenty minutes ago. */
const cameEarlier = async (request: APIRequestContext, name: string): Promise<void> => {
  const { id, ask } = await callAs(request, 'teacher');
  const { me } = await ask('{ me { locations { id } } }');
  const { getActiveStudents } = await ask(`{ getActiveStudents(location: ${me.locations[0].id}) { id full_name } }`);
  const child = getActiveStudents.find(({ full_name }: { full_name: string }) => full_name === name);
  const [date, time] = stated(new Date(Date.now() - 20 * 60_000));
  const { saveUserStudentCheckInOutActivity: done } = await ask(
    `mutation { saveUserStudentCheckInOutActivity(students: [${child.id}], date: "${date}", time: "${time}", action_by: ${id}, action: "in") { status message } }`,
  );
  expect(done).toMatchObject({ status: 'Success' });
};

test('the morning without a line: the tablet starts, knows its people, and passes on what it kept', async ({
  as,
  browser,
  browserName,
  product,
}) => {
  test.setTimeout(240_000);
  test.skip(browserName !== 'chromium', 'cutting the line of a page with a service worker');
  const manager = await as('manager');
  await manager.goto('/attendance/kiosk');
  await manager.getByRole('button', { name: 'Set up' }).click();
  await manager.getByRole('button', { name: 'Create a link' }).click();
  const link = (await manager.getByText('/time-clock-page/').textContent()) ?? '';
  await manager.getByRole('button', { name: 'Turn on' }).click();
  await expect(manager.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await manager.getByRole('switch', { name: 'Families sign on the tablet' }).click();

  const tablet = await browser.newContext({ baseURL: product.url(), viewport: { width: 1024, height: 768 } });
  const page = await tablet.newPage();
  const listed = page.waitForResponse(
    async (answer) => (await answer.request().postData())?.includes('DoorList') === true,
  );
  await page.goto(new URL(link).pathname);
  await listed;
  // Once with a line, so that the tablet may know the PIN.
  const type = async () => {
    for (const digit of '482193') await page.getByRole('button', { name: digit, exact: true }).click();
  };
  await type();
  await expect(page.getByRole('button', { name: /Check in Ava/ })).toBeVisible();
  await page.getByRole('button', { name: 'Not you?' }).click();
  const known = page.waitForResponse(
    async (answer) => (await answer.request().postData())?.includes('DoorList') === true,
  );
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await known;
  const kept: () => Promise<string[]> = () => page.evaluate(keptPaths);
  await expect.poll(async () => (await kept()).includes('/time-clock-page/open')).toBe(true);
  // The page and its parts alone: no answer of the server, no picture.
  expect(
    (await kept()).filter((path) => !/^\/(assets\/|icons\/|first-paint\.js$|time-clock-page\/)/.test(path)),
  ).toEqual([]);

  await tablet.setOffline(true);
  await page.goto('/time-clock-page/open');
  await expect(page.getByText('No connection.')).toBeVisible();
  await type();
  await page.getByRole('button', { name: 'Check in Ava and Leo' }).click();
  await expect(page.getByRole('heading', { name: /passes it on/ })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 check-in will be sent when back online.')).toBeVisible();

  await cameEarlier(manager.request, 'Leo Lopez');
  await tablet.setOffline(false);
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect(page.getByText('waits for the connection')).toHaveCount(0);
  await manager.goto('/teacher/students/check-in-or-out');
  await expect(manager.getByRole('button', { name: /Ava Lopez.*Sunflowers/ })).toBeVisible();

  // Of Leo attendance says another time: that waits on the dashboard, with its answer beside it.
  const waits = manager
    .getByRole('region', { name: /^Needs you/ })
    .getByRole('listitem')
    .filter({ hasText: 'Kiosk and attendance disagree about Leo Lopez' });
  await expect(async () => {
    await manager.goto('/dashboard');
    await expect(waits).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await waits.getByRole('button', { name: 'Answer' }).click();
  const differs = manager.getByRole('dialog', { name: /disagree about Leo Lopez/ });
  await expect(differs.getByText('Already checked in')).toBeVisible();
  await differs.getByRole('textbox', { name: 'Reason' }).fill('Asked his mother');
  await differs.getByRole('button', { name: 'Resolve' }).click();
  await expect(differs).toBeHidden();
  await expect(waits).toHaveCount(0);
  await manager.goto('/attendance/kiosk');
  await expect(manager.getByText('No differences.')).toBeVisible();
  await tablet.close();
});
