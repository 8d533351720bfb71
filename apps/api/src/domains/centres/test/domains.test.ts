import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { startDns } from '@nestling/testing/dns.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { domainOf, isOurs } from '../domain-name.ts';
import { asHome } from './plans.factory.ts';

const SAID = 'status message errors { field code } domain { id }';
const LINE =
  'id domain serves wanted status reason record_name record_value cloud_front confirmed checked_at proven_at active_at created_at center { id }';
const OURS = '192.0.2.10';
const texts = new Map<string, string>();
const addresses = new Map([['home.nest.example.com', OURS]]);
const aliases = new Map<string, string>();

let server: TestServer;
let dns: Awaited<ReturnType<typeof startDns>>;
let support: Person;
let operator: Person;
let sunny: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  dns = await startDns(texts, { addresses, aliases });
  process.env.DOMAIN_DNS = dns.address;
  server = await startTestServer();
  const home = await asHome(await server.centre('home'));
  await home.db.insertInto('centre_host').values({ host: 'home.nest.example.com', centre_id: home.centre }).execute();
  operator = await server.as('kvsupport', { at: home });
  sunny = server.tenant;
  other = await server.centre('other');
  support = await server.as('kvsupport');
  await server.as('admin');
  await sunny.db
    .updateTable('app_user')
    .set({ email: 'admin@sunny.example', email_confirmed: true })
    .where('centre_id', '=', sunny.centre)
    .where('id', '!=', support.id)
    .execute();
});
afterAll(async () => {
  delete process.env.DOMAIN_DNS;
  dns?.close();
  await server?.close();
});

const add = (who: Person, given: Readonly<Record<string, unknown>>) => who.call('addNewServerDomain', given, SAID);
const code = async (who: Person, given: Readonly<Record<string, unknown>>) =>
  (await add(who, given)).errors?.[0]?.code ?? 'Success';
const one = async (domain: string, who = operator) =>
  (await who.call('getServerDomains', { search: domain }, LINE)).find(
    (row: { domain: string }) => row.domain === domain,
  );
const prove = async (domain: string) => {
  const { record_name, record_value } = await one(domain);
  texts.set(record_name, record_value);
};
const look = (at = sunny) => server.work('center.look_at_domain').then(() => at);
/** A day later each time: what stands is looked at daily. */
const daysGo = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    server.clock.set(new Date(server.clock.now().getTime() + 24 * 3_600_000));
    await server.perform('center.domains');
  }
};
const leadsTo = async (host: string) =>
  (await fetch(`http://127.0.0.1:${server.port}/health`, { headers: { host } })).ok;
const hosts = (at: TestTenant) =>
  at.db.selectFrom('centre_host').select(['host', 'kind']).where('centre_id', '=', at.centre).orderBy('host').execute();

test.each([
  ['Kids.Example.ORG.', 'kids.example.org'],
  ['kita-müller.de', 'xn--kita-mller-feb.de'],
  ['sunny.github.io', 'sunny.github.io'],
])('%s is the name %s', (text, name) => expect(domainOf(text)).toBe(name));
test.each([
  'co.uk',
  'github.io',
  'localhost',
  'kids.local',
  '192.0.2.1',
  '[::1]',
  'kids',
  'https://kids.example.org',
  'kids.example.org/a',
  'a_b.example.org',
  '*.example.org',
  '',
  `${'a'.repeat(64)}.org`,
])('%s is none', (text) => expect(domainOf(text)).toBeNull());
test('what stands under the platform is the platform’s', () => {
  const home = ['home.nest.example.com'];
  for (const name of ['nest.example.com', 'home.nest.example.com', 'moon.nest.example.com'])
    expect(isOurs(name, home)).toBe(true);
  for (const name of ['example.com', 'nest.example.org', 'badnest.example.com']) expect(isOurs(name, home)).toBe(false);
});

