import { Button } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPhotoUp, IconRotate2, IconRotateClockwise2, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cutOut, type Part } from '../cut.ts';
import { useHindrance } from '../use-hindrance.ts';
import { useUpload } from '../use-upload.ts';
import { pictureWords } from '../words.ts';
import classes from './PictureDialog.module.css';

type PictureDialogProps = {
  /** Whose picture it is. */
  readonly name: string;
  readonly hasPicture: boolean;
  /** Gives the record the key of the upload, '' to take the picture away; answers the sentence when it was declined. */
  readonly save: (key: string) => Promise<string | null>;
  readonly onClose: () => void;
};

/** Choosing a picture, cutting it to a square, turning it, and sending just that. */
const PictureDialog = ({ name, hasPicture, save, onClose }: PictureDialogProps) => {
  const t = useWords(pictureWords);
  const file = useRef<HTMLInputElement>(null);
  const zoomId = useId();
  const [address, setAddress] = useState<string | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turned, setTurned] = useState(0);
  const [part, setPart] = useState<Part | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const upload = useUpload();
  const hindrance = useHindrance();

  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const next = URL.createObjectURL(chosen);
    const hindered = await hindrance(chosen, next);
    setProblem(hindered);
    if (hindered !== null) return URL.revokeObjectURL(next);
    setAddress(next);
    setCrop({ x: 0, y: 0 });
    setZoom(1);
    setTurned(0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const send = async (): Promise<string | null> => {
    if (!address || !part) return null;
    const sent = await upload(await cutOut(address, turned, part));
    return 'key' in sent ? save(sent.key) : sent.problem;
  };
  const finish = async (work: () => Promise<string | null>) => {
    setBusy(true);
    const declined = await work().catch(() => t('failed'));
    setBusy(false);
    setProblem(declined);
    if (declined === null) onClose();
  };

  return (
    <Dialog label={t('title', { name })} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way beside the button */}
      <div className={classes.box} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <h2 className={classes.title}>{t('title', { name })}</h2>
        {address ? (
          <>
            <p className={classes.quiet}>{t('cut')}</p>
            <div className={classes.stage}>
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                rotation={turned}
                aspect={1}
                cropShape="round"
                showGrid={false}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setPart(pixels)}
              />
            </div>
            <div className={classes.tools}>
              <Button variant="default" aria-label={t('left')} onClick={() => setTurned((turned + 270) % 360)}>
                <IconRotate2 size={20} />
              </Button>
              <label className={classes.zoom} htmlFor={zoomId}>
                {t('zoom')}
                <input
                  id={zoomId}
                  type="range"
                  min={1}
                  max={4}
                  step={0.05}
                  value={zoom}
                  onChange={(event) => setZoom(Number(event.currentTarget.value))}
                />
              </label>
              <Button variant="default" aria-label={t('right')} onClick={() => setTurned((turned + 90) % 360)}>
                <IconRotateClockwise2 size={20} />
              </Button>
            </div>
          </>
        ) : (
          <button type="button" className={classes.choose} onClick={() => file.current?.click()}>
            <IconPhotoUp size={32} aria-hidden="true" />
            <b>{t('choose')}</b>
            <span className={classes.quiet}>{t('drop')}</span>
          </button>
        )}
        <input
          ref={file}
          className={classes.file}
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={t('choose')}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        {problem ? (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <div className={classes.actions}>
          {address ? (
            <Button variant="subtle" onClick={() => file.current?.click()}>
              {t('another')}
            </Button>
          ) : hasPicture ? (
            <Button
              variant="subtle"
              color="red"
              loading={busy}
              leftSection={<IconTrash size={18} />}
              onClick={() => void finish(() => save(''))}
            >
              {t('remove')}
            </Button>
          ) : null}
          <span className={classes.gap} />
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          {address ? (
            <Button loading={busy} onClick={() => void finish(send)}>
              {t('save')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
};

export default PictureDialog;
