import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { isRowsOf, outermostFields } from './outermost.ts';

/** A document that asks for more than its caller did, and what takes the rest out of an answer again. */
export interface Widened {
  readonly query: string;
  /** The same data without what the caller did not ask for. */
  narrow(data: object): Record<string, unknown>;
}

type Narrow = (value: unknown) => unknown;
const asIs: Narrow = (value) => value;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const keyOf = (node: FieldNode): string => node.alias?.value ?? node.name.value;
const fieldsIn = (text: string): readonly FieldNode[] =>
  parse(`{ ${text} }`).definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.filter((node) => node.kind === 'Field')
      : [],
  );

/** The selection with all fields of the type that are not in it, and what takes them out again. */
const widened = (type: GraphQLOutputType, selection: SelectionSetNode): [SelectionSetNode, Narrow] => {
  const bare = getNamedType(type);
  const asked = selection.selections;
  // Documents with fragments are few, and stay as they are.
  if (!isObjectType(bare) || !asked.every((node) => node.kind === 'Field')) return [selection, asIs];
  const keys = new Set(asked.map(keyOf));
  const more = fieldsIn(outermostFields(bare)).filter((node) => !keys.has(keyOf(node)));
  const inner = new Map<string, Narrow>();
  const kept = asked.map((node) => withRows(bare, node, inner));
  const added = new Set(more.map(keyOf));
  const narrow: Narrow = (value) => {
    if (Array.isArray(value)) return value.map(narrow);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => (added.has(key) ? [] : [[key, (inner.get(key) ?? asIs)(one)]])),
    );
  };
  return [{ ...selection, selections: [...kept, ...more] }, narrow];
};

/** The rows of a page are the records: they are widened too. */
const withRows = (type: GraphQLObjectType, node: FieldNode, inner: Map<string, Narrow>): FieldNode => {
  const field = type.getFields()[node.name.value];
  if (!field || !node.selectionSet || !isRowsOf(type, node.name.value)) return node;
  const [selectionSet, narrow] = widened(field.type, node.selectionSet);
  inner.set(keyOf(node), narrow);
  return { ...node, selectionSet };
};

/** Lets a document ask for every plain field of the records its calls answer; null where it cannot be read. */
export const widen = (schema: GraphQLSchema, query: string): Widened | null => {
  try {
    const document = parse(query);
    const inner = new Map<string, Narrow>();
    const definitions = document.definitions.map((definition) => {
      if (definition.kind !== 'OperationDefinition') return definition;
      const root = schema.getRootType(definition.operation);
      const selections = definition.selectionSet.selections.map((node) => {
        const field = node.kind === 'Field' ? root?.getFields()[node.name.value] : undefined;
        if (node.kind !== 'Field' || !field || !node.selectionSet) return node;
        const [selectionSet, narrow] = widened(field.type, node.selectionSet);
        inner.set(keyOf(node), narrow);
        return { ...node, selectionSet };
      });
      return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
    });
    return {
      query: print({ ...document, definitions }),
      narrow: (data) =>
        Object.fromEntries(Object.entries(data).map(([key, value]) => [key, (inner.get(key) ?? asIs)(value)])),
    };
  } catch {
    return null;
  }
};
