import { document } from './document.ts';
import type { Call, Limits } from './limits.ts';

/** How a mutation ended; `errors` names the arguments the person can mend. */
type Outcome = {
  readonly status: string;
  readonly message: string;
  readonly errors: { readonly field: string; readonly code: string; readonly message: string }[];
};

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
