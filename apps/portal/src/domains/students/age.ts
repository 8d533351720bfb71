import type { Language } from '@nestling/ui/words.ts';

/** Whole years and months between two days written YYYY-MM-DD; both 0 before the first month is over. */
export const ageOn = (born: string, day: string): { readonly years: number; readonly months: number } => {
  const [y1 = 0, m1 = 0, d1 = 0] = born.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = day.split('-').map(Number);
  const months = Math.max(0, (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0));
  return { years: Math.floor(months / 12), months: months % 12 };
};

/** "4 years, 2 months" in the reader's language; months alone below one year. Null without a birthday. */
export const ageWords = (born: string | null, day: string, language: Language): string | null => {
  if (!born) return null;
  const { years, months } = ageOn(born, day);
  const say = (count: number, unit: 'year' | 'month'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (years === 0) return say(months, 'month');
  return months === 0 ? say(years, 'year') : `${say(years, 'year')}, ${say(months, 'month')}`;
};
