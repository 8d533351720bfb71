import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useQuestion } from './ask.ts';
import { variablesOf } from './document-head.ts';
import { type ListAnswer, wholeList } from './ListScreen.tsx';
import type { ListState } from './list-state.ts';
import { listVariables, type Owned } from './list-variables.ts';
import type { PageOf } from './Paging.tsx';
import { listFile } from './table/list-file.ts';
import { sortOf } from './table/sort-of.ts';

/** Rows of a page as the server answers them, or a list that comes whole. */
type Rows<R> = (PageOf & { readonly data: readonly R[] }) | readonly R[];

type ListOptions<D, V, R> = {
  /** Where in the answer the rows stand; those of a list that comes whole may be narrowed down here. */
  readonly rows: (data: D) => Rows<R> | null | undefined;
  /** The document's other variables: location and filters. */
  readonly variables: Omit<V, Owned>;
  /** True while it cannot be asked yet, as without a location. */
  readonly pause?: boolean | undefined;
  readonly perPage?: number | undefined;
  /** Asks anew every so often (ms), for what changes without anybody doing anything; while the page is hidden it rests. */
  readonly everyMs?: number | undefined;
};

/** A list as `ListScreen` and `DataTable` take it. */
export type List<D, R> = {
  /** Empty before the first answer. */
  readonly rows: readonly R[];
  readonly answer: ListAnswer;
  /** Everything that was answered, for what stands beside the rows; undefined before the first answer. */
  readonly data: D | undefined;
  /** Asks the server again, whatever is known. */
  readonly again: () => void;
};

const isWhole = <R>(rows: Rows<R>): rows is readonly R[] => Array.isArray(rows);

/**
 * The query behind a list: page, search and sorting come from `state`, rows once shown stay while others are fetched, and
 * it is asked again after a mutation of a type it shows.
 */
export const useList = <D, V extends object, R, F extends string>(
  document: TypedDocumentNode<D, V>,
  state: ListState<F>,
  { rows: rowsOf, variables, pause = false, perPage, everyMs }: ListOptions<D, V, R>,
): List<D, R> => {
  const declared = variablesOf(document);
  const { sorts } = sortOf(document, state);
  const own = listVariables(document, state, perPage);
  // Filters may change under the rows; of another location none are shown.
  const keep = [...declared].filter((name) => !name.startsWith('location'));
  const { data, error, again } = useQuestion<D>(document, { ...own, ...variables }, { keep, pause, everyMs });
  const found = data ? rowsOf(data) : null;
  const whole = found && isWhole(found);
  return {
    rows: !found ? [] : whole ? found : found.data,
    answer: {
      page: !found ? null : whole ? wholeList(found) : found,
      error,
      again,
      sorts,
      file: listFile(document, { ...own, ...variables }),
    },
    data,
    again,
  };
};
