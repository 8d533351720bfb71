import type { ReactNode } from 'react';

/** A column: a heading and what stands in each row. */
export type Column<Row> = {
  /** In a list whose call sorts by this name, the heading sorts it. */
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the heading sorts by in a table outside of a list; in a list it follows from the call. */
  readonly sort?: string;
  /**
   * What the rows are ordered by when the heading is pressed and all of them are here: a list of several pages is ordered by
   * its call or not at all, since an order of one page is none.
   */
  readonly by?: (row: Row) => string | number | null | undefined;
  /** Numbers and amounts stand at the end of their column. */
  readonly end?: boolean;
  /** Any CSS width. */
  readonly width?: string;
  /** Gone below 992 px, where only four columns have room. */
  readonly wide?: boolean;
  /** Not shown until somebody chooses it; for tables with `useColumns`. */
  readonly spare?: boolean;
  /** The heading of the row's card on phones; the first column where none says so. */
  readonly main?: boolean;
  /** Stands below the column: the sum of its rows. The table has a foot when a column gives one. */
  readonly total?: ReactNode;
  /** False where a report does not begin with this sum: one of a day among the days, a step to the sum that counts. */
  readonly figure?: boolean;
};
