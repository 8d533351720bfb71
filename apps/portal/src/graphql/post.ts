import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { stringifyDocument } from '@urql/core';
import { headersFor } from './headers.ts';

/** A refusal outside the urql client, with the code of the first error. */
export class Refusal extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The server's own sentence where it refused; null for anything else, which is the network. */
export const sentenceOf = (error: unknown): string | null => (error instanceof Refusal ? error.message : null);

type Answer<D> = { data?: D | null; errors?: { message: string; extensions?: { code?: string } }[] };

/** What a response says. Throws a `Refusal` for GraphQL errors. */
export const answerIn = async <D>(response: Response): Promise<D> => {
  const answer: Answer<D> = await response.json();
  const error = answer.errors?.[0];
  if (error || !answer.data)
    throw new Refusal(error?.message ?? response.statusText, error?.extensions?.code ?? 'INTERNAL');
  return answer.data;
};

/**
 * Sends one operation without the client, its cache and its session: for the calls the session itself is made of.
 * Throws a `Refusal` for GraphQL errors and the browser's own error when the server cannot be reached.
 */
export const post = async <D, V>(
  document: TypedDocumentNode<D, V>,
  variables: V,
  token: string | null = null,
): Promise<D> =>
  answerIn(
    await fetch('/graphql', {
      method: 'POST',
      headers: headersFor(token),
      body: JSON.stringify({ query: stringifyDocument(document), variables }),
    }),
  );
