import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useKindWords } from '../use-kind-words.ts';
import { usePhotoUpload } from '../use-photo-upload.ts';
import classes from './EntryForm.module.css';

/** A photo of the entry: taken or chosen, sent at once, while the rest is filled in. */
export const PhotoField = ({
  shown,
  problem,
  onBusy,
  onChange,
}: {
  /** Where the picture of an entry that is changed is fetched. */
  shown: string | null;
  problem: string | undefined;
  /** Told while a photo is on its way: an entry saved before that would lack it. */
  onBusy: (busy: boolean) => void;
  onChange: (key: string) => void;
}) => {
  const { t } = useKindWords();
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
        <p className={classes.help}>{t('photoHeld')}</p>
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
