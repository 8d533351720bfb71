import { allows, isRole, type Role } from '@nestling/rules/roles.ts';
import {
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/** A call or a type as a program sees it. */
export interface Shaped {
  readonly kind: 'query' | 'mutation' | 'subscription' | 'type';
  /** The lowest role that sees it: of a type, the lowest one with a call that answers or takes it. */
  readonly rule: Role;
  /** What it is made of, with the type of each as GraphQL writes it: 'argument date': 'Date!', 'answer': '[Student!]!', 'field id': 'ID!'. */
  readonly parts: Readonly<Record<string, string>>;
}
/** All calls and types of the interface, by name. */
export type Shape = Readonly<Record<string, Shaped>>;

/** The fields of what is answered or taken; those of what is taken have no arguments of their own. */
const fieldsOf = (
  type: GraphQLNamedType,
): readonly { name: string; type: GraphQLType; args: readonly GraphQLArgument[] }[] => {
  if (isObjectType(type)) return Object.values(type.getFields());
  return isInputObjectType(type)
    ? Object.values(type.getFields()).map(({ name, type: of }) => ({ name, type: of, args: [] }))
    : [];
};

const partsOf = (type: GraphQLNamedType): Record<string, string> => {
  if (isEnumType(type)) return Object.fromEntries(type.getValues().map(({ name }) => [`value ${name}`, '']));
  // What is taken may ask for more or less, as an argument may; what is answered may promise more or less.
  const part = isInputObjectType(type) ? 'argument' : 'field';
  return Object.fromEntries(
    fieldsOf(type).map((field) => {
      const args = field.args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ');
      return [`${part} ${field.name}`, args ? `(${args}): ${String(field.type)}` : String(field.type)];
    }),
  );
};

/** The types within a type, one step down. */
const within = (type: GraphQLNamedType): GraphQLNamedType[] =>
  fieldsOf(type).flatMap(({ type: of, args }) =>
    [of, ...args.map((argument) => argument.type)].map((one) => getNamedType(one)),
  );

/** The types a schema begins with, by the kind of their calls. */
export const rootsOf = (schema: GraphQLSchema) => {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) => (type ? [[kind, type] as const] : []));
};

/** The lowest role of a call, which its description ends with. */
const ruleIn = (description: string | null | undefined): Role | null => {
  const [, rule] = / Needs (\w+)\.$/.exec(description ?? '') ?? [];
  return isRole(rule) ? rule : null;
};

/** What a printed schema offers; what is of GraphQL itself is left out. */
export const shapeOfSchema = (schema: GraphQLSchema): Shape => {
  const shape: Record<string, Shaped> = {};
  const lowest = new Map<string, Role>();
  const reach = (type: GraphQLNamedType, rule: Role): void => {
    const known = lowest.get(type.name);
    // Who may do less sees no more: only a lower role goes on from here.
    if (known !== undefined && allows(rule, known)) return;
    lowest.set(type.name, rule);
    for (const inner of within(type)) reach(inner, rule);
  };
  for (const [kind, type] of rootsOf(schema))
    for (const field of Object.values(type.getFields())) {
      const rule = ruleIn(field.description);
      if (!rule) throw new Error(`Nobody says who may call ${field.name}.`);
      const args = field.args.map((argument) => [`argument ${argument.name}`, String(argument.type)] as const);
      shape[field.name] = { kind, rule, parts: { ...Object.fromEntries(args), answer: String(field.type) } };
      for (const named of [field.type, ...field.args.map((argument) => argument.type)])
        reach(getNamedType(named), rule);
    }
  for (const [name, rule] of lowest) {
    const type = schema.getType(name);
    const parts = type ? partsOf(type) : {};
    if (Object.keys(parts).length > 0) shape[name] = { kind: 'type', rule, parts };
  }
  return Object.fromEntries(Object.entries(shape).sort(([a], [b]) => (a < b ? -1 : 1)));
};
