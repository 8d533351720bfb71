import type { IncomingMessage } from 'node:http';

/** Host name of a `Host` header without its port; null when it is none. */
export function hostName(host: string | undefined): string | null {
  const name = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.exec(host ?? '')?.[1];
  return name?.toLowerCase() ?? null;
}

/**
 * May a page of this origin open views here? With a list, only origins on it (`https://*.example.org` stands for every
 * name below). Without, pages under the host name the gateway itself was called by, whatever their port. A request
 * without `Origin` comes from no page and is refused.
 */
export function originAllowed(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  // The gateway's own player page is always one of ours.
  if (host !== undefined && url.host === host) return true;
  if (origins.length === 0) return url.hostname === hostName(host);
  return origins.some((allowed) => {
    const star = /^(https?:)\/\/\*\.(.+)$/.exec(allowed);
    return star ? url.protocol === star[1] && url.host.endsWith(`.${star[2]}`) : url.origin === allowed;
  });
}
