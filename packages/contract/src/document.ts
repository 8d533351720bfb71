import { parse } from '@0no-co/graphql.web';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Call, Limits } from './limits.ts';

/** What the refreshing of screens is told of a document when it is printed. */
type Notes = {
  /** The tables a query reads; left out where it may read any. */
  readonly shows?: readonly string[];
  /** The tables a mutation may write. */
  readonly changes?: readonly string[];
  /** What the list of a query can be sorted by. */
  readonly sorts?: readonly string[];
  /** Of a list that can be taken away as a file: its call, and its arguments; `$name` is the variable of that name. */
  readonly list?: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
};

/**
 * A document that travels as its text, a fifth of its syntax tree. The built portal puts `documents-as-text.ts` in the
 * parser's place, which reads the head alone.
 */
export const document = <D, V>(text: string, notes: Notes = {}): TypedDocumentNode<D, V> => ({
  ...parse(text, { noLocation: true }),
  ...notes,
});

/** The document of one mutation, with the limits of its arguments under the names of its variables. */
export const call = <D, V>(text: string, limits: Limits, notes: Notes = {}): Call<D, V> => ({
  ...document<D, V>(text, notes),
  limits,
});
