import classes from './LiveDot.module.css';

/** The dot of a live picture with its word; `on` false shows the waiting colour. */
export const LiveDot = ({ word, on = true }: { word: string; on?: boolean }) => (
  <span className={classes.live}>
    <span className={classes.dot} data-on={on} aria-hidden="true" />
    {word}
  </span>
);
