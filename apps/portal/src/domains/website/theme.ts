import { isObject } from '@nestling/rules/json.ts';
import { isThemeFont, type ThemeFont } from '@nestling/rules/website/theme.ts';

interface Stored {
  readonly colors: unknown;
  readonly fonts: unknown;
}

/** The colors a theme says, by what has them. */
export const colorsOf = ({ colors }: Stored): Readonly<Record<string, unknown>> => (isObject(colors) ? colors : {});

/** The fonts of a theme; those of the system where it says none. */
export const fontsOf = ({ fonts }: Stored): { readonly text: ThemeFont; readonly headings: ThemeFont } => {
  const given = isObject(fonts) ? fonts : {};
  const of = (name: string, other: ThemeFont): ThemeFont => {
    const font = given[name];
    return isThemeFont(font) ? font : other;
  };
  const text = of('text', 'system');
  return { text, headings: of('headings', text) };
};
