import { type GraphQLOutputType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

const below = (type: GraphQLOutputType, steps: number): string => {
  const bare = getNamedType(type);
  if (!isObjectType(bare)) return '';
  const fields = Object.values(bare.getFields());
  const left = fields.some(({ name }) => name === 'id') ? steps - 1 : steps;
  return fields
    .map((field) => {
      if (!isObjectType(getNamedType(field.type))) return field.name;
      const inner = left >= 0 ? below(field.type, left) : '';
      return inner === '' ? '' : `${field.name} { ${inner} }`;
    })
    .join(' ');
};

/**
 * All plain fields a call answers, and of the records in it those of the records one step further. Pages, outcomes and
 * other objects without an id are no step.
 */
export const selectionOf = (schema: GraphQLSchema, name: string): string => {
  const known = kept.get(schema) ?? new Map<string, string>();
  kept.set(schema, known);
  const selection = known.get(name) ?? selected(schema, name);
  known.set(name, selection);
  return selection;
};

/** The tests ask for each call some twenty times. */
const kept = new WeakMap<GraphQLSchema, Map<string, string>>();

const answerOf = (schema: GraphQLSchema, name: string): GraphQLOutputType => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const field = roots.map((root) => root?.getFields()[name]).find((found) => found !== undefined);
  if (!field) throw new Error(`No call ${name}.`);
  return field.type;
};

const selected = (schema: GraphQLSchema, name: string): string => below(answerOf(schema, name), 1);
