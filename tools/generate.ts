import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { changes } from '../packages/contract/src/changes.gen.ts';
import { limits } from '../packages/contract/src/limits.gen.ts';
import type { Limits } from '../packages/contract/src/limits.ts';
import { sorts } from '../packages/contract/src/sorts.gen.ts';
import { isList } from '../packages/rules/src/lists.ts';
import { inRoot } from './root.ts';

/**
 * Writes a typed document `x.graphql.ts` beside every `x.graphql` of the portal, from the committed schema. What a document
 * spreads without defining it stands in an `x.fragments.graphql`, which every document may use.
 * With `--check` nothing is written; it ends with an error where a file is stale.
 */
const main = async (): Promise<void> => {
  const check = process.argv.includes('--check');
  const stale: string[] = [];
  for (const path of found('*.graphql')) {
    if (path.endsWith('.fragments.graphql')) continue;
    const target = inRoot(`${path}.ts`);
    const text = await typedDocument(path);
    if (readIfThere(target) === text) continue;
    stale.push(path);
    if (!check) writeFileSync(target, text);
  }
  if (check && stale.length > 0) throw new Error(`Stale: ${stale.join(', ')}. Run "npm run codegen" and commit.`);
  process.stdout.write(`${stale.length} typed documents ${check ? 'are stale' : 'written'}\n`);
};

const schemaText = readFileSync(inRoot('packages/contract/schema.graphql'), 'utf8');
const schemaNode = parse(schemaText);
const schema = buildSchema(schemaText);

/** Tables by the name of the query that reads them. */
const reads: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(inRoot('checks/spec/reads.json'), 'utf8'),
);

const found = (name: string): string[] =>
  globSync(`{apps/portal,packages/kit}/src/**/${name}`, { cwd: inRoot('.') }).sort();

const parsed = (path: string): DocumentNode => parse(readFileSync(inRoot(path), 'utf8'));

const fragmentsIn = ({ definitions }: DocumentNode): FragmentDefinitionNode[] =>
  definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [one] : []));

const shared = found('*.fragments.graphql').flatMap((path) => fragmentsIn(parsed(path)));

/** The document with the shared fragments it spreads, and those that these spread. */
const complete = (document: DocumentNode): DocumentNode => {
  const missing = new Set<string>();
  visit(document, { FragmentSpread: ({ name }) => void missing.add(name.value) });
  for (const { name } of fragmentsIn(document)) missing.delete(name.value);
  const added = shared.filter(({ name }) => missing.has(name.value));
  return added.length > 0 ? complete({ ...document, definitions: [...document.definitions, ...added] }) : document;
};

/**
 * What the refreshing of screens needs to know of an operation: the tables a query was seen to read (`npm run reads`), those
 * a mutation may write. A query nobody has measured shows anything.
 */
const touched = (document: DocumentNode, name: string): string => {
  const own = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name);
  if (own?.kind !== Kind.OPERATION_DEFINITION) return '';
  if (own.operation === 'mutation') {
    const called = own.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
    const all = called.flatMap((call) => changes[call] ?? []);
    return all.length > 0 ? `"changes":${JSON.stringify([...new Set(all)].sort())},` : '';
  }
  const shown = own.operation === 'query' ? reads[name] : undefined;
  const ways = waysToSort(own);
  return [
    shown ? `"shows":${JSON.stringify(shown)},` : '',
    ways.length > 0 ? `"sorts":${JSON.stringify(ways)},` : '',
    listIn(own),
  ].join('');
};

/** Which list a query answers, where that can be taken away as a file, and with which arguments. */
const listIn = (own: OperationDefinitionNode): string => {
  const one = own.selectionSet.selections.find((field) => field.kind === Kind.FIELD && isList(field.name.value));
  if (own.operation !== 'query' || one?.kind !== Kind.FIELD) return '';
  const args = Object.fromEntries(
    (one.arguments ?? []).map(({ name, value }) => [
      name.value,
      value.kind === Kind.VARIABLE ? `$${value.name.value}` : valueFromASTUntyped(value),
    ]),
  );
  return `"list":${JSON.stringify({ name: one.name.value, args })},`;
};

