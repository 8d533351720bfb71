/** Why a value is not taken, as a code: `TOO_LONG`. Thrown by fields; a document is read to the end all the same. */
export class Fault extends Error {
  readonly fault: string;
  constructor(fault: string) {
    super(fault);
    this.fault = fault;
  }
}

/** Cleans HTML before it is kept; `as` says which of the rules of whoever reads. */
export type Clean = (html: string, as: string) => string;

/** A name for a new block, which no other has. */
export type NewId = () => string;

/**
 * One value of a block: how it is read, what a new block has, and what an editor needs to draw it. `as` is how it is
 * written; an editor has a part for each of those below, a set of blocks may have further ones.
 */
export interface Field<V> {
  readonly as: string;
  /** What a new block has. */
  readonly empty: V;
  /** The key may be absent. */
  readonly optional: boolean;
  /** The most letters, or the largest number. */
  readonly most?: number | undefined;
  readonly least?: number | undefined;
  readonly choices?: readonly (string | number)[] | undefined;
  /** The value as it is kept. @throws Fault */
  readonly read: (value: unknown, clean: Clean) => V;
  /** The value for a copy of the block, with ids of its own inside. */
  renew?(value: V, newId: NewId): V;
  /** The value once these blocks are gone, which it may have named; undefined takes an optional one away. */
  forget?(value: V, gone: ReadonlySet<string>): V | undefined;
}

const letters = (value: unknown, most: number): string => {
  if (typeof value !== 'string') throw new Fault('INVALID');
  if (value.length > most) throw new Fault('TOO_LONG');
  return value;
};

const text = (as: string, most: number): Field<string> => ({
  as,
  empty: '',
  optional: false,
  most,
  read: (value) => letters(value, most).trim(),
});

/** Text of one line, trimmed. */
export const line = (most: number): Field<string> => text('line', most);

/** What an editor has a part of its own for, such as the key of a picture. */
export const own = (as: string, most: number): Field<string> => text(as, most);

/** HTML of an editor of rich text, cleaned by the rules `by`. */
export const html = (most: number, by = 'text', as = 'html'): Field<string> => ({
  as,
  empty: '',
  optional: false,
  most,
  read: (value, clean) => clean(letters(value, most), by),
});

const LINK = /^(https?:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:[+\d\s().-]+)$/i;

/** Where a link leads: the web, mail or a phone; '' for none. Nothing that runs. */
export const link = (most: number): Field<string> => ({
  ...text('link', most),
  read: (value) => {
    const href = letters(value, most).trim();
    if (href !== '' && !LINK.test(href)) throw new Fault('BAD_LINK');
    return href;
  },
});

/** One of a few words or numbers; a new block has the first. */
export const choice = <const T extends string | number>(first: T, ...others: readonly T[]): Field<T> => {
  const choices = [first, ...others];
  return {
    as: 'choice',
    empty: first,
    optional: false,
    choices,
    read: (value) => {
      const found = choices.find((one) => one === value);
      if (found === undefined) throw new Fault('INVALID');
      return found;
    },
  };
};

/** A whole number from `least` to `most`. `choices` are those an editor offers. */
export const whole = (
  least: number,
  most: number,
  { empty = least, choices, as = 'number' }: { empty?: number; choices?: readonly number[]; as?: string } = {},
): Field<number> => ({
  as,
  empty,
  optional: false,
  least,
  most,
  choices,
  read: (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw new Fault('INVALID');
    return value;
  },
});

/** A field that may be absent: null, '' and what its own reading makes of nothing are absent too. */
export const optional = <V>(field: Field<V>): Field<V | undefined> => ({
  ...field,
  empty: undefined,
  optional: true,
  read: (value, clean) => {
    if (value === undefined || value === null || value === '') return undefined;
    const read = field.read(value, clean);
    return read === '' || read === false ? undefined : read;
  },
  renew: (value, newId) => (value === undefined || !field.renew ? value : field.renew(value, newId)),
  forget: (value, gone) => (value === undefined || !field.forget ? value : field.forget(value, gone)),
});
