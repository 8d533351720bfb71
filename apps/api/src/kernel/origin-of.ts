import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/types.gen.ts';

/**
 * Where people reach the pages of a centre, for letters that no request has asked for, such as
 * 'https://sunny.example.com': its own host, else the name it has on this machine. Behind a proxy that is https; another
 * port is said by PORTAL_URL ('https://{host}:8443').
 */
export const originOf = async (db: Kysely<DB>, centre: number, env: NodeJS.ProcessEnv): Promise<string> => {
  const { rows } = await sql<{ host: string }>`
    select coalesce((select h.host from centre_host h where h.centre_id = c.id
        order by h.host in ('localhost', '127.0.0.1', '[::1]'), h.host limit 1),
      case c.slug when 'sunny' then 'localhost' else c.slug || '.localhost' end) as host
    from centre c where c.id = ${centre}`.execute(db);
  const host = rows[0]?.host ?? 'localhost';
  const { PORTAL_URL, TRUST_PROXY, PORT } = env;
  if (PORTAL_URL) return PORTAL_URL.replace('{host}', host).replace(/\/$/, '');
  return TRUST_PROXY === '1' ? `https://${host}` : `http://${host}:${PORT || 4000}`;
};
