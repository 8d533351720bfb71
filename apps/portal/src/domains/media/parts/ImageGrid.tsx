import { Checkbox } from '@mantine/core';
import type { Selection } from '@nestling/kit/selection.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { LibraryImageShownFragment } from '../library.graphql.ts';
import { libraryWords } from '../library-words.ts';
import classes from './ImageGrid.module.css';

/** Images as tiles: ticked for the bar below, dragged onto a folder, pressed to open. */
export const ImageGrid = ({
  images,
  selection,
  onOpen,
}: {
  images: readonly LibraryImageShownFragment[];
  selection: Selection;
  onOpen: (id: string) => void;
}) => {
  const t = useWords(libraryWords);
  return (
    <ul className={classes.grid}>
      {images.map(({ id, name, thumbnail, focus_x, focus_y }) => (
        <li
          key={id}
          className={classes.tile}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', name);
            selection.setAll([id], true);
          }}
        >
          <button type="button" className={classes.open} aria-label={t('open', { name })} onClick={() => onOpen(id)}>
            <img
              src={thumbnail ?? ''}
              alt=""
              width={168}
              height={168}
              loading="lazy"
              style={{ objectPosition: `${focus_x * 100}% ${focus_y * 100}%` }}
            />
          </button>
          <Checkbox
            aria-label={t('choose', { name })}
            label={name}
            checked={selection.has(id)}
            onChange={() => selection.setAll([id], !selection.has(id))}
          />
        </li>
      ))}
    </ul>
  );
};
