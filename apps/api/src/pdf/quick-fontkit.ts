import * as fontkit from '@cantoo/fontkit';
import type { PDFDocument } from '@cantoo/pdf-lib';

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];
type Font = Extract<Awaited<ReturnType<Fontkit['create']>>, { readonly layout: unknown }>;

/** Scripts whose letters stand side by side as they are, and everything no script has for itself. */
const SIDE_BY_SIDE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u;

/**
 * Fontkit as pages are written with it: letters that stand side by side are looked up one by one, and shaped is only what
 * has to be, which costs ten times as much. A text its shaper fails at (it does at some scripts) is looked up, too.
 */
export const quickFontkit: Fontkit = {
  create: (bytes, name) => {
    const font: Font = asFont(name === undefined ? fontkit.create(bytes) : fontkit.create(bytes, name));
    const shaped = font.layout.bind(font);
    const lookedUp = (text: string) => ({
      glyphs: [...text].flatMap((sign) => font.glyphForCodePoint(sign.codePointAt(0) ?? 0) ?? []),
    });
    font.layout = (text, features) => {
      if (SIDE_BY_SIDE.test(text)) return lookedUp(text);
      try {
        return shaped(text, features);
      } catch {
        return lookedUp(text);
      }
    };
    return font;
  },
};

const asFont = <F extends object>(made: F | null): Extract<F, { readonly layout: unknown }> => {
  if (made && isFont(made)) return made;
  throw new TypeError('A file of a font holds one face.');
};
const isFont = <F extends object>(made: F): made is Extract<F, { readonly layout: unknown }> => 'layout' in made;
