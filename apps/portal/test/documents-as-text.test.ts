import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as real from '@0no-co/graphql.web';
import { describe, expect, test } from 'vitest';
import { Kind, parse, print } from '../src/graphql/documents-as-text.ts';

const root = join(import.meta.dirname, '../../..');
const texts = globSync('{apps/portal,packages/kit}/src/**/*.graphql.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export const \w+Document = .*?\((".*?[^\\]")[,)]/gm)].map(
    ([, text = '""']) => String(JSON.parse(text)),
  ),
);

/** What urql reads of a document, by its own parser. */
const headOf = (text: string) => {
  const [one] = real.parse(text, { noLocation: true }).definitions;
  if (one?.kind !== 'OperationDefinition') throw new Error(`No operation comes first: ${text}`);
  return [one.operation, one.name?.value, (one.variableDefinitions ?? []).map(({ variable }) => variable.name.value)];
};

test('every document is read as the parser reads it, and goes out as it came', () => {
  expect(texts.length).toBeGreaterThan(300);
  for (const text of texts) {
    const document = parse(text);
    const [one] = document.definitions;
    expect([
      one?.operation,
      one?.name?.value,
      one?.variableDefinitions.map(({ variable }) => variable.name.value),
    ]).toEqual(headOf(text));
    expect(print(document)).toBe(text);
  }
});

describe('what urql asks for by name', () => {
  test('kinds are those of the parser', () => {
    for (const [name, value] of Object.entries(Kind)) expect(Reflect.get(real.Kind, name)).toBe(value);
  });
});
