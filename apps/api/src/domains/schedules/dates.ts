import { declined, message } from '../../kernel/call/call.ts';
import { constraint, type FieldError, type UserError } from '../../kernel/call/refusals.ts';

constraint('schedule_date_overlap', 'start_time', 'OVERLAP', message('schedule.overlap'));
constraint('schedule_date_order', 'end_time', 'END_BEFORE_START', message('schedule.endBeforeStart'));

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Day = (typeof DAYS)[number];

/** A time as it was sent: 'Monday', 'HH:mm', 'HH:mm' or '24:00'. */
export interface GivenDate {
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string;
}
/** A time of one weekday, in the clock of whatever location it is used at. */
export interface ScheduleTime extends GivenDate {
  readonly day: Day;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const dayOf = (text: string): Day | undefined => DAYS.find((day) => day.toLowerCase() === text.toLowerCase());

/** One time, or what is wrong with it; `at` begins the fields' names, such as 'scheduledates.2.'. */
const readOne = ({ day, start_time, end_time }: GivenDate, at: string): ScheduleTime | FieldError => {
  const known = dayOf(day);
  if (!known) return { field: `${at}day`, code: 'NO_WEEKDAY', message: message('schedule.noWeekday') };
  if (!CLOCK.test(start_time))
    return { field: `${at}start_time`, code: 'NO_TIME', message: message('schedule.noTime') };
  if (end_time !== '24:00' && !CLOCK.test(end_time))
    return { field: `${at}end_time`, code: 'NO_TIME', message: message('schedule.noTime') };
  if (end_time <= start_time)
    return { field: `${at}end_time`, code: 'END_BEFORE_START', message: message('schedule.endBeforeStart') };
  return { day: known, start_time, end_time };
};

const overlap = (a: ScheduleTime, b: ScheduleTime): boolean =>
  a.day === b.day && a.start_time < b.end_time && b.start_time < a.end_time;

/** The times of a whole schedule; declined at each that is wrong, or overlaps an earlier one. */
export const readDates = (given: readonly GivenDate[]): ScheduleTime[] | UserError => {
  const times: ScheduleTime[] = [];
  const fieldErrors: FieldError[] = [];
  for (const [i, each] of given.entries()) {
    const read = readOne(each, `scheduledates.${i}.`);
    if ('code' in read) fieldErrors.push(read);
    else if (times.some((time) => overlap(time, read)))
      fieldErrors.push({
        field: `scheduledates.${i}.start_time`,
        code: 'OVERLAP',
        message: message('schedule.overlap'),
      });
    else times.push(read);
  }
  return fieldErrors.length > 0 ? badTimes(fieldErrors) : times;
};

/** One time that is added to a schedule by itself. */
export const readDate = (given: GivenDate): ScheduleTime | UserError => {
  const read = readOne(given, '');
  return 'code' in read ? badTimes([read]) : read;
};

const badTimes = (fieldErrors: readonly FieldError[]): UserError =>
  declined(
    (fieldErrors.length === 1 && fieldErrors[0]?.message) ||
      message('schedule.badTimes', { count: fieldErrors.length }),
    ...fieldErrors,
  );
