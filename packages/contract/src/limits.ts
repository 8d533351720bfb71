import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** What the server takes for one argument: lengths count characters of trimmed text, `least` and `most` are numbers. */
export type Limit = {
  readonly required?: true;
  readonly shortest?: number;
  readonly longest?: number;
  readonly least?: number;
  readonly most?: number;
  /** True for a number, which a form may hold as the text that was typed. */
  readonly number?: true;
  /** True for a list: lengths count its members. */
  readonly list?: true;
  readonly email?: true;
  /** Source of a regular expression the trimmed text must match. */
  readonly pattern?: string;
  /** True for yes or no. */
  readonly flag?: true;
  /** True for ids: a form may hold the record in place of its id. */
  readonly id?: true;
  /** True where null takes away what was there; elsewhere null leaves it as it is. */
  readonly clears?: true;
  /** True for objects and JSON, which are sent as a form holds them. */
  readonly object?: true;
  /** The limits of an object's members, or of each object's in a list. */
  readonly of?: Limits;
};

/** The limits of a call by argument; what is not named takes anything of its type. */
export type Limits = Readonly<Record<string, Limit>>;

/** A mutation that knows the limits of its arguments: an operation, or a document that asks for more than the outcome. */
export type Call<D, V> = TypedDocumentNode<D, V> & { readonly limits: Limits };

/** The arguments of a call. */
export type ArgumentsOf<C> = C extends Call<unknown, infer A> ? A : never;
