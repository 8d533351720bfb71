import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../packages/contract/schema.graphql'), 'utf8'));
const fields = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Calls whose answer holds a secret, which is kept nowhere: repeated, they could not answer it again. */
const withoutOne: Readonly<Record<string, string>> = {
  createUserCardSession:
    'opens a page at the card company, whose address is a secret of that moment and keeps no record here',
};

test('whatever creates something takes an operation id, so that a repeated call answers the first result', () => {
  const creates = fields.filter(({ name }) => /^(create|duplicate)[A-Z]/.test(name));
  expect(creates.length).toBeGreaterThan(60);
  const bare = creates.filter(({ args }) => !args.some(({ name }) => name === 'operation_id')).map(({ name }) => name);
  expect(bare).toEqual(Object.keys(withoutOne));
});
