import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useAsk } from './ask.ts';
import type { RecordAnswer } from './RecordScreen.tsx';
import { refusalOf } from './refusal.ts';

type RecordOptions<D, V, R> = {
  readonly variables: V;
  /** Where in the answer the record stands; null when the server knows none. */
  readonly record: (data: D) => R | null | undefined;
  readonly pause?: boolean | undefined;
};

/**
 * The query behind one record, as `RecordScreen` takes it; asked again after a mutation that writes what it reads, and never
 * shown for another record. One the person may not see is null like one that is not there.
 */
export const useRecord = <D, V extends object, R>(
  document: TypedDocumentNode<D, V>,
  { variables, record, pause = false }: RecordOptions<D, V, R>,
): RecordAnswer<R> => {
  const { data, error, again } = useAsk(document, variables, { pause });
  const hidden = error !== undefined && ['FORBIDDEN', 'BAD_INPUT'].includes(refusalOf(error).code);
  // While the first answer is awaited, and where the way to the server failed, there is none yet.
  const known = data ? (record(data) ?? (error && !hidden ? undefined : null)) : undefined;
  return { record: hidden ? null : known, error, again };
};
