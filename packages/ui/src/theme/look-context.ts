import type { MantineTheme } from '@mantine/core';
import { createContext } from 'react';
import type { Tone } from '../colour/tone.ts';

/** How everything looks in a centre's colour: our variables, those of Mantine, and the theme its components ask for. */
export type Look = { readonly theme: MantineTheme; readonly tokens: string; readonly mantine: string };

/** The look in force, null until it is here, and whether it is light or dark. */
export const LookContext = createContext<{ readonly look: Look | null; readonly tone: Tone }>({
  look: null,
  tone: 'light',
});
