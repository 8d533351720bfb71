import { useLayoutEffect } from 'react';
import type { Tone } from '../colour/tone.ts';

/** Shows a sheet while it is wanted. A page under `style-src 'self'` refuses a style element, but not this. */
export const useSheet = (text: string | null): void => {
  useLayoutEffect(() => {
    if (!text || !('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);
};

/** Tells the style sheets the tone of the page. */
export const useTone = (tone: Tone): void =>
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = tone;
    document.documentElement.dataset.respectReducedMotion = 'true';
  }, [tone]);
