import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './PhotoField.module.css';
import { photoFieldWords } from './photo-field-words.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

/** A photo of what is written down: taken or chosen, sent at once, while the rest is filled in. */
export const PhotoField = ({
  shown,
  problem,
  help,
  onBusy,
  onChange,
  onRemove,
}: {
  /** Where the picture of an entry that is changed is fetched. */
  shown: string | null;
  problem: string | undefined;
  /** Who sees it; families, once it is approved, when left out. */
  help?: string;
  /** Told while a photo is on its way: an entry saved before that would lack it. */
  onBusy: (busy: boolean) => void;
  onChange: (key: string) => void;
  /** Leaves it without a photo again; there is no button where left out. */
  onRemove?: () => void;
}) => {
  const t = useWords(photoFieldWords);
  const { send, busy } = usePhotoUpload();
  const file = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setPreview(URL.createObjectURL(chosen));
    onBusy(true);
    const key = await send(chosen);
    onBusy(false);
    setFailed(key === null);
    if (key === null) setPreview(null);
    else onChange(key);
  };
  const picture = preview ?? shown;
  const told = failed ? t('noPhoto') : problem;
  return (
    <div className={classes.photo}>
      {picture ? <img className={classes.preview} src={picture} alt="" /> : null}
      <div>
        <Button
          variant="default"
          size="md"
          loading={busy}
          leftSection={<IconCamera size={20} />}
          onClick={() => file.current?.click()}
        >
          {t(picture ? 'anotherPhoto' : 'addPhoto')}
        </Button>
        {picture && onRemove && !busy ? (
          <Button
            variant="subtle"
            size="md"
            onClick={() => {
              setPreview(null);
              onRemove();
            }}
          >
            {t('removePhoto')}
          </Button>
        ) : null}
        <p className={classes.help}>{help ?? t('photoHeld')}</p>
        {told ? (
          <p className={classes.problem} role="alert">
            {told}
          </p>
        ) : null}
      </div>
      <input
        ref={file}
        className={classes.file}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t('takePhoto')}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
    </div>
  );
};
