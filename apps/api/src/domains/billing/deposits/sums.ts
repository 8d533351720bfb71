import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../../kernel/db/tables.ts';

/** SQL of the cents of a deposit that went one way, less what came back of a credit made of it. */
export const sumOfDeposit = (
  as: Alias<'invoice'>,
  kind: 'deposit_returned' | 'deposit_applied' | 'deposit_kept',
): Sql => sql`(select coalesce(sum(l.cents), 0)::int from ledger_line l join ledger_entry e on e.id = l.entry_id
  where l.invoice_id = ${col(as, 'id')} and l.kind = 'deposit'
    and (e.kind = ${kind} or (e.kind = 'credit_void' and ${kind}::text = 'deposit_applied')))`;
