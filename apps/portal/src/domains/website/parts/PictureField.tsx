import { Button, Input } from '@mantine/core';
import type { FieldProps } from '@nestling/kit/field/field-props.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Picked } from '../pictures.ts';
import { websiteWords } from '../words.ts';
import { PictureDialog } from './PictureDialog.tsx';
import classes from './website.module.css';

/** A picture of the library; its value is the key of the one that was chosen, '' where none was. */
export const PictureField = ({ label, description, value = '', onChange, error }: FieldProps<string>) => {
  const t = useWords(websiteWords);
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<Picked | null>(null);
  const shown = picked?.key === value ? picked : null;
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <Row>
        {shown?.thumbnail ? <img className={classes.thumb} src={shown.thumbnail} alt="" /> : null}
        {shown ? <span>{shown.name}</span> : null}
        <Button variant="default" onClick={() => setOpen(true)}>
          {t(value ? 'otherPicture' : 'choosePicture')}
        </Button>
      </Row>
      {open ? (
        <PictureDialog
          onClose={() => setOpen(false)}
          onPick={(picture) => {
            setPicked(picture);
            setOpen(false);
            onChange(picture.key);
          }}
        />
      ) : null}
    </Input.Wrapper>
  );
};
