import { type Language, useSpeech, useWords } from '@nestling/ui/words.ts';
import { cityWords } from './zone-words.ts';

const isKnown = (zone: string): zone is keyof typeof cityWords.en & string => Object.hasOwn(cityWords.en, zone);

/** "Eastern Time", "Hora oriental": what the time of a zone is called over the year. */
const timeWords = (zone: string, language: Language): string | null => {
  try {
    // UTC has no time of its own over the year: its generic name would be an offset.
    const timeZoneName = zone === 'UTC' ? 'long' : 'longGeneric';
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName }).formatToParts(new Date());
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
    return name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : null;
  } catch {
    // A zone this browser is too old to know.
    return null;
  }
};

/** Names a zone of the zone database, 'America/New_York', for the reader: "Eastern Time (New York)". */
export const useZoneName = (): ((zone: string) => string) => {
  const city = useWords(cityWords);
  const { language } = useSpeech();
  return (zone) => {
    const place = isKnown(zone) ? city(zone) : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    const time = timeWords(zone, language);
    if (zone === 'UTC') return time ?? zone;
    return time ? `${time} (${place})` : place;
  };
};
