import { writeFileSync } from 'node:fs';
import { type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import type { Call, Calls } from '../src/kernel/call/call.ts';

/**
 * What was seen of each call while it was driven: which arguments were given, which fields of the result held a value, and
 * whether Success changed rows. A call of which all of it was seen is proven; `checks/spec/proven.json` keeps their names.
 */
export class Evidence {
  private readonly given = new Map<string, Set<string>>();
  private readonly held = new Map<string, Set<string>>();
  private readonly changed = new Set<string>();

  /** Notes one call that was served. */
  note(name: string, args: object, answer: unknown): void {
    const given = this.setOf(this.given, name);
    for (const [key, value] of Object.entries(args)) if (value !== null && value !== undefined) given.add(key);
    const held = this.setOf(this.held, name);
    for (const one of recordsIn(answer))
      for (const [key, value] of Object.entries(one)) if (value !== null) held.add(key);
  }

  /** Notes that Success of this call changed rows. */
  noteChange(name: string): void {
    this.changed.add(name);
  }

  /** What of a call was not seen yet: arguments with a colon, fields bare, and `effect`. */
  lacking(name: string, call: Call, schema: GraphQLSchema): string[] {
    const given = this.setOf(this.given, name);
    const held = this.setOf(this.held, name);
    const args = Object.keys(call.input).filter((key) => !given.has(key));
    const fields = fieldsOf(schema, name).filter((key) => !held.has(key));
    const idle = call.kind === 'mutation' && !call.changesNothing && !this.changed.has(name);
    return [...args.map((key) => `${key}:`), ...fields, ...(idle ? ['effect'] : [])];
  }

  private setOf(all: Map<string, Set<string>>, name: string): Set<string> {
    const set = all.get(name) ?? new Set<string>();
    all.set(name, set);
    return set;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The records of an answer: of a page its rows, of a list its members, else the answer itself. */
const recordsIn = (answer: unknown): object[] => {
  if (Array.isArray(answer)) return answer.filter(isObject);
  if (!isObject(answer)) return [];
  return 'currentPage' in answer && 'data' in answer && Array.isArray(answer.data)
    ? answer.data.filter(isObject)
    : [answer];
};

const rootsOf = (schema: GraphQLSchema) => [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
];

const ownFields = (type: GraphQLOutputType): string[] => {
  const bare = getNamedType(type);
  if (!isObjectType(bare)) return [];
  const fields = bare.getFields();
  if (fields.currentPage && fields.data) return ownFields(fields.data.type);
  // What went wrong is empty where all went well.
  return Object.keys(fields).filter((key) => key !== 'errors' && key !== 'error');
};

/** Fields of the records a call answers. */
const fieldsOf = (schema: GraphQLSchema, name: string): string[] => {
  const field = rootsOf(schema)
    .map((root) => root?.getFields()[name])
    .find((found) => found !== undefined);
  return field ? ownFields(field.type) : [];
};

const file = new URL('../../../checks/spec/proven.json', import.meta.url);

/** Keeps the names of the proven calls, and what the others lack in a file beside, for whoever goes on. */
export const keepProven = (
  evidence: Evidence,
  calls: Calls,
  schema: GraphQLSchema,
  lackingTo: string,
  refused: ReadonlyMap<string, string>,
): void => {
  const lacking = Object.entries(calls).map(([name, call]) => [name, evidence.lacking(name, call, schema)] as const);
  const proven = lacking.filter(([, left]) => left.length === 0).map(([name]) => name);
  writeFileSync(file, `${JSON.stringify(proven.sort(), null, 2)}\n`);
  writeFileSync(
    lackingTo,
    `${JSON.stringify(
      Object.fromEntries(
        lacking.flatMap(([name, left]) =>
          left.length > 0 ? [[name, [...left, ...(refused.has(name) ? [`! ${refused.get(name)}`] : [])]]] : [],
        ),
      ),
      null,
      2,
    )}\n`,
  );
};
