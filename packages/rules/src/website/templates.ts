import type { ThemeColors, ThemeFont } from './theme.ts';

/** What a site may begin with: colors, fonts, and pages to be written on. */
export interface SiteTemplate {
  /** In English and in Spanish. */
  readonly name: { readonly en: string; readonly es: string };
  /** Whose pages it has. */
  readonly pages: 'children' | 'pets';
  readonly colors: ThemeColors;
  readonly fonts: { readonly text: ThemeFont; readonly headings: ThemeFont };
}

type Look = Pick<SiteTemplate, 'colors' | 'fonts'>;
const look = (
  [ink, paper, link, button, on_button]: readonly [string, string, string, string, string],
  text: ThemeFont,
  headings: ThemeFont,
): Look => ({ colors: { ink, paper, link, button, on_button }, fonts: { text, headings } });

const looks = {
  meadow: look(['#1f2a1d', '#f7faf3', '#2c6b2f', '#2c6b2f', '#ffffff'], 'system', 'rounded'),
  harbor: look(['#172230', '#f5f8fb', '#0b5394', '#0b5394', '#ffffff'], 'humanist', 'humanist'),
  sunrise: look(['#2d1f17', '#fff8f0', '#a33a00', '#a33a00', '#ffffff'], 'system', 'serif'),
  plum: look(['#2a1c2e', '#fbf7fc', '#6b2d7b', '#6b2d7b', '#ffffff'], 'rounded', 'rounded'),
  library: look(['#221d18', '#faf6ee', '#7a2e1f', '#3a3128', '#ffffff'], 'old_style', 'old_style'),
  pebble: look(['#22262a', '#ffffff', '#2f5d62', '#22262a', '#ffffff'], 'system', 'system'),
} as const;

const template = (pages: SiteTemplate['pages'], { colors, fonts }: Look, en: string, es: string): SiteTemplate => ({
  pages,
  colors,
  fonts,
  name: { en, es },
});

/** Twelve beginnings: six for children, six for pets. */
export const SITE_TEMPLATES = {
  meadow: template('children', looks.meadow, 'Meadow', 'Prado'),
  harbor: template('children', looks.harbor, 'Harbor', 'Puerto'),
  sunrise: template('children', looks.sunrise, 'Sunrise', 'Amanecer'),
  plum: template('children', looks.plum, 'Plum', 'Ciruela'),
  library: template('children', looks.library, 'Reading room', 'Sala de lectura'),
  pebble: template('children', looks.pebble, 'Pebble', 'Guijarro'),
  trail: template('pets', looks.meadow, 'Trail', 'Sendero'),
  riverbank: template('pets', looks.harbor, 'Riverbank', 'Ribera'),
  fireside: template('pets', looks.sunrise, 'Fireside', 'Chimenea'),
  lavender: template('pets', looks.plum, 'Lavender', 'Lavanda'),
  barn: template('pets', looks.library, 'Barn', 'Granero'),
  slate: template('pets', looks.pebble, 'Slate', 'Pizarra'),
} as const satisfies Record<string, SiteTemplate>;
export type SiteTemplateKey = keyof typeof SITE_TEMPLATES;

export const isSiteTemplate = (key: string): key is SiteTemplateKey => Object.hasOwn(SITE_TEMPLATES, key);
export const siteTemplateKeys: readonly SiteTemplateKey[] = Object.keys(SITE_TEMPLATES).filter(isSiteTemplate);
