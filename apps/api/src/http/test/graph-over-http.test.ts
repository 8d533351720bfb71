import { send } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../kernel/test/toy.ts';
import { mediaTypeFor } from '../graph-over-http.ts';

let server: TestServer;
let open: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  open = await startTestServer({ calls, openSchema: true });
  admin = await server.as('admin');
});
afterAll(() => Promise.all([server.close(), open.close()]));

/** Audits that a server failed, with what it answered. */
const failedAudits = async (port: number, headers: Readonly<Record<string, string>>) => {
  const audits = serverAudits({
    url: `http://127.0.0.1:${port}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...Object(init.headers), ...headers } }),
  });
  const failed: string[] = [];
  // Twice: what is asked again is carried out as code of its own.
  for (const { id, name, fn } of [...audits, ...audits]) {
    const result = await fn();
    if (result.status !== 'ok') failed.push(`${id} ${name}: ${result.reason}`);
  }
  return { tried: audits.length, failed };
};

test('every audit of GraphQL over HTTP is passed', async () => {
  const guest = await failedAudits(open.port, {});
  expect(guest).toEqual({ tried: guest.tried, failed: [] });
  expect(guest.tried).toBeGreaterThan(60);
  expect(await failedAudits(server.port, await admin.way.headers())).toMatchObject({ failed: [] });
});

test('the media type is what is wanted most, and plain JSON for whoever does not say', () => {
  const graphql = 'application/graphql-response+json';
  const json = 'application/json';
  for (const [accept, type] of [
    [undefined, json],
    ['', json],
    ['*/*', json],
    ['application/*', json],
    [graphql, graphql],
    [`${graphql}, ${json}`, graphql],
    [`${json}, ${graphql}`, graphql],
    [`${json};q=0.9, ${graphql};q=0.8`, json],
    [`${graphql}; charset=utf-8; q=0.8, */*;q=0.1`, graphql],
    ['Application/GraphQL-Response+JSON', graphql],
    [`${graphql};q=0, */*`, json],
    [`${json};q=0`, null],
    ['text/html, image/*', null],
    ['text/html, */*;q=0.8', json],
    ['x'.repeat(4_000), null],
  ] as const)
    expect(mediaTypeFor(accept), String(accept)).toBe(type);
});

const graphql = { accept: 'application/graphql-response+json' };
const get = (path: string, headers: Readonly<Record<string, string>> = {}, who: Person | null = admin) =>
  (who ? who.way.headers() : Promise.resolve({})).then((own) =>
    send(who?.way ?? server.guest().way, path, { headers: { ...own, ...headers } }),
  );
const asks = (query: string, more: Readonly<Record<string, string>> = {}) =>
  `/graphql?${new URLSearchParams({ query, ...more }).toString()}`;

test('what an answer says of itself', async () => {
  const post = (body: unknown, headers: Readonly<Record<string, string>>, who = server.guest()) =>
    who.post(body, headers);
  expect(await post({ query: '{ me { id } }' }, graphql)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/graphql-response+json; charset=utf-8', 'cache-control': 'no-store' },
    body: { data: { me: null }, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
  });
  const schema = { query: '{ __schema { types { name } } }' };
  expect(await post(schema, graphql)).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
  expect(await post(schema, graphql, await server.as('manager'))).toMatchObject({ status: 403 });
  expect(await post(schema, {})).toMatchObject({ status: 200, body: { errors: [{}] } });
  expect(await post(schema, { accept: 'text/html' })).toMatchObject({ status: 406, body: { errors: [{}] } });
  expect(await post([schema], graphql)).toMatchObject({
    status: 400,
    headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' },
  });
});

test('an address reads, and nothing else', async () => {
  const variables = JSON.stringify({ first: 1 });
  const many = 'query q($first: Int!) { students(first: $first) { total } }';
  expect(await get(asks(many, { variables, operationName: 'q' }))).toMatchObject({
    status: 200,
    body: { data: { students: { total: 0 } } },
  });
  expect(await get(asks(many, { variables: '{' }))).toMatchObject({ status: 400 });
  expect(await get('/graphql')).toMatchObject({ status: 400 });
  expect(await get(`${asks('{ __typename }')}&query=x`)).toMatchObject({ status: 400 });
  for (const query of [
    'mutation { logoutAllSessions { status } }',
    'mutation { a: logoutAllSessions { status } }',
    '{ playCamera(id: 1, code: "a", location: 1) { __typename } }',
    '{ a: playCamera(id: 1, code: "a", location: 1) { __typename } }',
    '{ ... { ... on Query { playCamera(id: 1, code: "a", location: 1) { __typename } } } }',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { x: playCamera(id: 1, code: "a", location: 1) { __typename } }',
  ]) {
    const answer = await get(asks(query), graphql);
    expect(answer, query).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  }
  expect(await get(asks('subscription { cameraAccessChanged { __typename } }'), graphql)).toMatchObject({
    status: 400,
  });
});

test('a page of another site reads nothing by an address, and no address says who asks', async () => {
  for (const site of ['cross-site', 'same-site'])
    expect(await get(asks('{ __typename }'), { ...graphql, 'sec-fetch-site': site })).toMatchObject({ status: 403 });
  for (const site of ['same-origin', 'none'])
    expect(await get(asks('{ __typename }'), { 'sec-fetch-site': site })).toMatchObject({ status: 200 });
  const { authorization = '' } = await admin.way.headers();
  const token = authorization.replace('Bearer ', '');
  for (const name of ['access_token', 'token', 'authorization'])
    expect(await get(asks('{ me { id } }', { [name]: token }), {}, null), name).toMatchObject({
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  expect(JSON.stringify(server.log)).not.toContain(token);
});
