import { useWords } from '@nestling/ui/words.ts';
import { IconFolder } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { libraryWords } from '../library-words.ts';
import classes from './FolderTree.module.css';

type Branch = { readonly id: string; readonly name: string; readonly parent: string | null; readonly images: number };

const FOLDER = 'application/x-nestling-folder';

/** Folders below each other: pressed to look in, dragged into another one; images dropped on one move there. */
export const FolderTree = ({
  folders,
  chosen,
  onChoose,
  onDropImages,
  onMove,
}: {
  folders: readonly Branch[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onDropImages: (id: string | null) => void;
  onMove: (id: string, parent: string | null) => void;
}) => {
  const t = useWords(libraryWords);
  const [over, setOver] = useState<string | null | undefined>(undefined);
  const drop = (event: DragEvent, id: string | null) => {
    event.preventDefault();
    setOver(undefined);
    const moved = event.dataTransfer.getData(FOLDER);
    if (moved === '') onDropImages(id);
    else if (moved !== id) onMove(moved, id);
  };
  const line = (id: string | null, name: string, count: number | null, depth: number) => (
    <button
      type="button"
      className={classes.line}
      style={{ paddingInlineStart: `calc(var(--n-space-s) * ${depth + 1})` }}
      aria-current={chosen === id}
      data-over={over === id}
      draggable={id !== null}
      onDragStart={(event) => id && event.dataTransfer.setData(FOLDER, id)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(id);
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => drop(event, id)}
      onClick={() => onChoose(id)}
    >
      <IconFolder size={18} aria-hidden="true" />
      <span className={classes.name}>{name}</span>
      {count ? <span className={classes.count}>{count}</span> : null}
    </button>
  );
  const below = (parent: string | null, depth: number) =>
    folders
      .filter((one) => one.parent === parent)
      .map((one) => (
        <li key={one.id}>
          {line(one.id, one.name, one.images, depth)}
          {folders.some((inner) => inner.parent === one.id) ? (
            <ul className={classes.list}>{below(one.id, depth + 1)}</ul>
          ) : null}
        </li>
      ));
  return (
    <ul className={classes.list}>
      <li>{line(null, t('top'), null, 0)}</li>
      {below(null, 1)}
    </ul>
  );
};
