import { hash } from 'node:crypto';
import { nextAppearance } from '../domains/blogs/public/read-posts.ts';
import { readPagePreview } from '../domains/website/preview.ts';
import { nextRelease, readShown } from '../domains/website/shown.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import { boundTo } from '../kernel/db/compile.ts';
import { Session } from '../kernel/db/session.ts';
import type { Site } from '../kernel/lib/sites.ts';
import { pathIn, type Reading, type SiteLanguage } from '../model/site/page.ts';
import { findPage } from './find-page.ts';
import { framed, nothingHere } from './frame.ts';
import { readPlaces } from './places.ts';
import type { Filled } from './show-form.ts';
import { showPage } from './show-page.ts';
import { NOTHING_RUNS, policyOf, styleOf } from './style.ts';

/** What goes out for an address of a site. */
export interface SiteAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly etag: string;
  /** The policy that goes with it. */
  readonly policy: string;
  /** Where it leads on to: in the same site, or where its center leads readers. */
  readonly location?: string;
  /** Search engines are told to leave it out. */
  readonly hidden: boolean;
  /** For one reader alone: kept nowhere. */
  readonly secret: boolean;
  /** When it changes by itself, ms since 1970. */
  readonly until: number;
}

const HTML = 'text/html; charset=utf-8';
const PATH = /^\/[A-Za-z0-9/._-]{0,300}$/;

/** The parts of a path and the language it is in; null where no page could stand there. */
const partsOf = (
  path: string,
): { readonly language: SiteLanguage; readonly parts: readonly string[]; readonly open: boolean } | null => {
  if (!PATH.test(path)) return null;
  const open = path.length > 1 && path.endsWith('/');
  const all = path === '/' ? [] : path.slice(1, open ? -1 : undefined).split('/');
  if (all.some((part) => part === '' || part === '.' || part === '..')) return null;
  const [first, ...rest] = all;
  return first === 'es' ? { language: 'es', parts: rest, open } : { language: 'en', parts: all, open };
};

/** What pages of a site are made with at a moment: nobody asks, the wall of the center stands. */
export const readingIn = ({ pools }: AppContext, site: Site, now: Date, language: SiteLanguage): Reading => {
  const session = new Session(pools, site.centre, false, []);
  const db = boundTo(async (statement) => {
    const [result] = await session.send([statement]);
    if (!result) throw new Error('A statement was sent without an answer.');
    return result;
  });
  return { db, site, now, language };
};

const answer = (text: string, more: Partial<SiteAnswer>): SiteAnswer => ({
  status: 200,
  type: HTML,
  text,
  etag: `"${hash('sha256', text, 'base64url').slice(0, 27)}"`,
  policy: NOTHING_RUNS,
  hidden: false,
  secret: false,
  until: Number.POSITIVE_INFINITY,
  ...more,
});

/** The earliest of some moments; never, where there is none. */
const earliest = (...moments: readonly (Date | null)[]): number =>
  Math.min(...moments.map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));

/** Makes what goes out for an address. Nothing of the request but its path is known here, and a form that was not taken. */
export const answerOf = async (
  appContext: AppContext,
  site: Site,
  path: string,
  filled?: Filled,
): Promise<SiteAnswer> => {
  const now = appContext.clock.now();
  const asked = partsOf(path);
  const center = readingIn(appContext, site, now, asked?.language ?? 'en');
  const { db } = center;
  const preview = asked?.parts[0] === 'preview' ? await readPagePreview(center, asked.parts.slice(1)) : null;
  const shown = preview?.shown ?? (await readShown(db, site.which, now));
  // What is published has a name of its own, which need not be that of the center.
  const reading = shown ? { ...center, site: { ...site, name: shown.body.site.name } } : center;
  const style = styleOf(shown?.body.theme ?? null);
  const places = shown ? await readPlaces(reading) : [];
  const whole = { shown, style, places };
  const policy = policyOf(style);
  const leadTo = (location: string, status: number) => answer('', { status, location, hidden: site.hidden, until: 0 });
  // The blog is at the first site whatever that shows; a further one is nowhere until it is published.
  const isThere = site.which === null || shown !== null;
  const found = preview
    ? await showPage(reading, preview.shown, preview.page, { preview: true })
    : isThere && asked && (await findPage(reading, shown, asked.parts, filled));
  if (!found || !asked)
    return answer(framed(reading, nothingHere(reading), whole), { status: 404, hidden: true, policy });
  if (found.kind === 'redirect') return leadTo(found.away ?? pathIn(reading.language, found.path), found.status);
  if (asked.open) return leadTo(pathIn(reading.language, `/${asked.parts.join('/')}`), 301);
  const ahead = earliest(await nextAppearance(db, now), shown ? null : await nextRelease(db, now));
  const until = Math.min(ahead, shown?.until ?? ahead);
  if (found.kind === 'file') return answer(found.text, { type: found.type, hidden: site.hidden, until });
  const { unlisted = false, secret = false, posts = false, status = 200 } = found;
  return answer(framed(reading, found, whole), {
    status,
    hidden: site.hidden || unlisted,
    secret,
    until,
    policy: policyOf(style, { posts }),
  });
};
