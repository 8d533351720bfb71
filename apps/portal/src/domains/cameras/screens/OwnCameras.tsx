import { Button } from '@mantine/core';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconEye } from '@tabler/icons-react';
import { openAtOnce, useOwnCameras } from '../own-cameras.ts';
import { LoginsLeft } from '../parts/LoginsLeft.tsx';
import { Tile } from '../parts/Tile.tsx';
import { cameraWords } from '../words.ts';
import classes from './OwnCameras.module.css';

/** The grid of the viewer's cameras: live where it is open, and why not where it is closed. */
const OwnCameras = () => {
  const t = useWords(cameraWords);
  const { language } = useSpeech();
  const { cameras, loading, failed, again } = useOwnCameras();
  const names = [...new Set(cameras.flatMap(({ student }) => (student ? [student] : [])))];
  const atOnce = openAtOnce(cameras);
  const listed = new Intl.ListFormat(language).format(names);
  const detail = names.length === 0 ? undefined : t(names.length === 1 ? 'whereOne' : 'where', { names: listed });

  if (failed)
    return (
      <EmptyState
        picture={<CameraPicture />}
        title={t('failed')}
        actions={
          <Button variant="default" onClick={again}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  if (!loading && cameras.length === 0)
    return (
      <EmptyState picture={<CameraPicture />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <>
      <PageTitle
        title={t('cameras')}
        detail={detail}
        actions={<LoginsLeft cameras={cameras} icon={<IconEye size={18} aria-hidden="true" />} />}
      />
      <div className={classes.grid} aria-busy={loading}>
        {loading
          ? [1, 2].map((tile) => <div key={tile} className={classes.waiting} role="status" aria-label={t('loading')} />)
          : cameras.map((camera) => (
              <Tile key={camera.id} camera={camera} live={atOnce.has(camera.id)} onEnded={again} />
            ))}
      </div>
    </>
  );
};

export default OwnCameras;
