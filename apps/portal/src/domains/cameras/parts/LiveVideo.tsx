import { startClock } from '@nestling/player/clock.ts';
import type { Player } from '@nestling/player/types.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { noteCamera } from '../last-camera.ts';
import { cameraWords } from '../words.ts';
import classes from './LiveVideo.module.css';
import { type Playable, usePlayer } from './use-player.ts';

/**
 * A live picture with watermark, live dot and the clock of the location. It reconnects by itself and says what it is
 * doing; `onEnded` is told when the view was ended. Chips and controls of the screen are its children.
 */
export const LiveVideo = ({
  camera,
  label,
  zone,
  onEnded,
  onStill = () => undefined,
  fit = 'cover',
  children,
}: {
  camera: Playable;
  /** Name of the picture for screen readers. */
  label: string;
  zone: string;
  onEnded: () => void;
  onStill?: (still: string | null) => void;
  fit?: 'cover' | 'contain';
  children?: (playing: boolean, player: RefObject<Player | null>) => ReactNode;
}) => {
  const t = useWords(cameraWords);
  const stage = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { state, needsTouch, waits, touch, player } = usePlayer(camera, stage, video, onEnded, onStill);
  const playing = state.kind === 'playing';
  const unsupported = state.kind === 'unsupported';
  const word = unsupported
    ? t('unsupported')
    : state.kind === 'reconnecting'
      ? t(state.because === 'camera' ? 'away' : 'network')
      : playing
        ? null
        : t('connecting');
  const shown = word ?? t('live');
  useEffect(() => noteCamera(camera.id, { name: label, state: shown }), [camera.id, label, shown]);

  return (
    <div className={classes.stage} ref={stage} data-state={state.kind}>
      <video ref={video} className={classes.video} style={{ objectFit: fit }} aria-label={label} muted playsInline />
      {needsTouch || waits ? (
        <button type="button" className={classes.touch} onClick={touch}>
          <IconPlayerPlayFilled size={28} />
          {t(waits === 'time_up' ? 'timeUp' : waits ? 'tooMany' : 'touch')}
        </button>
      ) : word ? (
        <div className={classes.word} role="status">
          <b>{word}</b>
          {unsupported ? <span>{t('unsupportedHelp')}</span> : null}
        </div>
      ) : null}
      <GatewayClock player={player} zone={zone} running={playing} />
      {children?.(playing, player)}
    </div>
  );
};

/** The time at the camera, to the second; empty until the gateway has told it. */
const GatewayClock = ({
  player,
  zone,
  running,
}: {
  player: RefObject<Player | null>;
  zone: string;
  running: boolean;
}) => {
  const { language } = useSpeech();
  const element = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    if (!element.current || !running) return;
    const clock = startClock({
      element: element.current,
      now: () => player.current?.now() ?? null,
      timeZone: zone,
      locale: language,
    });
    return () => clock.stop();
  }, [player, zone, language, running]);
  return <time ref={element} className={classes.clock} hidden={!running} />;
};
