import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** How the menu draws a line's picture; `size` in px. */
export type MenuIcon = ComponentType<{ readonly size?: number; readonly className?: string | undefined }>;

/**
 * The picture of a line that staff alone have. It comes after the first page, so that a parent at the door does not fetch
 * what grows with every screen of the office.
 */
export const late = (name: keyof typeof import('./staff-icons-drawn.ts').drawn): MenuIcon => {
  const Drawn = lazy<MenuIcon>(() =>
    import('./staff-icons-drawn.ts').then(
      ({ drawn }) => ({ default: drawn[name] }),
      () => ({ default: Place }),
    ),
  );
  return (props) => createElement(Suspense, { fallback: createElement(Place, props) }, createElement(Drawn, props));
};

/** Holds the place, so that words do not jump; stays where the line broke. */
const Place: MenuIcon = ({ size = 24, className }) => createElement('svg', { width: size, height: size, className });
