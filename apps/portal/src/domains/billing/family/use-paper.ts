import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { useClient } from 'urql';

interface Paper {
  readonly paper: { readonly message: string; readonly url: string | null } | null;
}

/** Makes a document as PDF and hands it to the browser; says why where there is none. */
export const usePaper = <V extends object>(document: TypedDocumentNode<Paper, V>) => {
  const client = useClient();
  const { take, busy } = useTaking();
  const fetchIt = (variables: V) => take(async () => (await askOnce(client, document, variables)).data?.paper);
  return { fetchIt, busy };
};
