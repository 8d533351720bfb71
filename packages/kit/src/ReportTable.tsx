import { type ReactNode, useRef, useState } from 'react';
import { type Column, DataTable } from './DataTable.tsx';
import { useMedia } from './media.ts';
import { Paging } from './Paging.tsx';
import classes from './ReportTable.module.css';
import { useOverflows } from './table/overflows.ts';
import type { TableProps } from './table/table-props.ts';

/** Rows of a page on screen; on paper a report is whole. */
const PER_PAGE = 50;
/** The sums a report begins with, of the columns that have one. */
const figuresOf = <Row,>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.filter(({ end, total, figure = true }) => figure && end && total !== undefined && total !== '');

/** No column is left out, and only the last page has the sums. */
const asShown = <Row,>(column: Column<Row>, whole: boolean): Column<Row> => ({
  ...column,
  wide: false,
  ...(whole ? {} : { total: undefined }),
});

/** A table wider than the window moves in its own box, by keys too; there the heading does not stay in sight, the first column does. */
const Box = ({ label, children }: { label: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const moves = useOverflows(box);
  const reached = moves ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={box} className={classes.box} data-moves={moves} {...reached}>
      {children}
    </div>
  );
};

/**
 * The table of a report: its sums first, then its rows by pages. The sums stand below the last page too, and on paper. It
 * has all its columns at every width.
 */
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
      <Box label={label}>
        <DataTable {...props} rows={shown} columns={columns.map((column) => asShown(column, whole))} />
      </Box>
      <Paging
        page={{ currentPage: page, lastPage, perPage: PER_PAGE, total: rows.length }}
        onPage={(to) => turn({ page: to, of: rows.length })}
      />
    </>
  );
};
