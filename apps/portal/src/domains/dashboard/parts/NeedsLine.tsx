import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from '../../students/family/family.module.css';

/** One thing that waits for an answer: what it is, the way to it, and the answer beside it. */
export const NeedsLine = ({
  title,
  to,
  detail,
  children,
}: {
  title: ReactNode;
  to?: string | undefined;
  detail: readonly (string | null | undefined)[];
  /** The answer. */
  children?: ReactNode;
}) => (
  <li className={classes.line}>
    <span>
      {to ? (
        <Link to={to}>
          <b>{title}</b>
        </Link>
      ) : (
        <b>{title}</b>
      )}
      <br />
      <span className={classes.quiet}>{detail.filter(Boolean).join(' · ')}</span>
    </span>
    {children ? <span className={classes.acts}>{children}</span> : null}
  </li>
);
