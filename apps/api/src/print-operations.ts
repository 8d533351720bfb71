import { readFileSync, writeFileSync } from 'node:fs';
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { z } from 'zod';
import { calls, domainOf } from './domains.ts';
import type { InputShape } from './kernel/call/input.ts';
import { metaOf } from './kernel/call/input.ts';
import { schemaOf } from './kernel/call/schema.ts';

/**
 * Prints every mutation that answers an outcome as a typed operation with the limits of its arguments and the tables it may
 * write, one file per domain in packages/contract/src/operations; and those tables for all mutations in changes.gen.ts, for
 * the documents. With `--check` it only compares.
 */
const folder = new URL('../../../packages/contract/src/operations/', import.meta.url);
const fields = Object.values(schemaOf(calls).getMutationType()?.getFields() ?? {});

const isOutcome = (type: GraphQLOutputType): boolean =>
  isObjectType(type) && ['status', 'message', 'errors'].every((name) => name in type.getFields());

const scalars: Readonly<Record<string, string>> = {
  ID: 'string | number',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  JSON: 'unknown',
};

/** An argument's type as TypeScript says it; null may stand for whatever may be left out. */
const typed = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return bare(type.ofType);
  return `${bare(type)} | null | undefined`;
};
const bare = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return bare(type.ofType);
  if (isListType(type)) {
    const one: GraphQLInputType = type.ofType;
    return `readonly (${typed(one)})[]`;
  }
  if (isInputObjectType(type)) return members(Object.values(type.getFields()));
  return scalars[type.name] ?? 'string';
};
const members = (all: readonly { readonly name: string; readonly type: GraphQLInputType }[]): string => {
  const lines = all.map(({ name, type }) => `${name}${isNonNullType(type) ? '' : '?'}: ${typed(type)}`);
  return lines.length > 0 ? `{ ${lines.join('; ')} }` : 'object';
};

const Json = z.looseObject({
  type: z.string().optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.int().optional(),
  maxItems: z.int().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
});
const Either = z.looseObject({ anyOf: z.array(Json).optional() });

/** What zod says of an argument that may be null as well is said of the argument. */
const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): z.infer<typeof Json> => {
  const said = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const real = Either.parse(said).anyOf?.find(({ type }) => type !== 'null');
  return real ?? Json.parse(said);
};

/** Numbers no person meets are left out: those that only say what a column can hold. */
const met = (value: number | undefined): number | undefined =>
  value !== undefined && Math.abs(value) < 2_000_000_000 ? value : undefined;

/** Whether a value is taken by itself, whatever it means for the rest of the call. */
const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

const limitOf = (schema: z.ZodType, required: boolean): Record<string, unknown> => {
  const { type, list, shape } = metaOf(schema);
  const plain = jsonOf(schema, 'input');
  const shown = type === 'String' && !list;
  const of = shape ? limitsOf(shape, (name) => !takes(shape[name] ?? z.never(), undefined)) : {};
  const email = shown && jsonOf(schema, 'output').format === 'email';
  const limit = {
    required: required || undefined,
    shortest: shown ? (plain.minLength ?? (takes(schema, '') ? 0 : undefined)) : list ? plain.minItems : undefined,
    longest: shown ? plain.maxLength : list ? plain.maxItems : undefined,
    least: met(plain.minimum),
    most: met(plain.maximum),
    number: (!list && (type === 'Int' || type === 'Float')) || undefined,
    list: list || undefined,
    email: email || undefined,
    pattern: shown && !email && !plain.format ? plain.pattern : undefined,
    flag: (type === 'Boolean' && !list) || undefined,
    id: type === 'ID' || undefined,
    clears: (!required && takes(schema, null)) || undefined,
    object: type === 'Object' || type === 'JSON' || undefined,
    of: Object.keys(of).length > 0 ? of : undefined,
  };
  return Object.fromEntries(Object.entries(limit).filter(([, value]) => value !== undefined));
};

type Said = Readonly<Record<string, Record<string, unknown>>>;

