import { choice, Fault, type Field, html, line, own, whole } from '@nestling/blocks/field.ts';
import { type BlockDocument, type BlockOfKind, blockSchema } from '@nestling/blocks/schema.ts';

const AWAY = /^(https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>]+|tel:[+\d\s().-]+)$/i;
/** An address of the same site: one slash, and what slugs are made of. */
const WITHIN = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Whether a link leads somewhere: the web, mail, a phone, or a page of the same site ('/tours'). Nothing that runs. */
export const isSiteLink = (href: string): boolean => AWAY.test(href) || WITHIN.test(href);

const siteLink: Field<string> = {
  ...line(500),
  as: 'link',
  read: (value, clean) => {
    const href = line(500).read(value, clean);
    if (href !== '' && !isSiteLink(href)) throw new Fault('BAD_LINK');
    return href;
  },
};
const photo = { src: own('picture', 80), alt: line(300) };
const most = (empty: number) => whole(1, 24, { empty });

const leaves = [
  'heading',
  'text',
  'picture',
  'button',
  'quote',
  'question',
  'address',
  'hours',
  'rooms',
  'meals',
  'team',
  'programs',
  'events',
  'news',
  'week',
  'testimonials',
  'posts',
  'form',
] as const;
const column = { of: [...leaves, 'columns'], most: 50, begins: ['text'] } as const;
const photos = { of: ['picture'], most: 24, begins: ['picture'] } as const;

/**
 * The kinds of blocks of a page. What the site tells elsewhere (team, events, …) is filled in when it is released; addresses,
 * hours, rooms and meals follow the portal, and change with it; a form is one of the portal’s public ones, by its number.
 */
const kinds = {
  heading: { fields: { text: line(200), level: choice('2', '3') } },
  text: { fields: { html: html(20_000) } },
  picture: { fields: { ...photo, href: siteLink } },
  gallery: { fields: {}, slots: { pictures: photos } },
  button: { fields: { label: line(80), href: siteLink } },
  quote: { fields: { text: line(1_000), by: line(200) } },
  question: { fields: { question: line(300), html: html(5_000) } },
  address: { fields: {} },
  hours: { fields: {} },
  rooms: { fields: {} },
  meals: { fields: {} },
  team: { fields: { most: most(24) } },
  programs: { fields: { most: most(24) } },
  events: { fields: { most: most(6) } },
  news: { fields: { most: most(6) } },
  week: { fields: {} },
  testimonials: { fields: { most: most(6) } },
  posts: { fields: { most: most(3) } },
  form: { fields: { form: own('form', 10) } },
  columns: { fields: {}, slots: { left: column, right: column } },
} as const;

/** The set of blocks of a page. */
export const pageBlocks = blockSchema({
  kinds,
  root: [...leaves, 'gallery', 'columns'],
  most: 500,
  id: /^[a-z0-9]{4,32}$/,
});

export type PageBlock = BlockOfKind<typeof kinds>;
/** What a page says. */
export type PageDocument = BlockDocument<PageBlock>;
