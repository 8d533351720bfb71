import { useWords } from '@nestling/ui/words.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { useMedia, usePhone } from './media.ts';
import { groupAt } from './table/group.ts';
import { useOrdered } from './table/order.ts';
import { TableCards } from './table/TableCards.tsx';
import { TableRow, Tick } from './table/TableRow.tsx';
import type { TableProps } from './table/table-props.ts';
import { VirtualRows } from './table/VirtualRows.tsx';
import { kitWords } from './words.ts';

export type { Column } from './columns.ts';

/**
 * More rows than this are drawn as they come into sight; on paper all of them are. The day of a large location is drawn
 * whole, so that the browser's own search finds everybody on it.
 */
const MOST_DRAWN = 500;

/** Rows of anything. It fetches nothing and knows no domain. On phones each row is a card. */
export const DataTable = <Row,>(props: TableProps<Row>) => {
  const phone = usePhone();
  const table = useOrdered(props);
  return phone ? <TableCards {...table} /> : <Table {...table} />;
};

const Table = <Row,>(props: TableProps<Row>) => {
  const { rows, columns, keyOf, label, selection, sort = '', onSort, menuOf } = props;
  const t = useWords(kitWords);
  const keys = rows.map(keyOf);
  const paper = useMedia('print');
  const many = rows.length > MOST_DRAWN && !paper;
  const span = columns.length + (selection ? 1 : 0) + (menuOf ? 1 : 0);
  return (
    <table className={classes.table} aria-label={label} aria-rowcount={many ? rows.length + 1 : undefined}>
      <thead>
        <tr>
          {selection ? (
            <th className={classes.tick}>
              <Tick
                label={t('selectAll')}
                checked={keys.length > 0 && keys.every((key) => selection.has(key))}
                onChange={(on) => selection.setAll(keys, on)}
              />
            </th>
          ) : null}
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {menuOf ? <td className={classes.menu} /> : null}
        </tr>
      </thead>
      {many ? (
        <VirtualRows
          count={rows.length}
          span={span}
          row={(at, place) => {
            const row = rows[at];
            return row === undefined ? null : <TableRow key={keyOf(row)} row={row} place={place} {...props} />;
          }}
        />
      ) : (
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={keyOf(row)}>
              <GroupRow group={groupAt(props, at)} span={span} />
              <TableRow row={row} {...props} />
            </Fragment>
          ))}
        </tbody>
      )}
      <Foot columns={columns} before={selection !== undefined} after={menuOf !== undefined} />
    </table>
  );
};

const GroupRow = ({ group, span }: { group: string | null; span: number }) =>
  group === null ? null : (
    <tr className={classes.group}>
      <th colSpan={span} scope="rowgroup">
        {group}
      </th>
    </tr>
  );

const Foot = <Row,>({
  columns,
  before,
  after,
}: {
  columns: readonly Column<Row>[];
  before: boolean;
  after: boolean;
}) =>
  columns.some(({ total }) => total !== undefined) ? (
    <tfoot>
      <tr>
        {before ? <td className={classes.tick} /> : null}
        {columns.map(({ key, end, wide, total }) => (
          <td key={key} data-end={end} data-wide={wide}>
            {total}
          </td>
        ))}
        {after ? <td className={classes.menu} /> : null}
      </tr>
    </tfoot>
  ) : null;

const Head = <Row,>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
}) => {
  const t = useWords(kitWords);
  const up = column.sort !== undefined && sort === column.sort;
  const down = column.sort !== undefined && sort === `-${column.sort}`;
  return (
    <th
      style={{ width: column.width }}
      data-end={column.end}
      data-wide={column.wide}
      aria-sort={up ? 'ascending' : down ? 'descending' : undefined}
    >
      {column.sort !== undefined && onSort ? (
        <button
          type="button"
          className={classes.sort}
          aria-label={t('sort', { column: column.head })}
          onClick={() => onSort(up ? `-${column.sort}` : down ? '' : (column.sort ?? ''))}
        >
          {column.head}
          {up ? <IconArrowUp size={14} /> : null}
          {down ? <IconArrowDown size={14} /> : null}
        </button>
      ) : (
        column.head
      )}
    </th>
  );
};
