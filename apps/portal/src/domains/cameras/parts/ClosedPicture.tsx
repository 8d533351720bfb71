import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconVideoOff } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { noteCamera } from '../last-camera.ts';
import type { OwnCamera } from '../own-cameras.ts';
import { cameraWords } from '../words.ts';
import classes from './ClosedPicture.module.css';

/** In place of a picture: who, why, and when it opens. It keeps the shape of the picture. */
export const ClosedPicture = ({
  camera,
  still,
  bare = false,
  children,
}: {
  camera: OwnCamera;
  /** The last picture, 16 pixels wide; drawn blurred. */
  still?: string | null;
  /** Something else on the screen says already that it is closed. */
  bare?: boolean;
  children?: ReactNode;
}) => {
  const t = useWords(cameraWords);
  const { id, name } = camera;
  const closed = t('closed');
  useEffect(() => noteCamera(id, { name, state: closed }), [id, name, closed]);
  return (
    <div className={classes.closed}>
      {still ? <img className={classes.still} src={still} alt="" /> : null}
      {bare ? null : (
        <span className={classes.state}>
          <IconVideoOff size={14} aria-hidden="true" />
          {closed}
        </span>
      )}
      {camera.student && camera.student_id ? <Avatar id={camera.student_id} name={camera.student} size={56} /> : null}
      <p className={classes.why}>{camera.message}</p>
      {children}
    </div>
  );
};
