import { Button, Select } from '@mantine/core';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { saveFile } from '@nestling/kit/save-file.ts';
import { startWatermark } from '@nestling/player/watermark.ts';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import {
  IconCamera,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { clipWords } from '../clip-words.ts';
import { type Clip, isMissing, spanOf } from './clips.ts';
import classes from './side-by-side.module.css';

const SPEEDS = ['0.25', '0.5', '1', '2', '4'];
/** What one step moves, ms: a picture of a camera that sends 25 in a second. */
const STEP_MS = 40;
/** A picture that is off by more is set right, s. */
const MOST_OFF = 0.12;

/**
 * Plays clips of several cameras side by side on one clock: each shows what its camera saw at that moment, and where
 * nothing was recorded says so. With a `watermark` the name of the viewer lies over each, and no still is taken.
 */
export const SideBySide = ({
  clips,
  timeZone,
  watermark = null,
}: {
  clips: readonly Clip[];
  timeZone: string;
  watermark?: string | null;
}) => {
  const t = useWords(clipWords);
  const { language } = useSpeech();
  const videos = useRef(new Map<string, HTMLVideoElement>());
  const [lengths, setLengths] = useState<Readonly<Record<string, number>>>({});
  const { from, to } = spanOf(clips, lengths);
  const [at, setAt] = useState(from);
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState('1');
  const now = useRef(from);
  now.current = Math.min(Math.max(at, from), to);

  useEffect(() => {
    if (!plays) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(time) {
      now.current = Math.min(to, now.current + (time - last) * Number(speed));
      last = time;
      setAt(now.current);
      if (now.current >= to) setPlays(false);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [plays, speed, to]);

  useEffect(() => {
    for (const clip of clips) {
      const video = videos.current.get(clip.id);
      if (!video) continue;
      const wanted = (now.current - clip.begins) / 1000;
      const inside = wanted >= 0 && wanted <= video.duration;
      video.playbackRate = Number(speed);
      if (!plays || !inside) video.pause();
      else if (video.paused) void video.play().catch(() => undefined);
      const off = Math.abs(video.currentTime - wanted);
      if (inside && !video.seeking && off > (plays ? MOST_OFF * Math.max(1, Number(speed)) : 0.005))
        video.currentTime = wanted;
    }
  });

  const go = (to_: number) => {
    setPlays(false);
    setAt(Math.min(Math.max(to_, from), to));
  };
  const moment = `${momentWords(new Date(now.current).toISOString(), language, timeZone)} · ${secondOf(now.current)} s`;
  const still = () => {
    for (const clip of clips) {
      const video = videos.current.get(clip.id);
      if (video) void saveStill(video, `${clip.camera} ${new Date(now.current).toISOString()}.png`);
    }
  };
  return (
    <Stack gap="s">
      <div className={classes.grid}>
        {clips.map((clip) => (
          <figure key={clip.id} className={classes.clip}>
            <Picture
              clip={clip}
              watermark={watermark}
              timeZone={timeZone}
              missing={isMissing(clip, now.current, lengths[clip.id] ?? 0)}
              keep={(video) => {
                if (video) videos.current.set(clip.id, video);
                else videos.current.delete(clip.id);
              }}
              onLength={(seconds) => setLengths((known) => ({ ...known, [clip.id]: seconds * 1000 }))}
            />
            <figcaption>{clip.camera}</figcaption>
          </figure>
        ))}
      </div>
      <input
        type="range"
        className={classes.moment}
        aria-label={t('moment')}
        aria-valuetext={moment}
        min={0}
        max={Math.max(1, to - from)}
        step={STEP_MS}
        value={now.current - from}
        onChange={(event) => go(from + Number(event.currentTarget.value))}
      />
      <Row>
        <Button
          leftSection={plays ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
          onClick={() => {
            if (now.current >= to) setAt(from);
            setPlays(!plays);
          }}
        >
          {t(plays ? 'pause' : 'play')}
        </Button>
        <Button variant="default" aria-label={t('back')} onClick={() => go(now.current - STEP_MS)}>
          <IconPlayerTrackPrev size={18} />
        </Button>
        <Button variant="default" aria-label={t('next')} onClick={() => go(now.current + STEP_MS)}>
          <IconPlayerTrackNext size={18} />
        </Button>
        <Select
          aria-label={t('speed')}
          className={classes.speed}
          data={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          allowDeselect={false}
          onChange={(value) => setSpeed(value ?? '1')}
        />
        {watermark === null ? (
          <Button variant="default" leftSection={<IconCamera size={18} />} onClick={still}>
            {t('still')}
          </Button>
        ) : null}
        <span className={classes.clock} role="timer">
          {moment}
        </span>
      </Row>
    </Stack>
  );
};

/** The second of the minute. */
const secondOf = (ms: number): string => String(Math.floor(ms / 1000) % 60).padStart(2, '0');

const Picture = ({
  clip,
  watermark,
  timeZone,
  missing,
  keep,
  onLength,
}: {
  clip: Clip;
  watermark: string | null;
  timeZone: string;
  missing: boolean;
  keep: (video: HTMLVideoElement | null) => void;
  onLength: (seconds: number) => void;
}) => {
  const t = useWords(clipWords);
  const { language } = useSpeech();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current || watermark === null) return;
    const options = { container: stage.current, label: watermark, now: () => Date.now(), timeZone, locale: language };
    const mark = startWatermark(options);
    return () => mark.stop();
  }, [watermark, timeZone, language]);
  return (
    <div className={classes.stage} ref={stage}>
      <video
        ref={keep}
        className={classes.video}
        src={clip.url}
        muted
        playsInline
        preload="auto"
        disablePictureInPicture={watermark !== null}
        onContextMenu={watermark === null ? undefined : (event) => event.preventDefault()}
        onLoadedMetadata={(event) => onLength(event.currentTarget.duration)}
      />
      {missing ? <span className={classes.missing}>{t('missing')}</span> : null}
    </div>
  );
};

const saveStill = async (video: HTMLVideoElement, name: string): Promise<void> => {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture) saveFile(name.replaceAll(':', '.'), picture);
};
