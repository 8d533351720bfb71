import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Which fields of an answer were asked for; a leaf has none. */
export interface Shape {
  readonly fields: ReadonlyMap<string, Shape>;
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Growing = Map<string, { fields: Growing }>;

/**
 * Gathers a selection, fragments included. Fields under @skip or @include are taken in either way, and aliases fall
 * together (nested fields take no arguments): what is read may be more than is answered, never less.
 */
const gather = (selection: SelectionSetNode | undefined, fragments: Fragments, into: Growing): void => {
  for (const node of selection?.selections ?? []) {
    if (node.kind === 'FragmentSpread') {
      gather(fragments[node.name.value]?.selectionSet, fragments, into);
    } else if (node.kind === 'InlineFragment') {
      gather(node.selectionSet, fragments, into);
    } else if (!node.name.value.startsWith('__')) {
      const known = into.get(node.name.value) ?? { fields: new Map() };
      into.set(node.name.value, known);
      gather(node.selectionSet, fragments, known.fields);
    }
  }
};

const shapes = new WeakMap<FieldNode, Shape>();

/** The shape below the field being resolved; kept as long as the document is. */
export const shapeOf = ({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): Shape => {
  const [only] = fieldNodes;
  const known = only && fieldNodes.length === 1 ? shapes.get(only) : undefined;
  if (known) return known;
  const fields: Growing = new Map();
  for (const node of fieldNodes) gather(node.selectionSet, fragments, fields);
  const shape = { fields };
  if (only && fieldNodes.length === 1) shapes.set(only, shape);
  return shape;
};

const leaf: Shape = { fields: new Map() };
/** The shape below one of its fields; empty when it was not asked for. */
export const below = (shape: Shape, field: string): Shape => shape.fields.get(field) ?? leaf;

/** The same selection always gives the same text, whatever the order of its fields. */
export const keyOf = ({ fields }: Shape): string =>
  [...fields]
    .map(([name, inner]) => (inner.fields.size > 0 ? `${name}{${keyOf(inner)}}` : name))
    .sort()
    .join(' ');
