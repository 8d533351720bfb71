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

/** A block of a letter. `page` is the body of a page that was uploaded, cleaned. */
export type LetterBlock =
  | LeafBlock
  | {
      readonly id: string;
      readonly type: 'columns';
      readonly left: readonly LeafBlock[];
      readonly right: readonly LeafBlock[];
    }
  | { readonly id: string; readonly type: 'page'; readonly html: string };

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
