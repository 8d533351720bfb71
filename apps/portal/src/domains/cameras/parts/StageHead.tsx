import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { OwnCamera } from '../own-cameras.ts';
import { cameraWords } from '../words.ts';
import classes from './StageHead.module.css';

/** Over the picture: the way back, whose picture it is, and whether it is live. */
export const StageHead = ({ camera, playing }: { camera: OwnCamera; playing: boolean }) => {
  const t = useWords(cameraWords);
  const open = camera.status === 'Success';
  return (
    <header className={classes.head}>
      <Link to={href('cameras.own')} className={classes.back} aria-label={t('back')}>
        <IconArrowLeft size={22} />
      </Link>
      <div>
        <h1 className={classes.title}>
          {camera.student ?? camera.name}
          {playing || !open ? (
            <span className={classes.state} data-live={playing}>
              {t(playing ? 'live' : 'stopped')}
            </span>
          ) : null}
        </h1>
        <RoomName name={camera.room ?? camera.name} colour={camera.room_color ?? camera.color_code} />
      </div>
    </header>
  );
};
