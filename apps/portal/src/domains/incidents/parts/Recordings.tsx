import { Button } from '@mantine/core';
import { deleteIncidentSingleVideo, verifyIncidentVideo } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clockWords, dateWords, momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconPlayerPlay, IconShieldCheck, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { clipWords } from '../clip-words.ts';
import { type OneIncidentQuery, WatchIncidentVideoDocument } from '../incidents.graphql.ts';
import { incidentWords } from '../words.ts';
import { isOpen } from './clips.ts';
import classes from './incident.module.css';

export type Incident = NonNullable<OneIncidentQuery['incident']>;
type Video = Incident['incident_videos'][number];

/** What was asked for, camera by camera, and the recordings that are there. Watching one is written down. */
export const Recordings = ({
  incident,
  mayChange,
  onUpload,
}: {
  incident: Incident;
  mayChange: boolean;
  /** Puts a video in the place of a line; null where the reader does not. */
  onUpload: ((video: Video) => void) | null;
}) => {
  const t = useWords(incidentWords);
  const { incident_videos: videos, embed_code } = incident;
  return (
    <Stack gap="s">
      <h2 className={classes.title}>{t('recordings')}</h2>
      {videos.length === 0 ? <p className={classes.quiet}>{t('noCameras')}</p> : null}
      <div className={classes.videos}>
        {videos.map((video) => (
          <Recording key={video.id} video={video} mayChange={mayChange} onUpload={onUpload} />
        ))}
      </div>
      {embed_code ? (
        <a href={embed_code} target="_blank" rel="noopener noreferrer">
          {t('elsewhere')}
        </a>
      ) : null}
    </Stack>
  );
};

const Recording = ({
  video,
  mayChange,
  onUpload,
}: {
  video: Video;
  mayChange: boolean;
  onUpload: ((video: Video) => void) | null;
}) => {
  const t = useWords(incidentWords);
  const { language } = useSpeech();
  const watch = useAction(WatchIncidentVideoDocument, { say: () => null });
  const remove = useAction(deleteIncidentSingleVideo);
  const verify = useAction(verifyIncidentVideo);
  const c = useWords(clipWords);
  const [playing, setPlaying] = useState<string | null>(null);
  const { id, camera_name, date, start_time, end_time, sha256 } = video;
  const open = async (download: boolean) => {
    const ended = await watch.run({ id, download });
    const url = ended?.kind === 'done' ? ended.data.watchIncidentVideo?.url : null;
    if (!url) return;
    if (download) window.location.assign(url);
    else setPlaying(url);
  };
  return (
    <section className={classes.video} aria-label={camera_name || t('upload')}>
      {playing ? (
        // biome-ignore lint/a11y/useMediaCaption: a camera's recording has no speech to be written down
        <video className={classes.player} src={playing} controls autoPlay playsInline />
      ) : null}
      <Row justify="between">
        <strong>{camera_name || t('upload')}</strong>
        <CutBadge video={video} />
      </Row>
      {date && start_time && end_time ? (
        <span className={classes.quiet}>
          {dateWords(date, language)}, {clockWords(start_time)} – {clockWords(end_time)}
        </span>
      ) : null}
      {video.cut_problem ? <span className={classes.quiet}>{c(problemOf(video.cut_problem))}</span> : null}
      {video.expires_at && video.video ? (
        <span className={classes.quiet}>{c('expires', { when: momentWords(video.expires_at, language) })}</span>
      ) : null}
      {sha256 ? (
        <span className={classes.digest}>
          {t('digest')} {sha256}
        </span>
      ) : null}
      <Row>
        {video.video ? (
          <>
            <Button
              leftSection={<IconPlayerPlay size={18} />}
              loading={watch.busy}
              onClick={() => void open(false)}
              variant="default"
            >
              {t('watch')}
            </Button>
            <Button leftSection={<IconDownload size={18} />} onClick={() => void open(true)} variant="default">
              {t('download')}
            </Button>
            <Button
              leftSection={<IconShieldCheck size={18} />}
              loading={verify.busy}
              onClick={() => void verify.run({ id })}
              variant="default"
            >
              {c('verify')}
            </Button>
          </>
        ) : null}
        {onUpload ? (
          <Button leftSection={<IconUpload size={18} />} onClick={() => onUpload(video)} variant="default">
            {t('upload')}
          </Button>
        ) : null}
        {mayChange ? (
          <Button
            leftSection={<IconTrash size={18} />}
            loading={remove.busy}
            onClick={() => void remove.run({ id })}
            variant="default"
          >
            {t('remove')}
          </Button>
        ) : null}
      </Row>
    </section>
  );
};

const problems = ['nothing', 'too_long', 'no_recording', 'altered'] as const;
const problemOf = (word: string) => `problem_${problems.find((one) => one === word) ?? 'failed'}` as const;

/** How far a recording is: there, being cut, failed; and of one nobody has cut yet, how much of it is held. */
const CutBadge = ({ video }: { video: Video }) => {
  const t = useWords(incidentWords);
  const c = useWords(clipWords);
  const { cut_state, recorded } = video;
  if (video.video) return null;
  if (cut_state === 'failed') return <Badge kind="bad">{c('cutFailed')}</Badge>;
  if (isOpen(cut_state)) return <Badge kind="wait">{c('cutting')}</Badge>;
  const held = (['whole', 'part', 'none'] as const).find((one) => one === recorded);
  return <Badge kind="wait">{held ? c(`held_${held}`) : t('waiting')}</Badge>;
};
