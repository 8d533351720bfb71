import { Client, send } from '@nestling/api/harness/client.ts';
import type { Person } from '@nestling/api/harness/test-server.ts';
import { tokenDomains, tokenScopes } from '@nestling/rules/token-scopes.ts';
import { afterAll, expect, test } from 'vitest';
import { calls, domainOf } from '../../../domains.ts';
import { hashSecret, isSecret, newSecret } from '../../../secrets/program-secret.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { scopeFor } from '../scope-for.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
const made = `token access_token { id name hint scopes networks expires_at last_used_at last_ip } ${outcome}`;
const student = await aStudent(server.tenant, { location_id: elm.id });

/** Whoever shows a token, as a program does. */
const program = (token: string, headers: Readonly<Record<string, string>> = {}): Client =>
  new Client({ ...server.guest().way, headers: async () => ({ ...headers, authorization: `Bearer ${token}` }) });

const make = async (who: Person, scopes: readonly string[], more: object = {}) => {
  const answer = await who.call('createAccessToken', { name: 'Nightly report', scopes, ...more }, made);
  expect(answer).toMatchObject({ status: 'Success' });
  return { id: Number(answer.access_token.id), token: String(answer.token), answer };
};
const reads = (token: string) => program(token).call('student', { id: student.id }, 'id');
const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'served',
    (error: { code?: string }) => error.code,
  );

test('a token is shown once, kept as a hash, and acts within its scopes', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const { token, answer } = await make(teacher, ['students:read']);
  expect(isSecret('nst', token)).toBe(true);
  expect(answer.access_token).toMatchObject({
    name: 'Nightly report',
    hint: token.slice(-4),
    scopes: ['students:read'],
    networks: [],
    expires_at: '2026-06-09T15:00:00.000Z',
    last_used_at: null,
  });
  const row = await server.tenant.db
    .selectFrom('access_token')
    .selectAll()
    .where('hash', '=', hashSecret(token))
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token.slice(4, 40));

  expect(await reads(token)).toEqual({ id: String(student.id) });
  expect(await program(token).call('me', {}, 'id')).toEqual({ id: String(teacher.id) });
  await expect(program(token).call('relationships', { location: elm.id }, 'id')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    extensions: { reason: 'SCOPE', scope: 'relationships:read' },
  });
  server.clock.tick(1_000);
  await reads(token);
  await server.app.use.write();
  const [told] = await teacher.call('getAccessTokens', {}, 'last_used_at last_ip');
  expect(told).toEqual({ last_used_at: server.clock.now().toISOString(), last_ip: '127.0.0.1' });
  expect(await teacher.call('getUserSessions', {}, 'id')).toHaveLength(1);
});

test('it asks for the password again, and for scopes, days and networks that there are', async () => {
  const unsure = await server.as('teacher', { locations: [elm], confirmed: false });
  const form = { name: 'Report', scopes: ['students:read'] };
  expect(await unsure.call('createAccessToken', form, made)).toMatchObject({
    status: 'Error',
    token: null,
    errors: [{ field: 'confirm_identity', code: 'CONFIRM' }],
  });
  const teacher = await server.as('teacher', { locations: [elm] });
  const asked = (more: object) => teacher.call('createAccessToken', { ...form, ...more }, outcome);
  expect(await asked({ scopes: [] })).toMatchObject({ errors: [{ field: 'scopes', code: 'NONE' }] });
  expect(await asked({ scopes: ['auth:write'] })).toMatchObject({ errors: [{ field: 'scopes', code: 'UNKNOWN' }] });
  expect(await asked({ networks: ['home'] })).toMatchObject({ errors: [{ field: 'networks', code: 'INVALID' }] });
  expect(await asked({ days: 366 })).toMatchObject({ status: 'Error', errors: [{ field: 'days' }] });
  expect(await teacher.call('getAccessTokens', {}, 'id')).toEqual([]);
});

test('it ends by revoking, its day, a changed password, and with its owner', async () => {
  const ends: Record<string, (who: Person, id: number) => Promise<unknown>> = {
    revoked: (who, id) => who.call('revokeAccessToken', { id }, 'status'),
    dismissed: (who) =>
      server.tenant.db.updateTable('app_user').set({ status: 'inactive' }).where('id', '=', who.id).execute(),
    pending: (who) =>
      server.tenant.db.updateTable('app_user').set({ pending: true }).where('id', '=', who.id).execute(),
    'another role': (who) =>
      server.tenant.db.updateTable('user_role').set({ role_id: 5 }).where('user_id', '=', who.id).execute(),
    'no role': (who) => server.tenant.db.deleteFrom('user_role').where('user_id', '=', who.id).execute(),
    'signed out everywhere': (who) => who.call('logoutAllSessions', {}, 'status'),
  };
  for (const [why, end] of Object.entries(ends)) {
    const who = await server.as('teacher', { locations: [elm] });
    const { id, token } = await make(who, ['students:read']);
    expect(await codeOf(reads(token)), why).toBe('served');
    await end(who, id);
    expect(await codeOf(reads(token)), why).toBe('UNAUTHENTICATED');
  }
  const who = await server.as('teacher', { locations: [elm] });
  const { token } = await make(who, ['students:read'], { days: 1 });
  server.clock.tick(24 * 60 * 60_000);
  expect(await codeOf(reads(token))).toBe('UNAUTHENTICATED');
});

