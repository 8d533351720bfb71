import { zonesOfCountries } from '@nestling/api/db/seed/zones-of-countries.ts';
import { expect, test } from 'vitest';
import { type Zone, zoneChoices, zoneName } from '../src/domains/locations/zones.ts';

const zones: Zone[] = Object.entries(zonesOfCountries).flatMap(([country, values]) =>
  values.split(' ').map((value) => ({ id: value, value, country })),
);
const few = zones.filter(({ country }) => country === 'US' || country === 'ES' || country === 'NP');
const found = (search: string, { found: texts }: ReturnType<typeof zoneChoices>) =>
  [...texts].filter(([, text]) => search.split(' ').every((word) => text.includes(word))).map(([id]) => id);

test('the zones of the country come first, in whichever way it was written, then the others from west to east', () => {
  for (const [written, language, group] of [
    ['United States', 'es', 'Estados Unidos'],
    ['EE. UU.', 'en', 'United States'],
    ['usa', 'en', 'United States'],
  ] as const) {
    const [own, others] = zoneChoices(few, written, language, 'others').data;
    expect([own?.group, others?.group]).toEqual([group, 'others']);
    expect(own?.items).toHaveLength(few.filter(({ country }) => country === 'US').length);
    expect(others?.items.map(({ value }) => value)).toEqual([
      'Atlantic/Canary',
      'Africa/Ceuta',
      'Europe/Madrid',
      'Asia/Kathmandu',
    ]);
  }
});

test('a zone is found by its city in either language, by its country and by how far it is ahead', () => {
  const choices = zoneChoices(few, 'España', 'es', 'others');
  expect(choices.data[0]?.items[2]?.label).toMatch(/^Hora de Europa central \(Madrid\) · UTC\+0[12]:00$/);
  expect(found('nueva york', choices)).toEqual(['America/New_York']);
  expect(found('new york', choices)).toEqual(['America/New_York']);
  expect(found('katmandu', choices)).toEqual(['Asia/Kathmandu']);
  expect(found('nepal utc+05:45', choices)).toEqual(['Asia/Kathmandu']);
});

test('every zone has a name of its own in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    const labels = zones.map(({ value, country }) => `${zoneName(value, language)} ${country}`);
    const twice = labels.filter((label, i) => labels.indexOf(label) !== i);
    expect(twice).toEqual([]);
  }
});
