import { isMeantFor } from '@nestling/rules/audience.ts';
import { allows, type Role } from '@nestling/rules/roles.ts';
import { fillPath, href, hrefOf, screenOf, screenRows } from './addresses.ts';
import type { Screen, ScreenId } from './screen.ts';
import { currentSession, sessionReady } from './session/session.ts';

/** The first line of the menu a role may open; where it begins while its own start is not there. */
const firstOfMenu = (role: Role): string | null => {
  const lines = screenRows().flatMap(([, { menu, rule, path }]) =>
    menu && allows(role, rule) ? [{ menu, path }] : [],
  );
  const own = lines.filter(({ menu }) => isMeantFor(menu.audience, role));
  const first = own.sort((a, b) => a.menu.order - b.menu.order)[0];
  return first ? fillPath(first.path, {}) : null;
};

/** Where somebody of a role begins. */
export const landing = (role: Role): string => {
  const front = screenOf('front').redirect;
  const own = typeof front === 'function' ? front(role) : null;
  return own ? hrefOf(own, {}) : (firstOfMenu(role) ?? href('error.404'));
};

/** What the guard goes by. */
export type Guarded = Pick<Screen, 'rule' | 'redirect'>;

/** The role the guard goes by. Pages for guests do not wait for the session. */
const roleFor = async (row: Guarded): Promise<Role> => {
  const session = row.rule === 'guest' && !row.redirect ? currentSession() : await sessionReady();
  return session.person?.role ?? 'guest';
};

/**
 * Where somebody has to go instead of the screen, or null when it may be shown. A courtesy: the server answers alone.
 * @param asked the full address asked for, to come back to after signing in
 */
export const sentElsewhere = async (
  row: Guarded,
  params: Readonly<Record<string, string>>,
  asked: string,
): Promise<string | null> => {
  const role = await roleFor(row);
  if (!allows(role, row.rule))
    return role === 'guest' ? href('auth.login', {}, { back: asked }) : href('error.403', {}, { from: asked });
  if (!row.redirect) return null;
  if (typeof row.redirect !== 'function') return aliased(row.redirect, params, asked);
  const own = row.redirect(role);
  return own ? hrefOf(own, params) : landing(role);
};

/** Where an alias leads: parameters the other path has no place for go into the search, beside what stood there. */
export const aliased = (id: ScreenId, params: Readonly<Record<string, string>>, asked: string): string => {
  const path = hrefOf(id, params);
  const places = screenOf(id).path.split('/');
  const search = new URLSearchParams(asked.split('#')[0]?.split('?')[1]);
  for (const [name, value] of Object.entries(params))
    if (value && !places.some((part) => part.replace(/[:?]/g, '') === name)) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
};

/** An address to come back to: only of this origin, and never the sign-in page itself. */
export const safeBack = (back: string | undefined): string | null =>
  back?.startsWith('/') && !/^\/[/\\]/.test(back) && !back.startsWith('/login') ? back : null;

/** Where a path leads that no row knows. What is no page of the portal, as the site of a center, is told from it here. */
export const unknownAddress = (path: string): string => href('error.404', {}, { from: path });

/** True for a path of a row that is known; the rows of staff may not be yet. */
export const isKnownPath = (path: string): boolean => screenRows().some(([, row]) => fits(row.path, path));

/** True when an address leads to a screen whose rule admits the role; the parameters do not matter here. */
export const mayOpen = (address: string, role: Role): boolean => {
  const path = address.split(/[?#]/)[0] ?? '/';
  const row = screenRows()
    .map(([, one]) => one)
    .find((one) => fits(one.path, path));
  return row !== undefined && allows(role, row.rule);
};

const fits = (pattern: string, path: string): boolean => {
  const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+|\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
};
