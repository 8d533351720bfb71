import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterTo } from '../../src/domains/auth/test/emails.ts';
import { type Served, serve } from '../../src/domains/auth/test/served.ts';
import { aContact } from '../../src/domains/users/test/users.factory.ts';
import { jobs } from '../../src/jobs.ts';
import { type TrustedProxies, trustedProxies } from '../../src/kernel/lib/proxies.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

test('TRUST_PROXY is a number of hops or a list of proxies, and anything else stops the start', () => {
  expect([undefined, '', '0', '1', '2'].map(trustedProxies)).toEqual([false, false, false, 1, 2]);
  expect(trustedProxies('loopback, 10.0.0.0/8,2001:db8::/32')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
  for (const wrong of ['true', 'yes', '*', '-1', '1.5', '99', '10.0.0.0/33', '10.0.0.0/8/8', 'localhost', 'all'])
    expect(() => trustedProxies(wrong), wrong).toThrow(/TRUST_PROXY is/);
});

/** Anything that is counted by address. */
const asked = '{ checkUserEmail(email: "nobody@example.com") { counter } }';

/** Under which address a call was counted. */
const countedUnder = async (trustProxy: TrustedProxies, forwarded: string, ip = '10.0.0.2'): Promise<unknown> => {
  await served.restart({ trustProxy });
  await served.tenant.db.deleteFrom('attempt').execute();
  const { code } = await served.ask(asked, { headers: { 'x-forwarded-for': forwarded }, ip });
  expect(code).toBeUndefined();
  const rows = await served.tenant.db
    .selectFrom('attempt')
    .select('key')
    .where('kind', '=', 'call checkUserEmail')
    .execute();
  return rows.map(({ key }) => key);
};

test('what the caller wrote into X-Forwarded-For is never its address', async () => {
  expect(await countedUnder(1, '203.0.113.9, 198.51.100.4')).toEqual(['198.51.100.4']);
  expect(await countedUnder(2, '203.0.113.9, 198.51.100.4, 10.0.0.1')).toEqual(['198.51.100.4']);
  expect(await countedUnder(['10.0.0.0/8'], '203.0.113.9, 198.51.100.4, 10.0.0.1')).toEqual(['198.51.100.4']);
  expect(await countedUnder(['10.0.0.0/8'], '203.0.113.9', '198.51.100.7')).toEqual(['198.51.100.7']);
  expect(await countedUnder(false, '203.0.113.9')).toEqual(['10.0.0.2']);
  for (const none of ['not an address', 'unknown', "'; drop table", '1.2.3.4.5', '198.51.100.4:4711'])
    expect(await countedUnder(1, none), none).toEqual([none === '198.51.100.4:4711' ? '198.51.100.4' : '10.0.0.2']);
});

test('a host or scheme that is none is bad input and no fault of ours', async () => {
  await served.restart({ trustProxy: 1 });
  for (const host of ['localhost:99999', 'localhost:-1', 'localhost:8a', 'localhost:80:80']) {
    const { code } = await served.ask(asked, { headers: { host } });
    expect(code, host).toBe('BAD_INPUT');
  }
});

test('a link in a letter leads to a host the centre has, whatever the request says', async () => {
  await served.restart({ trustProxy: 1, jobs });
  const { email } = await aContact(served.tenant);
  const forged: Record<string, string>[] = [
    { 'x-forwarded-proto': 'javascript' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost:9' },
    { host: 'localhost:9' },
    { host: '127.0.0.1' },
  ];
  for (const headers of forged) {
    await served.tenant.db.deleteFrom('outbox').execute();
    await served.ask(`mutation { forgotPassword(email: ${JSON.stringify(email)}) { status } }`, { headers });
    const { written } = await letterTo(served.tenant, email ?? '', 'reset');
    expect(written.button?.href, JSON.stringify(headers)).toMatch(/^http:\/\/localhost:4000\/password\/reset\//);
  }
});
