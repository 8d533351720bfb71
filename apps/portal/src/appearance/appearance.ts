import { normalHex, type Tone } from '@nestling/ui/colour/shades.ts';
import { loadLanguage, type Speech } from '@nestling/ui/words.ts';
import { useSyncExternalStore } from 'react';
import { ThemeSettingDocument } from '../domains/settings/getThemeSetting.graphql.ts';
import { post } from '../graphql/post.ts';
import { chosenLocale, keepLocale, type Locale, speechOf } from './speech.ts';

/** Semi-dark is light with the navigation in dark. */
export const modes = ['light', 'semi-dark', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** How the portal looks and speaks, from the centre's settings and the person's choices on this device. */
export type Appearance = {
  readonly mode: Mode;
  readonly tone: Tone;
  readonly colour: string;
  /** The product as the centre calls it. */
  readonly product: string;
  /** The centre's own name, else the product's. */
  readonly title: string;
  /** Whether students are called pets here. */
  readonly pets: boolean;
  readonly logo: string | null;
  readonly showSignInPicture: boolean;
  readonly locale: Locale;
  readonly speech: Speech;
};

const keys = {
  mode: 'theme-mode',
  colour: 'default_theme_color',
  product: 'theme-product',
  title: 'theme-title',
  pets: 'theme-pets',
} as const;
const defaults = { colour: '#4a0d66', product: 'Nestling' } as const;

const modeNamed = (name: string | null | undefined): Mode | null => modes.find((mode) => mode === name) ?? null;

const make = (parts: Omit<Appearance, 'tone' | 'speech'>): Appearance => ({
  ...parts,
  tone: parts.mode === 'dark' ? 'dark' : 'light',
  speech: speechOf(parts.locale, parts.pets),
});

// The last visit's colours, so that the page does not change its look when the settings arrive.
let appearance = make({
  mode: modeNamed(localStorage.getItem(keys.mode)) ?? 'semi-dark',
  colour: normalHex(localStorage.getItem(keys.colour)) ?? defaults.colour,
  product: localStorage.getItem(keys.product) ?? defaults.product,
  title: localStorage.getItem(keys.title) ?? defaults.product,
  pets: localStorage.getItem(keys.pets) === 'true',
  logo: null,
  showSignInPicture: true,
  locale: chosenLocale(),
});

const watchers = new Set<() => void>();

const change = (parts: Partial<Omit<Appearance, 'tone' | 'speech'>>): void => {
  appearance = make({ ...appearance, ...parts });
  document.documentElement.lang = appearance.speech.language;
  for (const tell of watchers) tell();
};

/** The person's own choice of mode, kept on this device. */
export const chooseMode = (mode: Mode): void => {
  localStorage.setItem(keys.mode, mode);
  change({ mode });
};

/** The person's own choice of language, kept on this device. */
export const chooseLocale = (locale: Locale): void => {
  keepLocale(locale);
  // Where its file does not come, English stands in.
  void loadLanguage(speechOf(locale, false).language)
    .catch(() => undefined)
    .then(() => change({ locale }));
};

/** Asks for the centre's theme; without an answer the last known look stays. */
export const loadTheme = async (): Promise<void> => {
  try {
    const { getThemeSetting: theme } = await post(ThemeSettingDocument, {});
    if (!theme) return;
    const colour = normalHex(theme.theme_color) ?? defaults.colour;
    const product = theme.set_title || defaults.product;
    const title = theme.top_bar_title || product;
    localStorage.setItem(keys.product, product);
    localStorage.setItem(keys.colour, colour);
    localStorage.setItem(keys.title, title);
    localStorage.setItem(keys.pets, String(theme.pets_words));
    const own = modeNamed(localStorage.getItem(keys.mode));
    change({
      colour,
      product,
      title,
      pets: theme.pets_words,
      logo: theme.app_logo,
      showSignInPicture: theme.show_login_img !== false,
      mode: own ?? modeNamed(theme.theme_mode) ?? appearance.mode,
    });
  } catch {
    // Not worth a word to anybody: the page works in the look it has.
  }
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** The look in force, for components. */
export const useAppearance = (): Appearance => useSyncExternalStore(watch, () => appearance);

/** The look right now, for places outside React. */
export const currentAppearance = (): Appearance => appearance;
