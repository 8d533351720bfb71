import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '../../../model/user/sign-in-links.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { Authenticator } from './authenticator.ts';
import { lettersTo } from './emails.ts';

const PASSWORD = 'purple tractors at dawn';
const answer = 'status error access_token session_id challenge factors passkey_options user { id }';
const opened = 'status error access_token session_id user { id }';
const outcome = 'status message errors { field code }';

let server: TestServer;
let hash: string;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await hashPassword(PASSWORD);
  origin = `http://localhost:${server.port}`;
});
afterAll(() => server.close());

const options = 'challenge passkey_options status errors { code }';

/** A contact with one passkey. */
const withPasskey = async () => {
  const whose = await aContact(server.tenant, { password_hash: hash });
  const person = await server.as(whose);
  const phone = new Authenticator(origin);
  const { challenge, passkey_options } = await person.call('beginPasskey', { password: PASSWORD }, options);
  const response = phone.create(passkey_options.challenge);
  const added = await person.call('addPasskey', { challenge, response, name: 'Phone' }, outcome);
  expect(added).toMatchObject({ status: 'Success' });
  return { whose, person, phone };
};
const beginSignIn = () => server.guest().call('beginPasskeySignIn', {}, options);
const signIn = (challenge: string, response: object) =>
  server.guest().call('signInByPasskey', { challenge, response, device: { os: 'iOS' } }, opened);

test('a passkey is added by the password, shows in the list, and signs in by itself', async () => {
  const { whose, person, phone } = await withPasskey();
  const listed = await person.call('getSecondFactors', {}, 'app required passkeys { id name last_used_at }');
  expect(listed).toMatchObject({ app: false, required: false, passkeys: [{ name: 'Phone', last_used_at: null }] });
  expect((await lettersTo(server.tenant, whose.email ?? '')).map(({ kind }) => kind)).toEqual(['factor_changed']);

  const { challenge, passkey_options } = await beginSignIn();
  expect(passkey_options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  const done = await signIn(challenge, phone.get(passkey_options.challenge));
  expect(done).toMatchObject({ status: 'Success', user: { id: `${whose.id}` } });
  const trail = await server.tenant.db
    .selectFrom('audit')
    .selectAll()
    .where('call', '=', 'signInByPasskey')
    .where('entity_id', '=', whose.id)
    .execute();
  expect(trail).toMatchObject([{ reason: 'by passkey' }]);
});

test('it does not sign in for another challenge, page or passkey, nor twice, nor as a copy', async () => {
  const { phone } = await withPasskey();
  const first = await beginSignIn();
  const second = await beginSignIn();
  const response = phone.get(second.passkey_options.challenge);
  expect((await signIn(first.challenge, response)).status).toBe('Error');
  expect((await signIn(second.challenge, response)).status).toBe('Success');
  expect((await signIn(second.challenge, response)).status).toBe('Error');

  const tryIt = async (make: (nonce: string) => object) => {
    const { challenge, passkey_options } = await beginSignIn();
    return (await signIn(challenge, make(passkey_options.challenge))).status;
  };
  expect(await tryIt((nonce) => phone.get(nonce, { origin: 'https://evil.example' }))).toBe('Error');
  expect(await tryIt((nonce) => new Authenticator(origin).get(nonce))).toBe('Error');
  expect(await tryIt((nonce) => phone.get(nonce, { back: 2 }))).toBe('Error');
  expect(await tryIt((nonce) => phone.get(nonce, { back: -5 }))).toBe('Success');
});

test('one made for another page is not added, and a challenge adds one passkey of one person', async () => {
  const { person, phone } = await withPasskey();
  const stranger = await server.as(await aContact(server.tenant, { password_hash: hash }));
  const tablet = new Authenticator(origin);
  const { challenge, passkey_options } = await person.call('beginPasskey', { password: PASSWORD }, options);
  const nonce = passkey_options.challenge;
  const add = (who: typeof person, response: object) =>
    who.call('addPasskey', { challenge, response, name: 'Tablet' }, outcome);
  expect((await add(stranger, tablet.create(nonce))).errors).toMatchObject([{ code: 'OVER' }]);
  expect((await add(person, tablet.create(nonce, 'https://evil.example'))).errors).toMatchObject([{ code: 'WRONG' }]);
  const again = await person.call('beginPasskey', { password: PASSWORD }, options);
  expect(again.passkey_options.excludeCredentials).toMatchObject([{ id: phone.id.toString('base64url') }]);
  // The same passkey cannot stand for two accounts.
  const theirs = await stranger.call('beginPasskey', { password: PASSWORD }, options);
  const taken = { challenge: theirs.challenge, response: phone.create(theirs.passkey_options.challenge), name: 'Mine' };
  expect((await stranger.call('addPasskey', taken, outcome)).errors).toMatchObject([
    { field: 'response', code: 'TAKEN' },
  ]);
});

test('it may be the second step of the person who began, and of nobody else', async () => {
  const { whose, phone } = await withPasskey();
  const other = await withPasskey();
  const admin = await server.as('admin');
  await admin.call('saveAppSettings', { key: 'two_step_from', value: 'nobody' }, 'status');
  await server.tenant.db
    .insertInto('totp')
    .values({
      centre_id: server.tenant.centre,
      user_id: whose.id,
      sealed: Buffer.from('unused'),
      created_at: server.clock.now(),
      confirmed_at: server.clock.now(),
    })
    .execute();
  const login = () => server.guest().call('login', { username: whose.username, password: PASSWORD }, answer);
  const finish = (challenge: string, response: object) =>
    server.guest().call('finishLoginByPasskey', { challenge, response }, opened);
  const first = await login();
  expect(first).toMatchObject({ status: 'Error', factors: ['app', 'passkey'] });
  const nonce = first.passkey_options.challenge;
  expect((await finish(first.challenge, other.phone.get(nonce))).status).toBe('Error');
  expect((await finish(first.challenge, phone.get(nonce))).status).toBe('Success');
  const { tenant, clock } = server;
  const token = await addLink(tenant.db, 'autologin', { centre: tenant.centre, user: whose.id, at: clock.now() });
  const byLink = await server.guest().call('verifyAutologin', { token }, answer);
  expect(byLink).toMatchObject({ status: 'Error', factors: ['app', 'passkey'] });
  expect((await finish(byLink.challenge, phone.get(byLink.passkey_options.challenge))).status).toBe('Success');
});

test('a passkey is removed by its owner alone', async () => {
  const { person } = await withPasskey();
  const other = await withPasskey();
  const list = async (of: typeof person): Promise<{ id: string }[]> =>
    (await of.call('getSecondFactors', {}, 'passkeys { id }')).passkeys;
  const [own] = await list(person);
  const remove = (of: typeof person) => of.call('removePasskey', { id: Number(own?.id) }, outcome);
  expect((await remove(other.person)).status).toBe('Error');
  expect((await remove(person)).status).toBe('Success');
  expect(await list(person)).toEqual([]);
  expect(await list(other.person)).toHaveLength(1);
});
