import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import { clock, date, flag, id, richText, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { todayOfCenter } from '../../../model/location/today.ts';
import { WebsiteEvent, WebsiteNews, WebsiteNewsCategory } from '../website.entities.ts';
import { img } from '../website.inputs.ts';
import { newsCategories, siteEvents, siteNews } from '../website.reach.ts';
import { content } from './content.ts';
import { gone, says } from './says.ts';
import { flagOf, numberOf, textsOf } from './texts.ts';

constraint('website_news_category_name', 'name', 'TAKEN', message('website.nameTaken'));

const details = richText(20_000);
const line = () => text(0, 200).nullish();

/** The time of a call as 'HH:mm', else what stands. */
const timeOf = (given: unknown, before: string | null | undefined): string | null =>
  given === undefined ? (before?.slice(0, 5) ?? null) : typeof given === 'string' ? given : null;

export const eventCalls = content(WebsiteEvent, {
  name: 'Event',
  names: 'Events',
  called: 'website event',
  reach: siteEvents,
  required: { title: text(1, 200), date: date() },
  optional: {
    details: details.nullish(),
    start_time: clock().nullish(),
    end_time: clock().nullish(),
    forpublic: flag().optional(),
    status: flag().optional(),
    img,
    title_es: line(),
    details_es: details.nullish(),
  },
  bad: 'an end before the start gets Error',
  columns: (_, given, before) => {
    const [start_time, end_time] = [
      timeOf(given.start_time, before?.start_time),
      timeOf(given.end_time, before?.end_time),
    ];
    if (end_time !== null && (start_time === null || end_time < start_time))
      return declined(message('website.endFirst'), { field: 'end_time', code: 'BEFORE_START' });
    return {
      set: {
        title: given.title,
        date: given.date,
        ...textsOf(given, 'title_es', 'details', 'details_es', 'img'),
        start_time,
        end_time,
        forpublic: flagOf(given.forpublic),
        status: flagOf(given.status),
      },
    };
  },
  hasStatus: true,
  order: ['date', 'start_time'],
  gone,
  says,
});

export const newsCategoryCalls = content(WebsiteNewsCategory, {
  name: 'NewsCategory',
  names: 'NewsCategories',
  called: 'website news category',
  reach: newsCategories,
  required: { name: text(1, 100) },
  optional: { name_es: text(0, 100).nullish() },
  bad: 'a name that exists gets Error',
  columns: (_, given) => ({ set: { name: given.name, ...textsOf(given, 'name_es') } }),
  held: async ({ db }, { id: category }) => {
    const { rows } = await sql`select 1 from website_news where category_id = ${category} limit 1`.execute(db);
    return rows.length > 0 ? declined(message('website.inUse'), { field: 'id', code: 'IN_USE' }) : undefined;
  },
  order: ['name'],
  gone,
  says,
});

export const newsCalls = content(WebsiteNews, {
  name: 'NewsItem',
  names: 'NewsItems',
  called: 'website news item',
  reach: siteNews,
  required: { title: text(1, 200), details },
  optional: {
    category: id(WebsiteNewsCategory).nullish(),
    date: date().optional(),
    img,
    status: flag().optional(),
    title_es: line(),
    details_es: details.nullish(),
  },
  bad: 'an unknown category gets Error',
  ids: { category: orError(newsCategories) },
  columns: async (ctx, given, before) => {
    if (given.details === '') return declined(message('website.noText'), { field: 'details', code: 'REQUIRED' });
    const day = typeof given.date === 'string' ? given.date : undefined;
    return {
      set: {
        title: given.title,
        details: given.details,
        ...textsOf(given, 'title_es', 'details_es', 'img'),
        date: day ?? (before ? undefined : await todayOfCenter(ctx)),
        category_id: numberOf(given.category),
        status: flagOf(given.status),
      },
    };
  },
  hasStatus: true,
  order: ['-date'],
  filters: {
    input: { category: id(WebsiteNewsCategory).optional() },
    columns: { category: 'category_id' },
    reach: { category: newsCategories },
  },
  gone,
  says,
});
