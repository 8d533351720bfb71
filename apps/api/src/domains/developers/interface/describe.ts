import { allows, type Role } from '@nestling/rules/roles.ts';
import { type GraphQLField, type GraphQLSchema, isRequiredArgument } from 'graphql';
import type { Call, Calls } from '../../../kernel/call/call.ts';
import { ANY } from '../../../kernel/call/grant.ts';
import { scopeFor } from '../scope-for.ts';
import { type Example, exampleOf } from './example.ts';
import { rootsOf } from './shape.ts';

/** What all calls of this process are printed from: their rows, where each belongs, and the schema made of them. */
export interface Interface {
  readonly calls: Calls;
  readonly domainOf: (name: string) => string | undefined;
  readonly schema: GraphQLSchema;
}

let served: Interface | null = null;

/** Tells what is served. Once, when the process begins: the rows of calls cannot import the list they stand in. */
export const tellInterface = (all: Interface): void => {
  served = all;
};

const interfaceServed = (): Interface => {
  if (!served) throw new Error('Nobody has told which calls are served.');
  return served;
};

/** A call in the list. */
export interface CallLine {
  readonly name: string;
  readonly domain: string;
  readonly kind: Call['kind'];
  /** Lowest role. */
  readonly rule: string;
  /** What a token must be let do; null: no token makes this call; '' where any does. */
  readonly scope: string | null;
  readonly about: string;
}

const lineOf = (name: string, call: Call): CallLine => {
  const domain = interfaceServed().domainOf(name) ?? '';
  const scope = scopeFor(domain, name, call);
  return { name, domain, kind: call.kind, rule: call.rule, scope: scope === ANY ? '' : scope, about: call.about };
};

/** The calls a role may make, by their names. */
export const callsFor = (role: Role): CallLine[] =>
  Object.entries(interfaceServed().calls)
    .filter(([, call]) => allows(role, call.rule))
    .map(([name, call]) => lineOf(name, call))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** One call, with all there is to say of it. */
export interface CallTold extends CallLine {
  readonly arguments: readonly {
    readonly name: string;
    /** As GraphQL writes it. */
    readonly type: string;
    readonly required: boolean;
    readonly about: string | null;
  }[];
  readonly answer: string;
  /** What staff need beside the rule; `with` the argument that makes it needed, null for every use. */
  readonly permissions: readonly { readonly name: string; readonly with: string | null }[];
  /** What it may ask before it goes on: the code to send back, and when it asks. */
  readonly confirms: readonly { readonly code: string; readonly when: string }[];
  /** So many calls in so many seconds; null: only what all calls together may. */
  readonly limit: { readonly times: number; readonly seconds: number; readonly by: string } | null;
  /** Whether it takes an operation id, with which it may be sent again. */
  readonly repeatable: boolean;
  readonly example: Example;
}

const fieldOf = (name: string, kind: Call['kind']): GraphQLField<unknown, unknown> | undefined =>
  new Map(rootsOf(interfaceServed().schema)).get(kind)?.getFields()[name];

/** A call a role may make; null where there is none of that name for it. */
export const callFor = (role: Role, name: string): CallTold | null => {
  const { calls } = interfaceServed();
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  const field = call && allows(role, call.rule) ? fieldOf(name, call.kind) : undefined;
  if (!call || !field) return null;
  return {
    ...lineOf(name, call),
    arguments: field.args.map((argument) => ({
      name: argument.name,
      type: String(argument.type),
      required: isRequiredArgument(argument),
      about: argument.description ?? null,
    })),
    answer: String(field.type),
    permissions: call.permission.map(({ permission, field: argument }) => ({ name: permission, with: argument })),
    confirms: Object.entries(call.confirms).map(([code, when]) => ({ code, when })),
    limit: call.limit ?? null,
    repeatable: call.repeatable,
    example: exampleOf(call.kind, field),
  };
};
