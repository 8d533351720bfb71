import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import type { ReactNode } from 'react';
import type { Column } from '../columns.ts';
import type { Selection } from '../selection.ts';

/** What the table does with rows; everything but rows, columns and names is optional. */
export type TableProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** What a row is called, for screen readers. */
  readonly nameOf: (row: Row) => string;
  /** The table's own name for screen readers. */
  readonly label: string;
  readonly selection?: Selection | undefined;
  /** Column and direction, such as `-name`. */
  readonly sort?: string | undefined;
  readonly onSort?: ((sort: string) => void) | undefined;
  /**
   * Where a row leads: its first cell is a link, which opens in another tab too, and so is the rest of the row. Null for a
   * row that leads nowhere.
   */
  readonly hrefOf?: ((row: Row) => string | null) | undefined;
  /** Opens a row beside the list; for rows that lead nowhere. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that is open beside the list. */
  readonly open?: string | undefined;
  readonly menuOf?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** What rows that follow each other belong to, such as their day: said above the first of them. */
  readonly groupOf?: ((row: Row) => string) | undefined;
  /** The card of a row on phones: the two facts that matter, and safety. Left out, it tells every column. */
  readonly card?: ((row: Row) => ReactNode) | undefined;
};
