import { minutesOf } from '@nestling/ui/format/clock.ts';
import { type Week, weekdays } from '../week.ts';
import classes from './WeekPicture.module.css';

/** The part of the day that is drawn; what lies outside stands at the edge. */
const FROM = 5 * 60;
const TO = 21 * 60;
const along = (minute: number): number => ((Math.min(TO, Math.max(FROM, minute)) - FROM) / (TO - FROM)) * 100;

/** The hours of a week at a glance, a line for each day. Hidden from screen readers; words stand beside it. */
export const WeekPicture = ({ week }: { week: Week }) => (
  <span className={classes.week} aria-hidden="true">
    {weekdays.map((day) => (
      <span key={day} className={classes.day}>
        {week[day].map(({ start, end }) => (
          <span
            key={start}
            className={classes.open}
            style={{
              left: `${along(minutesOf(start))}%`,
              width: `${Math.max(2, along(minutesOf(end)) - along(minutesOf(start)))}%`,
            }}
          />
        ))}
      </span>
    ))}
  </span>
);
