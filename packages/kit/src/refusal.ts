import type { CombinedError } from 'urql';
import { noteReference } from './last-references.ts';

/** Why the server, or the way to it, gave no answer. NETWORK is our own word for a server that cannot be reached. */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_INPUT'
  | 'RATE_LIMITED'
  | 'NOT_READY'
  | 'INTERNAL'
  | 'NETWORK';

/** A refused call: its code, the server's sentence, the arguments in question and the reference to tell support. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly message: string;
  readonly issues: readonly { readonly field: string; readonly message: string }[];
  readonly reference: string | null;
};

const codes: readonly RefusalCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_INPUT',
  'RATE_LIMITED',
  'NOT_READY',
  'INTERNAL',
];

const textOf = (value: unknown, key: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  return typeof text === 'string' ? text : '';
};

/** Reads the client's error; the first GraphQL error speaks for all. Its reference is remembered for reports of problems. */
export const refusalOf = (error: CombinedError): Refusal => {
  const first = error.graphQLErrors[0];
  if (!first) return { code: 'NETWORK', message: '', issues: [], reference: null };
  const named = textOf(first.extensions, 'code');
  const issues: unknown = first.extensions.issues;
  const reference = textOf(first.extensions, 'reference') || null;
  if (reference) noteReference(reference);
  return {
    code: codes.find((code) => code === named) ?? 'INTERNAL',
    message: first.message,
    issues: Array.isArray(issues)
      ? issues.map((issue) => ({ field: textOf(issue, 'field'), message: textOf(issue, 'message') }))
      : [],
    reference,
  };
};
