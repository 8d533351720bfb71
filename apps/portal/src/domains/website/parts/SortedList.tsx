import { useReorder } from '@nestling/kit/reorder.ts';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { websiteWords } from '../words.ts';
import classes from './website.module.css';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Lines in an order of their own: dragged by their handle, or moved by the arrow keys on it.
 * @param onOrder undefined where the order may not be changed
 */
export const SortedList = <R extends Named>({
  rows,
  onOrder,
  line,
  menuOf,
}: {
  rows: readonly R[];
  onOrder: ((ids: readonly string[]) => void) | undefined;
  line: (row: R) => ReactNode;
  menuOf: (row: R) => MenuItem[];
}) => {
  const t = useWords(websiteWords);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const { keys, item, handle } = useReorder([...byId.keys()], (ids) => onOrder?.(ids));
  return (
    <ol className={classes.lines}>
      {keys.map((id, at) => {
        const row = byId.get(id);
        if (!row) return null;
        const items = menuOf(row);
        return (
          <li key={id} className={classes.line} {...item(id)}>
            {onOrder ? (
              <button
                type="button"
                className={classes.handle}
                aria-label={t('movedTo', { name: row.name, place: at + 1, all: keys.length })}
                {...handle(id)}
              >
                <IconGripVertical size={18} />
              </button>
            ) : null}
            <div className={classes.grow}>{line(row)}</div>
            {items.length > 0 ? (
              <Menu
                label={t('moreOf', { name: row.name })}
                button={<IconDotsVertical size={20} aria-hidden="true" />}
                items={items}
              />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
};
