import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';

/**
 * SQL of what was paid for care, `p`, of each entry `e`: money that came in or went back, without deposits that are only held and
 * without what a credit card cost more, which is no care. A
 * deposit counts on the day it pays for something; one that is kept never does, as nothing was cared for (IRS Pub. 503).
 */
export const paidForCare: Sql = sql`(
  select y.location_id, y.student_id, y.user_id, y.method, n.entry_id, n.cents
    from payment y join ledger_line n on n.payment_id = y.id and n.kind in ('cash', 'clearing', 'surcharge')
  union all
  select i.location_id, i.student_id, i.user_id, 'deposit', n.entry_id, n.cents
    from invoice i join ledger_line n on n.invoice_id = i.id and n.kind in ('deposit', 'receivable')
    join ledger_entry k on k.id = n.entry_id and k.kind <> 'deposit_kept' where i.deposit
  union all
  select c.location_id, c.student_id, c.user_id, 'deposit', n.entry_id, n.cents
    from credit c join ledger_line n on n.credit_id = c.id and n.kind = 'cash' where c.deposit_id is not null) p
  join ledger_entry e on e.id = p.entry_id`;

/** SQL condition: its payer `p.user_id` is not on the black list of the child it was for, and may be written to about it. */
export const mayHearOfIt: Sql = sql`not exists (select 1 from guardian_link gl
  where gl.user_id = p.user_id and gl.student_id = p.student_id and gl.black_list)`;
