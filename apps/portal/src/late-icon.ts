import { type ComponentType, createElement } from 'react';
import { later } from './later.ts';

/** How the menu draws a line's picture; `size` in px. */
export type MenuIcon = ComponentType<{ readonly size?: number; readonly className?: string | undefined }>;

/**
 * The picture of a line that staff alone have. It comes after the first page, so that a parent at the door does not fetch
 * what grows with every screen of the office.
 */
export const late = (name: keyof typeof import('./staff-icons-drawn.ts').drawn): MenuIcon =>
  later<Parameters<typeof Place>[0]>(
    () =>
      import('./staff-icons-drawn.ts').then(({ drawn }) => ({ default: (props) => createElement(drawn[name], props) })),
    Place,
    true,
  );

/** Holds the place, so that words do not jump; stays where the line broke. */
function Place({ size = 24, className }: { readonly size?: number; readonly className?: string | undefined }) {
  return createElement('svg', { width: size, height: size, className });
}
