import type { SiteLanguage } from '../model/site/page.ts';

interface SiteWords {
  readonly skip: string;
  readonly menu: string;
  readonly blog: string;
  readonly signIn: string;
  /** The other language, in its own words. */
  readonly other: string;
  readonly feed: string;
  readonly gone: string;
  readonly goneText: string;
  readonly toStart: string;
  /** Above a page that is not published. */
  readonly preview: string;
}

/** The words of the frame all public pages have. */
export const words: Readonly<Record<SiteLanguage, SiteWords>> = {
  en: {
    skip: 'Skip to the text',
    menu: 'Menu',
    blog: 'Blog',
    signIn: 'Sign in',
    other: 'Español',
    feed: 'Posts',
    gone: 'This page isn’t here',
    goneText: 'It may have moved, or the address has a mistake in it.',
    toStart: 'Go to the start page',
    preview: 'Preview: only people with this address see this page, for an hour.',
  },
  es: {
    skip: 'Ir al texto',
    menu: 'Menú',
    blog: 'Blog',
    signIn: 'Iniciar sesión',
    other: 'English',
    feed: 'Entradas',
    gone: 'Esta página no está aquí',
    goneText: 'Puede que se haya movido o que la dirección tenga un error.',
    toStart: 'Ir al inicio',
    preview: 'Vista previa: solo quien tiene esta dirección ve la página, durante una hora.',
  },
};