test('it may no more than its owner at the moment: moved, black-listed, of another center', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const { token } = await make(teacher, ['students:read']);
  await server.tenant.db.deleteFrom('user_location').where('user_id', '=', teacher.id).execute();
  expect(await codeOf(reads(token))).toBe('FORBIDDEN');

  const father = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: father.id });
  const his = await make(father, ['students:read', 'cameras:read', 'watch']);
  expect(await codeOf(reads(his.token))).toBe('served');
  const pair = { student_id: student.id, user_id: father.id };
  await manager.call('addGuardianBlackList', { ...pair, note: 'By order of the court' }, 'status');
  expect(await codeOf(reads(his.token))).toBe('FORBIDDEN');
  expect(await program(his.token).call('getUserStudents', {}, 'id')).toEqual([]);

  const elsewhere = await server.centre();
  const there = new Client({
    ...server.guest(elsewhere).way,
    headers: async () => ({ authorization: `Bearer ${his.token}` }),
  });
  expect(await codeOf(there.call('me', {}, 'id'))).toBe('UNAUTHENTICATED');
});

test('it is used from its networks alone', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const away = await make(teacher, ['students:read'], { networks: ['203.0.113.0/24', '2001:db8::/32'] });
  expect(await codeOf(reads(away.token))).toBe('UNAUTHENTICATED');
  const here = await make(teacher, ['students:read'], { networks: ['127.0.0.0/8'] });
  expect(await codeOf(reads(here.token))).toBe('served');
});

test('no alias and no fragment widens a scope', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const { token } = await make(teacher, ['students:read']);
  const rooms = `relationships(location: ${elm.id}) { id }`;
  for (const query of [
    `{ student: ${rooms} }`,
    `{ ...a } fragment a on Query { ${rooms} }`,
    `{ ... { ... on Query { me { id } x: ${rooms} } } }`,
    `query student { student(id: ${student.id}) { id } ${rooms} }`,
    `{ ... @include(if: true) { ${rooms} } }`,
  ]) {
    const { body } = await program(token).post({ query });
    expect(body, query).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN', reason: 'SCOPE' } }] });
  }
});

test('what no token may: sign-in, PINs, the door, tokens themselves, and a picture without its scope', async () => {
  const admin = await server.as('admin');
  const every = tokenScopes.filter((scope) => scope !== 'watch');
  const { token, id } = await make(admin, every);
  for (const [name, args] of Object.entries({
    getAccessTokens: {},
    createAccessToken: { name: 'Another', scopes: every },
    revokeAccessToken: { id },
    getApiClients: {},
    saveUserCheckInPin: { id: admin.id, check_in_pin: '2468' },
    addGuardianBlackList: { student_id: student.id, user_id: admin.id, note: 'x' },
    loginAsUser: { id: manager.id },
    confirmIdentity: { password: 'x' },
    getUserSessions: {},
  })) {
    const selection = name.startsWith('get') ? 'id' : 'status';
    expect(await codeOf(program(token).call(name, args, selection)), name).toBe('FORBIDDEN');
  }
  await expect(
    program(token).call('playCamera', { id: 1, code: 'x', location: elm.id }, '__typename'),
  ).rejects.toMatchObject({ extensions: { reason: 'SCOPE', scope: 'watch' } });
});

test('every domain is open to tokens or shut on purpose, and no call with a secret is open', () => {
  const shut = ['archive', 'auth', 'centres', 'developers', 'exports', 'imports', 'permissions'];
  const all = new Set(Object.keys(calls).map((name) => domainOf(name) ?? ''));
  expect([...all].sort()).toEqual([...tokenDomains, ...shut].sort());
  const open = Object.entries(calls).filter(([name, call]) => scopeFor(domainOf(name), name, call) !== null);
  const odd = open.filter(
    ([name, call]) =>
      (call.kind === 'mutation' && !call.repeatable && scopeFor(domainOf(name), name, call) !== 'watch') ||
      Object.keys(call.input).some((argument) => /password|(^|_)pin($|_)|secret/.test(argument)) ||
      /pin$|password|token/i.test(name),
  );
  expect(odd.map(([name]) => name)).toEqual([]);
  for (const [name, call] of open) {
    const scope = scopeFor(domainOf(name), name, call) ?? '';
    if (scope !== '') expect(tokenScopes, name).toContain(scope);
  }
});

