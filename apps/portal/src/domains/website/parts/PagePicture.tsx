import { Button } from '@mantine/core';
import type { BlockFieldProps } from '@nestling/editor/block-set.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { rememberPicture } from '../pictures.ts';
import { websiteWords } from '../words.ts';
import { PictureDialog } from './PictureDialog.tsx';

/** Chooses the picture of a block of the library; its value is the picture's key. */
export const PagePicture = ({ label, value, onChange, error }: BlockFieldProps) => {
  const t = useWords(websiteWords);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="default" size="xs" aria-label={label} onClick={() => setOpen(true)}>
        {t(value ? 'otherPicture' : 'choosePicture')}
      </Button>
      {error ? <p role="alert">{error}</p> : null}
      {open ? (
        <PictureDialog
          onClose={() => setOpen(false)}
          onPick={(picture) => {
            rememberPicture(picture);
            setOpen(false);
            onChange(picture.key, 'chosen');
          }}
        />
      ) : null}
    </div>
  );
};
