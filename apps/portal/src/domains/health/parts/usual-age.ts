const units = { month: ['mes', 'meses'], year: ['año', 'años'], week: ['semana', 'semanas'] } as const;
const isUnit = (word: string): word is keyof typeof units => word in units;

/**
 * The usual age for a dose in the reader's language. Ages are texts of the center in English as the vaccines came with ("2 months",
 * "1 year later", "Birth"); whatever else somebody wrote stays as it is.
 */
export const usualAge = (text: string, language: 'en' | 'es'): string => {
  if (language === 'en') return text;
  if (text === 'Birth') return 'Al nacer';
  const [, count = '', unit = '', later] = /^(\d{1,3}) (month|year|week)s?( later)?$/.exec(text) ?? [];
  if (!isUnit(unit)) return text;
  const said = `${count} ${units[unit][count === '1' ? 0 : 1]}`;
  return later ? `${said} después` : said;
};