test('a token in an address is none, and no log holds one', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  const { token } = await make(teacher, ['students:read']);
  const query = encodeURIComponent('{ me { id } }');
  for (const name of ['access_token', 'token', 'authorization', 'api_key']) {
    const { body } = await send(server.guest().way, `/graphql?query=${query}&${name}=${token}`);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  }
  await send(server.guest().way, `/oauth/token?client_secret=${token}`, { method: 'POST' });
  await reads(token);
  await codeOf(program(token).call('relationships', { location: elm.id }, 'id'));
  expect(JSON.stringify(server.log)).not.toContain(token.slice(4, 40));
  expect(isSecret('nst', `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`)).toBe(false);
  expect(await codeOf(reads(newSecret('nst')))).toBe('UNAUTHENTICATED');
});

test('what a token costs is counted, told, and bounded', async () => {
  const { token } = await make(manager, ['students:read']);
  const list = { query: '{ students(first: 200) { data { id } } }' };
  expect((await program(token).post(list)).headers).toMatchObject({
    'ratelimit-policy': '"token";q=3000;w=60',
    ratelimit: '"token";r=2997;t=60',
  });
  const many = Array.from({ length: 20 }, (_, i) => `a${i}: students(first: 200) { data { users { id } } }`).join(' ');
  const codes = new Set<string>();
  for (let i = 0; i < 10; i += 1) {
    const { body } = await program(token).post({ query: `{ ${many} }` });
    for (const { extensions } of Object(body).errors ?? []) codes.add(extensions.code);
  }
  expect([...codes]).toEqual(['RATE_LIMITED']);
  expect((await manager.post(list)).headers.ratelimit).toBeUndefined();
  server.clock.tick(60_000);
  expect((await program(token).post(list)).headers.ratelimit).toBe('"token";r=2997;t=60');
});

const oauth = (form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  send(server.guest().way, '/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });
const client = `client_id client_secret client { id name client_id owner } ${outcome}`;

test('a client of the center exchanges its secret for a token of a quarter of an hour', async () => {
  const admin = await server.as('admin');
  const scopes = ['students:read', 'relationships:read'];
  const form = { name: 'Accounting', scopes, days: 30, networks: ['127.0.0.0/8'] };
  const opened = await admin.call('createApiClient', form, client);
  expect(opened).toMatchObject({ status: 'Success', client: { name: 'Accounting', client_id: opened.client_id } });
  const { client_id, client_secret } = opened;
  const grant_type = 'client_credentials';
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');

  const all = await oauth({ grant_type }, { authorization: `Basic ${basic}` });
  expect(all).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { token_type: 'Bearer', expires_in: 900, scope: 'students:read relationships:read' },
  });
  const { access_token } = Object(all.body);
  expect(await codeOf(reads(access_token))).toBe('served');
  const narrow = await oauth({ grant_type, client_id, client_secret, scope: 'relationships:read' });
  expect(await codeOf(reads(Object(narrow.body).access_token))).toBe('FORBIDDEN');

  const wrong = (form: Readonly<Record<string, string>>) => oauth({ client_id, client_secret, grant_type, ...form });
  expect(await wrong({ grant_type: 'password' })).toMatchObject({
    status: 400,
    body: { error: 'unsupported_grant_type' },
  });
  expect(await wrong({ scope: 'billing:write' })).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
  expect(await wrong({ client_secret: newSecret('nsc') })).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="clients"' },
    body: { error: 'invalid_client' },
  });
  expect(await oauth({})).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  // Its secret is no token, and a token is no secret.
  expect(await codeOf(reads(client_secret))).toBe('UNAUTHENTICATED');

  server.clock.tick(16 * 60_000);
  expect(await codeOf(reads(access_token))).toBe('UNAUTHENTICATED');
  const again = Object((await oauth({ grant_type, client_id, client_secret })).body).access_token;
  expect(await codeOf(reads(again))).toBe('served');
  await server.app.use.write();
  const [told] = await admin.call('getApiClients', {}, 'name owner networks expires_at last_used_at last_ip');
  expect(told).toMatchObject({ name: 'Accounting', networks: ['127.0.0.0/8'], last_ip: '127.0.0.1' });
  expect(told.last_used_at).toBe(server.clock.now().toISOString());
  await admin.call('revokeApiClient', { id: Number(opened.client.id) }, 'status');
  expect(await codeOf(reads(again))).toBe('UNAUTHENTICATED');
  expect(await oauth({ grant_type, client_id, client_secret })).toMatchObject({ status: 401 });
  expect(JSON.stringify(server.log)).not.toContain(client_secret.slice(4, 40));
});

test('wrong secrets are counted by address', async () => {
  const form = { grant_type: 'client_credentials', client_id: 'nobody', client_secret: 'wrong' };
  const statuses: number[] = [];
  for (let i = 0; i < 22; i += 1) statuses.push((await oauth(form)).status);
  expect(statuses.slice(0, 15)).toEqual(Array(15).fill(401));
  expect(statuses.at(-1)).toBe(429);
  server.clock.tick(15 * 60_000);
  expect((await oauth(form)).status).toBe(401);
});

test('managers see no clients, and none of another center', async () => {
  expect(await codeOf(manager.call('getApiClients', {}, 'id'))).toEqual('FORBIDDEN');
  const admin = await server.as('admin', { at: await server.centre() });
  expect(await admin.call('getApiClients', {}, 'id')).toEqual([]);
});
