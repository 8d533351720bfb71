import { useSpeech } from '@nestling/ui/words.ts';
import { createContext, useContext } from 'react';
import type { Column } from '../columns.ts';
import type { TableProps } from './table-props.ts';

/** How a list around a table is ordered, and whether all of its rows are here. */
export type ListOrder = {
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly whole: boolean;
  /** The columns the list's call can sort by. */
  readonly sorts: readonly string[];
};

export const ListOrderContext = createContext<ListOrder | null>(null);

/** Rows in an order such as `-name` of a column's own values; empty ones last, whichever way. */
export const ordered = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string,
  language: string,
): readonly Row[] => {
  const down = sort.startsWith('-');
  const by = columns.find(({ key, by: of }) => of && key === sort.replace(/^-/, ''))?.by;
  if (!by) return rows;
  const compare = new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare;
  const none = (value: string | number | null | undefined): boolean =>
    value === null || value === undefined || value === '';
  return [...rows].sort((a, b) => {
    const [one, other] = [by(a), by(b)];
    if (none(one) || none(other)) return Number(none(one)) - Number(none(other));
    const order =
      typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other));
    return down ? -order : order;
  });
};

/** The props of a table in a list: its headings order it, by its call or, where all of it is here, by what its columns say. */
export const useOrdered = <Row>(props: TableProps<Row>): TableProps<Row> => {
  const list = useContext(ListOrderContext);
  const { language } = useSpeech();
  if (!list || props.onSort) return props;
  const { sort, onSort, whole, sorts } = list;
  const columns = props.columns.map((column) =>
    sorts.includes(column.key) || (whole && column.by) ? { ...column, sort: column.key } : column,
  );
  if (!columns.some((column) => column.sort)) return props;
  return {
    ...props,
    rows: whole ? ordered(props.rows, props.columns, sort, language) : props.rows,
    columns,
    sort,
    onSort,
  };
};