test('a name is proven by its own record and served once it leads here; those who run the center are written to', async () => {
  expect(await add(support, { domain: 'Kids.Example.org' })).toMatchObject({ status: 'Success' });
  expect(await one('kids.example.org')).toMatchObject({
    status: 'waiting',
    serves: 'portal',
    record_name: '_nestling-domain.kids.example.org',
    center: { id: String(sunny.centre) },
  });
  await look();
  expect(await one('kids.example.org')).toMatchObject({ status: 'waiting', reason: 'no-record' });
  texts.set('_nestling-domain.kids.example.org', 'nestling-domain=of-somebody-else');
  await server.perform('center.domains');
  expect(await one('kids.example.org')).toMatchObject({ status: 'waiting', reason: 'other-token' });
  await prove('kids.example.org');
  await server.perform('center.domains');
  expect(await one('kids.example.org')).toMatchObject({ status: 'proven', reason: 'points-nowhere' });
  addresses.set('kids.example.org', OURS);
  const { id } = await one('kids.example.org');
  expect((await support.call('checkServerDomain', { id }, SAID)).status).toBe('Success');
  await look();
  const active = await one('kids.example.org');
  expect(active).toMatchObject({ status: 'active', reason: null });
  expect(active.active_at).toBeTruthy();
  expect(await hosts(sunny)).toContainEqual({ host: 'kids.example.org', kind: 'portal' });
  const written = JSON.stringify(await lettersTo(sunny, 'admin@sunny.example'));
  expect(written).toContain('kids.example.org works');
  await server.perform('center.domains');
  expect(JSON.stringify(await lettersTo(sunny, 'admin@sunny.example'))).toBe(written);
});

test('what answers at it is the center, and links lead there from then on', async () => {
  const answered = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: 'POST',
    headers: { host: 'kids.example.org', 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ getThemeSetting { set_title } }' }),
  });
  expect(answered.status).toBe(200);
  expect(await support.call('getCenter', { id: sunny.centre }, 'hostname')).toEqual({ hostname: 'kids.example.org' });
});

test('one owner in all centers, whoever asks; what is none or ours is declined', async () => {
  const elsewhere = await server.as('kvsupport', { at: other });
  expect(await code(elsewhere, { domain: 'KIDS.example.org' })).toBe('TAKEN');
  expect(await code(operator, { domain: 'kids.example.org', center_id: other.centre })).toBe('TAKEN');
  expect(await code(operator, { domain: 'co.uk', center_id: other.centre })).toBe('NO_DOMAIN');
  expect(await code(operator, { domain: 'moon.nest.example.com', center_id: other.centre })).toBe('OURS');
  expect(await code(operator, { domain: 'moon.example.org' })).toBe('REQUIRED');
  expect(await code(elsewhere, { domain: 'moon.example.org', center_id: sunny.centre })).toBe('OUT_OF_REACH');
  const two = await Promise.all([1, 2].map(() => code(elsewhere, { domain: 'twice.example.org' })));
  expect(two.sort()).toEqual(['Success', 'TAKEN']);
  // Another center's names are behind its reach.
  expect(await one('kids.example.org', elsewhere)).toBeUndefined();
  const { id } = await one('kids.example.org');
  for (const call of ['checkServerDomain', 'deleteServerDomain'])
    expect(await elsewhere.call(call, { id }, SAID)).toMatchObject({ status: 'Error', errors: [{ field: 'id' }] });
});

test('one that leads elsewhere is confirmed first, and is not served before it leads here', async () => {
  addresses.set('moved.example.org', '198.51.100.7');
  const asked = await operator.call(
    'addNewServerDomain',
    { domain: 'moved.example.org', center_id: sunny.centre, confirm: [] },
    'status errors { field code message }',
  );
  expect(asked).toMatchObject({ status: 'Error', errors: [{ code: 'CONFIRM' }] });
  expect(asked.errors[0].message).toContain('198.51.100.7');
  expect(await one('moved.example.org')).toBeUndefined();
  const confirm = [asked.errors[0].field.replace('confirm.', '')];
  expect(await add(operator, { domain: 'moved.example.org', center_id: sunny.centre, confirm })).toMatchObject({
    status: 'Success',
  });
  await prove('moved.example.org');
  await look();
  expect(await one('moved.example.org')).toMatchObject({
    status: 'proven',
    reason: 'points-elsewhere',
    confirmed: true,
  });
});

