import { type ComponentType, type LazyExoticComponent, lazy as reactLazy } from 'react';
import { lookPart } from './theme/look-part.ts';
import { withWords } from './words.ts';

type Part<P> = { readonly default: ComponentType<P> };

/** A part that is fetched, with all it needs: its messages in the language in force, and the theme of Mantine's components. */
export const whole = async <P extends object>(code: Promise<Part<P>>): Promise<Part<P>> => {
  const [part, { themed }] = await Promise.all([withWords(code), lookPart()]);
  return { default: themed(part.default) };
};

/** React's `lazy`, for a part that comes whole; `Instead` stands where the line broke, if given. */
export const lazy = <P extends object>(
  load: () => Promise<Part<P>>,
  Instead?: ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> =>
  reactLazy(() =>
    whole(load()).catch((error: unknown) => {
      if (!Instead) throw error;
      return { default: Instead };
    }),
  );
