import type { Player } from '@nestling/player/types.ts';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconArrowsMaximize,
  IconMaximize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRotateClockwise,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { href } from '../../../addresses.ts';
import type { OwnCamera } from '../own-cameras.ts';
import { cameraWords } from '../words.ts';
import classes from './Controls.module.css';
import { LoginsLeft } from './LoginsLeft.tsx';

const SHOWN_MS = 5000;

/** Controls come with a touch, a pointer or a key, and leave by themselves; keys keep them while they have the focus. */
const useShown = (stage: RefObject<HTMLElement | null>): boolean => {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let timer = setTimeout(() => setShown(false), SHOWN_MS);
    const touched = () => {
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), SHOWN_MS);
    };
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) element.addEventListener(event, touched);
    return () => {
      clearTimeout(timer);
      for (const event of events) element.removeEventListener(event, touched);
    };
  }, [stage]);
  return shown;
};

/** What one does with the picture, and which other ones there are. */
export const Controls = ({
  stage,
  player,
  camera,
  cameras,
  whole,
  onWhole,
  onRotate,
}: {
  stage: RefObject<HTMLElement | null>;
  player: RefObject<Player | null>;
  camera: OwnCamera;
  cameras: readonly OwnCamera[];
  whole: boolean;
  onWhole: () => void;
  onRotate: () => void;
}) => {
  const t = useWords(cameraWords);
  const shown = useShown(stage);
  const [paused, setPaused] = useState(false);
  const hold = () => {
    if (paused) player.current?.play();
    else player.current?.pause();
    setPaused(!paused);
  };
  const popOut = () => {
    const video = stage.current?.querySelector('video');
    void (document.pictureInPictureElement ? document.exitPictureInPicture() : video?.requestPictureInPicture())?.catch(
      () => undefined,
    );
  };
  const fullscreen = () => {
    void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(
      () => undefined,
    );
  };
  const others = cameras.filter(({ id }) => id !== camera.id);
  return (
    <div className={classes.controls} data-shown={shown}>
      <div className={classes.deeds}>
        <Deed icon={<IconRotateClockwise size={22} />} word={t('rotate')} onPress={onRotate} />
        <Deed icon={<IconMaximize size={22} />} word={t(whole ? 'fill' : 'whole')} onPress={onWhole} />
        <Deed
          icon={paused ? <IconPlayerPlayFilled size={28} /> : <IconPlayerPauseFilled size={28} />}
          word={t(paused ? 'play' : 'pause')}
          onPress={hold}
          main
        />
        {document.pictureInPictureEnabled ? (
          <Deed icon={<IconPictureInPicture size={22} />} word={t('popOut')} onPress={popOut} />
        ) : null}
        {document.fullscreenEnabled ? (
          <Deed icon={<IconArrowsMaximize size={22} />} word={t('fullscreen')} onPress={fullscreen} />
        ) : null}
      </div>
      {others.length > 0 || camera.max_logins !== null ? (
        <nav className={classes.others} aria-label={t('others')}>
          {others.map((other) => (
            <Link key={other.id} to={href('cameras.one', { camId: other.id })} className={classes.other} replace>
              <b>{other.room ?? other.name}</b>
              <span>{other.status === 'Success' ? (other.student ?? t('live')) : t('closed')}</span>
            </Link>
          ))}
          <LoginsLeft cameras={[camera]} />
        </nav>
      ) : null}
    </div>
  );
};

const Deed = ({
  icon,
  word,
  onPress,
  main = false,
}: {
  icon: ReactNode;
  word: string;
  onPress: () => void;
  main?: boolean;
}) => (
  <button type="button" className={classes.deed} data-main={main} onClick={onPress}>
    <span className={classes.round}>{icon}</span>
    {word}
  </button>
);
