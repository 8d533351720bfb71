import { Button } from '@mantine/core';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { dayName, type Hours, type Week, type Weekday, weekdays } from '../week.ts';
import { scheduleWords } from '../words.ts';
import classes from './WeekField.module.css';

const first: Hours = { start: '07:00', end: '18:00' };

/** A time after those a day has: where the last one ends. */
const nextOf = (hours: readonly Hours[]): Hours => {
  const last = hours.at(-1);
  return last ? { start: last.end, end: last.end } : first;
};

/** The hours of each weekday; several a day, so that naps stay private. */
export const WeekField = ({
  value,
  onChange,
  problems,
}: {
  value: Week;
  onChange: (week: Week) => void;
  /** What is wrong with a day, in words. */
  problems: { readonly [day in Weekday]?: string };
}) => {
  const t = useWords(scheduleWords);
  const { language } = useSpeech();
  const set = (day: Weekday, hours: readonly Hours[]) => onChange({ ...value, [day]: hours });
  const likeMonday = () => {
    const { Monday } = value;
    onChange({ ...value, Tuesday: Monday, Wednesday: Monday, Thursday: Monday, Friday: Monday });
  };
  return (
    <div className={classes.week}>
      {weekdays.map((day) => {
        const name = dayName(day, language, 'long');
        const hours = value[day];
        return (
          <fieldset key={day} className={classes.day}>
            <legend className={classes.name}>{name}</legend>
            <div className={classes.times}>
              {hours.length === 0 ? <span className={classes.closed}>{t('closed')}</span> : null}
              {hours.map((one, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a time has no name but its place
                <div key={i} className={classes.time}>
                  <TimeField
                    className={classes.input}
                    aria-label={t('from', { day: name })}
                    value={one.start}
                    onChange={(start) => set(day, hours.with(i, { ...one, start }))}
                  />
                  <span aria-hidden="true">–</span>
                  <TimeField
                    className={classes.input}
                    aria-label={t('to', { day: name })}
                    value={one.end === '24:00' ? '23:59' : one.end}
                    onChange={(end) => set(day, hours.with(i, { ...one, end }))}
                  />
                  <button
                    type="button"
                    className={classes.icon}
                    aria-label={t('removeTime', { day: name })}
                    onClick={() => set(day, hours.toSpliced(i, 1))}
                  >
                    <IconX size={18} />
                  </button>
                </div>
              ))}
              {problems[day] ? (
                <p className={classes.problem} role="alert">
                  {problems[day]}
                </p>
              ) : null}
            </div>
            <button
              type="button"
              className={classes.icon}
              aria-label={t('addTime', { day: name })}
              onClick={() => set(day, [...hours, nextOf(hours)])}
            >
              <IconPlus size={18} />
            </button>
          </fieldset>
        );
      })}
      <Button variant="default" onClick={likeMonday} disabled={value.Monday.length === 0}>
        {t('likeMonday')}
      </Button>
    </div>
  );
};
