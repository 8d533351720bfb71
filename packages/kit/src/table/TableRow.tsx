import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent as RowPress } from 'react';
import classes from '../DataTable.module.css';
import { kitWords } from '../words.ts';
import type { TableProps } from './table-props.ts';
import type { RowPlace } from './VirtualRows.tsx';

/** Buttons, links and fields inside a row act for themselves. */
const isOwnAct = (event: RowPress): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input, label, [role="menu"]') !== null;

/** A press anywhere in a row is one on its link, with the keys that open another tab. */
const follow = ({ currentTarget, ctrlKey, metaKey, shiftKey }: RowPress): void => {
  const link = currentTarget.querySelector('[data-row-link]');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
};

/** A row of the table. */
export const TableRow = <Row,>({
  row,
  place,
  columns,
  keyOf,
  nameOf,
  selection,
  hrefOf,
  onOpen,
  open,
  menuOf,
}: TableProps<Row> & { row: Row; place?: RowPlace }) => {
  const t = useWords(kitWords);
  const key = keyOf(row);
  const name = nameOf(row);
  const to = hrefOf?.(row) ?? null;
  // A row nothing can be done with has no button that opens an empty menu.
  const acts = menuOf?.(row) ?? [];
  return (
    <tr
      {...place}
      data-selected={selection?.has(key)}
      data-open={open === key}
      data-opens={onOpen !== undefined || to !== null}
      onClick={(event) => {
        if (isOwnAct(event)) return;
        if (to !== null) follow(event);
        else onOpen?.(row);
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
          {i === 0 && to !== null ? (
            <Link to={to} className={classes.open} data-row-link="true">
              {column.cell(row)}
            </Link>
          ) : i === 0 && onOpen ? (
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
          {acts.length > 0 ? (
            <Menu label={t('actionsFor', { name })} button={<IconDots size={18} />} items={acts} />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
};

/** A box to tick with room for a finger. */
export const Tick = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) => (
  <label className={classes.tickBox}>
    <input type="checkbox" aria-label={label} checked={checked} onChange={(event) => onChange(event.target.checked)} />
  </label>
);
