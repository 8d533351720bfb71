import { lazy } from '@nestling/ui/lazy.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCamera } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { pictureWords } from '../words.ts';
import classes from './ChangeableFace.module.css';

const PictureDialog = lazy(() => import('./PictureDialog.tsx'));

/** The picture of a record, which can be changed by a press on it. `save` is what `PictureDialog` calls. */
export const ChangeableFace = ({
  id,
  name,
  image,
  size,
  save,
}: {
  id: string;
  name: string;
  image: string | null;
  size: number;
  save: (key: string) => Promise<string | null>;
}) => {
  const t = useWords(pictureWords);
  const [open, setOpen] = useState(false);
  const label = image ? t('change', { name }) : t('add', { name });
  return (
    <>
      <button type="button" className={classes.face} aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Avatar id={id} name={name} image={image} size={size} />
        <span className={classes.sign} aria-hidden="true">
          <IconCamera size={16} />
        </span>
      </button>
      {open ? (
        <Suspense>
          <PictureDialog name={name} hasPicture={image !== null} save={save} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
