import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect } from 'react';
import { type CombinedError, type DocumentInput, type Operation, useQuery } from 'urql';
import { useAskedAhead } from './asked-ahead.ts';
import { useReadingAnew } from './reading-anew.ts';

type AskOptions<D, Name extends string> = {
  /**
   * Variables that may change under what is shown, as a search or a week do: what was answered stays until the next answer
   * is here. Of every other one an answer is never shown for another value.
   */
  readonly keep?: readonly Name[] | undefined;
  /** Asks the server even for what is known. */
  readonly fresh?: boolean | undefined;
  /** Asks anew every so often (ms), for what changes without anybody doing anything; while the page is hidden it rests. */
  readonly everyMs?: number | ((data: D | undefined) => number | undefined) | undefined;
  readonly pause?: boolean | undefined;
};

/** What a question has come to. */
export type Asked<D> = {
  /** Undefined until an answer to these very variables is here. */
  readonly data: D | undefined;
  readonly error: CombinedError | undefined;
  /** True while the first answer is awaited, or the next one. */
  readonly fetching: boolean;
  /** Asks the server again, whatever is known. */
  readonly again: () => void;
  /** The same for news: several in a short time are one question, and a hidden page asks when it is seen. */
  readonly soon: () => void;
};

const differs = (a: unknown, b: unknown): boolean => a !== b && JSON.stringify(a) !== JSON.stringify(b);

/** Whether an answer was given to a question, apart from variables that may change under it. */
const answers = (operation: Operation | undefined, variables: object, keep: readonly string[]): boolean => {
  const asked: Readonly<Record<string, unknown>> = operation?.variables ?? {};
  const wanted: Readonly<Record<string, unknown>> = { ...variables };
  return [...new Set([...Object.keys(asked), ...Object.keys(wanted)])].every(
    (name) => keep.includes(name) || !differs(asked[name], wanted[name]),
  );
};

/**
 * Asks a document and keeps its answer: shown at once where it is known, and asked again behind it; asked again after a
 * mutation that writes a table it reads. `variables` null asks nothing, as while a location is not known.
 */
export const useAsk = <D, V extends object>(
  document: TypedDocumentNode<D, V>,
  variables: V | null,
  options: AskOptions<D, keyof V & string> = {},
): Asked<D> => useQuestion(document, variables, options);

/** The same for hooks of the kit that put the variables together. */
export const useQuestion = <D>(
  document: DocumentInput<D, object>,
  variables: object | null,
  { keep = [], fresh = false, everyMs, pause = false }: AskOptions<D, string>,
): Asked<D> => {
  const ahead = useAskedAhead(document, variables ?? {});
  const [{ data, error, fetching, operation }, ask] = useQuery<D, object>({
    query: document,
    variables: variables ?? {},
    pause: pause || variables === null,
    requestPolicy: fresh ? 'network-only' : ahead ? 'cache-first' : 'cache-and-network',
  });
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const soon = useReadingAnew(again);
  // While nothing is asked, as with a span whose end is before its start, what stands stays.
  const own = variables !== null && (pause || answers(operation, variables, keep));
  const pauseMs = typeof everyMs === 'function' ? everyMs(own ? data : undefined) : everyMs;
  useEffect(() => {
    if (pauseMs === undefined) return undefined;
    const timer = setInterval(soon, pauseMs);
    return () => clearInterval(timer);
  }, [soon, pauseMs]);
  return { data: own ? data : undefined, error: own ? error : undefined, fetching, again, soon };
};
