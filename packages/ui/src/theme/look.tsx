import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import { type ComponentType, type ContextType, createElement, type ReactNode, useContext, useMemo } from 'react';
import { paletteOf } from '../colour/shades.ts';
import { type Look, LookContext } from './look-context.ts';
import { mantineText } from './mantine-variables.ts';
import { themeOf } from './theme.ts';
import { tokensText } from './variables.ts';

/** The look of a colour, `#rrggbb`. */
export const lookOf = (colour: string): Look => {
  const brand = paletteOf(colour);
  const theme = mergeMantineTheme(DEFAULT_THEME, themeOf(brand));
  return { theme, tokens: tokensText(brand), mantine: mantineText(theme) };
};

const nothing = () => {};

/**
 * Gives Mantine's components below it what its own provider would, but for the sheets: `ThemeRoot` shows those. Within a part
 * that has a theme that one holds on: a dialog's says that lists open within it, where they are seen.
 */
export const Themed = ({ children }: { children: ReactNode }) => {
  const { look, tone } = useContext(LookContext);
  const above = useContext(MantineThemeContext);
  const mantine = useMemo(
    (): ContextType<typeof MantineContext> => ({
      colorScheme: tone,
      setColorScheme: nothing,
      clearColorScheme: nothing,
      getRootElement: () => document.documentElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [tone],
  );
  return (
    <MantineContext value={mantine}>
      <MantineThemeContext value={above ?? look?.theme ?? DEFAULT_THEME}>{children}</MantineThemeContext>
    </MantineContext>
  );
};

/** A part within the theme. */
export const themed = <P extends object>(Part: ComponentType<P>): ComponentType<P> => {
  const InTheme = (props: P) => <Themed>{createElement(Part, props)}</Themed>;
  return InTheme;
};
