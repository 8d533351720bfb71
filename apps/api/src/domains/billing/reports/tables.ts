import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type Asked, from, lastDays, payer, places, slice, to } from './asked.ts';

export interface BalanceRow {
  readonly student_id: number;
  readonly student_name: string;
  readonly payer_name: string | null;
  readonly charged: number;
  readonly paid: number;
  readonly balance: number;
  readonly current: number;
  readonly late_30: number;
  readonly late_60: number;
  readonly late_90: number;
  readonly late_over: number;
}

/**
 * Balances by student and payer at the end of the last day, or of today at each location, from the ledger's lines; `charged` and `paid` are what was
 * booked within the days. Ages are of what is owed on each invoice then.
 */
export const balanceRows = async (ctx: Ctx, asked: Asked): Promise<readonly BalanceRow[]> => {
  const { rows } = await sql<BalanceRow>`
    with ends as (${lastDays(ctx, asked)}),
    lines as (
      select a.student_id, a.user_id, a.agency_id, a.centre_id, l.kind, l.cents, l.invoice_id, e.effective_on, d.last
      from ledger_line l join ledger_entry e on e.id = l.entry_id
      join ledger_account a on a.id = l.account_id
      join ends d on d.id = a.location_id
      where l.kind in ('receivable', 'credit') and e.effective_on <= d.last
        and ${places(ctx, asked, sql`a.location_id`)}),
    owed as (select n.student_id, n.user_id, n.agency_id, n.invoice_id, sum(n.cents) as cents,
        n.last - i.due_date as late from lines n join invoice i on i.id = n.invoice_id
      where n.kind = 'receivable' group by 1, 2, 3, 4, n.last, i.due_date),
    aged as (select student_id, user_id, agency_id, sum(cents) filter (where late <= 0) as c0,
        sum(cents) filter (where late between 1 and 30) as c1, sum(cents) filter (where late between 31 and 60) as c2,
        sum(cents) filter (where late between 61 and 90) as c3, sum(cents) filter (where late > 90) as c4 from owed group by 1, 2, 3),
    sums as (select centre_id, student_id, user_id, agency_id,
        sum(cents) filter (where kind = 'receivable' and cents > 0 and effective_on >= ${from(asked)}) as charged,
        -sum(cents) filter (where kind = 'receivable' and cents < 0 and effective_on >= ${from(asked)}) as paid,
        sum(cents) as balance from lines group by 1, 2, 3, 4)
    select coalesce(s.student_id, 0) as student_id, coalesce(st.full_name, '') as student_name, ${payer('s')} as payer_name,
      coalesce(s.charged, 0)::float8 as charged, coalesce(s.paid, 0)::float8 as paid, s.balance::float8 as balance,
      coalesce(g.c0, 0)::float8 as current, coalesce(g.c1, 0)::float8 as late_30, coalesce(g.c2, 0)::float8 as late_60,
      coalesce(g.c3, 0)::float8 as late_90, coalesce(g.c4, 0)::float8 as late_over
    from sums s left join student st on st.id = s.student_id
    left join aged g on g.student_id is not distinct from s.student_id and g.user_id is not distinct from s.user_id
      and g.agency_id is not distinct from s.agency_id
    order by st.lname, st.fname, s.student_id, s.user_id, s.agency_id ${slice(asked)}`.execute(ctx.db);
  return rows;
};

export interface TransactionRow {
  readonly id: number;
  readonly date: string;
  readonly booked_at: Date;
  readonly kind: string;
  readonly number: string | null;
  readonly student_name: string | null;
  readonly payer_name: string | null;
  readonly note: string | null;
  readonly by_name: string | null;
  /** What it does to the balance: above zero more is owed. */
  readonly amount: number;
}

/** Every entry of the ledger that moved what is owed, or what came in, within the days. */
export const transactionRows = async (ctx: Ctx, asked: Asked): Promise<readonly TransactionRow[]> => {
  const { rows } = await sql<Omit<TransactionRow, 'booked_at'> & { booked_at: string }>`
    select e.id::int as id, e.effective_on as date, e.booked_at, e.kind, max(i.number) as number, max(st.full_name) as student_name,
      max(coalesce(u.full_name, ag.name)) as payer_name, e.note, b.full_name as by_name,
      coalesce(sum(l.cents) filter (where l.kind in ('receivable', 'credit')), 0)::float8 as amount
    from ledger_entry e join ledger_line l on l.entry_id = e.id
    join ledger_account a on a.id = l.account_id
    left join invoice i on i.id = l.invoice_id
    left join student st on st.id = a.student_id
    left join app_user u on u.id = a.user_id
    left join billing_agency ag on ag.id = a.agency_id
    left join app_user b on b.id = e.by_user
    where e.effective_on between ${from(asked)} and ${to(asked)} and ${places(ctx, asked, sql`e.location_id`)}
    group by e.centre_id, e.id, b.full_name order by e.effective_on, e.id ${slice(asked)}`.execute(ctx.db);
  return rows.map((row) => ({ ...row, booked_at: new Date(row.booked_at) }));
};

export interface SummaryRow {
  readonly part: string;
  readonly name: string;
  readonly amount: number;
}

/**
 * The period by category, way of payment and location, of the ledger's lines: what was billed, waived, given as credit,
 * came in and went back. Income and deposits less what was waived and given equal what came in and what is owed more than before.
 */
export const summaryRows = async (ctx: Ctx, asked: Asked): Promise<readonly SummaryRow[]> => {
  const { rows } = await sql<SummaryRow>`
    with lines as (select l.kind, l.cents, a.category_id, a.method, a.location_id from ledger_line l
      join ledger_entry e on e.id = l.entry_id
      join ledger_account a on a.id = l.account_id
      where e.effective_on between ${from(asked)} and ${to(asked)} and ${places(ctx, asked, sql`a.location_id`)})
    select 'category' as part, coalesce(c.name, '') as name, -sum(l.cents)::float8 as amount, 1 as n from lines l
      left join charge_category c on c.id = l.category_id where l.kind = 'income' group by 2
    union all
    select 'method', coalesce(l.method, ''), sum(l.cents)::float8, 2 from lines l where l.kind = 'cash' group by 2
    union all
    select 'location', o.name, -sum(l.cents)::float8, 3 from lines l join location o on o.id = l.location_id
      where l.kind = 'income' group by 2
    union all
    select 'total', l.kind, sum(case when l.kind in ('income', 'credit', 'clearing', 'deposit', 'tax', 'surcharge') then -l.cents else l.cents end)::float8, 4 from lines l group by 2
    order by n, name`.execute(ctx.db);
  return rows;
};
