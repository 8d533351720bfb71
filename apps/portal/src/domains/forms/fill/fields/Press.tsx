import type { ComponentProps } from 'react';
import classes from './fields.module.css';

/**
 * A button of a form that is filled in.
 * @param look `filled` goes on, `plain` does something beside, `quiet` is a word to press
 * @param busy its work is under way, and it cannot be pressed meanwhile
 */
export const Press = ({
  look = 'filled',
  busy = false,
  children,
  ...rest
}: ComponentProps<'button'> & { readonly look?: 'filled' | 'plain' | 'quiet'; readonly busy?: boolean }) => (
  <button type="button" {...rest} className={classes.press} data-look={look} data-busy={busy} disabled={busy}>
    <span className={classes.words}>{children}</span>
    {busy ? <span className={classes.spinner} aria-hidden="true" /> : null}
  </button>
);
