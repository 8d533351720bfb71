import classes from './DayRibbon.module.css';
import { along, type Hours, marksOf, markWords, piecesOf, type Stay } from './ribbon.ts';

/**
 * The day of a child to the scale of the opening hours: where it was, and a line for now.
 * Hidden from screen readers; the words beside it say the same.
 * @param now minutes since the location's midnight; null draws no line
 */
export const DayRibbon = ({
  stays,
  hours,
  now,
  tall = false,
}: {
  stays: readonly Stay[];
  hours: Hours;
  now: number | null;
  tall?: boolean;
}) => (
  <div className={classes.ribbon} data-tall={tall} aria-hidden="true">
    <div className={classes.track}>
      {piecesOf(stays, hours, now ?? hours.closes).map(({ left, width, stay }) => (
        <span
          key={stay.from}
          className={classes.piece}
          style={{ left: `${left}%`, width: `${width}%`, backgroundColor: stay.colour }}
          title={stay.room}
        />
      ))}
      {now === null ? null : <span className={classes.now} style={{ left: `${along(now, hours)}%` }} />}
    </div>
    <div className={classes.marks}>
      {marksOf(hours).map((mark, i, marks) => (
        <span key={mark} style={{ left: `${along(mark, hours)}%` }} data-first={i === 0}>
          {markWords(mark, marks[i - 1])}
        </span>
      ))}
    </div>
  </div>
);
