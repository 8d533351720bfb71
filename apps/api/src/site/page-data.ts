import { placedBlocks } from '@nestling/blocks/walk.ts';
import { type PageDocument, pageBlocks } from '@nestling/rules/website/blocks.ts';
import type { ReleasedPage } from '../domains/website/releases.ts';
import type { Shown } from '../domains/website/shown.ts';
import { plainOf } from '../kernel/lib/rich-text.ts';
import { pathIn, type Reading } from '../model/site/page.ts';
import { type HoursOf, readHours } from './house.ts';
import { mapOf, type Place, readPlaces } from './places.ts';
import { eventsAhead } from './show-content.ts';
import { DAYS } from './words.ts';

const SCHEMA = { '@context': 'https://schema.org' };

/** When a place is open; absent where no schedule says so. */
const hoursData = (name: string, hours: readonly HoursOf[]): object => {
  const open = hours.find((one) => one.name === name)?.open ?? [];
  return open.length === 0
    ? {}
    : {
        openingHoursSpecification: open.map(({ day, from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${DAYS.en[day - 1]}`,
          opens: from,
          closes: to,
        })),
      };
};

const whereData = ({ name, address, phone }: Place, hours: readonly HoursOf[]): object => ({
  ...(address ? { address, hasMap: mapOf(address) } : {}),
  ...(phone ? { telephone: phone } : {}),
  ...hoursData(name, hours),
});
const placeData = (place: Place, hours: readonly HoursOf[] = []): object => ({
  '@type': 'Place',
  name: place.name,
  ...whereData(place, hours),
});

/** The center itself: with its address where it has one place, else with its places. */
const centerData = ({ site }: Reading, places: readonly Place[], hours: readonly HoursOf[]): object => {
  const [only, ...others] = places;
  const where =
    only && others.length === 0 ? whereData(only, hours) : { location: places.map((place) => placeData(place, hours)) };
  return { ...SCHEMA, '@type': site.pets ? 'LocalBusiness' : 'ChildCare', name: site.name, url: site.origin, ...where };
};

const questionsData = (asked: readonly { readonly question: string; readonly html: string }[]): object => ({
  ...SCHEMA,
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainOf(html) },
  })),
});

const textOf = (row: Readonly<Record<string, unknown>>, name: string): string => {
  const value = row[name];
  return typeof value === 'string' ? value : '';
};

/** An event, by the clock of the center: schema.org takes a moment without a zone for one of the place. */
const eventData = (
  event: Readonly<Record<string, unknown>>,
  site: Reading['site'],
  places: readonly Place[],
): object => {
  const at = (time: string) => {
    const clock = textOf(event, time);
    return clock ? `${textOf(event, 'date')}T${clock}` : '';
  };
  const [end, details] = [at('end_time'), plainOf(textOf(event, 'details'))];
  return {
    ...SCHEMA,
    '@type': 'Event',
    name: textOf(event, 'title'),
    startDate: at('start_time') || textOf(event, 'date'),
    ...(end ? { endDate: end } : {}),
    ...(details ? { description: details } : {}),
    location: places[0] ? placeData(places[0]) : { '@type': 'Place', name: site.name },
    organizer: { '@type': 'Organization', name: site.name, url: site.origin },
  };
};

const trailData = ({ site, language }: Reading, name: string, path: string): object => ({
  ...SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: site.name, item: `${site.origin}${pathIn(language, '/')}` },
    { '@type': 'ListItem', position: 2, name, item: `${site.origin}${pathIn(language, path)}` },
  ],
});

/** What a page is about, as schema.org writes it: data, which whoever puts it into a page escapes. */
export const pageData = async (
  reading: Reading,
  shown: Shown,
  { page, document, path }: { readonly page: ReleasedPage; readonly document: PageDocument; readonly path: string },
): Promise<readonly object[]> => {
  const blocks = placedBlocks(pageBlocks, document).map(({ block }) => block);
  const asked = blocks.flatMap((block) => (block.type === 'question' && block.question ? [block] : []));
  const most = Math.max(0, ...blocks.flatMap((block) => (block.type === 'events' ? [block.most] : [])));
  const ahead = eventsAhead(shown, most);
  const places = page.is_home || ahead.length > 0 ? await readPlaces(reading) : [];
  return [
    page.is_home
      ? centerData(reading, places, await readHours(reading, shown.today))
      : trailData(reading, page.name, path),
    ...ahead.map((event) => eventData(event, reading.site, places)),
    ...(asked.length > 0 ? [questionsData(asked)] : []),
  ];
};
