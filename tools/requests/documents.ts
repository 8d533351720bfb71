import type { Seeded } from '@nestling/testing/seeded.ts';
import { type GraphQLField, type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { Samples } from './messages.ts';
import { spoilt, valueFor, withRaw } from './values.ts';

interface Root {
  readonly keyword: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** GraphQL requests made of the schema itself: right, nearly right, and abusive. */
export class Documents {
  private readonly roots: readonly Root[];
  /** Valid arguments, told by the process under test. */
  samples: Samples = {};

  constructor(schema: GraphQLSchema) {
    const kinds = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    this.roots = kinds.flatMap((type) =>
      Object.values(type?.getFields() ?? {}).map((field) => ({ keyword: type?.name.toLowerCase() ?? '', field })),
    );
  }

  /** Names of all calls that may be posted. */
  get calls(): readonly string[] {
    return this.roots.filter(({ keyword }) => keyword !== 'subscription').map(({ field }) => field.name);
  }

  /** The body of one request. */
  body(dice: Seeded): string {
    if (dice.happens(0.05)) return this.abuse(dice);
    const { query, variables } = this.call(dice, this.root(dice));
    return withRaw(JSON.stringify({ query, variables }));
  }

  /** Calls that hash passwords are asked less often than others: they cost as much as a hundred of those. */
  private root(dice: Seeded): Root {
    const root = dice.pick(this.roots);
    return /password|login|register/i.test(root.field.name) && dice.happens(0.9) ? dice.pick(this.roots) : root;
  }

  private call(dice: Seeded, { keyword, field }: Root): { query: string; variables: Record<string, unknown> } {
    const known = this.samples[field.name] ?? [];
    const args =
      known.length > 0 && dice.happens(0.6)
        ? spoilt(dice, dice.pick(known), field.args)
        : Object.fromEntries(
            field.args.filter(() => dice.happens(0.8)).map((argument) => [argument.name, valueFor(dice, argument)]),
          );
    const given = Object.keys(args).filter((name) => field.args.some((argument) => argument.name === name));
    const types = given.map((name) => `$${name}: ${field.args.find((argument) => argument.name === name)?.type}`);
    const head = types.length > 0 ? `(${types.join(', ')})` : '';
    const list = given.length > 0 ? `(${given.map((name) => `${name}: $${name}`).join(', ')})` : '';
    const alias = dice.happens(0.05) ? 'other: ' : '';
    return {
      query: `${keyword} q${head} { ${alias}${field.name}${list} ${selection(dice, field.type, 3)} }`,
      variables: args,
    };
  }

  /** What no portal sends. */
  private abuse(dice: Seeded): string {
    const { keyword, field } = dice.pick(this.roots);
    const { query, variables } = this.call(dice, { keyword, field });
    const many = (count: number, each: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => each(i)).join(' ');
    const queries: (() => unknown)[] = [
      () => ({ query: `{ ${many(dice.pick([25, 1_000]), (i) => `a${i}: __typename`)} }` }),
      () => ({ query: `${keyword} { ${many(40, (i) => `c${i}: ${field.name} { __typename }`)} }` }),
      () => ({ query: `{ ${'a { '.repeat(dice.pick([20, 1_500]))} b ${'} '.repeat(1_500)} }` }),
      () => ({ query: `query q { ...a } fragment a on Query { ...b } fragment b on Query { ...a }` }),
      () => ({ query: `query q { ...a } fragment a on Query { ...a __typename }` }),
      () => ({
        query: `{ ...f0 } ${many(200, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)} fragment f200 on Query { __typename }`,
      }),
      () => ({
        query: `${query} ${query.replace(' q', ' r')}`,
        variables,
        operationName: dice.pick(['q', 'r', 'none', '']),
      }),
      () => ({ query: `{ __typename ${'@skip(if: false) '.repeat(dice.pick([2, 1_000]))} }` }),
      () => ({ query: '{ __schema { types { name fields { name args { name type { name ofType { name } } } } } } }' }),
      () => ({ query: query.replace(field.name, `${field.name.slice(0, -1)}x`), variables }),
      () => ({ query: query.replace(/\{ /, '{ __proto__ constructor toString '), variables }),
      () => ({ query: query.slice(0, dice.between(0, query.length)), variables }),
      () => ({ query: query.replaceAll(/\$\w+: /g, (name) => `${name}[`), variables }),
      () => [
        { query, variables },
        { query, variables },
      ],
      () => ({ query, variables: dice.pick([[], 'x', 5, null, { a: 1 }]) }),
      () => ({ query: dice.pick([5, null, [], {}, '', ' ', '#', '\u0000', '{', 'query', 'type A { a: Int }']) }),
      () => ({ query, variables, operationName: dice.pick([5, [], {}, '\u0000']), extensions: { persistedQuery: 1 } }),
      () => ({ query: `# ${'x'.repeat(dice.pick([5_000, 900_000]))}\n{ __typename }` }),
      () => ({ query: `{ a(b: "${'y'.repeat(50_000)}") { c } }` }),
      () => ({ query: `{ a(b: ${'['.repeat(2_000)}${']'.repeat(2_000)}) }` }),
      () => ({ query: `query q($a: ${'['.repeat(1_000)}Int${']'.repeat(1_000)}) { __typename }` }),
      () => ({ query: literals(query, variables), variables: {} }),
    ];
    const made = JSON.stringify(dice.pick(queries)());
    return dice.happens(0.05) ? made.replace('{', '{"query":"{ __typename }",') : withRaw(made);
  }
}

/** The same call with its arguments written into the document. */
const literals = (query: string, variables: Record<string, unknown>): string =>
  query
    .replace(/^(\w+ q)\([^)]*\)/, '$1')
    .replaceAll(
      /: \$(\w+)/g,
      (_, name: string) => `: ${JSON.stringify(variables[name] ?? null).replaceAll(/"(\w+)":/g, '$1:')}`,
    );

const selection = (dice: Seeded, type: GraphQLOutputType, depth: number): string => {
  const bare = getNamedType(type);
  if (!isObjectType(bare)) return dice.happens(0.01) ? '{ id }' : '';
  const fields = Object.values(bare.getFields()).filter(
    (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
  );
  const share = dice.pick([0.15, 0.5, 1]);
  const chosen = fields.filter((field) => dice.happens(isObjectType(getNamedType(field.type)) ? share / 3 : share));
  const inner = chosen.map((field) => `${field.name} ${selection(dice, field.type, depth - 1)}`.trim());
  return `{ ${['__typename', ...inner].join(' ')} }`;
};
