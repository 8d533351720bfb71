import { useState } from 'react';
import { type Column, DataTable } from './DataTable.tsx';
import { useMedia } from './media.ts';
import { Paging } from './Paging.tsx';
import classes from './ReportTable.module.css';
import type { TableProps } from './table/table-props.ts';

/** Rows of a page on screen; on paper a report is whole. */
const PER_PAGE = 50;
/** With more sums than these a column a day is meant: its sums are read below the columns, the last one is that of all. */
const MOST_FIGURES = 6;

/** The sums a report begins with, of the columns that have one. */
const figuresOf = <Row,>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  const all = columns.filter(({ end, total }) => end && total !== undefined && total !== '');
  return all.length > MOST_FIGURES ? all.slice(-1) : all;
};

/** The table of a report: its sums first, then its rows by pages. The sums stand below the last page too, and on paper. */
export const ReportTable = <Row,>(props: TableProps<Row>) => {
  const { rows, columns, label } = props;
  const paper = useMedia('print');
  // Other days or another room begin at their first page.
  const [turned, turn] = useState({ page: 1, of: rows.length });
  const lastPage = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = turned.of === rows.length ? turned.page : 1;
  const shown = paper ? rows : rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const figures = figuresOf(columns);
  const whole = paper || page === lastPage;
  return (
    <>
      {figures.length > 0 && rows.length > 1 ? (
        <dl className={classes.figures} aria-label={label}>
          {figures.map(({ key, head, total }) => (
            <div key={key}>
              <dt>{head}</dt>
              <dd>{total}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <DataTable
        {...props}
        rows={shown}
        columns={whole ? columns : columns.map((column) => ({ ...column, total: undefined }))}
      />
      <Paging
        page={{ currentPage: page, lastPage, perPage: PER_PAGE, total: rows.length }}
        onPage={(to) => turn({ page: to, of: rows.length })}
      />
    </>
  );
};
