import type { ReactNode } from 'react';
import classes from './TileWords.module.css';

/** The words of a child's tile: its name, a line on where it is, and the chips of what must never be missed. */
export const TileWords = ({
  name,
  chips,
  children,
}: {
  name: string;
  chips: ReactNode | null;
  children: ReactNode;
}) => (
  <span className={classes.words}>
    <span className={classes.name}>{name}</span>
    {children}
    {chips === null ? null : <span className={classes.chips}>{chips}</span>}
  </span>
);
