import { type ReactNode, useState } from 'react';
import { firstLetter, letterGround } from './letter.ts';
import classes from './Person.module.css';

type AvatarProps = {
  readonly id: string | number;
  readonly name: string;
  readonly image?: string | null | undefined;
  /** Diameter in px. */
  readonly size?: number;
};

/**
 * A round picture, else the first letter on a colour that is always the same for the id.
 * Hidden from screen readers: the name stands beside it.
 */
export const Avatar = ({ id, name, image, size = 32 }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: size, height: size };
  if (image && broken !== image)
    return (
      <img className={classes.face} style={box} src={image} alt="" loading="lazy" onError={() => setBroken(image)} />
    );
  return (
    <span
      className={classes.letter}
      style={{ ...box, background: letterGround(id), fontSize: Math.max(12, Math.round(size * 0.42)) }}
      aria-hidden="true"
    >
      {firstLetter(name)}
    </span>
  );
};

/** A person: picture and name, an optional second line, and chips that stay beside the name. */
export const Person = ({ detail, chips, ...face }: AvatarProps & { detail?: ReactNode; chips?: ReactNode }) => (
  <span className={classes.person}>
    <Avatar {...face} />
    <span className={classes.text}>
      <span className={classes.line}>
        <span className={classes.name}>{face.name}</span>
        {chips}
      </span>
      {detail ? <span className={classes.detail}>{detail}</span> : null}
    </span>
  </span>
);
