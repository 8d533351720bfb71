import { sortFiles } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useReorder } from '@nestling/kit/reorder.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconGripVertical } from '@tabler/icons-react';
import { useMay } from '../../permissions/use-may.ts';
import type { FileRow } from '../rows.ts';
import { fileWords } from '../words.ts';
import classes from './files.module.css';

/** Puts the files of a list into order, by dragging or with the arrow keys. */
export const OrderPanel = ({ files, onClose }: { files: readonly FileRow[]; onClose: () => void }) => {
  const t = useWords(fileWords);
  const may = useMay();
  const sort = useAction(sortFiles, { say: () => null });
  const byId = new Map(files.map((file) => [file.id, file]));
  const before = [...byId.keys()];
  const place = (keys: readonly string[]) => {
    // What was moved is the one whose removal makes both orders the same.
    const moved = keys.find((key) => {
      const without = (all: readonly string[]) => all.filter((one) => one !== key).join();
      return keys.indexOf(key) !== before.indexOf(key) && without(keys) === without(before);
    });
    if (moved !== undefined) void sort.run({ id: moved, sort: keys.indexOf(moved) });
  };
  const { keys, item, handle } = useReorder(before, place);
  if (!may('edit_files')) return null;
  return (
    <SidePanel title={t('order')} onClose={onClose}>
      <ol className={classes.lines}>
        {keys.map((key, at) => {
          const name = byId.get(key)?.name ?? '';
          return (
            <li key={key} className={classes.line} {...item(key)}>
              <button
                type="button"
                className={classes.handle}
                aria-label={t('place', { name, place: at + 1, all: keys.length })}
                {...handle(key)}
              >
                <IconGripVertical size={18} />
              </button>
              <span className={classes.grow}>{name}</span>
            </li>
          );
        })}
      </ol>
    </SidePanel>
  );
};
