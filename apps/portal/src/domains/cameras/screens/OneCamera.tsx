import { Button } from '@mantine/core';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { href } from '../../../addresses.ts';
import { type OwnCamera, useOwnCameras } from '../own-cameras.ts';
import { ClosedPicture } from '../parts/ClosedPicture.tsx';
import { Controls } from '../parts/Controls.tsx';
import { LiveVideo } from '../parts/LiveVideo.tsx';
import { StageHead } from '../parts/StageHead.tsx';
import { cameraWords } from '../words.ts';
import classes from './OneCamera.module.css';

/** One camera: the picture fills the screen; what else can be watched stands below it. */
const OneCamera = () => {
  const t = useWords(cameraWords);
  const { camId }: { camId?: string } = useParams({ strict: false });
  const { cameras, loading, failed, again } = useOwnCameras();
  const camera = cameras.find(({ id }) => id === camId);
  if (!camera)
    return loading ? (
      <div className={classes.stage} data-tone="dark" role="status" aria-label={t('loading')} />
    ) : (
      <EmptyState
        picture={<CameraPicture />}
        title={t(failed ? 'failed' : 'notFound')}
        actions={
          failed ? (
            <Button onClick={again}>{t('tryAgain')}</Button>
          ) : (
            <Button component={Link} to={href('cameras.own')}>
              {t('toCameras')}
            </Button>
          )
        }
      >
        {failed ? null : t('notFoundText')}
      </EmptyState>
    );
  return <Stage key={camera.id} camera={camera} cameras={cameras} onEnded={again} />;
};

const Stage = ({
  camera,
  cameras,
  onEnded,
}: {
  camera: OwnCamera;
  cameras: readonly OwnCamera[];
  onEnded: () => void;
}) => {
  const t = useWords(cameraWords);
  const stage = useRef<HTMLElement>(null);
  const [still, setStill] = useState<string | null>(null);
  const [whole, setWhole] = useState(false);
  const [turned, setTurned] = useState(false);
  const open = camera.status === 'Success';
  return (
    <section className={classes.stage} ref={stage} data-tone="dark" data-turned={turned}>
      {open ? (
        <LiveVideo
          camera={camera}
          label={camera.name}
          zone={camera.timezone}
          onEnded={onEnded}
          onStill={setStill}
          fit={whole ? 'contain' : 'cover'}
        >
          {(playing, player) => (
            <>
              <StageHead camera={camera} playing={playing} />
              <Controls
                stage={stage}
                player={player}
                camera={camera}
                cameras={cameras}
                whole={whole}
                onWhole={() => setWhole(!whole)}
                onRotate={() => setTurned(!turned)}
              />
            </>
          )}
        </LiveVideo>
      ) : (
        <>
          {/* The element stays, without a source: the picture comes back into it by itself. */}
          <video className={classes.empty} muted playsInline tabIndex={-1} />
          <ClosedPicture camera={camera} still={still} bare>
            {camera.student_id ? (
              <nav className={classes.ways} aria-label={t('ways')}>
                <Link className={classes.way} to={href('students.one.open', { userId: camera.student_id })}>
                  {t('seeDay', { name: camera.student ?? '' })}
                </Link>
                <Link className={classes.way} to={href('chat.messages')}>
                  {t('messageCenter')}
                </Link>
              </nav>
            ) : null}
          </ClosedPicture>
          <StageHead camera={camera} playing={false} />
        </>
      )}
    </section>
  );
};

export default OneCamera;
