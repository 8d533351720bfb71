import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { AnyVariables, Client, OperationResult } from 'urql';

/** Asks the server once, whatever is known, for what is done with the answer now: an address, a file, a check before an act. */
export const askOnce = <D, V extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<D, V>,
  variables: V,
): Promise<OperationResult<D, V>> => client.query(document, variables, { requestPolicy: 'network-only' }).toPromise();
