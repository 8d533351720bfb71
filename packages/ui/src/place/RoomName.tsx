import type { ReactNode } from 'react';
import classes from './RoomName.module.css';

/** A room: its colour as a dot, never as text, and its name; nothing for no name. `detail` follows in the quiet ink. */
export const RoomName = ({
  name,
  colour,
  detail,
}: {
  name: string;
  colour?: string | null | undefined;
  detail?: ReactNode;
}) =>
  name === '' ? null : (
    <span className={classes.room}>
      <span className={classes.dot} style={{ background: colour || 'var(--n-ink-3)' }} aria-hidden="true" />
      <span>
        <span className={classes.name}>{name}</span>
        {detail ? <span className={classes.detail}> {detail}</span> : null}
      </span>
    </span>
  );
