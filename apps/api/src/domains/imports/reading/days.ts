/** Which comes first in a day that is written in numbers: the month or the day. */
export type DayOrder = 'mdy' | 'dmy';

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/;
const WORDS = /^(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2}) ([a-z]{3,9})\.?),? (\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What the cells of a column say of its order; null where both would do. */
export const orderOf = (cells: readonly string[]): DayOrder | null => {
  let first = 0;
  let second = 0;
  for (const cell of cells) {
    const [, a, b] = NUMBERS.exec(cell) ?? [];
    if (Number(a) > 12) first += 1;
    if (Number(b) > 12) second += 1;
  }
  if (first === 0 && second === 0) return cells.some((cell) => NUMBERS.test(cell)) ? null : 'mdy';
  return first > second ? 'dmy' : 'mdy';
};

/** True where a cell looks like a day at all. */
export const looksLikeDay = (cell: string): boolean => NUMBERS.test(cell) || ISO.test(cell) || WORDS.test(cell);

const day = (year: number, month: number, date: number): string | null => {
  const at = new Date(Date.UTC(year, month - 1, date));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date || year < 1900 || year > 2199) return null;
  return at.toISOString().slice(0, 10);
};

/** 'YYYY-MM-DD' of a cell, null where it is none. Two digits of a year are of this century, up to twenty years ahead. */
export const dayOf = (cell: string, order: DayOrder, thisYear: number): string | null => {
  const text = cell.trim();
  const iso = ISO.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const worded = WORDS.exec(text);
  if (worded) {
    const month = MONTHS.indexOf((worded[1] ?? worded[4] ?? '').slice(0, 3).toLowerCase());
    return month < 0 ? null : day(Number(worded[5]), month + 1, Number(worded[2] ?? worded[3]));
  }
  const numbers = NUMBERS.exec(text);
  if (!numbers) return null;
  const [, a = '', b = '', written = ''] = numbers;
  const short = 2000 + Number(written);
  const year = written.length === 4 ? Number(written) : short > thisYear + 20 ? short - 100 : short;
  return order === 'mdy' ? day(year, Number(a), Number(b)) : day(year, Number(b), Number(a));
};
