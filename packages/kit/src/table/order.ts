import { useSpeech } from '@nestling/ui/words.ts';
import { createContext, useContext } from 'react';
import type { Column } from '../columns.ts';
import type { TableProps } from './table-props.ts';

/** How a list around a table is ordered, and whether all of its rows are here. */
export type ListOrder = {
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly whole: boolean;
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

/** The props of a table whose list is all here: its headings order it, by what its columns say. */
export const useOrdered = <Row>(props: TableProps<Row>): TableProps<Row> => {
  const list = useContext(ListOrderContext);
  const { language } = useSpeech();
  if (props.onSort || !list?.whole || !props.columns.some(({ by }) => by)) return props;
  return {
    ...props,
    rows: ordered(props.rows, props.columns, list.sort, language),
    columns: props.columns.map((column) => (column.by ? { ...column, sort: column.key } : column)),
    sort: list.sort,
    onSort: list.onSort,
  };
};