const limitsOf = (input: InputShape, isRequired: (name: string) => boolean): Said =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, schema]) => {
      const limit = limitOf(schema, isRequired(name));
      return Object.keys(limit).length > 0 ? [[name, limit]] : [];
    }),
  );

const requiredOf = (field: (typeof fields)[number]): ReadonlySet<string> =>
  new Set(field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name));

/** The limits of a mutation's arguments. */
const limitsBy = (field: (typeof fields)[number]): Said => {
  const required = requiredOf(field);
  return limitsOf(calls[field.name]?.input ?? {}, (name) => required.has(name));
};

const printed = (field: (typeof fields)[number]): string => {
  const call = calls[field.name];
  if (!call) throw new Error(`There is no call ${field.name}.`);
  // What was confirmed is put in by whoever sends the operation, as its id is.
  const own = field.args.filter(({ name }) => name !== 'operation_id' && (name in call.input || name !== 'confirm'));
  const limits = limitsBy(field);
  const said = Object.keys(limits).length > 0 ? `, ${JSON.stringify(limits)}` : '';
  const args = field.args.map(({ name, type }) => `${name}:${type}`).join(' ');
  return [
    `/** ${call.about} */`,
    `export const ${field.name} = /* @__PURE__ */ operation<${members(own)}>(`,
    `  '${field.name}', '${args}', '${changedBy(field).join(' ')}'${said});`,
  ].join('\n');
};

/** Which columns of which tables each call was seen to write, by who asked (`npm run conformance`). */
const writes: Readonly<Record<string, Readonly<Record<string, object>>>> = JSON.parse(
  readFileSync(new URL('../../../checks/spec/writes.json', import.meta.url), 'utf8'),
);

/** The tables a mutation may write, with the trail of changes; empty where nobody has seen it write, which is any. */
const changedBy = ({ name }: (typeof fields)[number]): string[] => {
  const tables = Object.values(writes[name] ?? {}).flatMap((byTable) => Object.keys(byTable));
  return tables.length > 0 ? [...new Set([...tables, 'audit'])].sort() : [];
};

const check = process.argv.includes('--check');
const put = (name: string, body: string): void => {
  const file = new URL(name, folder);
  const text = `// Printed by apps/api/src/print-operations.ts from the calls; do not edit.\n${body}\n`;
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${file.pathname} is not what the calls say. Run "npm run codegen" and commit.\n`);
    process.exitCode = 1;
  }
};

const files = Map.groupBy(
  fields.filter(({ type }) => isOutcome(type)),
  ({ name }) => domainOf(name) ?? '',
);
for (const [domain, own] of files)
  put(`${domain}.gen.ts`, `import { operation } from '../operation.ts';\n\n${own.map(printed).join('\n\n')}`);

put(
  '../limits.gen.ts',
  `import type { Limits } from './limits.ts';

/** The limits of each mutation's arguments, for the documents that are printed; the portal has them in its calls. */
export const limits: Readonly<Record<string, Limits>> = {
${fields.map((field) => `  ${field.name}: ${JSON.stringify(limitsBy(field))},`).join('\n')}
};`,
);

const sortable = Object.entries(calls).flatMap(([name, { kind, input }]) => {
  const ways = kind === 'query' && input.sort ? metaOf(input.sort)?.values : undefined;
  return ways ? [[name, ways.filter((way) => !way.startsWith('-'))] as const] : [];
});

put(
  '../sorts.gen.ts',
  `
/** What the list of a query can be sorted by. */
export const sorts: Readonly<Record<string, readonly string[]>> = {
${sortable.map(([name, ways]) => `  ${name}: ${JSON.stringify(ways)},`).join('\n')}
};`,
);

put(
  '../changes.gen.ts',
  `
/** The tables each mutation may write. */
export const changes: Readonly<Record<string, readonly string[]>> = {
${fields.map((field) => `  ${field.name}: ${JSON.stringify(changedBy(field))},`).join('\n')}
};`,
);
