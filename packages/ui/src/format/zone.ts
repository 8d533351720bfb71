import type { Language } from '../words.ts';

/** The zone of this device, as the zone database calls it: 'America/New_York'. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the browser calls a zone that the zone database has since given another name: 'Asia/Calcutta' of 'Asia/Kolkata'. */
export const sameZone = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** What the clock of a zone is called over the year, "Eastern Time", "Hora oriental", and its minutes ahead of UTC now. */
type ZoneNow = { readonly name: string; readonly ahead: number };

/** How a zone stands now; null where this browser is too old to know it. */
export const zoneNow = (zone: string, language: Language, now: number = Date.now()): ZoneNow | null => {
  try {
    const parts = new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      timeZone: zone,
      // UTC has no time of its own over the year: its generic name would be an offset.
      timeZoneName: zone === 'UTC' ? 'long' : 'longGeneric',
    }).formatToParts(now);
    const read = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
    const figure = (type: Intl.DateTimeFormatPartTypes): number => Number(read(type));
    const minute = Math.floor(now / 60_000) * 60_000;
    const there = Date.UTC(figure('year'), figure('month') - 1, figure('day'), figure('hour'), figure('minute'));
    const name = read('timeZoneName');
    return {
      name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1),
      ahead: (there - minute) / 60_000,
    };
  } catch {
    return null;
  }
};

/** "UTC", "UTC−05:00", "UTC+05:45" of minutes ahead of UTC. */
export const aheadWords = (minutes: number): string => {
  const whole = Math.abs(minutes);
  const two = (part: number): string => String(part).padStart(2, '0');
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
};
