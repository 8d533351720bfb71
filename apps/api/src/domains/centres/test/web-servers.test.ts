import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '../../../installation.ts';
import { decrypt } from '../../../secrets/vault.ts';

const SAID = 'status message errors { field code }';
const LINE = 'id name url ftp path username has_password port type created_at updated_at';
const given = {
  ...{ name: 'Pages', url: 'https://pages.example.org', ftp: 'ftp.example.org', path: '/www' },
  ...{ username: 'pages', password: 'a secret of theirs', port: 22, type: 'sftp' },
};
let server: TestServer;
let support: Person;
beforeAll(async () => {
  server = await startTestServer();
  support = await server.as('kvsupport');
});
afterAll(() => server?.close());

const list = async (search = '') =>
  (await support.call('webServers', { search, first: 20, page: 1 }, `data { ${LINE} }`)).data;
const kept = (id: string) =>
  server.tenant.db.selectFrom('web_server').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const passwordOf = async (id: string): Promise<string> => {
  const { password_sealed } = await kept(id);
  const about = `password of web server ${id} of centre ${server.tenant.centre}`;
  return decrypt(installation().secrets.vault, about, password_sealed ?? Buffer.alloc(0));
};

test('a web server is kept with its password sealed, changed without touching it, and deleted', async () => {
  expect(await support.call('createWebServer', given, SAID)).toMatchObject({ status: 'Success' });
  const [{ id, ...line }] = await list('pag');
  const { password, ...shown } = given;
  expect(line).toMatchObject({ ...shown, url: 'https://pages.example.org/', has_password: true });
  expect(JSON.stringify(await kept(id))).not.toContain(password);
  expect(await passwordOf(id)).toBe(password);
  const change = (values: object) => support.call('updateWebServer', { id, ...values }, SAID);
  const more = { url: 'http://new.example.org/', ftp: '', path: '/htdocs', username: 'new', port: 21, type: 'ftps' };
  expect(await change({ name: 'New pages', ...more, password: '' })).toMatchObject({ status: 'Success' });
  expect(await support.call('webServer', { id }, LINE)).toMatchObject({ name: 'New pages', ...more, ftp: null });
  expect(await passwordOf(id)).toBe(password);
  await change({ password: 'another one' });
  expect(await passwordOf(id)).toBe('another one');
  const trail = await server.tenant.db.selectFrom('audit').selectAll().where('entity', '=', 'WebServer').execute();
  expect(trail.length).toBeGreaterThan(1);
  expect(JSON.stringify(trail)).not.toMatch(/a secret of theirs|another one/);
  expect(await support.call('deleteWebServer', { id }, SAID)).toMatchObject({ status: 'Success' });
  expect(await list()).toEqual([]);
  expect(await support.call('deleteWebServer', { id }, SAID)).toMatchObject({ status: 'Error' });
});

test('a name that exists and an address that is none are declined at their field; nobody else reaches it', async () => {
  await support.call('createWebServer', given, SAID);
  const add = (values: object) => support.call('createWebServer', { ...given, ...values }, SAID);
  expect(await add({ name: 'PAGES' })).toMatchObject({ errors: [{ field: 'name', code: 'TAKEN' }] });
  expect(await add({ name: 'Other', url: 'ftp://x' })).toMatchObject({ errors: [{ field: 'url', code: 'INVALID' }] });
  const [{ id }] = await list();
  const other = await server.as('admin', { at: await server.centre('else') });
  expect(await other.call('webServer', { id }, 'id')).toBeNull();
  expect(await other.call('updateWebServer', { id, name: 'Mine' }, SAID)).toMatchObject({ status: 'Error' });
  expect(await other.call('deleteWebServer', { id }, SAID)).toMatchObject({ status: 'Error' });
  expect(await list()).toHaveLength(1);
});
