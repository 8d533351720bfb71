import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';

/** SQL condition on a line `l`: it tells what is held of a deposit, what was asked for less what is still owed of it. */
export const ofHeld: Sql = sql`l.kind in ('deposit', 'receivable')`;

/**
 * SQL of the cents that are held of the deposit whose id is `invoice`: what came in for it, less what was given back, used or
 * kept, of what was booked for days until `until` (left out: all). Never below zero: a check may bounce after its money was used.
 */
export const heldOn = (
  invoice: Sql,
  until?: Sql,
): Sql => sql`(select greatest(0, -coalesce(sum(l.cents), 0))::int from ledger_line l
  join ledger_entry e on e.id = l.entry_id
  where l.invoice_id = ${invoice} and ${ofHeld} and ${until === undefined ? sql`true` : sql`e.effective_on <= ${until}`})`;
