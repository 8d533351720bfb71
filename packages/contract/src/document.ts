import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** What the refreshing of screens is told of a document when it is printed. */
type Notes = {
  /** The types of records a query shows; left out where it may show any. */
  readonly shows?: readonly string[];
  /** The types of records a mutation may change. */
  readonly changes?: readonly string[];
};

/**
 * A document that travels as its text, a fifth of its syntax tree. The built portal puts `documents-as-text.ts` in the
 * parser's place, which reads the head alone.
 */
export const document = <D, V>(text: string, notes: Notes = {}): TypedDocumentNode<D, V> => ({
  ...parse(text, { noLocation: true }),
  ...notes,
});
