import { zoneWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { cityWords } from './zone-words.ts';

const isKnown = (zone: string): zone is keyof typeof cityWords.en & string => Object.hasOwn(cityWords.en, zone);

/** Names a zone of the zone database, 'America/New_York', for the reader: "Eastern Time (New York)". */
export const useZoneName = (): ((zone: string) => string) => {
  const city = useWords(cityWords);
  const { language } = useSpeech();
  return (zone) => {
    const place = isKnown(zone) ? city(zone) : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    const time = zoneWords(zone, language);
    if (zone === 'UTC') return time ?? zone;
    return time ? `${time} (${place})` : place;
  };
};
