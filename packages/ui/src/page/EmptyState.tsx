import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

/**
 * A screen or list with nothing in it: a picture, what belongs here, and the action that fills it.
 * @param page true where it is the whole screen and its title the heading
 */
export const EmptyState = ({
  picture,
  title,
  children,
  actions,
  foot,
  page = false,
}: {
  picture: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  page?: boolean;
}) => (
  <div className={classes.empty} data-page={page}>
    {picture}
    {page ? <h1 className={classes.title}>{title}</h1> : <h2 className={classes.title}>{title}</h2>}
    {children ? <p className={classes.text}>{children}</p> : null}
    {actions ? <div className={classes.actions}>{actions}</div> : null}
    {foot ? <p className={classes.foot}>{foot}</p> : null}
  </div>
);
