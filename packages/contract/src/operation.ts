import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { document } from './document.ts';

/** How a mutation ended; `errors` names the arguments the person can mend. */
type Outcome = {
  readonly status: string;
  readonly message: string;
  readonly errors: { readonly field: string; readonly code: string; readonly message: string }[];
};

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

type Answer = { readonly outcome: Outcome | null };

/** A mutation asked for by its name: it passes its arguments on, under their own names, and answers `{ outcome }`. */
export type Operation<V extends object> = Call<Answer, V> & {
  /** The tables it may write; empty where nobody knows. */
  readonly changes: readonly string[];
};

/**
 * Makes the document of a mutation that answers an outcome.
 * @param name the call
 * @param args its arguments with their GraphQL types, such as `id:ID! name:String`
 * @param changes the tables it may write, such as `student app_user`
 * @param more what else of the outcome is asked for, such as `activity { id }`
 */
export const operation = <V extends object>(
  name: string,
  args: string,
  changes: string,
  limits: Limits = {},
  more = '',
): Operation<V> => {
  const pairs = args
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split(':'));
  const head = pairs.map(([arg, type]) => `$${arg}: ${type}`).join(', ');
  const given = pairs.map(([arg]) => `${arg}: $${arg}`).join(', ');
  const between = (text: string) => (text ? `(${text})` : '');
  const text = `mutation ${name}${between(head)} { outcome: ${name}${between(given)} { status message errors { field code message __typename } ${more.replaceAll('}', ' __typename }')} __typename } }`;
  return { ...document<Answer, V>(text), changes: changes.split(' ').filter(Boolean), limits };
};
