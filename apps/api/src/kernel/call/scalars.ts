import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  type ValueNode,
} from 'graphql';
import type { Scalar } from '../read/entity.ts';

const literal = (node: ValueNode): unknown => {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map(literal);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literal(value)]));
    default:
      return null;
  }
};

/** Input is passed on as it came: the row's own schema judges it, and tells every issue with its path. */
const scalar = (name: string, description: string, serialize: (value: unknown) => unknown): GraphQLScalarType =>
  new GraphQLScalarType({ name, description, serialize, parseValue: (value) => value, parseLiteral: literal });

const instant = (value: unknown): string => {
  const at = value instanceof Date ? value : new Date(String(value));
  return at.toISOString();
};

const own = {
  Date: scalar('Date', "A day, 'YYYY-MM-DD'.", (value) => String(value).slice(0, 10)),
  Clock: scalar('Clock', "A time of day, 'HH:mm'; '24:00' is the end of the day.", (value) =>
    String(value).slice(0, 5),
  ),
  DateTime: scalar('DateTime', 'An instant, ISO 8601 in UTC.', instant),
  JSON: scalar('JSON', 'Any JSON.', (value) => value),
};

export const scalars: Readonly<Record<Scalar, GraphQLScalarType>> = {
  ID: GraphQLID,
  String: GraphQLString,
  Int: GraphQLInt,
  Float: GraphQLFloat,
  Boolean: GraphQLBoolean,
  ...own,
};
