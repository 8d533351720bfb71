const locales = { en: 'en-US', es: 'es-US' } as const;

/** A moment in a place's own clock as one says it: the time alone today, with the weekday within a week, else the date. */
export const when = (language: 'en' | 'es', at: Date, zone: string, now: Date): string => {
  const say = (options: Intl.DateTimeFormatOptions, moment = at) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: zone, ...options })
      .format(moment)
      .replaceAll(/[\u202f\u00a0]/g, ' ');
  const time = say({ hour: 'numeric', minute: '2-digit' });
  const day = (moment: Date) => say({ year: 'numeric', month: '2-digit', day: '2-digit' }, moment);
  const [at1, on] = language === 'en' ? ['at', 'on'] : ['a las', 'el'];
  if (day(at) === day(now)) return `${at1} ${time}`;
  if (Math.abs(at.getTime() - now.getTime()) < 6 * 86_400_000)
    return `${on} ${say({ weekday: 'long' })} ${at1} ${time}`;
  return `${on} ${say({ month: 'short', day: 'numeric' })} ${at1} ${time}`;
};
