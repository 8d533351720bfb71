import { useReorder } from '@nestling/kit/reorder.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDots, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { learningWords } from '../words.ts';
import classes from './learning.module.css';

/** A part of a framework, as a line shows it. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly code?: string | null;
  readonly color?: string | null;
  readonly archived: boolean | null;
}

/** Lines in an order that is changed by dragging or with the arrow keys; each may hold more beneath it. */
export const SortedLines = <L extends Line>({
  lines,
  onMove,
  menuOf,
  children,
}: {
  lines: readonly L[];
  /** Left out where the order stays. */
  onMove?: ((line: L, order: number) => void) | undefined;
  menuOf: (line: L) => readonly MenuItem[];
  children?: (line: L) => ReactNode;
}) => {
  const t = useWords(learningWords);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const before = [...byId.keys()];
  const { keys, item, handle } = useReorder(before, (next) => {
    // What was moved is the one whose removal makes both orders the same.
    const without = (all: readonly string[], key: string) => all.filter((one) => one !== key).join();
    const key = next.find(
      (one) => next.indexOf(one) !== before.indexOf(one) && without(next, one) === without(before, one),
    );
    const line = key === undefined ? undefined : byId.get(key);
    if (line) onMove?.(line, next.indexOf(line.id));
  });
  return (
    <ul className={classes.lines}>
      {keys.map((key, at) => {
        const line = byId.get(key);
        if (!line) return null;
        const items = menuOf(line);
        return (
          <li key={key} {...item(key)}>
            <div className={classes.line}>
              {onMove ? (
                <button
                  type="button"
                  className={classes.handle}
                  aria-label={t('place', { name: line.name, place: at + 1, all: keys.length })}
                  {...handle(key)}
                >
                  <IconGripVertical size={18} />
                </button>
              ) : null}
              {line.color ? (
                <span className={classes.dot} style={{ background: line.color }} aria-hidden="true" />
              ) : null}
              <span className={classes.grow}>
                {line.code ? <span className={classes.code}>{line.code}</span> : null} {line.name}{' '}
                {line.archived ? <Badge kind="neutral">{t('archived')}</Badge> : null}
              </span>
              {items.length > 0 ? (
                <Menu label={t('editNamed', { name: line.name })} button={<IconDots size={18} />} items={items} />
              ) : null}
            </div>
            {children ? <div className={classes.inner}>{children(line)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
};
