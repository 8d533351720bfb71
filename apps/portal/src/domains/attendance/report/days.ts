/** Days are told as 'YYYY-MM-DD' and stand for themselves: no time zone takes part. */
const asDate = (day: string): Date => new Date(`${day}T12:00:00Z`);
const asDay = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days after another one. */
export const addDays = (day: string, days: number): string => {
  const at = asDate(day);
  at.setUTCDate(at.getUTCDate() + days);
  return asDay(at);
};

/** From a day to a day, both included. */
export type Span = { readonly from: string; readonly to: string };

export const daysOf = ({ from, to }: Span): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 370; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The week (Monday to Sunday) a day lies in. */
export const weekOf = (day: string): Span => {
  const from = addDays(day, -((asDate(day).getUTCDay() + 6) % 7));
  return { from, to: addDays(from, 6) };
};

/** The month a day lies in. */
export const monthOf = (day: string): Span => {
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) };
};

/** "7:45" of 465 minutes. */
export const hoursWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
