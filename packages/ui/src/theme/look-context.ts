import { createContext } from 'react';
import type { Tone } from '../colour/tone.ts';
import type { Look } from './look.tsx';

/** The look in force, null until it is here, and whether it is light or dark. */
export const LookContext = createContext<{ readonly look: Look | null; readonly tone: Tone }>({
  look: null,
  tone: 'light',
});
