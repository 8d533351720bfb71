import { expect, test } from '../src/webkit-test.ts';

test.use({ productOf: 'webkit' });

test('somebody signs in, is taken back to what they asked for, and out again', { tag: '@short' }, async ({
  walker,
}) => {
  await walker.goto('/contact-profile');
  await walker.isAt(/^\/login\?back=/);
  // This engine has no passkeys here: nothing may offer one.
  expect(await walker.run(`'PublicKeyCredential' in globalThis`)).toBe(false);
  await walker.sees('Forgot it?');
  expect(await walker.text()).not.toMatch(/passkey/i);
  await walker.fill('Username', 'parent');
  await walker.fill('Password', 'wrong');
  await walker.press('Sign in');
  await walker.sees('That username and password don’t match');
  await walker.fill('Password', 'nestling-demo');
  await walker.press('Sign in');
  await walker.isAt(/^\/contact-profile$/);
  await walker.sees('Where you’re signed in');
  expect(await walker.serious()).toEqual([]);

  await walker.driver.navigate().refresh();
  await walker.sees('Where you’re signed in');
});

test('an account of another centre signs in at its own address alone', async ({ walker, product }) => {
  await walker.signIn('owner');
  await walker.sees('That username and password don’t match');
  await walker.driver.get(`${product.url('paws')}/login`);
  await walker.fill('Username', 'owner');
  await walker.fill('Password', 'nestling-demo');
  await walker.press('Sign in');
  await walker.isAt(/^\/home$/);
});
