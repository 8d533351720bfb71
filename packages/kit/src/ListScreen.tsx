import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { FilterRow } from './FilterRow.tsx';
import { ListBody } from './ListBody.tsx';
import type { ListState } from './list-state.ts';
import { type PageOf, Paging, useShowing } from './Paging.tsx';
import { Screen } from './Screen.tsx';
import { ListFileMenu } from './table/ListFileMenu.tsx';
import type { ListFile } from './table/list-file.ts';
import { type ListOrder, ListOrderContext } from './table/order.ts';

/** What a list needs of the answer to its query. */
export type ListAnswer = {
  /** Null before the first answer. Lists that are not paged give `wholeList(rows)`. */
  readonly page: PageOf | null;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
  /** The columns its call can sort by. */
  readonly sorts?: readonly string[];
  /** What is asked for to take it away as a file; null where its call cannot be. */
  readonly file?: ListFile | null;
};

/** The page of a list that comes whole. */
export const wholeList = (rows: readonly unknown[] | undefined): PageOf | null =>
  rows ? { currentPage: 1, lastPage: 1, perPage: Math.max(1, rows.length), total: rows.length } : null;

/** How the rows of a list are ordered: by its call, or here where all of them are on its one page. */
export const orderOf = <F extends string>(state: ListState<F>, { page, sorts = [] }: ListAnswer): ListOrder => ({
  sort: state.sort,
  onSort: (sort) => state.set({ sort }),
  whole: page !== null && page.lastPage <= 1,
  sorts,
});

/**
 * The common list: heading with count and the one main action, search and filters, the rows, paging.
 * The rows themselves are its children, usually a `DataTable` and a `BulkBar`.
 * @param reported true where the screen takes a report of it away, which holds more than its rows
 */
export const ListScreen = <F extends string>({
  answer,
  state,
  actions,
  filters,
  saved,
  reported = false,
  empty,
  panel,
  detail,
  tabs,
  children,
}: {
  answer: ListAnswer;
  state: ListState<F>;
  actions?: ReactNode;
  filters?: ReactNode;
  saved?: ReactNode;
  reported?: boolean;
  empty: ReactNode;
  panel?: ReactNode;
  detail?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}) => {
  const showing = useShowing(answer.page);
  const none = answer.page?.total === 0 && !state.filtered;
  return (
    <Screen count={answer.page?.total} actions={actions} detail={detail} tabs={tabs} panel={panel}>
      {none ? null : (
        <FilterRow
          state={state}
          saved={saved}
          showing={showing}
          file={answer.file && !reported ? <ListFileMenu file={answer.file} /> : null}
        >
          {filters}
        </FilterRow>
      )}
      <ListBody
        count={answer.page?.total}
        error={answer.error}
        onRetry={answer.again}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={empty}
      >
        <ListOrderContext value={orderOf(state, answer)}>{children}</ListOrderContext>
        {answer.page ? <Paging page={answer.page} onPage={(page) => state.set({ page })} /> : null}
      </ListBody>
    </Screen>
  );
};
