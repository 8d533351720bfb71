import { once } from 'node:events';
import { connect, type PeerCertificate } from 'node:tls';
import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { type Authority, aCertificate, anAuthority } from './certificates.factory.ts';
import { asHome } from './plans.factory.ts';

const SAID = 'status message errors { field code }';
const LINE = 'id names hosts key_kind issuer fingerprint not_before not_after created_at';
let server: TestServer;
let operator: Person;
let admin: Person;
let sunny: TestTenant;
let other: TestTenant;
let authority: Authority;
let port = 0;
beforeAll(async () => {
  server = await startTestServer();
  authority = await anAuthority();
  operator = await server.as('admin', { at: await asHome(await server.centre('home')) });
  sunny = server.tenant;
  other = await server.centre('other');
  admin = await server.as('admin');
  await sunny.db
    .insertInto('centre_host')
    .values([
      { host: 'kids.example.org', centre_id: sunny.centre },
      { host: 'www.kids.example.org', centre_id: sunny.centre, kind: 'site' },
      { host: 'moon.example.org', centre_id: other.centre },
    ])
    .execute();
  server.app.tls.listen(0, '127.0.0.1');
  await once(server.app.tls, 'listening');
  const at = server.app.tls.address();
  port = typeof at === 'object' && at ? at.port : 0;
});
afterAll(() => server?.close());

const save = (who: Person, given: Readonly<Record<string, unknown>>, id = sunny.centre) =>
  who.call('saveCenterSslKeys', { id, ...given }, SAID);
const code = async (given: Readonly<Record<string, unknown>>) => (await save(admin, given)).errors?.[0]?.code;
const listed = (who = admin, id = sunny.centre) => who.call('getCenterSslKeys', { id }, LINE);
/** Greets a host as a browser does that believes the test's authority; null where it is not greeted. */
const greet = (servername: string): Promise<PeerCertificate | null> =>
  new Promise((done) => {
    const ca = authority.certificate.toString('pem');
    const socket = connect({ host: '127.0.0.1', port, servername, ca }, () => {
      done(socket.getPeerCertificate());
      socket.destroy();
    });
    socket.on('error', () => done(null));
  });

test('a pair is kept, greets its host alone, and its key is answered to nobody', async () => {
  expect(await greet('kids.example.org')).toBeNull();
  const pair = await aCertificate(['kids.example.org'], { by: authority });
  expect(await save(admin, { ...pair, domain: 'kids.example.org' })).toMatchObject({ status: 'Success' });
  const [kept] = await listed();
  expect(kept).toMatchObject({ names: ['kids.example.org'], hosts: ['kids.example.org'], key_kind: 'EC prime256v1' });
  expect(kept.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify([await listed(), await listed(operator)])).not.toContain('PRIVATE');
  const row = await sunny.db.selectFrom('center_certificate').selectAll().executeTakeFirstOrThrow();
  expect(row.key_sealed.toString('latin1')).not.toContain('PRIVATE');
  expect(JSON.stringify(server.log)).not.toContain('PRIVATE');
  await expect.poll(async () => (await greet('kids.example.org'))?.subject.CN).toBe('a center');
  expect(await greet('www.kids.example.org')).toBeNull();
  expect(await greet('moon.example.org')).toBeNull();
});

test('behind the greeting stands the center itself', async () => {
  const ca = authority.certificate.toString('pem');
  const socket = connect({ host: '127.0.0.1', port, servername: 'kids.example.org', ca });
  await once(socket, 'secureConnect');
  socket.write('GET /health HTTP/1.1\r\nhost: kids.example.org\r\nconnection: close\r\n\r\n');
  let said = '';
  for await (const part of socket) said += String(part);
  expect(said).toContain('200 OK');
});

test('the one that ends last greets; a star is one label and no other center’s host', async () => {
  await save(admin, await aCertificate(['*.example.org', '*.kids.example.org'], { by: authority, holds: 4000 }));
  await expect.poll(async () => (await greet('www.kids.example.org'))?.subjectaltname).toContain('*.kids.example.org');
  expect((await greet('kids.example.org'))?.subjectaltname).toContain('*.example.org');
  expect(await greet('moon.example.org')).toBeNull();
  const [first, second] = await listed();
  expect([first.hosts, second.hosts]).toEqual([[], ['kids.example.org', 'www.kids.example.org']]);
});