/** What the list of a query can be sorted by, where its `sort` is a variable. */
const waysToSort = (own: OperationDefinitionNode): readonly string[] =>
  own.selectionSet.selections.flatMap((one) => {
    if (one.kind !== Kind.FIELD) return [];
    const given = one.arguments?.some(({ name, value }) => name.value === 'sort' && value.kind === Kind.VARIABLE);
    return given ? (sorts[one.name.value] ?? []) : [];
  });

const operationsIn = ({ definitions }: DocumentNode): OperationDefinitionNode[] =>
  definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one] : []));

/** The names of the fragments a node spreads, and of those that these spread. */
const spreadBy = (node: OperationDefinitionNode | FragmentDefinitionNode, of: DocumentNode): Set<string> => {
  const names = new Set<string>();
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) });
  for (const fragment of fragmentsIn(of))
    if (names.has(fragment.name.value)) for (const name of spreadBy(fragment, of)) names.add(name);
  return names;
};

/** Asks each record for its type, as the client does that keeps answers by it; what an operation answers has none. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) => {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      const has = node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename');
      return has ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });

/** The limits of what a mutation's variables are given to, by their names; null for what is no mutation of one call. */
const limitsIn = (own: OperationDefinitionNode): Limits | null => {
  const [called, more] = own.selectionSet.selections;
  if (own.operation !== 'mutation' || called?.kind !== Kind.FIELD || more) return null;
  const known = limits[called.name.value] ?? {};
  return Object.fromEntries(
    (called.arguments ?? []).flatMap(({ name, value }) => {
      const limit = known[name.value];
      return value.kind === Kind.VARIABLE && limit ? [[value.name.value, limit]] : [];
    }),
  );
};

/** One operation as it travels, with its fragments behind it and what is noted of it. */
const asText = (document: DocumentNode, own: OperationDefinitionNode): string => {
  const name = own.name?.value ?? '';
  const spread = spreadBy(own, document);
  const fragments = fragmentsIn(document).filter((one) => spread.has(one.name.value));
  const text = stripIgnoredCharacters(print(withTypenames({ ...document, definitions: [own, ...fragments] })));
  const type = `${name}${own.operation.charAt(0).toUpperCase()}${own.operation.slice(1)}`;
  const noted = touched(document, name);
  const notes = noted ? `, { ${noted.replace(/,$/, '')} }` : '';
  const known = limitsIn(own);
  const [maker, more] = known ? ['call', `, ${JSON.stringify(known)}`] : ['document', ''];
  return `export const ${name}Document = /* @__PURE__ */ ${maker}<${type}, ${type}Variables>(${JSON.stringify(text)}${more}${notes});`;
};

const typedDocument = async (path: string): Promise<string> => {
  const document = complete(parsed(path));
  const problems = validate(schema, document);
  if (problems.length > 0) throw new GraphQLError(`${path}: ${problems.map(({ message }) => message).join('\n')}`);
  const body = await codegen({
    schema: schemaNode,
    // Without it the schema would be built again for every document.
    schemaAst: schema,
    documents: [{ location: path, document }],
    filename: `${path}.ts`,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      useTypeImports: true,
      skipTypename: true,
      enumsAsTypes: true,
      strictScalars: true,
      // Ids are integers inside, but travel as the ID scalar: text out, text or number in.
      scalars: {
        ID: { input: 'string | number', output: 'string' },
        DateTime: 'string',
        Date: 'string',
        Clock: 'string',
        JSON: 'unknown',
      },
    },
  });
  const printed = operationsIn(document).map((one) => asText(document, one));
  const makers = ['call', 'document'].filter((maker) => printed.some((one) => one.includes(` ${maker}<`)));
  const from = `import { ${makers.join(', ')} } from '@nestling/contract/document.ts';`;
  return `// Written by tools/generate.ts from ${basename(path)}; do not edit.\n${from}\n${body}\n${printed.join('\n')}\n`;
};

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

await main();
