import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { post, Refusal } from '../../../../graphql/post.ts';

/** A server that does not answer within this is away: somebody stands at the door. */
const PATIENCE_MS = 6_000;

/** Sends one operation, without trying again: the tablet has its queue. Throws when the server refuses or is away. */
export const ask = async <D, V>(document: TypedDocumentNode<D, V>, variables: V): Promise<D> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), PATIENCE_MS);
  });
  return Promise.race([post(document, variables), late]).finally(() => clearTimeout(timer));
};

/** True when the server could not be asked, and not when it said no. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof Refusal) || error.code === 'NOT_READY' || error.code === 'INTERNAL';