test('what does not hold together, is weak, is over or names nothing is declined at its field', async () => {
  const pair = await aCertificate(['a.example.org']);
  const more = await aCertificate(['a.example.org']);
  expect(await code({ ...pair, private_key: more.private_key })).toBe('OTHER_KEY');
  expect(await code({ ...pair, chain: more.chain })).toBe('CHAIN');
  expect(await code({ ...pair, certificate: 'no certificate' })).toBe('UNREADABLE');
  expect(await code({ ...pair, private_key: 'no key' })).toBe('UNREADABLE');
  expect(await code({ ...pair, domain: 'b.example.org' })).toBe('OTHER_NAME');
  expect(await code(await aCertificate(['a.example.org'], { bits: 1024 }))).toBe('WEAK');
  expect(await code(await aCertificate(['a.example.org'], { holds: 30 }))).toBe('EXPIRED');
  expect(await code(await aCertificate([]))).toBe('NO_NAME');
  expect(await code(await aCertificate(['a.example.org'], { bits: 2048 }))).toBeUndefined();
});

test('the same pair twice is kept once; the only one of a host is not removed', async () => {
  const before = (await listed()).length;
  const pair = await aCertificate(['www.kids.example.org'], { by: authority, holds: 3000 });
  await save(admin, pair);
  await save(operator, pair);
  expect(await listed()).toHaveLength(before + 1);
  const remove = (id: string, who = admin) => who.call('deleteCenterSslKeys', { id }, SAID);
  const named = async (name: string) => (await listed()).find((one: { names: string[] }) => one.names.includes(name));
  expect((await remove((await named('a.example.org')).id)).status).toBe('Success');
  expect((await remove((await named('*.example.org')).id)).status).toBe('Success');
  expect(await remove((await named('www.kids.example.org')).id)).toMatchObject({ errors: [{ code: 'IN_USE' }] });
  const stranger = await server.as('admin', { at: other });
  expect((await remove((await named('kids.example.org')).id, stranger)).status).toBe('Error');
  await expect(listed(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('who runs the center is written to two weeks, a week and three days before the end, once each', async () => {
  await sunny.db
    .updateTable('app_user')
    .set({ email: 'admin@sunny.example', email_confirmed: true })
    .where('id', '=', admin.id)
    .execute();
  const written = async () =>
    (await lettersTo(sunny, 'admin@sunny.example')).filter(({ kind }) => kind === 'center_certificate').length;
  const { not_after } = (await listed()).find((one: { names: string[] }) => one.names.includes('www.kids.example.org'));
  const counts: number[] = [];
  for (const left of [20, 14, 13, 7, 6, 3, 2]) {
    server.clock.set(new Date(new Date(not_after).getTime() - left * 86_400_000));
    await server.perform('center.certificates');
    counts.push(await written());
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

const asked = (domain: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://127.0.0.1:${server.port}/internal/tls/ask?domain=${domain}`, { headers }).then(({ status }) => status);
test('a proxy is told which hosts are centers’, from memory, and nobody else is', async () => {
  expect(await asked('kids.example.org')).toBe(200);
  expect(await asked('KIDS.example.org.')).toBe(200);
  expect(await asked('stranger.example.org')).toBe(404);
  expect(await asked('kids.example.org', { 'x-forwarded-for': '198.51.100.1' })).toBe(404);
  expect(await server.statements(() => asked('stranger2.example.org'))).toBe(0);
  process.env.TLS_ASK_FROM = '10.0.0.5';
  expect(await asked('kids.example.org')).toBe(404);
  process.env.TLS_ASK_FROM = '10.0.0.5,127.0.0.0/8';
  expect(await asked('kids.example.org')).toBe(200);
  delete process.env.TLS_ASK_FROM;
});
