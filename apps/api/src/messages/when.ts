const locales = { en: 'en-US', es: 'es-US' } as const;

/** "las 8:12 AM", "la 1:05 PM" of the shown time: Spanish counts hours. */
export const theHour = (shown: string): string => `${/^0?1:/.test(shown) ? 'la' : 'las'} ${shown}`;

/** A moment in a place's own clock as one says it: the time alone today, with the weekday within a week, else the date. */
export const when = (language: 'en' | 'es', at: Date, zone: string, now: Date): string => {
  const message = (options: Intl.DateTimeFormatOptions, moment = at) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...options })
      .format(moment)
      .replaceAll(/[\u202f\u00a0]/g, ' ');
  const time = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeStyle: 'short' })
    .format(at)
    .replaceAll(/[\u202f\u00a0]/g, ' ');
  const day = (moment: Date) => message({ year: 'numeric', month: '2-digit', day: '2-digit' }, moment);
  const [atTime, on] = language === 'en' ? [`at ${time}`, 'on'] : [`a ${theHour(time)}`, 'el'];
  if (day(at) === day(now)) return atTime;
  if (Math.abs(at.getTime() - now.getTime()) < 6 * 86_400_000) return `${on} ${message({ weekday: 'long' })} ${atTime}`;
  return `${on} ${message({ month: 'short', day: 'numeric' })} ${atTime}`;
};

/** "11/21/2026" of '2026-11-21': a day in a column, the same in every language (the documents' MM/DD/YYYY). */
export const dateFigures = (day: string): string => day.slice(0, 10).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** "8:12 AM" of '08:12', in every language; no "a. m." whose point would meet that of the sentence. */
export const clockFigures = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
};

/** "11/21/2026 8:12 AM" of '2026-11-21T08:12', as the clocks of the place showed it. */
export const momentFigures = (moment: string): string => `${dateFigures(moment)} ${clockFigures(moment.slice(11, 16))}`;

/** "11/21/2026 – 11/30/2026", or the one day; '' of none. */
export const spanFigures = (...days: readonly (string | undefined)[]): string =>
  [...new Set(days.filter((day) => day !== undefined))].map(dateFigures).join(' – ');

/** "November 21, 2026", "21 de noviembre de 2026": the UTC day of a moment. */
export const dateOf = (language: 'en' | 'es', at: Date): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** "Dec 1 – 31, 2026", "1–31 dic 2026", or the one day: two days 'YYYY-MM-DD' that are both included, with plain spaces. */
export const spanOf = (language: 'en' | 'es', from: string, to: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

/** "Saturday, November 21, 2026" of '2026-11-21'. */
export const dayOf = (language: 'en' | 'es', day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
