import { isSiteLink } from './blocks.ts';

const PATH = /^(?:\/[A-Za-z0-9._-]+)+$/;
/** Whether a target leads to an address elsewhere: of the web alone, not to a phone or a letter. */
const AWAY = /^https?:\/\//i;
const STAR = '/*';

/** A path without the star at its end. */
export const bare = (path: string): string => (path.endsWith(STAR) ? path.slice(0, -STAR.length) : path);
const isStarred = (path: string): boolean => path.endsWith(STAR);
const isPath = (path: string): boolean =>
  path.length <= 300 && PATH.test(path) && path.split('/').every((part) => part !== '.' && part !== '..');

/** Whether addresses can be led on from here: '/tours', or '/old/*' for all that is below. Not the start page, and not all. */
export const isRedirectPath = (path: string): boolean => isPath(bare(path)) && !/^\/es(?:\/|$)/.test(path);

/** Whether addresses can be led on to here. What stood for a star is taken along by a target that ends with one. */
export const isRedirectTarget = (path: string, target: string): boolean => {
  if (AWAY.test(target)) return isSiteLink(target) && !target.endsWith('*');
  return target === '/' || (isPath(bare(target)) && (!isStarred(target) || isStarred(path)));
};

/** Whether an address, or any of those a star stands for, is led on by a path. */
const meets = (path: string, address: string): boolean => {
  const [from, to] = [bare(path), bare(address)];
  const below = (one: string, other: string) => one.startsWith(`${other}/`);
  if (!isStarred(path)) return isStarred(address) ? below(from, to) : from === to;
  return below(to, from) || (isStarred(address) && (from === to || below(from, to)));
};

export interface Redirect {
  readonly path: string;
  readonly target: string;
}

const leadsInto = (from: Redirect, to: Redirect): boolean => !AWAY.test(from.target) && meets(to.path, from.target);

/** Whether one leads to where another leads on: readers would go from one to the next. */
export const followsOn = (one: Redirect, other: Redirect): boolean => leadsInto(one, other) || leadsInto(other, one);

/** Whether a redirect leads to itself. */
export const turnsBack = (redirect: Redirect): boolean => leadsInto(redirect, redirect);

/** The paths that may lead an address on, the closest first. */
export const pathsFor = (address: string): readonly string[] => {
  const parts = address.split('/').slice(1);
  return [address, ...parts.map((_, i) => `/${parts.slice(0, parts.length - 1 - i).join('/')}${STAR}`)].filter(
    (path) => path !== `/${STAR}`,
  );
};

/** Where an address is led by a redirect of one of its `pathsFor`. */
export const ledTo = ({ path, target }: Redirect, address: string): string =>
  isStarred(path) && isStarred(target) ? `${bare(target)}${address.slice(bare(path).length)}` : target;
