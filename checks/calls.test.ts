import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { schemaNoted } from '@nestling/api/domains/developers/interface/changes.gen.ts';
import { calls, domainOf } from '@nestling/api/domains.ts';
import type { Call } from '@nestling/api/kernel/call/call.ts';
import { schemaOf } from '@nestling/api/kernel/call/schema.ts';
import { GraphQLList, getNamedType, getNullableType, isObjectType, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`./spec/${name}`, import.meta.url), 'utf8'));

const Row = z.object({
  name: z.string(),
  kind: z.enum(['query', 'mutation', 'subscription']),
  domain: z.string(),
  args: z.array(z.string()).optional(),
  returns: z.array(z.string()).optional(),
  rule: z.string(),
  reason: z.string().optional(),
});
const catalogue = new Map(
  z
    .array(Row)
    .parse(read('calls.json'))
    .map((row) => [row.name, row]),
);
const reason = z.string().min(10);
const byCall = z.record(z.string(), z.record(z.string(), reason)).default({});
const extra = z
  .object({
    calls: z.array(Row.extend({ reason })),
    /** Optional arguments beyond the catalogue's. */
    arguments: byCall,
    /** Arguments the catalogue requires and the call does not. */
    optional: byCall,
    /** Arguments and fields that are not there yet, or are not needed. */
    missing: byCall,
    /** Calls that stand in another domain than the catalogue puts them. */
    moved: z.record(z.string(), z.object({ domain: z.string(), reason })).default({}),
    /** Answers of another form than the catalogue's. */
    answers: z.record(z.string(), reason).default({}),
  })
  .parse(read('extra.json'));
const extraCalls = new Map(extra.calls.map((row) => [row.name, row]));

const schema = schemaOf(calls);
const rootOf = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;
const fieldOf = (name: string, { kind }: Call) => {
  const root = schema.getType(rootOf[kind]);
  const field = isObjectType(root) ? root.getFields()[name] : undefined;
  if (!field) throw new Error(`${name} is not in the schema.`);
  return field;
};
/** Arguments as the catalogue writes them: those that are required end in '!'. */
const argumentsOf = (name: string, call: Call): string[] =>
  fieldOf(name, call)
    .args.filter((argument) => argument.name !== 'operation_id')
    .map((argument) => (getNullableType(argument.type) === argument.type ? argument.name : `${argument.name}!`));

const served = Object.entries(calls);

describe.each(served)('%s', (name, call) => {
  const row = catalogue.get(name) ?? extraCalls.get(name);

  test('stands in the catalogue, or in extra.json with its reason', () => {
    expect(row, `${name} is in neither`).toBeDefined();
    expect(catalogue.has(name) && extraCalls.has(name), `${name} is in both`).toBe(false);
    expect({ kind: call.kind, domain: domainOf(name), rule: call.rule }).toEqual({
      kind: row?.kind,
      domain: extra.moved[name]?.domain ?? row?.domain,
      rule: row?.rule,
    });
  });

  test('takes the arguments of the catalogue, in order; what it takes beside them has a reason', () => {
    if (!row?.args) return;
    const own = argumentsOf(name, call);
    const more = Object.keys(extra.arguments[name] ?? {});
    const expected = row.args
      .filter((argument) => extra.missing[name]?.[argument] === undefined)
      .map((argument) => {
        const bare = argument.replace('!', '');
        return extra.optional[name]?.[bare] === undefined ? argument : bare;
      });
    expect(own.filter((argument) => !more.includes(argument))).toEqual(expected);
    for (const argument of more) expect(own, 'an extra argument is there, and optional').toContain(argument);
  });

  test('answers what the catalogue says', () => {
    if (extra.answers[name]) return;
    for (const part of row?.returns ?? []) {
      if (extra.missing[name]?.[part]) continue;
      const { type } = fieldOf(name, call);
      const bare = getNamedType(type);
      const fields = isObjectType(bare) ? Object.keys(bare.getFields()) : [];
      if (/^[a-z]\w*$/.test(part)) expect(fields).toContain(part);
      else if (part.includes('paged'))
        expect(fields).toEqual(expect.arrayContaining(['data', 'currentPage', 'lastPage', 'perPage', 'total']));
      else if (/\blist\b/.test(part)) expect(getNullableType(type)).toBeInstanceOf(GraphQLList);
    }
  });

  test('says in a sentence what it does', () => {
    expect(call.about).toMatch(/^[A-Z].{10,}[.]$/s);
  });
});

test('every exception belongs to a call that is served', () => {
  const { arguments: more, optional, missing, moved, answers } = extra;
  for (const name of [more, optional, missing, moved, answers].flatMap((each) => Object.keys(each)))
    expect(Object.keys(calls)).toContain(name);
});

test('the committed schema is the one the calls make', () => {
  const committed = readFileSync(new URL('../packages/contract/schema.graphql', import.meta.url), 'utf8');
  expect(committed, 'run "npm run codegen" and commit').toBe(`${printSchema(schema)}\n`);
  const how = 'take schema.graphql and changes.gen.ts from one commit, and run "npm run codegen"';
  expect(schemaNoted, how).toBe(hash('sha256', committed).slice(0, 16));
});
