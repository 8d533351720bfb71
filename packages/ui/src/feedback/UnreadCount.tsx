import classes from './UnreadCount.module.css';

const MOST = 99;

/**
 * How many things are new, beside the word of a menu for them; nothing where there are none, "99+" from a hundred on.
 * @param says what is counted, read out in place of the figure
 * @param over at the corner of an icon
 */
export const UnreadCount = ({ count, says, over = false }: { count: number; says: string; over?: boolean }) =>
  count === 0 ? null : (
    <span className={classes.count} data-over={over} role="img" aria-label={says}>
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
