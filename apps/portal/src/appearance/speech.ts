import type { Language, Speech } from '@nestling/ui/words.ts';

/** What a person may choose: English, Spanish, or English with the pets' words. */
export const locales = ['en', 'es', 'dogs'] as const;
export type Locale = (typeof locales)[number];

/** Those offered: the pets' words where they mean something, or where somebody has chosen them. */
export const offeredLocales = (petCentre: boolean, chosen: Locale): readonly Locale[] =>
  locales.filter((one) => one !== 'dogs' || petCentre || chosen === 'dogs');

const key = 'locale';

const stored = (): Locale | null => locales.find((locale) => locale === localStorage.getItem(key)) ?? null;

/** The person's choice, else the browser's language where we speak it, else English. */
export const chosenLocale = (): Locale => stored() ?? (navigator.language.startsWith('es') ? 'es' : 'en');

export const keepLocale = (locale: Locale): void => localStorage.setItem(key, locale);

/** How words are chosen for a locale in a centre; a centre for pets says pets' words in every language. */
export const speechOf = (locale: Locale, petCentre: boolean): Speech => ({
  language: locale === 'es' ? 'es' : 'en',
  pets: petCentre || locale === 'dogs',
});

/** The language asked of the server. */
export const spokenLanguage = (): Language => (chosenLocale() === 'es' ? 'es' : 'en');
