import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import { date, described, fields, ident, int, nested, orNull, raw } from '../../../kernel/read/entity.ts';
import { Deposit } from '../../../model/billing/entity.ts';
import { ownDeposits } from '../../../model/billing/reach.ts';
import { heldOn } from '../ledger/held.ts';
import { nameOf, studentName, today } from '../names.ts';
import { sumOfDeposit } from './sums.ts';

fields(Deposit, {
  id: described('That of the invoice it was charged on.', ident()),
  number: orNull.text(),
  location_id: ident(),
  student_id: ident(),
  student_name: studentName(Deposit),
  user_id: orNull.ident(),
  payer_name: raw('String', Deposit, (as) => nameOf(as, 'user_id')),
  name: raw(
    'String',
    Deposit,
    (as) => sql`(select t.name from invoice_item t where t.invoice_id = ${col(as, 'id')} order by t.id limit 1)`,
  ),
  date: date(),
  due_date: date(),
  amount: described(
    'Cents that were asked for.',
    raw(
      'Int',
      Deposit,
      (as) => sql`(select coalesce(sum(t.amount), 0)::int from invoice_item t
      where t.invoice_id = ${col(as, 'id')} and t.amount > 0)`,
    ),
  ),
  open: described('Cents still to be paid.', int('open_cents')),
  held: described(
    'Cents the center holds today.',
    raw('Int', Deposit, (as, _, now) => heldOn(col(as, 'id'), today(as, now))),
  ),
  returned: described(
    'Cents that went back to the family.',
    raw('Int', Deposit, (as) => sumOfDeposit(as, 'deposit_returned')),
  ),
  applied: described(
    'Cents that became credit, and pay for invoices.',
    raw('Int', Deposit, (as) => sumOfDeposit(as, 'deposit_applied')),
  ),
  kept: described(
    'Cents the center kept.',
    raw('Int', Deposit, (as) => sumOfDeposit(as, 'deposit_kept')),
  ),
  history: described(
    'What became of it: { kind, date, amount, note, by }; kinds are deposit_returned, deposit_applied, deposit_kept and, where a credit of it was voided, credit_void.',
    raw(
      'JSON',
      Deposit,
      (
        as,
      ) => sql`(select coalesce(json_agg(json_build_object('kind', x.kind, 'date', x.date, 'amount', x.amount, 'note', x.note, 'by', x.by) order by x.id), '[]')
        from (select e.id, e.kind, to_char(e.effective_on, 'YYYY-MM-DD') as date, sum(l.cents)::int as amount, e.note,
            (select u.full_name from app_user u where u.id = e.by_user) as by
          from ledger_line l join ledger_entry e on e.id = l.entry_id
          where l.invoice_id = ${col(as, 'id')} and l.kind = 'deposit'
            and e.kind in ('deposit_returned', 'deposit_applied', 'deposit_kept', 'credit_void')
          group by e.id, e.kind, e.effective_on, e.note, e.by_user) x)`,
    ),
  ),
});
nested(Deposit, ownDeposits);
