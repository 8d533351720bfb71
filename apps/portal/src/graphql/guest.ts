import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { stringifyDocument } from '@urql/core';
import { patientFetch } from './patient-fetch.ts';
import { answerIn } from './post.ts';

const asGuest = patientFetch();

/**
 * Sends one operation of a page that has no session, patiently: it waits while the server is not ready, and does the work a
 * stranger is asked for. Throws a `Refusal` for GraphQL errors and the browser's own error when the server cannot be reached.
 */
export const askAsGuest = async <D, V>(document: TypedDocumentNode<D, V>, variables: V): Promise<D> => {
  const body = JSON.stringify({ query: stringifyDocument(document), variables });
  return answerIn(await asGuest('/graphql', { method: 'POST', body }));
};
