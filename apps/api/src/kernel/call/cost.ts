import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Entity } from '../read/entity.ts';
import type { Answer, Parts } from './answers.ts';
import type { Call } from './call.ts';
import { below, type Shape } from './shape.ts';

export const limits = {
  /** Fields within fields. */
  depth: 10,
  /** The standard introspection query goes to 13. */
  introspectionDepth: 15,
  aliases: 30,
  /** Fields of a document once its fragments are put in. */
  nodes: 2_000,
  /** Calls in one request. */
  calls: 20,
  /** Characters of a document: those that were asked for lately are kept. The portal's longest has some 2,000. */
  characters: 20_000,
  /** Brackets within brackets; the parser goes down one by one. */
  brackets: 60,
  /** Checking whether fragments fit together costs the square of their number. */
  fragments: 30,
  /** Words and signs of a document. */
  tokens: 4_000,
  /** Fields of a document that is made into code of its own: that costs its square, and everybody waits. */
  compiled: 300,
  /** Records an answer may hold, as estimated before anything is read. */
  records: 50_000,
  /** Characters of the records an answer holds; a thousand children with all they have are some four millions. */
  answer: 16_000_000,
  bodyBytes: 1_048_576,
};

/** Texts and comments of a document: brackets in them are none. */
const aside = /"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*/g;

/** Why a document is not even parsed; null when it may be. */
export const unreadable = (query: string): string | null => {
  if (query.length > limits.characters) return `A document may be ${limits.characters} characters long.`;
  const bare = query.replace(aside, '');
  if ((bare.match(/\bfragment\b/g)?.length ?? 0) > limits.fragments)
    return `A document may hold ${limits.fragments} fragments.`;
  let depth = 0;
  for (const sign of bare) {
    if ('{[('.includes(sign)) depth += 1;
    if ('}])'.includes(sign)) depth -= 1;
    if (depth > limits.brackets) return `Brackets may be nested ${limits.brackets} deep.`;
  }
  return null;
};

interface Measure {
  depth: number;
  aliases: number;
  /** Fields and spreads, each fragment counted wherever it is used. */
  nodes: number;
}

/** Measures selections. Each fragment is measured once, however often it is spread: the work stays linear. */
class Ruler {
  private readonly known = new Map<string, Measure>();
  private readonly fragment: (name: string) => FragmentDefinitionNode | null | undefined;

  constructor(fragment: (name: string) => FragmentDefinitionNode | null | undefined) {
    this.fragment = fragment;
  }

  measure(selection: SelectionSetNode | undefined): Measure {
    const total = { depth: 0, aliases: 0, nodes: 0 };
    for (const node of selection?.selections ?? []) {
      const inner = node.kind === 'FragmentSpread' ? this.spread(node.name.value) : this.measure(node.selectionSet);
      const isField = node.kind === 'Field';
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.aliases += inner.aliases + (isField && node.alias ? 1 : 0);
      total.nodes += inner.nodes + 1;
    }
    return total;
  }

  private spread(name: string): Measure {
    const known = this.known.get(name);
    if (known) return known;
    // Stands in while it is measured: a fragment that holds itself is refused by a rule of graphql-js.
    this.known.set(name, { depth: 0, aliases: 0, nodes: 0 });
    const measured = this.measure(this.fragment(name)?.selectionSet);
    this.known.set(name, measured);
    return measured;
  }
}

/** Fields of a document, each fragment counted wherever it is used. */
export const sizeOf = (document: DocumentNode): number => {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  );
  const ruler = new Ruler((name) => fragments.get(name));
  return document.definitions.reduce(
    (sum, node) => sum + (node.kind === 'OperationDefinition' ? ruler.measure(node.selectionSet).nodes : 0),
    0,
  );
};

const isIntrospection = (operation: OperationDefinitionNode): boolean =>
  operation.selectionSet.selections.every(
    (node) => node.kind === 'Field' && (node.name.value === '__schema' || node.name.value === '__type'),
  );

/** Refuses documents that are too deep, too wide, or hold more than one operation. */
export const documentLimits = (context: ValidationContext): ASTVisitor => ({
  Document: (document) => {
    const operations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
    if (operations.length > 1) context.reportError(new GraphQLError('Send one operation in a request.'));
    for (const operation of operations) {
      const { depth, aliases, nodes } = new Ruler((name) => context.getFragment(name)).measure(operation.selectionSet);
      const most = isIntrospection(operation) ? limits.introspectionDepth : limits.depth;
      if (depth > most) context.reportError(new GraphQLError(`Fields may be nested ${most} deep, not ${depth}.`));
      if (aliases > limits.aliases)
        context.reportError(new GraphQLError(`A request may hold ${limits.aliases} aliases.`));
      if (nodes > limits.nodes) context.reportError(new GraphQLError(`A request may hold ${limits.nodes} fields.`));
      if (operation.selectionSet.selections.length > limits.calls)
        context.reportError(new GraphQLError(`A request may hold ${limits.calls} calls.`));
    }
  },
});

/** How many records a list within a record is taken to hold. */
const NESTED_LIST = 10;
/** How many a list without a page is taken to hold. */
const PLAIN_LIST = 100;

const recordCost = (of: Entity, shape: Shape): number => {
  let cost = 1;
  for (const [name, inner] of shape.fields) {
    const field = of.fields.get(name);
    if (field?.kind === 'one') cost += recordCost(field.entity, inner);
    if (field?.kind === 'many') cost += NESTED_LIST * recordCost(field.entity, inner);
  }
  return cost;
};

/** Values the call's function puts together are not read by the kernel: only records among them count. */
const recordsIn = (parts: Parts, shape: Shape): number => {
  let cost = 0;
  for (const [name, inner] of shape.fields) {
    const part = parts[name];
    if (!part) continue;
    const [times, single] = Array.isArray(part) ? [PLAIN_LIST, part[0]] : [1, part];
    if ('table' in single) cost += times * recordCost(single, inner);
    else if (single.kind === 'object') cost += times * recordsIn(single.parts, inner);
  }
  return cost;
};

const answerCost = (answer: Answer, shape: Shape, first: number | undefined): number => {
  switch (answer.kind) {
    case 'one':
      return recordCost(answer.entity, shape);
    case 'list':
      return (first ?? PLAIN_LIST) * recordCost(answer.entity, shape);
    case 'paged':
      return (first ?? 1) * recordCost(answer.entity, below(shape, 'data'));
    case 'objects':
      return PLAIN_LIST * (1 + recordsIn(answer.of.parts, shape));
    case 'object':
    case 'outcome':
      return 1 + recordsIn(answer.parts, shape);
  }
};

/** Records one call may have to read, told by what is asked for and `first`. */
export const costOf = (call: Call, shape: Shape, args: Readonly<Record<string, unknown>>): number =>
  answerCost(call.answer, shape, typeof args.first === 'number' ? args.first : undefined);
