import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { isObject } from '@nestling/rules/json.ts';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../domains.ts';
import { documentLimits } from '../../../kernel/call/cost.ts';
import { schemaOf } from '../../../kernel/call/schema.ts';
import { callFor, callsFor } from '../interface/describe.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const names = (told: readonly { name: string }[]) => told.map(({ name }) => name);

test('each role is told of the calls it may make, and of no other', async () => {
  const parent = await server.as('user');
  const theirs = names(await parent.call('getInterfaceCalls', {}, 'name'));
  expect(theirs).toContain('reportStudentAbsence');
  expect(theirs).not.toContain('createInvoice');
  expect(await parent.call('getInterfaceCall', { name: 'addWebhook' }, 'name')).toBeNull();
  expect(await parent.call('getInterfaceCall', { name: 'constructor' }, 'name')).toBeNull();
  const all = names(await admin.call('getInterfaceCalls', {}, 'name'));
  expect(all.length).toBeGreaterThan(1_000);
  expect(all).toContain('addWebhook');
});

test('each role is told by day what changed of the calls it may make', async () => {
  const parent = await server.as('user');
  const of = async (person: Person) =>
    (await person.call('getInterfaceChanges', {}, 'day changes { name kind part before after breaks }')).flatMap(
      ({ changes }: { changes: { name: string; kind: string; part: string; after: string | null }[] }) => changes,
    );
  const [theirs, all] = [await of(parent), await of(admin)];
  expect(theirs.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(theirs.length);
  const calls = new Set(names(await parent.call('getInterfaceCalls', {}, 'name')));
  const stays = theirs.filter(({ kind, part, after }: (typeof theirs)[number]) => kind !== 'type' && (part || after));
  expect(stays.map(({ name }: { name: string }) => name).filter((name: string) => !calls.has(name))).toEqual([]);
  expect(all).toContainEqual(
    expect.objectContaining({ name: 'getInterfaceChanges', kind: 'query', part: '', before: null, breaks: false }),
  );
});

test('a call is told with its arguments, what it asks first, its limit and the scope of a token', async () => {
  const told = await admin.call(
    'getInterfaceCall',
    { name: 'refundPayment' },
    'domain kind rule scope arguments { name type required } permissions { name with } confirms { code when } repeatable answer',
  );
  expect(told).toMatchObject({ domain: 'billing', kind: 'mutation', scope: 'billing:write', repeatable: true });
  expect(told.arguments).toContainEqual({ name: 'id', type: 'ID!', required: true });
  expect(names(told.arguments)).toContain('confirm');
  expect(told.confirms.map(({ code }: { code: string }) => code)).toContain('REFUND');
  expect(told.permissions.length).toBeGreaterThan(0);
  expect(await admin.call('getInterfaceCall', { name: 'createAccessToken' }, 'scope')).toEqual({ scope: null });
  const limited = await admin.call('getInterfaceCall', { name: 'verifyFormEntry' }, 'limit { times seconds by }');
  expect(limited).toEqual({ limit: { times: 60, seconds: 600, by: 'user' } });
  expect(await admin.call('getInterfaceCall', { name: 'me' }, 'scope')).toEqual({ scope: '' });
});

test('the example of every call is a document its schema takes, within what one may ask at once', () => {
  const schema = schemaOf(calls);
  const wrong = callsFor('admin').flatMap(({ name }) => {
    const document = callFor('admin', name)?.example.document ?? '';
    return validate(schema, parse(document), undefined)
      .concat(validate(schema, parse(document), [documentLimits]))
      .map((error) => `${name}: ${error.message}`);
  });
  expect(wrong).toEqual([]);
});

test('the examples of all queries are answered as they stand, or say which value must be put in', async () => {
  const asked = callsFor('admin').filter(({ kind }) => kind === 'query');
  const faults: string[] = [];
  for (const { name } of asked) {
    const example = callFor('admin', name)?.example;
    const { body } = await admin.post({ query: example?.document, variables: example?.variables });
    const errors = isObject(body) && Array.isArray(body.errors) ? body.errors : [];
    for (const { extensions, message } of errors)
      if (!['BAD_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'CONFIRM'].includes(extensions?.code))
        faults.push(`${name}: ${extensions?.code} ${message}`);
  }
  expect(faults).toEqual([]);
}, 120_000);
