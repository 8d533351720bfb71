import { useWords } from '@nestling/ui/words.ts';
import { IconFolder } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { libraryWords } from '../library-words.ts';
import classes from './FolderTree.module.css';

type Branch = { readonly id: string; readonly name: string; readonly parent: string | null; readonly images: number };

const FOLDER = 'application/x-nestling-folder';

/**
 * Folders below each other: pressed to look in, dragged into another one or moved by Alt and an arrow key; images dropped
 * on one move there.
 */
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
  const tree = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  // Whoever moves by keys goes on from where the folder is now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the folders stand in their new places
  useEffect(() => {
    if (moved.current) tree.current?.querySelector<HTMLElement>(`[data-folder="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [folders]);
  const drop = (event: DragEvent, id: string | null) => {
    event.preventDefault();
    setOver(undefined);
    const moved = event.dataTransfer.getData(FOLDER);
    if (moved === '') onDropImages(id);
    else if (moved !== id) onMove(moved, id);
  };
  /** Right: into the folder above it; left: out of the one it is in. */
  const press = (event: KeyboardEvent, id: string) => {
    const one = folders.find((folder) => folder.id === id);
    if (!event.altKey || !one || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    const beside = folders.filter(({ parent }) => parent === one.parent);
    const above = beside[beside.indexOf(one) - 1];
    moved.current = id;
    if (event.key === 'ArrowRight' && above) onMove(id, above.id);
    const around = folders.find((folder) => folder.id === one.parent);
    if (event.key === 'ArrowLeft' && around) onMove(id, around.parent);
  };
  const line = (id: string | null, name: string, count: number | null, depth: number) => (
    <button
      type="button"
      className={classes.line}
      style={{ paddingInlineStart: `calc(var(--n-space-s) * ${depth + 1})` }}
      aria-current={chosen === id}
      data-over={over === id}
      draggable={id !== null}
      data-folder={id ?? undefined}
      aria-keyshortcuts={id === null ? undefined : 'Alt+ArrowRight Alt+ArrowLeft'}
      title={id === null ? undefined : t('folderKeys')}
      onKeyDown={(event) => id && press(event, id)}
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
    <ul ref={tree} className={classes.list}>
      <li>{line(null, t('top'), null, 0)}</li>
      {below(null, 1)}
    </ul>
  );
};
