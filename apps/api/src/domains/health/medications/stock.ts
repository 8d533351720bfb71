import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';

/** SQL: what is left of a medicine, in the unit of its authorization; null where nothing was ever received. */
export const stockOf = (authorization: Sql): Sql => sql`(select case when bool_or(e.kind = 'received')
    then round(sum(case e.kind when 'received' then e.amount else -e.amount end)::numeric, 3)::float8 end
  from medication_event e where e.authorization_id = ${authorization}
    and e.kind in ('received', 'given', 'spilled', 'returned')
    and not exists (select 1 from medication_event w where w.corrects_id = e.id))`;
