import { SegmentedControl, Switch } from '@mantine/core';
import { useReorder } from '@nestling/kit/reorder.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconGripVertical } from '@tabler/icons-react';
import { arrangeWords } from '../arrange-words.ts';
import type { Placed, Size } from '../layout.ts';
import classes from './Arrange.module.css';

const sizes: readonly Size[] = ['third', 'half', 'wide'];

/** The widgets as tiles of the same grid the dashboard has. */
export const Arrange = ({
  placed,
  onChange,
}: {
  placed: readonly Placed[];
  onChange: (placed: readonly Placed[]) => void;
}) => {
  const t = useWords(arrangeWords);
  const byKey = new Map<string, Placed>(placed.map((one) => [one.key, one]));
  const { keys, item, handle } = useReorder([...byKey.keys()], (order) =>
    onChange(order.flatMap((key) => byKey.get(key) ?? [])),
  );
  const change = (changed: Placed) => onChange(placed.map((one) => (one.key === changed.key ? changed : one)));
  return (
    <ol className={classes.grid}>
      {keys.map((key, i) => {
        const one = byKey.get(key);
        if (!one) return null;
        const widget = t(one.key);
        return (
          <li key={key} className={classes.tile} data-size={one.size} data-hidden={one.hidden} {...item(key)}>
            <div className={classes.head}>
              <button
                type="button"
                className={classes.handle}
                aria-label={t('place', { widget, place: i + 1, all: keys.length })}
                {...handle(key)}
              >
                <IconGripVertical size={18} />
              </button>
              <b>{widget}</b>
              <Switch
                className={classes.switch}
                aria-label={t('show', { widget })}
                checked={!one.hidden}
                onChange={(event) => change({ ...one, hidden: !event.currentTarget.checked })}
              />
            </div>
            <SegmentedControl
              className={classes.width}
              aria-label={t('width', { widget })}
              disabled={one.hidden}
              data={sizes.map((size) => ({ value: size, label: t(size) }))}
              value={one.size}
              onChange={(next) => change({ ...one, size: sizes.find((size) => size === next) ?? one.size })}
            />
          </li>
        );
      })}
    </ol>
  );
};
