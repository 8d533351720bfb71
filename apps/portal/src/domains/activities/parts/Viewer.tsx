import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type TouchEvent, useState } from 'react';
import { photoWords } from '../photo-words.ts';
import classes from './Viewer.module.css';

/** What is looked at: a picture, or a video with the picture that stands for it. */
export type Look = {
  readonly id: string;
  readonly photo: string | null;
  readonly video?: string | null | undefined;
  readonly alt: string;
  /** What a video is called. */
  readonly name?: string | null | undefined;
};

/** A finger must go so far, px. */
const SWIPE = 48;

/** Pictures and videos one after the other over the whole window: swiped, by arrow keys or by buttons. */
export const Viewer = ({ looks, first, onClose }: { looks: readonly Look[]; first: string; onClose: () => void }) => {
  const t = useWords(photoWords);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      looks.findIndex(({ id }) => id === first),
    ),
  );
  const [from, setFrom] = useState<number | null>(null);
  const look = looks[Math.min(at, looks.length - 1)];
  if (!look) return null;
  const go = (by: number) => setAt((now) => Math.min(looks.length - 1, Math.max(0, now + by)));
  const key = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'ArrowLeft') go(-1);
    if (pressed === 'ArrowRight') go(1);
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    const moved = touch && from !== null ? touch.clientX - from : 0;
    setFrom(null);
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
  };
  const label = t('viewer', { at: at + 1, count: looks.length });
  return (
    <Dialog label={label} width={1200} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes are more ways beside the buttons */}
      <div
        className={classes.stage}
        onKeyDown={key}
        onTouchStart={({ touches }) => setFrom(touches[0]?.clientX ?? null)}
        onTouchEnd={end}
      >
        <div className={classes.head}>
          <span>{[label, look.name].filter(Boolean).join(' · ')}</span>
          <button type="button" className={classes.button} aria-label={t('close')} onClick={onClose}>
            <IconX size={24} />
          </button>
        </div>
        {look.video ? (
          // biome-ignore lint/a11y/useMediaCaption: videos of the day have no written words
          <video
            key={look.id}
            className={classes.media}
            aria-label={look.name || look.alt}
            src={look.video}
            poster={look.photo ?? undefined}
            controls
            playsInline
          />
        ) : (
          <img key={look.id} className={classes.media} src={look.photo ?? ''} alt={look.alt} />
        )}
        <div className={classes.steps}>
          <button
            type="button"
            className={classes.button}
            aria-label={t('previous')}
            disabled={at === 0}
            onClick={() => go(-1)}
          >
            <IconChevronLeft size={24} />
          </button>
          <button
            type="button"
            className={classes.button}
            aria-label={t('next')}
            disabled={at >= looks.length - 1}
            onClick={() => go(1)}
          >
            <IconChevronRight size={24} />
          </button>
        </div>
      </div>
    </Dialog>
  );
};
