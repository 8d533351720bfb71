/**
 * What a token can be let do: the calls of a domain that only read, those that write, and live pictures by a scope of their
 * own. Whatever else its owner may do stays shut for it.
 */
export const tokenDomains = [
  'activities',
  'alerts',
  'announcements',
  'attendance',
  'billing',
  'blogs',
  'calendar',
  'cameras',
  'chat',
  'checkpoints',
  'files',
  'food',
  'forms',
  'health',
  'incidents',
  'learning',
  'locations',
  'media',
  'newsletters',
  'notifications',
  'plans',
  'portfolios',
  'relationships',
  'reports',
  'rooms',
  'schedules',
  'search',
  'settings',
  'students',
  'tags',
  'tickets',
  'users',
  'website',
] as const;

export type TokenDomain = (typeof tokenDomains)[number];

/** Domains a program only ever reads: what writes there changes who signs in, and what holds at the door. */
export const readOnlyDomains: readonly TokenDomain[] = ['locations', 'search', 'settings', 'users'];

/** Live pictures, and recordings of them. */
export const WATCH = 'watch';

/** Every scope there is, such as `attendance:read`. */
export const tokenScopes: readonly string[] = [
  ...tokenDomains.flatMap((domain) =>
    readOnlyDomains.includes(domain) ? [`${domain}:read`] : [`${domain}:read`, `${domain}:write`],
  ),
  WATCH,
];

const known = new Set(tokenScopes);
/** Whether text is a scope. */
export const isTokenScope = (text: string): boolean => known.has(text);

/** Days a token lasts unless it is said otherwise, and at most. */
export const TOKEN_DAYS = { usual: 90, most: 365 } as const;
