// Days are told as 'YYYY-MM-DD' and stand for themselves: no time zone takes part.
const asDate = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The day so many days after another one, or before it. */
export const addDays = (day: string, days: number): string => {
  const at = asDate(day);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
};

/** The day of the week, 0 for Sunday. */
export const weekdayOf = (day: string): number => asDate(day).getUTCDay();

/** From a day to a day, both included. */
export type Span = { readonly from: string; readonly to: string };

/** Every day of a span, a year and a few days at most. */
export const daysOf = ({ from, to }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 370; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The week (Monday to Sunday) a day lies in. */
export const weekOf = (day: string): Span => {
  const from = addDays(day, -((weekdayOf(day) + 6) % 7));
  return { from, to: addDays(from, 6) };
};

/** The month a day lies in. */
export const monthOf = (day: string): Span => {
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) };
};
