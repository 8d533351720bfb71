import { seriousIn } from '../src/axe.ts';
import { callAs } from '../src/calls.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records' });

const zone = 'America/New_York';
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());
/** The minute of the clock in New York so many minutes ago; at least the first of its day. */
const clockBefore = (minutes: number): string => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const [now, then] = [clock.format(new Date()), clock.format(new Date(Date.now() - minutes * 60_000))];
  return then > now ? '00:00' : then;
};

test('a dose nobody wrote of is asked about in the room, and answered with a reason; the office sees which drill is due', async ({
  as,
}) => {
  const [grace, hannah] = await Promise.all([as('manager'), as('teacher')]);
  const office = await callAs(grace.request, 'manager');
  const { me } = await office.ask('{ me { locations { id } } }');
  const location = me.locations[0].id;
  const { getActiveStudents: all } = await office.ask(`{ getActiveStudents(location: ${location}) { id full_name } }`);
  const mia = all.find(({ full_name }: { full_name: string }) => full_name === 'Mia Chen');
  await office.ask(`mutation { saveHealthSetting(location: ${location}, dose_grace: 10) { status } }`);
  const made = await office.ask(
    `mutation { createMedicationAuthorization(student_id: ${mia.id}, name: "Amoxicillin", dose: 5, unit: "ml", route: "mouth",
      times: ["${clockBefore(30)}"], starts_on: "${today()}", ends_on: "${today()}", reason: "Ear infection", witness: false,
      signer: "Wei Chen") { status message } }`,
  );
  expect(made.createMedicationAuthorization).toMatchObject({ status: 'Success' });

  await hannah.goto('/room');
  const due = hannah
    .getByRole('region', { name: 'Medicine due' })
    .getByRole('listitem')
    .filter({ hasText: 'Mia Chen' });
  await expect(due.getByText(/^Missed\?/)).toBeVisible();
  expect(await seriousIn(hannah)).toEqual([]);
  await due.getByRole('button', { name: 'Answer for Amoxicillin' }).click();
  const dialog = hannah.getByRole('dialog');
  await dialog.getByText('Not given', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('Write what happened.').first()).toBeVisible();
  await dialog.getByLabel('Note').fill('She was asleep.');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toBeHidden();
  await expect(due).toHaveCount(0);
  await grace.goto('/medication-authorizations?of=log');
  await expect(grace.getByText('She was asleep.').first()).toBeVisible();

  await office.ask(`mutation { saveDrillPlan(location: ${location}, kind: "shelter", every_months: 6) { status } }`);
  await grace.goto('/dashboard');
  const needs = grace.getByRole('region', { name: /^Needs you/ });
  await needs.getByRole('link', { name: 'Drill due: Shelter in place' }).click();
  await expect(grace).toHaveURL(/\/drills/);
});
