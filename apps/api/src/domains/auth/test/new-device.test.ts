import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { hashPassword } from '../../../secrets/passwords.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { lettersTo, letterTo } from './emails.ts';

const PASSWORD = 'purple tractors at dawn';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jobs });
});
afterAll(() => server.close());

const signIn = async (username: string, client: string): Promise<void> => {
  server.clock.tick(60_000);
  const device = { client, os: 'Linux' };
  const { status } = await server.guest().call('login', { username, password: PASSWORD, device }, 'status');
  expect(status).toBe('Success');
};

test('a device that was not seen before is told of, the first one and known ones are not', async () => {
  const { email: address, username } = await aContact(server.tenant, { password_hash: await hashPassword(PASSWORD) });
  const email = address ?? '';
  await signIn(username, 'Firefox');
  await signIn(username, 'Firefox');
  await signIn(username, 'Safari');
  const { written } = await letterTo(server.tenant, email, 'new_device');
  expect(written.lines.join(' ')).toContain('Safari, Linux');

  await signIn(username, 'Firefox');
  await signIn(username, 'Opera');
  await expect.poll(async () => (await lettersTo(server.tenant, email)).length, { timeout: 10_000 }).toBe(2);
  const [newest, first] = await lettersTo(server.tenant, email);
  expect(newest?.written.lines.join(' ')).toContain('Opera, Linux');
  expect(first?.written.lines.join(' ')).toContain('Safari, Linux');
});