test('one behind CloudFront is served where that was said to be right', async () => {
  addresses.set('cdn.example.org', '198.51.100.9');
  aliases.set('cdn.example.org', 'd111111abcdef8.cloudfront.net');
  const given = { domain: 'cdn.example.org', center_id: sunny.centre, serves: 'site' };
  const asked = await operator.call('addNewServerDomain', { ...given, confirm: [] }, 'errors { field }');
  await add(operator, { ...given, confirm: [asked.errors[0].field.replace('confirm.', '')] });
  await prove('cdn.example.org');
  await look();
  expect(await one('cdn.example.org')).toMatchObject({
    status: 'active',
    cloud_front: 'd111111abcdef8.cloudfront.net',
  });
  expect(await hosts(sunny)).toContainEqual({ host: 'cdn.example.org', kind: 'site' });
});

test('one that is to be inactive is proven and not served, switched on and off; active it is not given up', async () => {
  addresses.set('later.example.org', OURS);
  const { domain } = await add(support, { domain: 'later.example.org', status: 'inactive' });
  await prove('later.example.org');
  await look();
  expect(await one('later.example.org')).toMatchObject({ status: 'inactive', wanted: 'inactive' });
  expect(await leadsTo('later.example.org')).toBe(true);
  expect(await hosts(sunny)).not.toContainEqual({ host: 'later.example.org', kind: 'portal' });
  await support.call('updateServerDomain', { id: domain.id, status: 'active' }, SAID);
  await look();
  expect(await one('later.example.org')).toMatchObject({ status: 'active' });
  expect(await support.call('deleteServerDomain', { id: domain.id }, SAID)).toMatchObject({
    errors: [{ code: 'IN_USE' }],
  });
  await support.call('updateServerDomain', { id: domain.id, status: 'inactive' }, SAID);
  await look();
  expect(await hosts(sunny)).not.toContainEqual({ host: 'later.example.org', kind: 'portal' });
  expect((await support.call('deleteServerDomain', { id: domain.id }, SAID)).status).toBe('Success');
  expect(await one('later.example.org')).toBeUndefined();
});

test('one that was given up rests 30 days for others, and is proven anew by who had it', async () => {
  const elsewhere = await server.as('kvsupport', { at: other });
  expect(await code(elsewhere, { domain: 'later.example.org' })).toBe('RESTS');
  expect(await code(support, { domain: 'later.example.org' })).toBe('Success');
  await look();
  expect(await one('later.example.org')).toMatchObject({ status: 'waiting', reason: 'other-token' });
  await support.call('deleteServerDomain', { id: (await one('later.example.org')).id }, SAID);
  server.clock.set(new Date(server.clock.now().getTime() + 31 * 86_400_000));
  const later = await server.as('kvsupport', { at: other });
  expect(await code(later, { domain: 'later.example.org' })).toBe('Success');
});

test('one whose record is gone for three days is lost and served no more; a silent system of names loses none', async () => {
  dns.state.mute = true;
  await daysGo(1);
  expect(await one('kids.example.org')).toMatchObject({ status: 'active', reason: 'no-answer' });
  dns.state.mute = false;
  await daysGo(1);
  expect(await one('kids.example.org')).toMatchObject({ status: 'active', reason: null });
  texts.delete('_nestling-domain.kids.example.org');
  await daysGo(2);
  expect(await one('kids.example.org')).toMatchObject({ status: 'active', reason: 'no-record' });
  await daysGo(1);
  expect(await one('kids.example.org')).toMatchObject({ status: 'lost' });
  expect(await hosts(sunny)).not.toContainEqual({ host: 'kids.example.org', kind: 'portal' });
  expect(JSON.stringify(await lettersTo(sunny, 'admin@sunny.example'))).toContain('kids.example.org is lost');
  const { id } = await one('kids.example.org');
  expect(await support.call('updateServerDomain', { id, status: 'active' }, SAID)).toMatchObject({
    errors: [{ code: 'STATE' }],
  });
});
