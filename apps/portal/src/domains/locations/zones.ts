import { plain } from '@nestling/rules/plain.ts';
import { aheadWords, sameZone, zoneHere, zoneNow } from '@nestling/ui/format/zone.ts';
import type { Language } from '@nestling/ui/words.ts';
import { cities } from './cities.ts';

/** A zone of the list: its name in the zone database and the country it lies in, 'US'; null for UTC. */
export type Zone = { readonly id: string; readonly value: string; readonly country: string | null };

const cityOf = (zone: string, language: Language): string =>
  cities[language][zone] ?? cities.en[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** "Eastern Time (New York)" of 'America/New_York', for the reader. */
export const zoneName = (zone: string, language: Language, detail = cityOf(zone, language)): string => {
  const name = zoneNow(zone, language)?.name;
  if (zone === 'UTC') return name ?? zone;
  return name ? `${name} (${detail})` : detail;
};

const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;

/** The country a person wrote, in either language, by its code or short: 'US' of "USA", "Estados Unidos", "us". */
const countryOf = (text: string, countries: ReadonlySet<string>): string | null => {
  const wanted = plain(text.replaceAll('.', '').trim());
  if (wanted === '') return null;
  if (wanted === 'usa') return 'US';
  const spoken = (['en', 'es'] as const).flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style })),
  );
  const isIt = (code: string): boolean =>
    plain(code) === wanted || spoken.some((names) => plain((names.of(code) ?? '').replaceAll('.', '')) === wanted);
  return [...countries].find(isIt) ?? null;
};

/** The zone of this device, where the list has it. */
export const zoneOfDevice = (zones: readonly Zone[]): Zone | undefined => {
  const here = zoneHere();
  const isHere = ({ value }: Zone): boolean => {
    try {
      return sameZone(value) === here;
    } catch {
      return false;
    }
  };
  return zones.find(({ value }) => value === here) ?? zones.find(isHere);
};

type Choice = { value: string; label: string };
/** What is chosen from, and what a choice is found by beside its label: id, country, name in the zone database. */
type ZoneChoices = { readonly data: { group: string; items: Choice[] }[]; readonly found: Map<string, string> };

/**
 * The zones as they are chosen from: those of the country first, the others from west to east.
 * @param country as somebody wrote it; without one, or an unknown one, that of this device
 */
export const zoneChoices = (
  zones: readonly Zone[],
  country: string,
  language: Language,
  others: string,
): ZoneChoices => {
  const known = new Set(zones.flatMap((zone) => zone.country ?? []));
  const own = countryOf(country, known) ?? zoneOfDevice(zones)?.country ?? null;
  const found = new Map<string, string>();
  const all = zones.map(({ id, value, country: lies }) => {
    const ahead = zoneNow(value, language)?.ahead ?? 0;
    const place = lies === null ? '' : countryName(lies, language);
    const city = cityOf(value, language);
    const detail = lies === own || plain(place) === plain(city) ? city : `${city}, ${place}`;
    const label = `${zoneName(value, language, detail)} · ${aheadWords(ahead)}`;
    found.set(id, plain([label, place, value.replaceAll('_', ' '), cityOf(value, 'en')].join(' ')));
    return { ahead, isOwn: lies !== null && lies === own, choice: { value: id, label } };
  });
  all.sort((a, b) => a.ahead - b.ahead || a.choice.label.localeCompare(b.choice.label, language));
  const group = (name: string, isOwn: boolean) => ({
    group: name,
    items: all.filter((one) => one.isOwn === isOwn).map(({ choice }) => choice),
  });
  const first = own === null ? [] : [group(countryName(own, language), true)];
  return { data: [...first, group(others, false)].filter(({ items }) => items.length > 0), found };
};
