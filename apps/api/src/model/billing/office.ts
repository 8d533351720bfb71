import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';
import { rank } from '../user/rank.ts';

const worksWithMoney = sql`exists (select 1 from user_role ur
  join role r on r.id = ur.role_id and r.rank >= ${rank.manager}
  join role_permission rp on rp.role_id = r.id
  join permission p on p.id = rp.permission_id and p.name = 'manage_billing' where ur.user_id = u.id)`;
const isThere = (location: Sql): Sql =>
  sql`exists (select 1 from user_location ul where ul.user_id = u.id and ul.location_id = ${location})`;

/**
 * SQL of people `u`: who works with the money of a location. Those listed there whose role may, else the center's own
 * administration.
 */
export const billsAt = (
  location: Sql,
): Sql => sql`(u.status = 'active' and not u.pending and u.deleted_at is null and ${worksWithMoney}
  and (${isThere(location)} or exists (select 1 from user_role ur join role r on r.id = ur.role_id
      and r.rank >= ${rank.center} where ur.user_id = u.id)
    and not exists (select 1 from app_user o where o.status = 'active' and not o.pending and o.deleted_at is null
      and exists (select 1 from user_location ul where ul.user_id = o.id and ul.location_id = ${location})
      and exists (select 1 from user_role ur join role r on r.id = ur.role_id and r.rank >= ${rank.manager}
        join role_permission rp on rp.role_id = r.id join permission p on p.id = rp.permission_id and p.name = 'manage_billing'
        where ur.user_id = o.id))))`;
