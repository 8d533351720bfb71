import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** What a program may send as it stands, once the values are its own. */
export interface Example {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An example shows how a call is asked, not everything it answers: so many fields of a record, and of records within. */
const MOST_FIELDS = 10;
const MOST_WITHIN = 3;

/** Values by type; what the product knows by name is an id. */
const samples: Readonly<Record<string, unknown>> = {
  ID: '1',
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'text',
  Date: '2026-12-01',
  Clock: '09:00',
  DateTime: '2026-12-01T14:00:00Z',
  JSON: {},
};

const ONE_OF = /^One of: ([^,.]+)/;

const sampleOf = (type: GraphQLInputType, about: string | null | undefined): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType, about);
  if (isListType(type)) return [sampleOf(type.ofType, about)];
  if (!isInputObjectType(type)) return ONE_OF.exec(about ?? '')?.[1] ?? samples[type.name] ?? null;
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type, field.description)]));
};

type Fields = readonly GraphQLField<unknown, unknown>[];
const leavesOf = (fields: Fields): Fields => fields.filter(({ type }) => isLeafType(getNamedType(type)));

/** What is asked of an answer: its plain fields, and a few of the records within. */
const selectionOf = (type: GraphQLOutputType, within: number, indent: string): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const deeper = within > 0 ? fields.filter((field) => isObjectType(getNamedType(field.type))) : [];
  const leaves = leavesOf(fields).slice(0, within > 0 || deeper.length === 0 ? MOST_FIELDS : MOST_WITHIN);
  const lines = [
    ...leaves.map(({ name }) => name),
    ...deeper
      .filter((field) => {
        const inner = getNamedType(field.type);
        return isObjectType(inner) && leavesOf(Object.values(inner.getFields())).length > 0;
      })
      .slice(0, MOST_WITHIN)
      .map((field) => `${field.name}${selectionOf(field.type, within - 1, `${indent}  `)}`),
  ];
  return ` {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
};

/** A document that asks a call with what it must be given, and values of the right kinds. */
export const exampleOf = (
  kind: 'query' | 'mutation' | 'subscription',
  { name, args, type }: GraphQLField<unknown, unknown>,
): Example => {
  // An operation id is made for each intention: one that is copied would answer the first call again.
  const required = args.filter(isRequiredArgument);
  const declared = required.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const head = `${kind} ${title}${declared ? `(${declared})` : ''}`;
  return {
    document: `${head} {\n  ${name}${passed ? `(${passed})` : ''}${selectionOf(type, 2, '  ')}\n}\n`,
    variables: Object.fromEntries(
      required.map((argument) => [argument.name, sampleOf(argument.type, argument.description)]),
    ),
  };
};
