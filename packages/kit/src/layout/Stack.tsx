import type { ReactNode } from 'react';
import classes from './layout.module.css';

/** Room between things, by the tokens `--n-space-*`: 4, 8, 12, 16, 24 and 32 px. */
export type Space = 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl';

/** Things below each other. */
export const Stack = ({
  gap = 'm',
  className = '',
  children,
}: {
  gap?: Space;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={`${classes.stack} ${className}`} data-gap={gap}>
    {children}
  </div>
);

/**
 * Things beside each other; what has no room goes into the next line.
 * @param justify `between` puts the last one at the end of the line
 */
export const Row = ({
  gap = 'xs',
  align = 'center',
  justify = 'start',
  className = '',
  children,
}: {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'end' | 'between';
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={`${classes.row} ${className}`} data-gap={gap} data-align={align} data-justify={justify}>
    {children}
  </div>
);
