import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

/** A screen or list with nothing in it: a picture, what belongs here, and the action that fills it. */
export const EmptyState = ({
  picture,
  title,
  children,
  actions,
  foot,
}: {
  picture: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
}) => (
  <div className={classes.empty}>
    {picture}
    <h2 className={classes.title}>{title}</h2>
    {children ? <p className={classes.text}>{children}</p> : null}
    {actions ? <div className={classes.actions}>{actions}</div> : null}
    {foot ? <p className={classes.foot}>{foot}</p> : null}
  </div>
);
