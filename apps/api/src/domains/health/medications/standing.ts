import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';

/** SQL: the line `e` of the log stands; nobody has taken it back. */
const stands = sql`not exists (select 1 from medication_event w where w.corrects_id = e.id)`;

/** SQL: what is left of a medicine, in the unit of its authorization; null where nothing was ever received. */
export const stockOf = (authorization: Sql): Sql => sql`(select case when bool_or(e.kind = 'received')
    then round(sum(case e.kind when 'received' then e.amount else -e.amount end)::numeric, 3)::float8 end
  from medication_event e where e.authorization_id = ${authorization}
    and e.kind in ('received', 'given', 'spilled', 'returned') and ${stands})`;

/** SQL: until when what was received last keeps; null where it does not say, or nothing was. */
export const keepsUntil = (authorization: Sql): Sql => sql`(select e.expires from medication_event e
  where e.authorization_id = ${authorization} and e.kind = 'received' and ${stands} order by e.id desc limit 1)`;

/** SQL: when it was given last, on any day. */
export const lastGiven = (authorization: Sql): Sql => sql`(select max(e.at) from medication_event e
  where e.authorization_id = ${authorization} and e.kind = 'given' and ${stands})`;

/** SQL: the doses that were dealt with on a day, as JSON that `dealtFrom` reads. */
export const dealtOn = (authorization: Sql, date: Sql): Sql =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'due', e.due) order by e.at), '[]')
    from medication_event e where e.authorization_id = ${authorization} and e.date = ${date}::date
      and e.kind in ('given', 'refused', 'missed', 'spilled') and ${stands})`;

/** A dose as JSON has it. */
export interface DealtJson {
  readonly kind: string;
  readonly at: string;
  readonly due: string | null;
}
/** What `dealtOn` answered, with its instants. */
export const dealtFrom = (json: readonly DealtJson[]) => json.map((one) => ({ ...one, at: new Date(one.at) }));
