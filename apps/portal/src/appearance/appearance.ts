import { normalHex } from '@nestling/ui/colour/hex.ts';
import type { Tone } from '@nestling/ui/colour/tone.ts';
import { loadLanguage, type Speech } from '@nestling/ui/words.ts';
import { useSyncExternalStore } from 'react';
import { ThemeSettingDocument } from '../domains/settings/getThemeSetting.graphql.ts';
import { post } from '../graphql/post.ts';
import { chosenLocale, keepLocale, type Locale, speechOf } from './speech.ts';

/** Semi-dark is light with the navigation in dark. */
export const modes = ['light', 'semi-dark', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** What a person may choose: a mode, or light and dark as the device has it. */
export const modeChoices = [...modes, 'system'] as const;
export type ModeChoice = (typeof modeChoices)[number];

/** How the portal looks and speaks, from the centre's settings and the person's choices on this device. */
export type Appearance = {
  /** What was chosen; `mode` is what comes of it now. */
  readonly choice: ModeChoice;
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
  /** Where the navigation stands. */
  readonly layout: 'vertical' | 'horizontal';
  /** Whether the sidebar is folded until somebody unfolds it. */
  readonly collapsed: boolean;
  readonly locale: Locale;
  readonly speech: Speech;
};

const keys = {
  mode: 'theme-mode',
  colour: 'default_theme_color',
  product: 'theme-product',
  title: 'theme-title',
  pets: 'theme-pets',
  layout: 'theme-layout',
  collapsed: 'theme-collapsed',
} as const;
const defaults = { colour: '#4a0d66', product: 'Nestling' } as const;

const choiceNamed = (name: string | null | undefined): ModeChoice | null =>
  modeChoices.find((choice) => choice === name) ?? null;

/** Whether the device is dark now, and when that changes. */
const systemDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

type Parts = Omit<Appearance, 'mode' | 'tone' | 'speech'>;

const make = (parts: Parts): Appearance => {
  const mode = parts.choice !== 'system' ? parts.choice : systemDark?.matches ? 'dark' : 'light';
  return { ...parts, mode, tone: mode === 'dark' ? 'dark' : 'light', speech: speechOf(parts.locale, parts.pets) };
};

// The last visit's colours, so that the page does not change its look when the settings arrive.
let appearance = make({
  choice: choiceNamed(localStorage.getItem(keys.mode)) ?? 'semi-dark',
  colour: normalHex(localStorage.getItem(keys.colour)) ?? defaults.colour,
  product: localStorage.getItem(keys.product) ?? defaults.product,
  title: localStorage.getItem(keys.title) ?? defaults.product,
  pets: localStorage.getItem(keys.pets) === 'true',
  logo: null,
  showSignInPicture: true,
  layout: localStorage.getItem(keys.layout) === 'horizontal' ? 'horizontal' : 'vertical',
  collapsed: localStorage.getItem(keys.collapsed) === 'true',
  locale: chosenLocale(),
});

let callProduct: (name: string) => void = () => undefined;

/** Tells how the center calls the product, now and whenever that changes. */
export const onProduct = (call: (name: string) => void): void => {
  callProduct = call;
  call(appearance.product);
};

const watchers = new Set<() => void>();

const change = (parts: Partial<Parts>): void => {
  appearance = make({ ...appearance, ...parts });
  document.documentElement.lang = appearance.speech.language;
  callProduct(appearance.product);
  for (const tell of watchers) tell();
};

systemDark?.addEventListener('change', () => change({}));

/** The person's own choice of mode, kept on this device. */
export const chooseMode = (choice: ModeChoice): void => {
  localStorage.setItem(keys.mode, choice);
  change({ choice });
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
    localStorage.setItem(keys.layout, theme.change_layout);
    localStorage.setItem(keys.collapsed, String(theme.collapse_sidebar));
    const own = choiceNamed(localStorage.getItem(keys.mode));
    change({
      colour,
      product,
      title,
      pets: theme.pets_words,
      logo: theme.app_logo,
      showSignInPicture: theme.show_login_img !== false,
      layout: theme.change_layout === 'horizontal' ? 'horizontal' : 'vertical',
      collapsed: theme.collapse_sidebar,
      choice: own ?? choiceNamed(theme.theme_mode) ?? appearance.choice,
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
