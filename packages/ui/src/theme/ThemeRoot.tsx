import { DEFAULT_THEME, MantineProvider, mergeMantineTheme } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { paletteOf, type Tone } from '../colour/shades.ts';
import { themeOf } from './theme.ts';
import { variablesText } from './variables.ts';

/**
 * Gives everything below it the centre's theme.
 * The variables go into a constructed style sheet: a page under `style-src 'self'` would refuse a style element.
 * @param colour the centre's primary as `#rrggbb`
 */
export const ThemeRoot = ({ colour, tone, children }: { colour: string; tone: Tone; children: ReactNode }) => {
  const { theme, text } = useMemo(() => {
    const brand = paletteOf(colour);
    const made = themeOf(brand);
    return { theme: made, text: variablesText(mergeMantineTheme(DEFAULT_THEME, made), brand) };
  }, [colour]);

  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);

  return (
    <MantineProvider theme={theme} forceColorScheme={tone} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
};
