import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import { type Client, createRequest, type DocumentInput } from 'urql';

/** For how long an answer that was asked for ahead is as good as one the screen asks for itself, in ms. */
const AS_GOOD_MS = 10_000;

/** When a question was asked ahead, by urql's key of document and variables. */
const asked = new Map<number, number>();

/** A document with its variables: urql's key of both, and how it is asked. */
export type Question = { readonly key: number; readonly ask: (client: Client) => Promise<unknown> };

/** Puts a question together, its variables held against its document. */
export const question = <D, V extends object>(document: TypedDocumentNode<D, V>, variables: V): Question =>
  questionOf(document, variables);

/** The same for what the kit puts together. */
export const questionOf = (document: DocumentInput<unknown, object>, variables: object): Question => ({
  key: createRequest(document, variables).key,
  ask: (client) => client.query(document, variables, { requestPolicy: 'network-only' }).toPromise(),
});

/** Asks the server while the code of the screen that will ask is on its way; `useAsk` then takes the answer, or waits for it. */
export const askAhead = (client: Client, { key, ask }: Question): void => {
  const now = Date.now();
  for (const [other, at] of asked) if (now - at > AS_GOOD_MS) asked.delete(other);
  asked.set(key, now);
  void ask(client);
};

/** Whether a question was asked a moment ago, ahead of its screen; the same for as long as it is the same question. */
export const useAskedAhead = (document: DocumentInput<unknown, object>, variables: object): boolean => {
  // Families' screens ask nothing ahead: theirs are not looked up at each drawing.
  const key = asked.size > 0 ? createRequest(document, variables).key : 0;
  return useMemo(() => Date.now() - (asked.get(key) ?? 0) <= AS_GOOD_MS, [key]);
};
