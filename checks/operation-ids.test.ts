import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, OperationTypeNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../packages/contract/schema.graphql'), 'utf8'));
const fields = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Calls whose answer holds a secret, which is kept nowhere: repeated, they could not answer it again. */
const withoutOne: Readonly<Record<string, string>> = {
  createAccessToken: 'answers a token, which is kept as its hash alone; one made twice is seen in the list',
  createApiClient: 'answers a secret, which is kept as its hash alone; one made twice is seen in the list',
  createCustomerPaymentSession:
    'opens a page at the provider, which answers the same page to the same sign-up; its address is a secret of that moment',
  createUserCardSession:
    'opens a page at the card company, whose address is a secret of that moment and keeps no record here',
};

test('whatever creates something takes an operation id, so that a repeated call answers the first result', () => {
  const creates = fields.filter(({ name }) => /^(create|duplicate)[A-Z]/.test(name));
  expect(creates.length).toBeGreaterThan(60);
  const bare = creates.filter(({ args }) => !args.some(({ name }) => name === 'operation_id')).map(({ name }) => name);
  expect(bare).toEqual(Object.keys(withoutOne));
});

/** Documents that give none, though their call takes one: done twice, they have done the same. */
const documentsWithout: Readonly<Record<string, string>> = {
  KeepDraft: 'each draft of answers is written over by the next',
  Logout: 'a session that has ended stays ended',
  TestCamera: 'what a camera answers is of the moment it was asked',
};

test('a document that may be sent twice takes the id of its intention', () => {
  const bare = read(pathsOf('apps/portal/src/**/*.graphql')).flatMap(({ text }) =>
    parse(text).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION
        ? one.selectionSet.selections.flatMap((call) => {
            if (call.kind !== Kind.FIELD) return [];
            const takes = fields.find(({ name }) => name === call.name.value)?.args ?? [];
            const gives = call.arguments?.some(({ name }) => name.value === 'operation_id');
            return takes.some(({ name }) => name === 'operation_id') && !gives ? [one.name?.value ?? ''] : [];
          })
        : [],
    ),
  );
  expect(bare.sort()).toEqual(Object.keys(documentsWithout));
});
