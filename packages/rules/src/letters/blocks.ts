/** A block that stands by itself or in a column. Texts may hold fields such as `{{first_name|there}}`. */
export type LeafBlock =
  | { readonly id: string; readonly type: 'heading'; readonly text: string }
  | { readonly id: string; readonly type: 'text'; readonly html: string }
  | { readonly id: string; readonly type: 'picture'; readonly src: string; readonly alt: string; readonly href: string }
  | { readonly id: string; readonly type: 'button'; readonly label: string; readonly href: string }
  | { readonly id: string; readonly type: 'divider' }
  | {
      readonly id: string;
      readonly type: 'social';
      readonly facebook: string;
      readonly instagram: string;
      readonly web: string;
    };

/**
 * A block that is filled in when the letter is set on its way: what a location serves this week or the next, what happens
 * there in so many days, and photos of the last seven days, which every family gets of its own children.
 */
export type LivingBlock =
  | { readonly id: string; readonly type: 'menu'; readonly location: number; readonly week: 'this' | 'next' }
  | { readonly id: string; readonly type: 'calendar'; readonly location: number; readonly days: number }
  | { readonly id: string; readonly type: 'photos' };

/** A block of a letter that says what it says. `page` is the body of a page that was uploaded, cleaned. */
export type StillBlock =
  | LeafBlock
  | {
      readonly id: string;
      readonly type: 'columns';
      readonly left: readonly LeafBlock[];
      readonly right: readonly LeafBlock[];
    }
  | { readonly id: string; readonly type: 'page'; readonly html: string };

export type LetterBlock = StillBlock | LivingBlock;

/** What a letter says. */
export interface LetterDocument {
  readonly blocks: readonly LetterBlock[];
}

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
