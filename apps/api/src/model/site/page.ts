import type { Kysely } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { type Html, html } from '../../kernel/lib/html.ts';
import type { Site } from '../../kernel/lib/sites.ts';

export type SiteLanguage = 'en' | 'es';

/** What a public page is made with. Nobody asks: what it shows is shown to everybody. */
export interface Reading {
  readonly db: Kysely<DB>;
  readonly site: Site;
  readonly language: SiteLanguage;
  readonly now: Date;
}

/** A picture as pages show it; px. */
export interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** A page of a site, without the frame all of them have. */
export interface SitePage {
  readonly kind: 'page';
  readonly title: string;
  /** What search engines show below the title; null: nothing that is said of the page. */
  readonly description: string | null;
  /** The one address it is known by, without the language: '/blog/ducks'. */
  readonly path: string;
  /** Where it is known by that address, if not at the site it is read at. */
  readonly origin?: string;
  /** The languages it is written in; the others show it in the first of these, and lead search engines to it. */
  readonly languages: readonly SiteLanguage[];
  readonly body: Html;
  /** Shown where the address is passed on. */
  readonly picture?: Picture | null;
  /** When it was published and changed, of an article. */
  readonly published?: Date;
  readonly changed?: Date;
  /** What it is about, as schema.org writes it. */
  readonly data?: readonly object[];
  /** Search engines are to leave it out. */
  readonly unlisted?: boolean;
  /** Of one reader alone: kept nowhere. */
  readonly secret?: boolean;
  /** It holds a form that is sent to the same site. */
  readonly posts?: boolean;
  /** 200 but for a form that comes back. */
  readonly status?: 422;
}

/** Another address of the site. */
interface SiteRedirect {
  readonly kind: 'redirect';
  /** Without the language. */
  readonly path: string;
  readonly status: 301 | 302;
  /** An address elsewhere, in place of the path. */
  readonly away?: string;
}

/** What is no page: a feed, a list of addresses. */
export interface SiteFile {
  readonly kind: 'file';
  readonly type: string;
  readonly text: string;
}

export type Found = SitePage | SiteRedirect | SiteFile;

/** An address in a language: English stands at the top, Spanish below /es. */
export const pathIn = (language: SiteLanguage, path: string): string =>
  language === 'en' ? path : path === '/' ? '/es' : `/es${path}`;

/** A text in the language of a page, else in English, with the language it is in. */
export const either = (
  language: SiteLanguage,
  en: string,
  es: string | null,
): { readonly lang: SiteLanguage; readonly text: string } =>
  language === 'es' && es ? { lang: 'es', text: es } : { lang: 'en', text: en };

/** The width of a picture for narrow pages, px: made of the full one when it is first asked for. */
export const HALF_WIDTH = 800;

/** Where a picture of a site is fetched: whether it is public is asked each time. `face` is cut to a square of 384 px, `half` 800 px wide. */
export const picturePath = ({ key }: Pick<Picture, 'key'>, size: 'face' | 'half' | 'full'): string =>
  `/picture/${key}/${size}.webp`;

/** The widths a large picture is fetched in: a phone takes the half; nothing of one that is small. */
export const sourcesOf = (picture: Picture): Html | false =>
  picture.width > HALF_WIDTH &&
  html` srcset="${picturePath(picture, 'half')} ${HALF_WIDTH}w, ${picturePath(picture, 'full')} ${picture.width}w" sizes="(min-width: 64rem) 60rem, 100vw"`;
