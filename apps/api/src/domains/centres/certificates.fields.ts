import { sql } from 'kysely';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { allHosts } from '../../kernel/lib/origin-of.ts';
import { datetime, described, fields, ident, json, nested, raw, text } from '../../kernel/read/entity.ts';
import { scope } from '../../kernel/read/reach.ts';
import { CenterCertificate } from './certificates.entities.ts';
import { isHome } from './whose.ts';

/** Those of the own center; from home, all. */
export const certificatesInSight = scope(
  CenterCertificate,
  'certificates of the own center; from home, all',
  (who, as) => sql`(${col(as, 'owner_id')} = ${who.centre} or ${isHome(who)})`,
);

/** SQL: whether a certificate is for a host. */
export const isForHost = (names: Sql, host: Sql): Sql =>
  sql`(${host} = any(${names}) or regexp_replace(${host}, '^[^.]+', '*') = any(${names}))`;

fields(CenterCertificate, {
  id: ident(),
  names: described('The names it is for.', json()),
  hosts: described(
    'The hosts of its center it greets with: of several that are for a host, the one that ends last.',
    raw(
      'JSON',
      CenterCertificate,
      (as) => sql`(select coalesce(jsonb_agg(h.host order by h.host), '[]') from ${allHosts} h
        where h.owner = ${col(as, 'owner_id')} and ${isForHost(col(as, 'names'), sql`h.host`)}
          and not exists (select 1 from center_certificate o where o.owner_id = h.owner
            and ${isForHost(sql`o.names`, sql`h.host`)}
            and (o.not_after, o.id) > (${col(as, 'not_after')}, ${col(as, 'id')})))`,
    ),
  ),
  key_kind: described('Such as RSA 2048 or EC prime256v1.', text()),
  issuer: text(),
  fingerprint: described('SHA-256, in hex.', text()),
  not_before: datetime(),
  not_after: datetime(),
  created_at: datetime(),
});
nested(CenterCertificate, certificatesInSight);
