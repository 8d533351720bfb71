/** What of a site has a color of its own. */
export const THEME_COLORS = ['ink', 'paper', 'link', 'button', 'on_button'] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];
/** Colors as '#rrggbb'. */
export type ThemeColors = { readonly [C in ThemeColor]: string };

/** What a site has without a theme. */
export const DEFAULT_COLORS: ThemeColors = {
  ink: '#231f26',
  paper: '#faf8f5',
  link: '#4a0d66',
  button: '#4a0d66',
  on_button: '#ffffff',
};

/** Fonts that every reader has: nothing is fetched, from us or anybody else. */
export const THEME_FONTS = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  humanist: 'Optima,Candara,"Noto Sans",source-sans-pro,sans-serif',
  rounded: 'ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Manjari,Arial,sans-serif',
  serif: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif',
  old_style: '"Iowan Old Style","Palatino Linotype","URW Palladio L",P052,serif',
} as const;
export type ThemeFont = keyof typeof THEME_FONTS;
export const isThemeFont = (name: unknown): name is ThemeFont =>
  typeof name === 'string' && Object.hasOwn(THEME_FONTS, name);

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
/** Whether a text is a color and nothing else: it stands in a style sheet. */
export const isHexColor = (text: unknown): text is string => typeof text === 'string' && HEX.test(text);

const channels = (hex: string): readonly number[] => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
};

/** Relative luminance (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** How well one color is read on another: 1 to 21. */
export const contrastRatio = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** What text needs (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const PAIRS: readonly (readonly [ThemeColor, ThemeColor])[] = [
  ['ink', 'paper'],
  ['link', 'paper'],
  ['on_button', 'button'],
];

/** The colors of a theme, those it does not say from the default. */
export const themeColors = (given: Readonly<Record<string, unknown>>): ThemeColors => {
  const of = (name: ThemeColor) => {
    const color = Object.hasOwn(given, name) ? given[name] : undefined;
    return isHexColor(color) ? color : DEFAULT_COLORS[name];
  };
  return { ink: of('ink'), paper: of('paper'), link: of('link'), button: of('button'), on_button: of('on_button') };
};

/** The first two colors of a theme that cannot be read on one another; null where all can. */
export const contrastOf = (
  given: Readonly<Record<string, unknown>>,
): { readonly of: ThemeColor; readonly on: ThemeColor; readonly ratio: number; readonly least: number } | null => {
  const colors = themeColors(given);
  for (const [of, on] of PAIRS) {
    const ratio = contrastRatio(colors[of], colors[on]);
    if (ratio < LEAST) return { of, on, ratio, least: LEAST };
  }
  return null;
};
