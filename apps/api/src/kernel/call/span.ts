import { daysBetween } from '../lib/local-time.ts';
import { message } from './message.ts';
import { refuse } from './refusals.ts';

/** The longest span a report is made of, in days. */
const LONGEST = 366;

/** Refuses a span that ends before it begins, or is too long to be read. */
export const checkSpan = (start: string, end: string, most = LONGEST): void => {
  const days = daysBetween(start, end);
  if (days < 0) throw refuse.badInput([{ field: 'end_date', message: message('kernel.endBeforeStart') }]);
  if (days >= most)
    throw refuse.badInput([{ field: 'end_date', message: message('kernel.atMostDays', { days: most }) }]);
};
