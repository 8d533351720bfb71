import { guestPages } from '../src/guest-pages.ts';
import { letterTo, pathOf } from '../src/outbox.ts';
import type { Walker } from '../src/walker.ts';
import { expect, test } from '../src/webkit-test.ts';

test.use({ productOf: 'webkit' });

const password = 'seven quiet lanterns';

/** The heading of the page, once it has one. */
const heading = async (walker: Walker): Promise<string> => {
  const text = () => walker.run<string>(`document.querySelector('h1')?.textContent.trim() ?? ''`);
  await expect.poll(text, { timeout: 15_000 }).not.toBe('');
  return text();
};

test('every page before sign-in opens, is sound, and fits a phone and a desk', { tag: '@short' }, async ({
  walker,
}) => {
  test.slow();
  for (const path of guestPages) {
    for (const width of [390, 1280]) {
      await walker.resize(width, 800);
      await walker.goto(path);
      await heading(walker);
      const over = await walker.run('document.documentElement.scrollWidth - innerWidth');
      expect([path, width, over]).toEqual([path, width, 0]);
    }
    expect([path, await walker.serious()]).toEqual([path, []]);
  }
  console.log(`walked in webkit, 390 and 1280 pixels wide: ${guestPages.join(' ')}`);
});

test('a family signs up by the code of its centre, is approved by the link of a letter, and signs in', async ({
  walker,
  request,
}) => {
  const email = 'salma.haddad@example.com';
  await walker.goto('/login');
  await walker.press('Use your sign-up code');
  await walker.fill('Sign-up code', 'sunny-elm');
  await walker.press('Next');
  await walker.sees('For families of Elm Street.');
  await walker.fill('First name', 'Salma');
  await walker.fill('Email', email);
  await walker.fill('Username', 'salma');
  await walker.fill('New password', password);
  await walker.fill('Confirm new password', password);
  await walker.press('Create account');
  await walker.isAt(/^\/email-confirmation\?/);
  const { written } = await letterTo({ request }, email, 'verify_email');
  await walker.press('Enter the code');
  await walker.fill('Code', written.code ?? '');
  await walker.press('Confirm');
  await walker.sees('Your email is confirmed');

  const asked = await letterTo({ request }, 'manager@sunny.example', 'approve');
  await walker.signIn('manager');
  await walker.isAt(/^\/dashboard$/);
  await walker.goto(pathOf(asked));
  await walker.press('Approve');
  await walker.sees('Approved');
});

test('a forgotten password is replaced by the link of a mail, which works once', async ({ walker, request }) => {
  const email = 'family.1@sunny.example';
  await walker.goto('/forgot-password');
  await walker.fill('Email', email);
  await walker.press('Send link');
  await walker.sees('Check your email');
  const link = pathOf(await letterTo({ request }, email, 'reset'));
  await walker.goto(link);
  await walker.fill('New password', password);
  await walker.fill('Confirm new password', password);
  await walker.press('Save password');
  await walker.isAt(/^\/login$/);
  await walker.goto(link);
  await walker.sees('This link no longer works');
  await walker.signIn('family.1', password);
  await walker.isAt(/^\/home$/);
});
