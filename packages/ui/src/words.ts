import { createContext, useContext, useMemo } from 'react';

/** The languages messages are written in. */
export type Language = 'en' | 'es';

/** How words are chosen: the language, and whether the pets' words are laid over it. */
export type Speech = { readonly language: Language; readonly pets: boolean };

export const SpeechContext = createContext<Speech>({ language: 'en', pets: false });

/** The language and overlay in force; for dates and numbers use `language` as the locale. */
export const useSpeech = (): Speech => useContext(SpeechContext);

type Texts = Readonly<Record<string, string>>;

/** Messages under the keys of the English ones. */
type Under<E> = { readonly [K in keyof E]: string };

/**
 * A set of messages: English gives the keys, Spanish must have them all, pets' words replace some of either. Spanish in a
 * file of its own is fetched by `loadLanguage` alone: for sets that come with the first page.
 */
export type Words<E extends Texts> = {
  readonly en: E;
  readonly es: Under<E> | (() => Promise<Under<E>>);
  readonly pets?: Partial<Record<Language, { readonly [K in keyof E]?: string }>>;
};

/**
 * Declares the messages of a domain. `{name}` is filled in from the parameters; the keys `x_one` and `x_other` are
 * one message `x` that takes a `count`. Forgotten or misspelt keys and parameters do not compile.
 */
export const defineWords = <const E extends Texts>(words: Words<E>): Words<E> => {
  if (typeof words.es === 'function') fetched.set(words.es, null);
  return words;
};

/** The sets of which Spanish has a file of its own: null until it is here. */
const fetched = new Map<() => Promise<Texts>, Texts | null>();

/** Fetches the language's own files of the sets that are known by now; English needs none. */
export const loadLanguage = async (language: Language): Promise<void> => {
  if (language === 'en') return;
  await Promise.all([...fetched].map(async ([load, texts]) => texts ?? fetched.set(load, await load())));
};

type Slots<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type KeyOf<E> = keyof E extends infer K ? (K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K) : never;
type SlotsOf<E, K> = K extends keyof E
  ? E[K] extends string
    ? Slots<E[K]>
    : never
  : K extends string
    ? `${K}_other` extends keyof E
      ? 'count' | (E[`${K}_other`] extends string ? Slots<E[`${K}_other`]> : never)
      : never
    : never;
type Filled<S extends string> = [S] extends [never] ? [] : [{ readonly [P in S]: string | number }];

/** Says a message of the set it was made from, in the language in force. */
export type Say<E extends Texts> = <K extends KeyOf<E> & string>(key: K, ...fill: Filled<SlotsOf<E, K>>) => string;

const fillIn = (text: string, fill: Readonly<Record<string, string | number>>, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = fill[name];
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? slot);
  });

/** The function behind `useWords`, for the places outside React. */
export const sayIn = <const E extends Texts>(words: Words<E>, { language, pets }: Speech): Say<E> => {
  const { en, es } = words;
  const spanish = typeof es === 'function' ? fetched.get(es) : es;
  const base: Texts = (language === 'es' && spanish) || en;
  const overlay: Readonly<Record<string, string | undefined>> = (pets && words.pets?.[language]) || {};
  const plural = new Intl.PluralRules(language);
  const textOf = (key: string): string | undefined => overlay[key] ?? base[key];
  return (key, ...rest) => {
    const fill: Readonly<Record<string, string | number>> = rest[0] ?? {};
    const count = fill.count;
    const form = typeof count === 'number' ? textOf(`${key}_${plural.select(count)}`) : undefined;
    return fillIn(form ?? textOf(key) ?? textOf(`${key}_other`) ?? key, fill, language);
  };
};

/** The messages of a set in the language in force: `const t = useWords(words); t('welcome', { name })`. */
export const useWords = <const E extends Texts>(words: Words<E>): Say<E> => {
  const speech = useSpeech();
  return useMemo(() => sayIn(words, speech), [words, speech]);
};

/** A short text in both languages, for data that is not a message file, such as the title of a screen. */
export type Title = {
  readonly en: string;
  readonly es: string;
  readonly pets?: { readonly en: string; readonly es: string };
};

/** A title in the language in force. */
export const titleIn = (title: Title, { language, pets }: Speech): string =>
  (pets && title.pets ? title.pets : title)[language];
