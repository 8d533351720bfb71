import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import classes from '../DataTable.module.css';
import { FactCard, TotalCard } from '../FactCard.tsx';
import { kitWords } from '../words.ts';
import { groupAt } from './group.ts';
import { Tick } from './TableRow.tsx';
import type { TableProps } from './table-props.ts';

/** The rows on phones: a card each. */
export const TableCards = <Row,>({
  rows,
  keyOf,
  nameOf,
  label,
  selection,
  hrefOf,
  onOpen,
  menuOf,
  columns,
  groupOf,
  card = (row) => <FactCard row={row} columns={columns} />,
}: TableProps<Row>) => {
  const t = useWords(kitWords);
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row, at) => {
        const key = keyOf(row);
        const name = nameOf(row);
        const to = hrefOf?.(row) ?? null;
        const acts = menuOf?.(row) ?? [];
        const group = groupAt({ rows, groupOf }, at);
        return (
          <Fragment key={key}>
            {group === null ? null : <li className={classes.groupCard}>{group}</li>}
            <li className={classes.card} data-selected={selection?.has(key)}>
              {selection ? (
                <Tick
                  label={t('select', { name })}
                  checked={selection.has(key)}
                  onChange={(on) => selection.setAll([key], on)}
                />
              ) : null}
              {to !== null ? (
                <Link to={to} className={classes.cardOpen}>
                  {card(row)}
                </Link>
              ) : onOpen ? (
                <button type="button" className={classes.cardOpen} onClick={() => onOpen(row)}>
                  {card(row)}
                </button>
              ) : (
                <div className={classes.cardOpen}>{card(row)}</div>
              )}
              {acts.length > 0 ? (
                <Menu label={t('actionsFor', { name })} button={<IconDots size={20} />} items={acts} />
              ) : null}
            </li>
          </Fragment>
        );
      })}
      <TotalCard columns={columns} />
    </ul>
  );
};
