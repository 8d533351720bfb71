import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowDown, IconArrowUp, IconDots } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { FactCard, TotalCard } from './FactCard.tsx';
import { usePhone } from './media.ts';
import type { Selection } from './selection.ts';
import { kitWords } from './words.ts';

export type { Column } from './columns.ts';

/** What the table does with rows; everything but rows, columns and names is optional. */
type TableProps<Row> = {
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
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that is open beside the list. */
  readonly open?: string | undefined;
  readonly menuOf?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** The card of a row on phones: the two facts that matter, and safety. Left out, it tells every column. */
  readonly card?: ((row: Row) => ReactNode) | undefined;
};

/** Rows of anything. It fetches nothing and knows no domain. On phones each row is a card. */
export const DataTable = <Row,>(props: TableProps<Row>) => {
  const phone = usePhone();
  return phone ? <Cards {...props} /> : <Table {...props} />;
};

/** Buttons, links and fields inside a row act for themselves. */
const isOwnAct = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label, [role="menu"]') !== null;

const Table = <Row,>(props: TableProps<Row>) => {
  const { rows, columns, keyOf, label, selection, sort = '', onSort, menuOf } = props;
  const t = useWords(kitWords);
  const keys = rows.map(keyOf);
  return (
    <table className={classes.table} aria-label={label}>
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
      <tbody>
        {rows.map((row) => (
          <Line key={keyOf(row)} row={row} {...props} />
        ))}
      </tbody>
      <Foot columns={columns} before={selection !== undefined} after={menuOf !== undefined} />
    </table>
  );
};

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

const Line = <Row,>({
  row,
  columns,
  keyOf,
  nameOf,
  selection,
  onOpen,
  open,
  menuOf,
}: TableProps<Row> & { row: Row }) => {
  const t = useWords(kitWords);
  const key = keyOf(row);
  const name = nameOf(row);
  return (
    <tr
      data-selected={selection?.has(key)}
      data-open={open === key}
      data-opens={onOpen !== undefined}
      onClick={(event) => {
        if (onOpen && !isOwnAct(event)) onOpen(row);
      }}
    >
      {selection ? (
        <td className={classes.tick}>
          <Tick
            label={t('select', { name })}
            checked={selection.has(key)}
            onChange={(on) => selection.setAll([key], on)}
          />
        </td>
      ) : null}
      {columns.map((column, i) => (
        <td key={column.key} data-end={column.end} data-wide={column.wide}>
          {i === 0 && onOpen ? (
            <button type="button" className={classes.open} onClick={() => onOpen(row)}>
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {menuOf ? (
        <td className={classes.menu}>
          <Menu label={t('actionsFor', { name })} button={<IconDots size={18} />} items={menuOf(row)} />
        </td>
      ) : null}
    </tr>
  );
};

const Tick = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) => (
  <label className={classes.tickBox}>
    <input type="checkbox" aria-label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} />
  </label>
);

const Cards = <Row,>({
  rows,
  keyOf,
  nameOf,
  label,
  selection,
  onOpen,
  menuOf,
  columns,
  card = (row) => <FactCard row={row} columns={columns} />,
}: TableProps<Row>) => {
  const t = useWords(kitWords);
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => {
        const key = keyOf(row);
        const name = nameOf(row);
        return (
          <li key={key} className={classes.card} data-selected={selection?.has(key)}>
            {selection ? (
              <Tick
                label={t('select', { name })}
                checked={selection.has(key)}
                onChange={(on) => selection.setAll([key], on)}
              />
            ) : null}
            {onOpen ? (
              <button type="button" className={classes.cardOpen} onClick={() => onOpen(row)}>
                {card(row)}
              </button>
            ) : (
              <div className={classes.cardOpen}>{card(row)}</div>
            )}
            {menuOf ? (
              <Menu label={t('actionsFor', { name })} button={<IconDots size={20} />} items={menuOf(row)} />
            ) : null}
          </li>
        );
      })}
      <TotalCard columns={columns} />
    </ul>
  );
};
