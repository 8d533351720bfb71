import { dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import classes from './DayBars.module.css';

/** One figure for each day of a week or month, as bars with their numbers; the same is read out as a list. */
export const DayBars = ({
  label,
  days,
  unit,
}: {
  label: string;
  days: readonly { readonly date: string; readonly value: number }[];
  /** What a figure says: "12 minutes". */
  unit: (value: number) => string;
}) => {
  const { language } = useSpeech();
  const top = Math.max(1, ...days.map(({ value }) => value));
  const many = days.length > 10;
  return (
    <ul className={classes.bars} aria-label={label} data-many={many}>
      {days.map(({ date, value }) => (
        <li key={date} aria-label={`${dayShort(date, language)}: ${unit(value)}`}>
          <span className={classes.value} data-figures aria-hidden="true">
            {value > 0 || !many ? value : ''}
          </span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ height: `${(value / top) * 100}%` }} />
          </span>
          <span className={classes.day} aria-hidden="true">
            {many ? Number(date.slice(8)) : dayShort(date, language)}
          </span>
        </li>
      ))}
    </ul>
  );
};
