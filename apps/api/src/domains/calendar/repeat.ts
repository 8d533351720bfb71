import ICAL from 'ical.js';
import { addDays } from '../../kernel/lib/local-time.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof weekdays)[number];

/** Rules that surely come round: what can be asked for never is, such as 30 February, would be looked for without end. */
const RULE =
  /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;(INTERVAL=[1-9]\d?|COUNT=[1-9]\d{0,2}|UNTIL=\d{8}(T\d{6}Z?)?|WKST=(MO|TU|WE|TH|FR|SA|SU)|BYDAY=[+-]?[1-4]?(MO|TU|WE|TH|FR|SA|SU)(,[+-]?[1-4]?(MO|TU|WE|TH|FR|SA|SU)){0,6}|BYMONTHDAY=-?([1-9]|1\d|2[0-8])))*$/;
export const isRule = (text: string): boolean => RULE.test(text);

/** A rule that never ends is followed for two years, and none further than a row for every day of one. */
const DAYS_AHEAD = 731;
const MOST_DAYS = 366;

/** The rule of a week's days, until a day when given. */
export const weeklyRule = (days: readonly Weekday[], until: string | undefined): string => {
  const by = weekdays.filter((day) => days.includes(day)).map((day) => day.slice(0, 2).toUpperCase());
  return `FREQ=WEEKLY;BYDAY=${by.join(',')}${until ? `;UNTIL=${until.replaceAll('-', '')}` : ''}`;
};

/** The days of a rule from a first day on, 'YYYY-MM-DD'; times take no part, so that no clock that turns moves a day. */
export const daysOf = (rule: string, first: string, except: ReadonlySet<string> = new Set()): string[] => {
  const last = addDays(first, DAYS_AHEAD);
  // A day is meant: the time of an UNTIL would leave out the last one.
  const recur = ICAL.Recur.fromString(rule.replace(/(UNTIL=\d{8})T\d{6}Z?/, '$1'));
  const steps = recur.iterator(ICAL.Time.fromDateString(first));
  const days: string[] = [];
  for (let step = steps.next(); step && days.length < MOST_DAYS; step = steps.next()) {
    const day = step.toString().slice(0, 10);
    if (day > last) break;
    if (!except.has(day)) days.push(day);
  }
  return days;
};
