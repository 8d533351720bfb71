import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../db/tables.ts';
import { environment } from './environment.ts';
import { isBehindProxy } from './proxies.ts';

/** SQL of the host of a centre (`c`): a name of its own, one the platform gave it, else the name it has on this machine. */
export const hostOf: Sql = sql`coalesce((select h.host from centre_host h where h.centre_id = c.id and h.kind = 'portal'
    order by h.domain_id is null, array_position(array['localhost', '127.0.0.1', '[::1]'], h.host) nulls first, h.host limit 1),
  c.slug || '.localhost')`;

/** SQL of the host that was given to a site of a centre (`c`); null where none was. */
export const hostOfSite = (site: Sql): Sql =>
  sql`(select min(h.host) from centre_host h where h.centre_id = c.id and h.site_id = ${site})`;

/** Origin of the pages under a host. Behind a proxy that is https; PORTAL_URL says otherwise ('https://{host}:8443'). */
export const originAt = (host: string): string => {
  const { PORTAL_URL, PORT, TRUST_PROXY } = environment();
  if (PORTAL_URL) return PORTAL_URL.replace('{host}', host).replace(/\/$/, '');
  return isBehindProxy({ TRUST_PROXY }) ? `https://${host}` : `http://${host}:${PORT}`;
};

/**
 * Where people reach the pages of a centre, such as 'https://sunny.example.com'. Links that are sent or kept are built
 * from it and never from a request: whoever sends one writes its host and scheme as they like.
 */
export const originOf = async (db: Kysely<DB>, centre: number): Promise<string> => {
  const { rows } = await sql<{ host: string }>`select ${hostOf} as host from centre c where c.id = ${centre}`.execute(
    db,
  );
  return originAt(rows[0]?.host ?? 'localhost');
};

/**
 * SQL of the host of the first site of a centre (`c`): the first that was given to its public pages, else `www.` before its
 * name here.
 */
export const siteHostOf: Sql = sql`coalesce((select o.host from centre_host o
    where o.centre_id = c.id and o.kind = 'site' and o.site_id is null
    order by o.domain_id is null, o.host limit 1), 'www.' || c.slug || '.localhost')`;

/** Where a host leads readers; null for one that is known on this machine alone, while others reach us by a proxy. */
export const originForReaders = (host: string): string | null =>
  host.endsWith('.localhost') && isBehindProxy({ TRUST_PROXY: environment().TRUST_PROXY }) ? null : originAt(host);

/** Where everybody reads the public pages of a centre. They share no origin with the portal. */
export const siteOriginOf = async (db: Kysely<DB>, centre: number): Promise<string> => {
  const { rows } = await sql<{
    host: string;
  }>`select ${siteHostOf} as host from centre c where c.id = ${centre}`.execute(db);
  return originAt(rows[0]?.host ?? 'www.localhost');
};

/** SQL of all hosts, each with whose it is. */
export const allHosts: Sql = sql`(select host, centre_id as owner from centre_host)`;

/** The hosts a centre has of its own for its portal. */
export const hostsOf = async (db: Kysely<DB>, centre: number): Promise<string[]> =>
  (
    await db
      .selectFrom('centre_host')
      .select('host')
      .where('centre_id', '=', centre)
      .where('kind', '=', 'portal')
      .orderBy('host')
      .execute()
  ).map(({ host }) => host);

/** The hosts of the portal of the platform's own centre. */
export const hostsOfHome = async (db: Kysely<DB>): Promise<string[]> => {
  const { rows } = await sql<{ host: string }>`select h.host from centre_host h join centre c on c.id = h.centre_id
    where c.is_platform and h.kind = 'portal' order by h.host`.execute(db);
  return rows.map(({ host }) => host);
};
