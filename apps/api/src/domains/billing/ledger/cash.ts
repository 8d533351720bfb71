import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';

/** SQL of payments `p` with each line `n` of the cash they moved and its entry `e`: money that came in or went back. */
export const cashOfPayments: Sql = sql`payment p
  join ledger_line n on n.payment_id = p.id and n.kind in ('cash', 'clearing')
  join ledger_entry e on e.id = n.entry_id`;

/** SQL condition: its payer `p.user_id` is not on the black list of the child it was for, and may be written to about it. */
export const mayHearOfIt: Sql = sql`not exists (select 1 from guardian_link gl
  where gl.user_id = p.user_id and gl.student_id = p.student_id and gl.black_list)`;
