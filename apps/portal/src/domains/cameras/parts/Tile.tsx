import { Avatar } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import type { OwnCamera } from '../own-cameras.ts';
import { cameraWords } from '../words.ts';
import { ClosedPicture } from './ClosedPicture.tsx';
import { LiveVideo } from './LiveVideo.tsx';
import classes from './Tile.module.css';

/** One camera of the grid: the live picture or why there is none; the whole tile opens the camera. */
export const Tile = ({ camera, live, onEnded }: { camera: OwnCamera; live: boolean; onEnded: () => void }) => {
  const t = useWords(cameraWords);
  const open = camera.status === 'Success';
  const [still, setStill] = useState<string | null>(null);
  const place = camera.room ?? camera.name;
  return (
    <article className={classes.tile}>
      {open && live ? (
        <LiveVideo camera={camera} label={camera.name} zone={camera.timezone} onEnded={onEnded} onStill={setStill}>
          {(playing) => (playing ? <span className={classes.live}>{t('live')}</span> : null)}
        </LiveVideo>
      ) : open ? (
        <ClosedPicture camera={{ ...camera, message: t('oneByOne') }} bare />
      ) : (
        <ClosedPicture camera={camera} still={still} />
      )}
      <span className={classes.room}>
        <RoomName name={place} colour={camera.room_color ?? camera.color_code} />
      </span>
      {open && camera.student && camera.student_id ? (
        <span className={classes.child}>
          <Avatar id={camera.student_id} name={camera.student} size={24} />
          {t('isHere', { name: camera.student })}
        </span>
      ) : null}
      <Link
        className={classes.link}
        to={href('cameras.one', { camId: camera.id })}
        aria-label={t('watch', { name: camera.name })}
      />
    </article>
  );
};
