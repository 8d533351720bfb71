import { createContext, use, useContext, useMemo } from 'react';

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
type SomeUnder<E> = { readonly [K in keyof E]?: string };

/** What the file of a set's Spanish exports: every message, and those that are said of pets instead. */
type Spanish<E> = { readonly es: Under<E>; readonly pets?: SomeUnder<E> };

/** The keys a set's Spanish has and its English has not; its export is no literal, whose keys would be counted. */
type Strays<S extends Spanish<E>, E> = Exclude<keyof S['es'] | keyof NonNullable<S['pets']>, keyof E>;

/**
 * A set of messages: English gives the keys, `pets` is what is said of pets instead. Spanish has a file of its own beside
 * it, `words.es.ts`, which whoever reads Spanish fetches with the code that says it.
 */
export type Words<E extends Texts> = {
  readonly en: E;
  readonly pets?: SomeUnder<E>;
  readonly es: () => Promise<Spanish<E>>;
};

/** The Spanish of one set: what fetches it, what has come, the first try and the one under way. */
type Fetched = {
  readonly load: () => Promise<Spanish<Texts>>;
  texts: Spanish<Texts> | null;
  first: Promise<void> | null;
  trying: Promise<void> | null;
};

/** The sets that are known by now, by what fetches their Spanish. */
const sets = new Map<() => Promise<unknown>, Fetched>();

/**
 * Declares the messages of a domain. `{name}` is filled in from the parameters; the keys `x_one` and `x_other` are
 * one message `x` that takes a `count`. Forgotten or misspelt keys and parameters do not compile.
 */
export const defineWords = <const E extends Texts, S extends Spanish<E>>(words: {
  readonly en: E;
  readonly pets?: SomeUnder<E>;
  readonly es: () => Promise<S & ([Strays<S, E>] extends [never] ? unknown : { readonly notInEnglish: Strays<S, E> })>;
}): Words<E> => {
  sets.set(words.es, { load: words.es, texts: null, first: null, trying: null });
  return words;
};

/** Fetches the Spanish of a set. What does not come is asked for again the next time; its English stands in. */
const fetchSpanish = (set: Fetched): Promise<void> => {
  set.trying ??= set
    .load()
    .then(
      (texts) => {
        set.texts = texts;
      },
      () => undefined,
    )
    .finally(() => {
      set.trying = null;
    });
  set.first ??= set.trying;
  return set.trying;
};

let inForce: Language = 'en';

/** Makes it the language in force, and fetches its messages of the sets that are known by now; English needs none. */
export const loadLanguage = async (language: Language): Promise<void> => {
  inForce = language;
  if (language === 'en') return;
  await Promise.all([...sets.values()].map((set) => set.texts ?? fetchSpanish(set)));
};

/** Code that is fetched, with its messages in the language in force: `withWords(import('./Part.tsx'))`. */
export const withWords = async <T>(code: Promise<T>): Promise<T> => {
  const part = await code;
  await loadLanguage(inForce);
  return part;
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

const fillIn = (text: string, fill: Readonly<Record<string, string | number>>, language: Language): string => {
  const filled = text.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = fill[name];
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? slot);
  });
  // One o'clock alone is singular in Spanish: "desde la 1:50 PM", "desde las 2:10 PM".
  return language === 'es' ? filled.replace(/\blas (?=1:\d)/g, 'la ') : filled;
};

/** The function behind `useWords`, for the places outside React. */
export const sayIn = <const E extends Texts>(words: Words<E>, { language, pets }: Speech): Say<E> => {
  const spanish = language === 'es' ? sets.get(words.es)?.texts : null;
  const base: Texts = spanish?.es ?? words.en;
  const overlay: Readonly<Record<string, string | undefined>> = (pets && (spanish ?? words).pets) || {};
  const plural = new Intl.PluralRules(language);
  const textOf = (key: string): string | undefined => overlay[key] ?? base[key];
  return (key, ...rest) => {
    const fill: Readonly<Record<string, string | number>> = rest[0] ?? {};
    const count = fill.count;
    const form = typeof count === 'number' ? textOf(`${key}_${plural.select(count)}`) : undefined;
    return fillIn(form ?? textOf(key) ?? textOf(`${key}_other`) ?? key, fill, language);
  };
};

/**
 * The messages of a set in the language in force: `const t = useWords(words); t('welcome', { name })`. A part that came
 * without its Spanish waits for it, as for code that is fetched.
 */
export const useWords = <const E extends Texts>(words: Words<E>): Say<E> => {
  const speech = useSpeech();
  const set = speech.language === 'es' ? sets.get(words.es) : undefined;
  if (set && !set.texts) use(set.first ?? fetchSpanish(set));
  const texts = set?.texts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is said from then on
  return useMemo(() => sayIn(words, speech), [words, speech, texts]);
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
