import { Button, TextInput } from '@mantine/core';
import { cropLibraryImage, updateLibraryImage } from '@nestling/contract/operations/media.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type LibraryImageShownFragment, TinyLinkDocument } from '../library.graphql.ts';
import { libraryWords } from '../library-words.ts';
import classes from './ImageDialog.module.css';
import { PublicMark } from './PublicMark.tsx';

type Shares = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** One image: its name, what must stay in sight, cutting it, a short link, where it is used, and removing it. */
const ImageDialog = ({
  image,
  onChanged,
  onRemove,
  onClose,
}: {
  image: LibraryImageShownFragment;
  onChanged: () => void;
  onRemove: () => void;
  onClose: () => void;
}) => {
  const t = useWords(libraryWords);
  const [cutting, setCutting] = useState(false);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Shares | null>(null);
  const change = useAction(updateLibraryImage);
  const cut = useAction(cropLibraryImage);
  const tiny = useAction(TinyLinkDocument, { quiet: true, say: () => null });
  const used = Array.isArray(image.uses) ? image.uses.length : 0;
  const focus = async (x: number, y: number) => {
    await change.run({ id: image.id, focus_x: x, focus_y: y });
    onChanged();
  };
  const copy = async () => {
    const ended = await tiny.run({ url: `/images?${new URLSearchParams({ search: image.name, image: image.id })}` });
    const url = ended?.kind === 'done' ? ended.data.makeTinyUrl?.url : null;
    if (!url) return;
    await navigator.clipboard?.writeText(url).catch(() => undefined);
    notify({ kind: 'done', title: t('copied'), detail: url });
  };
  return (
    <Dialog label={image.name} width={640} onClose={onClose}>
      <div className={classes.box}>
        <h2 className={classes.title}>{image.name}</h2>
        {cutting ? (
          <>
            <p className={classes.quiet}>{t('cropHelp')}</p>
            <div className={classes.stage}>
              <Cropper
                image={image.url ?? ''}
                crop={crop}
                zoom={zoom}
                aspect={4 / 3}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={({ x, y, width, height }) =>
                  setPart({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
                }
              />
            </div>
            <label className={classes.row}>
              {t('zoom')}
              <input
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={zoom}
                onChange={(event) => setZoom(Number(event.currentTarget.value))}
              />
            </label>
          </>
        ) : (
          <>
            <p className={classes.quiet}>{t('focusHelp')}</p>
            <button
              type="button"
              className={classes.picture}
              aria-label={t('focus')}
              onClick={(event) => {
                const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
                if (event.detail > 0) void focus((event.clientX - left) / width, (event.clientY - top) / height);
              }}
              onKeyDown={({ key }) => {
                const by = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] }[key];
                const held = (value: number) => Math.min(1, Math.max(0, value));
                if (by) void focus(held(image.focus_x + (by[0] ?? 0)), held(image.focus_y + (by[1] ?? 0)));
              }}
            >
              <img src={image.url ?? ''} alt={image.name} />
              <span
                className={classes.point}
                style={{ left: `${image.focus_x * 100}%`, top: `${image.focus_y * 100}%` }}
                aria-hidden="true"
              />
            </button>
          </>
        )}
        <p className={classes.quiet}>
          {t('size', { width: image.width ?? 0, height: image.height ?? 0 })},{' '}
          {used > 0 ? t('used', { count: used }) : t('unused')}
        </p>
        <Rename image={image} onChanged={onChanged} />
        <PublicMark image={image} onChanged={onChanged} />
        <div className={classes.row}>
          {cutting ? (
            <Button
              loading={cut.busy}
              disabled={!part}
              onClick={() => part && void cut.run({ id: image.id, ...part }).then(onChanged)}
            >
              {t('save')}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => setCutting(!cutting)}>
            {t(cutting ? 'cancel' : 'crop')}
          </Button>
          <Button variant="default" loading={tiny.busy} onClick={() => void copy()}>
            {t('copyLink')}
          </Button>
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

const Rename = ({ image, onChanged }: { image: LibraryImageShownFragment; onChanged: () => void }) => {
  const t = useWords(libraryWords);
  const form = useCallForm({
    change: updateLibraryImage,
    record: image,
    values: { name: image.name },
    onSaved: onChanged,
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
          {t('rename')}
        </Button>
      }
    >
      <TextInput {...form.field('name', t('name'))} />
    </FormBody>
  );
};

export default ImageDialog;
