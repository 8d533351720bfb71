import { isCenterSlug } from '@nestling/rules/center-slug.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { hostsOfHome, originAt } from '../../kernel/lib/origin-of.ts';
import { domainOf, isOurs } from './domain-name.ts';
import type { hostedChanges } from './hosting.inputs.ts';

type Told = Pick<InputOf<typeof hostedChanges>, 'url' | 'hostname' | 'base_url' | 'prefix_url' | 'path' | 'port'>;

/** Where a center is to be reached: under the platform's own name, or at a name of its own. */
export interface Place {
  readonly host: string;
  /** Its name in an address of the platform; null for a name of its own. */
  readonly slug: string | null;
}

const wrong = (field: string, told = message('centres.placeDiffers')) => declined(told, { field, code: 'DIFFERS' });

/** What of an address differs from how this system serves every center: at the top of a host, on one port for all. */
const differs = (url: URL, given: Told): ReturnType<typeof declined> | null => {
  const served = new URL(originAt(url.hostname));
  const own = ({ protocol, port }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));
  const atTop = (path: string | undefined) => path === undefined || path === '' || path === '/';
  if (url.hostname !== (given.hostname ?? url.hostname).toLowerCase()) return wrong('hostname');
  if (!atTop(url.pathname) || url.search !== '' || url.hash !== '' || url.username !== '') return wrong('url');
  if (given.base_url && URL.parse(given.base_url)?.origin !== url.origin) return wrong('base_url');
  if (!atTop(given.path)) return wrong('path', message('centres.placeAtTop'));
  if (given.prefix_url) return wrong('prefix_url', message('centres.placeAtTop'));
  if (given.port !== undefined && given.port !== own(served))
    return wrong('port', message('centres.placePort', { port: own(served) }));
  return null;
};

/** Reads where a center is to be reached. What differs from how all are served here, or can't be a host, is declined at its field. */
export const placeOf = async ({ db }: Ctx, given: Told): Promise<Place | ReturnType<typeof declined>> => {
  const url = URL.parse(given.url ?? `https://${given.hostname ?? ''}`);
  if (!url || !/^https?:$/.test(url.protocol)) return wrong('url', message('centres.noUrl'));
  const off = differs(url, given);
  if (off) return off;
  const home = await hostsOfHome(db);
  const host = url.hostname.toLowerCase();
  const [, local] = /^([a-z0-9-]+)\.localhost$/.exec(host) ?? [];
  const base = home.map((one) => one.replace(/^home/, '')).find((end) => host.endsWith(end));
  const slug = local ?? (base && host.slice(0, -base.length));
  if (slug !== undefined && slug !== '')
    return isCenterSlug(slug) ? { host, slug } : wrong('hostname', message('centres.noHost'));
  return domainOf(host) === null || isOurs(host, home)
    ? wrong('hostname', message('centres.noHost'))
    : { host, slug: null };
};
