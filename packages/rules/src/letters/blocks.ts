import { choice, html, line, link, own, whole } from '@nestling/blocks/field.ts';
import { type BlockDocument, type BlockOfKind, blockSchema } from '@nestling/blocks/schema.ts';

const href = link(500);
/** Read as the sender may read there when the letter is set on its way. */
const location = whole(1, 2_147_483_647, { as: 'location' });

/** Kinds that stand by themselves or in a column. */
const leaves = ['heading', 'text', 'picture', 'button', 'divider', 'social'] as const;
const column = { of: leaves, most: 20, begins: ['text'] } as const;

/** The kinds of blocks of a letter. Texts may hold fields such as `{{first_name|there}}`. */
const kinds = {
  heading: { fields: { text: line(200) } },
  text: { fields: { html: html(20_000) } },
  picture: { fields: { src: own('picture', 80), alt: line(300), href } },
  button: { fields: { label: line(80), href } },
  divider: { fields: {} },
  social: { fields: { facebook: href, instagram: href, web: href } },
  columns: { fields: {}, slots: { left: column, right: column } },
  /** The body of a page that was uploaded, cleaned. */
  page: { fields: { html: html(90_000, 'page', 'page') } },
  /** What a location serves, filled in when the letter is set on its way. */
  menu: { fields: { location, week: choice('this', 'next') } },
  /** What happens at a location in so many days, filled in too. */
  calendar: { fields: { location, days: whole(1, 62, { empty: 14, choices: [7, 14, 31] }) } },
  /** Photos of the last seven days, which every family gets of its own children. */
  photos: { fields: {} },
} as const;

/** The set of blocks of a letter. */
export const letterBlocks = blockSchema({
  kinds,
  root: [...leaves, 'columns', 'page', 'menu', 'calendar', 'photos'],
  most: 100,
  id: /^[a-z0-9]{4,32}$/,
});

export type LetterBlock = BlockOfKind<typeof kinds>;
/** A block that stands by itself or in a column. */
export type LeafBlock = BlockOfKind<typeof kinds, (typeof leaves)[number]>;
/** A block that is filled in when the letter is set on its way. */
export type LivingBlock = BlockOfKind<typeof kinds, 'menu' | 'calendar' | 'photos'>;
/** A block of a letter that says what it says. */
export type StillBlock = Exclude<LetterBlock, LivingBlock>;

/** What a letter says. */
export type LetterDocument = BlockDocument<LetterBlock>;

/** The personal fields of a letter, by their names. */
export const LETTER_FIELDS = ['first_name', 'full_name', 'center'] as const;
type LetterField = (typeof LETTER_FIELDS)[number];
/** What stands for one reader; empty where nothing is known, and the fallback shows. */
export type LetterValues = { readonly [F in LetterField]?: string | undefined };

const isField = (name: string): name is LetterField => LETTER_FIELDS.some((one) => one === name);

/**
 * Puts personal fields in: `{{first_name|there}}` is the value, or what stands behind the bar where there is none. What is
 * put in passes `safe`, so that a name shapes neither the page nor a header; a field nobody knows stays as it was written.
 */
export const withFields = (text: string, values: LetterValues, safe: (value: string) => string): string =>
  text.replace(/\{\{\s*([a-z_]{1,30})\s*(?:\|([^{}]{0,60}))?\}\}/g, (whole, name: string, fallback: string = '') =>
    isField(name) ? (values[name]?.trim() ? safe(values[name].trim()) : fallback) : whole,
  );
